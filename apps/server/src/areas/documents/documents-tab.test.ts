import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls, documentLinkCalls, documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { uploadAuditCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { FileMissingError } from '../../platform/files/file-store';
import { sweepOrphans } from '../../platform/housekeeping/sweep-files';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const createPdf = (text: string) => ({ name: `${text}.pdf`, content: `%PDF-1.7\n${text}\n%%EOF` });
const runInFirm = <T>(work: Parameters<ReturnType<typeof openFirmScope>['transaction']>[0]): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction(work) as Promise<T>;

async function createMatterWithPapers(...texts: string[]) {
  const { id, mainId } = await createMatter(testApp, firm);
  const filed = texts.length
    ? (await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID: id }, texts.map(createPdf))).body
    : [];
  return { matterID: id, mainId, filed };
}
const insertParty = async (matterID: number, role: string, surname: string): Promise<number> =>
  (
    await runInFirm<{ id: number }>((tx) =>
      tx.one(
        sql`insert into matter_party (matter_id, role, surname) values (${matterID}, ${role}, ${surname}) returning id`,
      ),
    )
  ).id;

describe('a paper is about', () => {
  test('a claim of its own matter, and is found from it', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
    const { id: otherID } = await createMatter(testApp, firm, { systemType: 1 });
    const creditorID = (await firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'Hoëveld Bank' } })).body
      .id;
    const addClaim = async (of: number) =>
      (await firm.admin.call(claimCalls.add, { body: { matterID: of, creditorID, claimTypeID: 3, amount: 100 } })).body
        .id;
    const [claimID, elsewhere] = [await addClaim(matterID), await addClaim(otherID)];
    const sent = await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, claimID }, [
      createPdf('Claim form'),
    ]);
    const [form] = sent.body;
    const [paper] = (await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [createPdf('Power')]))
      .body;
    const linkPaper = (targetID: number) =>
      firm.admin.call(documentLinkCalls.linkTo, { body: { DocumentID: paper!.id, kind: 'claim', targetID } });
    expect((await linkPaper(elsewhere)).status).toBe(404);
    expect((await linkPaper(claimID)).body.links).toMatchObject([
      { kind: 'claim', targetID: claimID, name: '1 Hoëveld Bank' },
    ]);
    const listPapers = (claimId: number) =>
      firm.admin.call(documentLinkCalls.getbyclaimid, { query: { claimID: claimId } });
    expect((await listPapers(claimID)).body.map(({ id }) => id)).toEqual([paper!.id, form!.id]);
    expect((await listPapers(elsewhere)).body).toEqual([]);
    const stranger = await testApp.createFirm();
    expect((await stranger.admin.call(documentLinkCalls.getbyclaimid, { query: { claimID } })).status).toBe(404);
  });

  test('an auditor, tax practitioner, beneficiary, executor or person of interest of its own matter', async () => {
    const { matterID, filed } = await createMatterWithPapers('Letter');
    const [document] = filed;
    const DocumentID = document!.id;
    const ids = {
      auditor: await insertParty(matterID, 'auditor', 'Meyer'),
      tax: await insertParty(matterID, 'taxpractitioner', 'Naude'),
      heir: await insertParty(matterID, 'beneficiary', 'Botha'),
      executor: await insertParty(matterID, 'executor', 'Smit'),
      interest: await insertParty(matterID, 'personofinterest', 'Venter'),
    };
    const { linkAuditor, linkTaxPractitioner, linkBeneficiary, linkExecutor, linkPersonOfInterest } = documentLinkCalls;
    await firm.admin.call(linkAuditor, { body: { DocumentID, AuditorID: ids.auditor } });
    await firm.admin.call(linkTaxPractitioner, { body: { DocumentID, taxPractitionerID: ids.tax } });
    await firm.admin.call(linkBeneficiary, { body: { DocumentID, BeneficiaryID: ids.heir, MatterID: matterID } });
    await firm.admin.call(linkExecutor, { body: { DocumentID, ExecutorID: ids.executor } });
    const last = await firm.admin.call(linkPersonOfInterest, {
      body: { DocumentID, PersonOfInterestID: ids.interest },
    });
    expect(last.body.links.map(({ name }) => name)).toEqual(['Meyer', 'Naude', 'Botha', 'Smit', 'Venter']);
    const again = await firm.admin.call(linkAuditor, { body: { DocumentID, AuditorID: ids.auditor } });
    expect(again.body.links).toHaveLength(5);

    const wrong = await firm.admin.call(linkAuditor, { body: { DocumentID, AuditorID: ids.executor } });
    const { matterID: otherID } = await createMatterWithPapers();
    const foreign = await insertParty(otherID, 'auditor', 'Elsewhere');
    const elsewhere = await firm.admin.call(linkAuditor, { body: { DocumentID, AuditorID: foreign } });
    const wrongMatter = await firm.admin.call(linkBeneficiary, {
      body: { DocumentID, BeneficiaryID: ids.heir, MatterID: otherID },
    });
    expect([wrong.status, elsewhere.status, wrongMatter.status]).toEqual([404, 404, 404]);

    const { body: left } = await firm.admin.call(documentLinkCalls.unlink, {
      body: { DocumentID, linkID: last.body.links[0]!.id },
    });
    expect(left.links).toHaveLength(4);
    expect(
      (await firm.admin.call(documentLinkCalls.unlink, { body: { DocumentID, linkID: last.body.links[0]!.id } }))
        .status,
    ).toBe(404);
    expect((await listTrail(testApp, firm, matterID)).slice(-2)).toEqual(['document.linked', 'document.unlinked']);
  });

  test('anything else of the matter that can be chosen, once each', async () => {
    const { matterID, filed } = await createMatterWithPapers('Letter');
    const asset = await createAsset(firm.admin, matterID, { name: 'The farm' });
    const note = await firm.admin.call(noteCalls.add, { body: { matterID, comment: '<p>Phoned the bank</p>' } });
    const { body: targets } = await firm.admin.call(documentLinkCalls.getLinkTargets, { query: { matterID } });
    expect(targets.map(({ kind, name }) => [kind, name])).toEqual([
      ['asset', 'The farm'],
      ['comment', 'Phoned the bank'],
      ['party', 'Jan Botha'],
    ]);
    for (const { kind, targetID } of targets) {
      await firm.admin.call(documentLinkCalls.linkTo, { body: { DocumentID: filed[0]!.id, kind, targetID } });
    }
    const { body: ofNote } = await firm.admin.call(documentLinkCalls.getbycommentid, {
      query: { commentID: note.body.id },
    });
    expect(ofNote.map(({ id, assetIDs }) => [id, assetIDs])).toEqual([[filed[0]!.id, [asset.id]]]);
    const outside = await firm.admin.call(documentLinkCalls.checkDocumentOutsideActivity, {
      query: { documentID: filed[0]!.id },
    });
    expect(outside.body.isOutside).toBe(true);
  });

  test('a file note that comes with it, or one that is there', async () => {
    const { matterID } = await createMatterWithPapers();
    const uploadPdf = async (text: string) =>
      (await sendFiles(testApp, firm.admin, documentCalls.FilePondUpload, { matterID }, [createPdf(text)])).body.fileID;
    const add = (body: object) =>
      firm.admin.call(documentCalls.AddMatterComment, { body: { matterID, fileID: 0, ...body } });
    const first = await add({ fileID: await uploadPdf('Slip'), comment: '<b>Paid</b> the fee' });
    const second = await add({ fileID: await uploadPdf('More'), commentID: first.body.commentID });
    expect(second.body.document.links).toMatchObject([{ kind: 'comment', name: 'Paid the fee' }]);
    const none = await add({ fileID: await uploadPdf('Alone') });
    expect([none.status, none.problem]).toEqual([422, { comment: ['Write the note first.'] }]);
    const notes = await firm.admin.call(noteCalls.getbymatterid, { query: { matterID } });
    expect(notes.body.total).toBe(1);
  });
});

describe('papers that are missing', () => {
  const listMissing = async (matterID: number) =>
    (await firm.admin.call(documentCalls.getMissingDocuments, { query: { matterID } })).body;

  test('follow the last milestone reached, and go when the kind is filed, however it came', async () => {
    const { matterID } = await createMatterWithPapers();
    expect(await listMissing(matterID)).toMatchObject({ stage: null, rows: [{ type: 201, isOverdue: false }] });
    await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 1, date: '2026-03-02', sendMail: false, version: 0 },
    });
    const before = await listMissing(matterID);
    expect(before.stage).toBe('Instruction received');
    expect(before.rows.filter(({ isOverdue }) => isOverdue).map(({ type }) => type)).toEqual([201]);
    expect(before.rows.map(({ type }) => type)).toEqual(expect.arrayContaining([52, 203, 59]));

    const { body: filed } = await sendFiles(testApp, firm.admin, documentCalls.uploadByType, { matterID, type: 203 }, [
      createPdf('Certificate'),
    ]);
    const { body: other } = await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
      createPdf('Notice'),
    ]);
    await firm.admin.call(documentCalls.update, {
      body: { id: other[0]!.id, title: 'Death notice', type: 52, version: other[0]!.version },
    });
    expect((await listMissing(matterID)).rows.map(({ type }) => type)).not.toEqual(
      expect.arrayContaining([expect.toSatisfy((type) => type === 203 || type === 52)]),
    );
    expect(await listTrail(testApp, firm, matterID)).toEqual(
      expect.arrayContaining(['deathCertificate.uploaded', 'document.changed']),
    );
    await firm.admin.call(documentCalls._delete, { body: { id: filed[0]!.id } });
    expect((await listMissing(matterID)).rows.map(({ type }) => type)).toContain(203);
  });

  test('a kind that is not in the list is refused with what to do', async () => {
    const { matterID } = await createMatterWithPapers();
    const wrong = await sendFiles(testApp, firm.admin, documentCalls.uploadByType, { matterID, type: 199 }, [
      createPdf('X'),
    ]);
    expect([wrong.status, wrong.problem]).toEqual([400, { type: ['Choose a kind of document from the list.'] }]);
  });

  test('the trail can be told of a paper of the same matter, and of no other', async () => {
    const { matterID, filed } = await createMatterWithPapers('Will');
    const answer = await firm.admin.call(uploadAuditCalls.uploadedOriginalWillAudit, {
      body: { matterID, documentID: filed[0]!.id },
    });
    const { matterID: elsewhere } = await createMatterWithPapers();
    const wrong = await firm.admin.call(uploadAuditCalls.uploadedOriginalWillAudit, {
      body: { matterID: elsewhere, documentID: filed[0]!.id },
    });
    expect([answer.status, wrong.status]).toEqual([200, 404]);
    expect((await listTrail(testApp, firm, matterID)).at(-1)).toBe('originalWill.uploaded');
  });
});

describe('versions, and papers taken away', () => {
  test('every version is listed from any of them; two changes at once meet', async () => {
    const { matterID, filed } = await createMatterWithPapers('Valuation');
    const replace = async (replacesID: number, text: string) =>
      (await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, replacesID }, [createPdf(text)]))
        .body[0]!;
    const second = await replace(filed[0]!.id, 'b');
    const third = await replace(second.id, 'c');
    for (const documentID of [filed[0]!.id, second.id, third.id]) {
      const { body } = await firm.admin.call(documentCalls.getVersions, { query: { documentID } });
      expect(body.map(({ edition }) => edition)).toEqual([3, 2, 1]);
    }
    const changeTitle = (title: string) =>
      firm.admin.call(documentCalls.update, { body: { id: third.id, title, type: null, version: third.version } });
    expect([(await changeTitle('Ours')).status, (await changeTitle('Theirs')).status]).toEqual([200, 409]);
  });

  test('several come as one zip, two of one name told apart', async () => {
    const { matterID, filed } = await createMatterWithPapers('Letter', 'Bond');
    const { body: same } = await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
      createPdf('Letter'),
    ]);
    const zip = await firm.admin.call(documentCalls.downloadMany, {
      body: { documentIDs: [...filed, ...same].map(({ id }) => id) },
    });
    const entries = unzipSync(zip.raw);
    expect(Object.keys(entries)).toEqual(['Letter.pdf', 'Bond.pdf', 'Letter (2).pdf']);
    expect(Buffer.from(entries['Bond.pdf']!).toString()).toBe(createPdf('Bond').content);
    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(documentCalls.downloadMany, { body: { documentIDs: [filed[0]!.id] } })).status).toBe(
      404,
    );
  });

  test('a file is held against its checksum before it is given', async () => {
    const { filed } = await createMatterWithPapers('Deed');
    const requestFile = () => firm.admin.call(documentCalls.CheckAndGetFile, { query: { documentID: filed[0]!.id } });
    expect((await requestFile()).raw.toString()).toBe(createPdf('Deed').content);
    const { key } = await runInFirm<{ key: string }>((tx) =>
      tx.one(sql`select key from stored_file where sha256 = ${filed[0]!.sha256} order by id desc limit 1`),
    );
    await testApp.services.files.remove(key);
    await testApp.services.files.put(key, Buffer.from('%PDF-1.7 something else'));
    const changed = await requestFile();
    expect([changed.status, Object.keys(changed.problem)]).toEqual([422, ['file']]);
  });

  test('a firm without a logo has none to give', async () => {
    expect((await firm.admin.call(documentCalls.getCompanyLogo)).status).toBe(404);
  });
});

describe('a file in pieces', () => {
  const whole = Buffer.from(createPdf('x'.repeat(2_000)).content);
  const beginUpload = (matterID: number, more: object = {}, who = firm.admin) =>
    who.call(documentUploadCalls.beginUpload, {
      body: { matterID, name: 'C:\\scans\\Deed.pdf', size: whole.byteLength, fingerprint: 'Deed.pdf 1', ...more },
    });
  const sendPiece = (uploadID: number, offset: number, to: number, who = firm.admin) =>
    sendFiles(testApp, who, documentUploadCalls.sendPiece, { uploadID, offset }, [
      { name: 'piece', content: whole.subarray(offset, to) },
    ]);

  test('goes on where it stopped, is filed once, and leaves no piece behind', async () => {
    const { matterID } = await createMatterWithPapers();
    const { body: begun } = await beginUpload(matterID);
    expect(begun.offset).toBe(0);
    expect((await sendPiece(begun.uploadID, 0, 500)).body.offset).toBe(500);
    const early = await firm.admin.call(documentUploadCalls.finishUpload, { body: { uploadID: begun.uploadID } });
    expect([early.status, early.problem]).toEqual([
      422,
      { file: ['The file is not here whole yet. Send the rest of it first.'] },
    ]);
    // The connection is lost; the same file is chosen again.
    expect((await beginUpload(matterID)).body).toEqual({ ...begun, offset: 500 });
    // A piece that arrived although its answer did not is sent again, and one that jumps ahead.
    expect((await sendPiece(begun.uploadID, 0, 500)).body.offset).toBe(500);
    expect((await sendPiece(begun.uploadID, 900, 1_000)).body.offset).toBe(500);
    await sendPiece(begun.uploadID, 500, whole.byteLength);
    const keys = (
      await runInFirm<{ pieces: { key: string }[] }>((tx) =>
        tx.one(sql`select pieces from document_upload where id = ${begun.uploadID}`),
      )
    ).pieces;
    const finish = () =>
      firm.admin.call(documentUploadCalls.finishUpload, { body: { uploadID: begun.uploadID, type: 221 } });
    const { body: filed } = await finish();
    expect((await finish()).body.id).toBe(filed.id);
    expect(filed).toMatchObject({ title: 'Deed', fileName: 'Deed.pdf', size: whole.byteLength, type: 221 });
    const opened = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: filed.id } });
    expect(opened.raw.equals(whole)).toBe(true);
    expect(keys).toHaveLength(2);
    await expect
      .poll(async () => (await Promise.all(keys.map(({ key }) => testApp.services.files.exists(key)))).some(Boolean))
      .toBe(false);
    expect((await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body.total).toBe(1);
  });

  test('that is never finished is swept away, and says so to who comes back to it', async () => {
    const { matterID } = await createMatterWithPapers();
    const { body: begun } = await beginUpload(matterID);
    await sendPiece(begun.uploadID, 0, whole.byteLength);
    const { pieces } = await runInFirm<{ pieces: { key: string }[] }>((tx) =>
      tx.one(sql`select pieces from document_upload where id = ${begun.uploadID}`),
    );
    await sweepOrphans(
      openProviderScope(testApp.test.database),
      testApp.services.files,
      new Date(Date.now() + 2 * 86_400_000),
    );
    await expect(testApp.services.files.get(pieces[0]!.key)).rejects.toBeInstanceOf(FileMissingError);
    const late = await firm.admin.call(documentUploadCalls.finishUpload, { body: { uploadID: begun.uploadID } });
    expect([late.status, late.problem]).toEqual([
      422,
      { file: ['A part of the file is not here any more. Choose the file again.'] },
    ]);
  });

  test('is its sender’s own; what may not come in is told before any of it is sent', async () => {
    const { matterID } = await createMatterWithPapers();
    const { body: begun } = await beginUpload(matterID);
    const colleague = await firm.person(['Capture Matter']);
    expect((await sendPiece(begun.uploadID, 0, 10, colleague)).status).toBe(404);
    expect((await beginUpload(matterID, {}, colleague)).body.uploadID).not.toBe(begun.uploadID);
    expect((await beginUpload(matterID, { name: 'virus.exe' })).status).toBe(422);
    expect((await beginUpload(matterID, { size: 26 * 1024 * 1024 })).status).toBe(422);
    const more = await sendFiles(
      testApp,
      firm.admin,
      documentUploadCalls.sendPiece,
      { uploadID: begun.uploadID, offset: 0 },
      [{ name: 'piece', content: Buffer.alloc(whole.byteLength + 1) }],
    );
    expect(more.status).toBe(422);
  });

  test('is checked by what is in it when it is whole', async () => {
    const { matterID } = await createMatterWithPapers();
    const { body: begun } = await beginUpload(matterID, { size: 4, fingerprint: 'wrong' });
    await sendFiles(testApp, firm.admin, documentUploadCalls.sendPiece, { uploadID: begun.uploadID, offset: 0 }, [
      { name: 'piece', content: 'MZ!!' },
    ]);
    const wrong = await firm.admin.call(documentUploadCalls.finishUpload, { body: { uploadID: begun.uploadID } });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, ['file']]);
  });
});
