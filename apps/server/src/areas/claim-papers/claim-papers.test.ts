import { claimCalls, claimPaperCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { importCalls } from '@boedel/contract/imports/imports.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const listFields = (problem: object) => Object.keys(problem);
async function createClaim() {
  const matterID = (await createMatter(testApp, firm, { systemType: 1 })).id;
  const creditor = await firm.admin.call(directoryCalls['creditor.add'], {
    body: { name: 'Paarl Voere', reference: 'PV 77', email: 'skuld@paarlvoere.test' },
  });
  const { body } = await firm.admin.call(claimCalls.add, {
    body: { matterID, creditorID: creditor.body.id, claimTypeID: 3, amount: 1_000 },
  });
  return { matterID, claim: body };
}

test('a nomination and a court form become PDFs among the papers of the claim, with the creditor’s own reference', async () => {
  const { matterID, claim } = await createClaim();
  const made = await firm.admin.call(claimPaperCalls.convertNominationFormToPDF, { body: { claimID: claim.id } });
  expect([made.status, made.body?.type, made.body?.contentType]).toEqual([200, 17, 'application/pdf']);
  const court = await firm.admin.call(claimPaperCalls.convertCourtFormToPDF, { body: { claimID: claim.id } });
  expect([court.status, court.body?.type]).toEqual([200, 11]);
  const file = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: made.body.id } });
  expect(file.raw.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  // An email address is none at which a creditor is found: the form leaves a line for it.
  const shown = await firm.admin.call(paperCalls.previewmattertemplate, {
    body: { matterID, templateID: 17, isStandardTemplate: true, answers: {}, row: { list: 'claims', index: 0 } },
  });
  expect(JSON.stringify(shown.body.paper)).toContain('Paarl Voere');
  expect(JSON.stringify(shown.body.paper)).not.toContain('By email');
  const [upload] = (
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
      { name: 'signed.pdf', content: '%PDF-1.7\nsigned\n%%EOF' },
    ])
  ).body;
  const answer = await firm.admin.call(claimPaperCalls.uploadedCourtOrderAudit, {
    body: { claimID: claim.id, documentID: upload!.id },
  });
  expect(answer.status).toBe(200);
  const papers = await firm.admin.call(documentLinkCalls.getbyclaimid, { query: { claimID: claim.id } });
  expect(papers.body.map(({ title }) => title).toSorted()).toEqual([
    'Claim Court Order: Paarl Voere',
    'Nomination Document: Paarl Voere',
    'signed',
  ]);
  expect(await listTrail(testApp, firm, matterID)).toContain('creditorclaim.courtOrder.uploaded');
  // A paper of another matter is as good as none.
  const other = await createClaim();
  const foreign = await firm.admin.call(claimPaperCalls.uploadedNominationFormAudit, {
    body: { claimID: other.claim.id, documentID: upload!.id },
  });
  expect(foreign.status).toBe(404);
});

test('the audit trail names each uploaded paper of a claim', async () => {
  const { matterID, claim } = await createClaim();
  const [upload] = (
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
      { name: 'scan.pdf', content: '%PDF-1.7\nscan\n%%EOF' },
    ])
  ).body;
  const { uploadedNominationFormAudit, uploadedCourtClaimFormAudit, uploadedCourtOrderAudit } = claimPaperCalls;
  const { uploadedCertificateOfAppointmentAudit } = claimPaperCalls;
  for (const call of [
    uploadedNominationFormAudit,
    uploadedCourtClaimFormAudit,
    uploadedCourtOrderAudit,
    uploadedCertificateOfAppointmentAudit,
  ]) {
    const answer = await firm.admin.call(call, { body: { claimID: claim.id, documentID: upload!.id } });
    expect(answer.status).toBe(200);
  }
  const trail = await listTrail(testApp, firm, matterID);
  expect(trail.filter((action) => /^creditorclaim\..*uploaded$/.test(action))).toEqual([
    'creditorclaim.nominationForm.uploaded',
    'creditorclaim.courtClaimForm.uploaded',
    'creditorclaim.courtOrder.uploaded',
    'creditorclaim.certificateOfAppointment.uploaded',
  ]);
});

test('a court fixes a claim by a case and a day, and only a proved claim stands in the account for an amount', async () => {
  const { claim } = await createClaim();
  const setCourtAmount = (more: object) =>
    firm.admin.call(claimCalls.courtClaimUpdateAudit, {
      body: { id: claim.id, version: claim.version, isCourtClaim: true, ...more },
    });
  expect(listFields((await setCourtAmount({})).problem)).toEqual(['courtCaseNumber', 'courtOrderDate']);
  const fixed = await setCourtAmount({ courtCaseNumber: '12/2026', courtOrderDate: '2026-03-01' });
  expect(fixed.body).toMatchObject({ isCourtClaim: true, courtCaseNumber: '12/2026' });
  const setClaimAmount = (version: number, amount: number) =>
    firm.admin.call(claimCalls.updateReconClaimAmount, { body: { claimID: claim.id, version, amount } });
  expect(listFields((await setClaimAmount(fixed.body.version, 900)).problem)).toEqual(['amount']);
  const proved = await firm.admin.call(claimCalls.statusChangeAudit, {
    body: { id: claim.id, version: fixed.body.version, status: 'proved', statusDate: '2026-05-01' },
  });
  expect(listFields((await setClaimAmount(proved.body.version, 1_000.01)).problem)).toEqual(['provedAmount']);
  expect((await setClaimAmount(proved.body.version, 900)).body.standsFor).toBe(900);
});

test('claims come from a spreadsheet with their creditors; every fault is named by its row and cell', async () => {
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const { id: estate } = await createMatter(testApp, firm);
  const readReference = async (id: number) =>
    (
      await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.one<{ reference: string }>(sql`select reference from matter where id = ${id}`),
      )
    ).reference;
  await createAsset(firm.admin, matterID, { name: 'Shop in Paarl', encumbered: true });
  await createAsset(firm.admin, matterID, { name: 'Desk', encumbered: false });
  const [file, other] = [await readReference(matterID), await readReference(estate)];
  const list = `File number;Creditor;Claim no;Reference;Type;Preference;Amount;Security;Status;Decided on;Amount proved
${file};Nedbank;1;HL 8;secured;;1 200 000,50;Shop in Paarl;Proved;2026-05-01;1 100 000
${file};Saai en Maai;;;;;500;;;;
${file};SARS;;;Preferent;VAT interest, fine or penalty;75 000;;;;
${file};Wrong Security;;;Secured;;10;Desk;;;
${file};No Such;;;Secured;;10;Boat;;;
${file};Too Much;;;Concurrent;;10;;Proved;2026-05-01;11
${file};Odd;;;Concurrent;Pledge;5;;Lost;;
${file};Below;;;Concurrent;;-5;;;;
${other};Elsewhere;;;Concurrent;;10;;;;
`;
  const begun = await sendFiles(testApp, firm.admin, importCalls.begin, { kind: 'claim' }, [
    { name: 'claims.csv', content: list },
  ]);
  const { importID, columns } = begun.body;
  expect(columns.map(({ field }) => field)).toEqual([
    'matterReference',
    'creditor',
    'claimNumber',
    'reference',
    'claimType',
    'preferentCategory',
    'amount',
    'securedBy',
    'status',
    'statusDate',
    'provedAmount',
  ]);
  await firm.admin.call(importCalls.map, {
    body: { importID, columns: columns.map(({ field }) => field), dayFormat: 'YYYY-MM-DD' },
  });
  let state = 'reading';
  while (state === 'reading') state = (await firm.admin.call(importCalls.read, { body: { importID } })).body.state;
  const wrong = await firm.admin.call(importCalls.rows, { query: { importID, show: 'errors' } });
  expect(wrong.body.rows.map(({ line, errors }) => [line, Object.keys(errors).toSorted()])).toEqual([
    [5, ['securedBy']],
    [6, ['securedBy']],
    [7, ['provedAmount']],
    [8, ['preferentCategory', 'status']],
    [9, ['amount']],
    [10, ['matterReference']],
  ]);
  await firm.admin.call(importCalls.skip, { body: { importID, lines: null, isSkipped: true } });
  state = 'making';
  while (state === 'making') state = (await firm.admin.call(importCalls.make, { body: { importID } })).body.state;
  const kept = await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } });
  expect(kept.body.map((one) => [one.claimNumber, one.creditorName, one.standsFor, one.status])).toEqual([
    [1, 'Nedbank', 1_100_000, 'proved'],
    [2, 'Saai en Maai', 500, 'lodged'],
    [3, 'SARS', 75_000, 'lodged'],
  ]);
  expect(kept.body[0]!.securedBy).toHaveLength(1);
  expect((await firm.admin.call(importCalls.undo, { body: { importID } })).status).toBe(200);
  const gone = await firm.admin.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID } });
  expect(gone.body).toEqual([]);
});
