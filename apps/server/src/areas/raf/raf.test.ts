import { bankAccountCalls, incomeCalls } from '@boedel/contract/cash/cash.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { readText } from '@boedel/document/read/read-text';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  const trust = { systemType: 5, kind: 'trust', firstNames: null, surname: 'Mahlangu RAF Trust' } as const;
  matterID = (await createMatter(testApp, firm, trust)).id;
});

const readPosition = async () => (await firm.admin.call(rafCalls.getPosition, { query: { matterID } })).body;
const blank = { matterID: undefined };
const saveDetails = async (more: object, version: number) =>
  firm.admin.call(rafCalls.upsertRAFDetails, { query: { matterID }, body: { ...blank, ...more, version } });
const addClaim = async (description: string) =>
  (await firm.admin.call(rafClaimCalls.add, { body: { matterID, description } })).body;
const changeClaim = async (id: number, more: object) => {
  const { body } = await firm.admin.call(rafClaimCalls.getbyid, { query: { id } });
  return firm.admin.call(rafClaimCalls.update, { body: { ...body, ...more } });
};
const addItem = (rafClaimID: number, more: object) =>
  firm.admin.call(rafItemCalls.add, {
    body: { matterID, rafClaimID, servedDate: '2026-06-01', provider: 'Dr Naidoo', ...more } as never,
  });
const pay = (rafClaimID: number, more: object) =>
  firm.admin.call(rafPaymentCalls.add, { body: { matterID, rafClaimID, paidDate: '2026-09-15', ...more } as never });
const addIncome = async (amount: number, description: string, bankAccountID: number | null) =>
  (
    await firm.admin.call(incomeCalls.add, {
      body: {
        matterID,
        receivedDate: '2026-09-15',
        description,
        incomeType: 'Sundry income',
        amount,
        bankAccountID,
      },
    })
  ).body;

describe('the Road Accident Fund in a trust', () => {
  let [first, second]: number[] = [];
  let bank: number;

  test('keeps award and undertaking, once for each trust, and shows both sides of a conflict', async () => {
    expect((await firm.admin.call(rafCalls.getRAFDetails, { query: { matterID } })).body).toMatchObject({ version: 0 });
    const given = {
      claimant: 'Sipho Mahlangu',
      accidentDate: '2019-05-02',
      linkNumber: '560/12345678/01/0',
      apportionmentPercent: 20,
      generalDamages: 850000,
    };
    const early = await saveDetails({ ...given, orderDate: '2019-05-01' }, 0);
    expect(JSON.stringify(early.problem)).toContain('dated before the accident');
    expect((await saveDetails(given, 0)).body).toMatchObject({ ...given, version: 1 });
    expect((await saveDetails(given, 0)).status).toBe(409);
    expect((await saveDetails({ ...given, court: 'Gauteng' }, 1)).body).toMatchObject({ court: 'Gauteng', version: 2 });
  });

  test('claims by a schedule that stays once it is lodged, each invoice once', async () => {
    first = (await addClaim('Therapy, January to March')).id;
    const empty = await changeClaim(first, { lodgedDate: '2026-08-01' });
    expect(JSON.stringify(empty.problem)).toContain('schedule of this claim is empty');
    const { body: item } = await addItem(first, { amount: 1250.55, invoiceNumber: 'INV 1' });
    expect(item).toMatchObject({ claimed: 1000.44, claimableUntil: '2031-06-01' });
    await addItem(first, { amount: 400, invoiceNumber: 'INV 2', payTo: 'supplier' });
    expect(JSON.stringify((await addItem(first, { amount: 9, invoiceNumber: 'inv-1' })).problem)).toContain(
      'claimed only once',
    );
    const old = await addItem(first, { amount: 10, invoiceNumber: 'INV 0', servedDate: '2020-01-02' });
    expect(JSON.stringify(old.body.warnings)).toContain('ended on 2025-01-02');
    expect((await firm.admin.call(rafItemCalls._delete, { body: { id: old.body.id } })).status).toBe(200);
    expect((await pay(first, { amount: 1 })).status).toBe(422);
    expect((await changeClaim(first, { lodgedDate: '2026-08-01' })).status).toBe(200);
    expect(JSON.stringify((await addItem(first, { amount: 1 })).problem)).toContain('next claim');
    expect((await firm.admin.call(rafItemCalls._delete, { body: { id: item.id } })).status).toBe(422);
    expect((await firm.admin.call(rafClaimCalls._delete, { body: { id: first } })).status).toBe(422);
    second = (await addClaim('Wheelchair')).id;
    await addItem(second, { amount: 30000, invoiceNumber: 'W 7', provider: 'Mobility' });
  });

  test('sets claimed against paid against the bank, and finds the payment on the statement', async () => {
    const account = { matterID, name: 'Trust account', isMain: true };
    bank = (await firm.admin.call(bankAccountCalls.add, { body: account })).body.id;
    expect((await pay(first!, { amount: 320, paidTo: 'supplier', reference: 'R1' })).status).toBe(200);
    expect((await pay(first!, { amount: 500, reference: 'R2' })).status).toBe(200);
    const said = (await readPosition()).claims[0]!;
    expect(said).toMatchObject({ claimed: 1320.44, paid: 820, inBank: 0, notInBank: 500, outstanding: 500.44 });
    const income = await addIncome(700, 'RAF 560/12345678/01/0', bank);
    const { found } = await readPosition();
    expect(found).toMatchObject([
      { claimID: first, incomeID: income.id, amount: 500.44, reasons: ['reference', 'payer'] },
    ]);
    const tooMuch = await pay(first!, { amount: 700.01, incomeID: income.id });
    expect(JSON.stringify(tooMuch.problem)).toContain('More is set against this receipt');
    expect((await pay(first!, { amount: 400, incomeID: income.id, reference: 'R3' })).status).toBe(200);
    expect((await pay(first!, { amount: 300.01, incomeID: income.id })).status).toBe(422);
    expect((await readPosition()).claims[0]).toMatchObject({
      state: 'partPaid',
      paid: 1220,
      inBank: 400,
      outstanding: 100.44,
    });
    // What answers a payment stays as it is.
    expect((await firm.admin.call(incomeCalls._delete, { body: { id: income.id } })).status).toBe(422);
    const { warnings: _, ...kept } = income;
    const less = await firm.admin.call(incomeCalls.update, { body: { ...kept, amount: 1 } });
    expect(JSON.stringify(less.problem)).toContain('Road Accident Fund');
    const open = await addIncome(55, 'RAF still to come', null);
    expect((await pay(first!, { amount: 55, incomeID: open.id })).status).toBe(422);
    expect((await readPosition()).ageing).toEqual({ under30: 0, from30: 0, from60: 0, from90: 100.44 });
  });

  test('writes to the Fund after 30, 60 and 90 days, each once, and files the letter', async () => {
    expect((await readPosition()).claims[0]).toMatchObject({ waitedDays: 107, letterDue: 90 });
    const early = await firm.admin.call(rafCalls.makeLetter, { body: { claimID: second!, stage: 30 } });
    expect(early.status).toBe(422);
    for (const [surname, authorisedDate] of [
      ['Lombard', '2024-03-01'],
      ['Ferreira', null],
    ] as const) {
      const body = { matterID, firstNames: 'Anna', surname, authorisedDate };
      expect((await firm.admin.call(trusteeCalls.saveTrustee, { body })).status).toBe(200);
    }
    const sent = await firm.admin.call(rafCalls.makeLetter, { body: { claimID: first!, stage: 90 } });
    expect(sent.status === 200 || sent.problem).toBe(true);
    const { claims } = await readPosition();
    expect(claims[0]).toMatchObject({ letterDue: null, letters: [{ stage: 90, sentDate: '2026-11-16' }] });
    expect((await firm.admin.call(rafCalls.makeLetter, { body: { claimID: first!, stage: 90 } })).status).toBe(422);
    const { body: papers } = await firm.admin.call(documentCalls.getbymatterid, {
      query: { matterID, skip: 0, take: 20 },
    });
    expect(papers.rows.map(({ title }) => title)).toEqual([
      'Road Accident Fund letter after 90 days: Therapy, January to March',
    ]);
    expect(await listTrail(testApp, firm, matterID)).toContain('raf_letter.added');
    // Each letter is firmer than the one before it.
    const readDocumentText = async (documentID: number) => {
      const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID } });
      return (await readText('pdf', raw)).replace(/\s+/g, ' ');
    };
    const earlier = await firm.admin.call(rafCalls.makeLetter, { body: { claimID: first!, stage: 30 } });
    expect(await readDocumentText(earlier.body.documentID!)).toContain(
      'Please pay it, or tell us which account is queried',
    );
    const last = await readDocumentText(sent.body.documentID!);
    expect(last).toContain('enforced without writing again');
    // Who is proposed is no trustee yet.
    expect(last).toContain('For the trustees, Anna Lombard');
    expect(last).not.toContain('Ferreira');
    // It speaks of earlier letters only where one went.
    expect(last).not.toContain('wrote to you');
    const between = await firm.admin.call(rafCalls.makeLetter, { body: { claimID: first!, stage: 60 } });
    expect(await readDocumentText(between.body.documentID!)).toContain(
      'We wrote to you about this claim on 16 November 2026.',
    );
    // Asked for in Afrikaans, it is Afrikaans throughout.
    const body = { claimID: first!, stage: 0 as const, language: 'af' as const };
    const afrikaans = await readDocumentText((await firm.admin.call(rafCalls.makeLetter, { body })).body.documentID!);
    expect(afrikaans).toContain('Ons tree op namens die trustees');
    expect(afrikaans).toContain('Namens die trustees, Anna Lombard');
    expect(afrikaans).not.toMatch(/Dear Sir|Yours faithfully|Enclosures/);
  });

  test('ends when the money is found and the difference is dealt with', async () => {
    expect(JSON.stringify((await changeClaim(first!, { closedDate: '2026-11-16' })).problem)).toContain(
      'not in the bank yet',
    );
    const { body: payments } = await firm.admin.call(rafPaymentCalls.getbymatterid, { query: { matterID } });
    const missing = payments.find(({ reference }) => reference === 'R2')!;
    const income = await addIncome(500, 'FUND EFT', bank);
    const { warnings: _, ...row } = missing;
    expect((await firm.admin.call(rafPaymentCalls.update, { body: { ...row, incomeID: income.id } })).status).toBe(200);
    expect(JSON.stringify((await changeClaim(first!, { closedDate: '2026-11-16' })).problem)).toContain(
      'Choose whether to accept or escalate the difference',
    );
    expect((await changeClaim(first!, { closedDate: '2026-11-16', difference: 'accepted' })).status).toBe(200);
    expect(await readPosition()).toMatchObject({
      totals: { claimed: 1320.44, paid: 1220, inBank: 900, outstanding: 0 },
    });
    expect((await pay(first!, { amount: 1 })).status).toBe(422);
    // What a closed claim left unpaid may be claimed again.
    expect((await addItem(second!, { amount: 100.44, invoiceNumber: 'INV 1' })).status).toBe(200);
  });

  test('two payments at one moment take no more of a receipt than it is', async () => {
    await changeClaim(second!, { lodgedDate: '2026-09-01' });
    const income = await addIncome(1000, 'RAF one', bank);
    const both = await Promise.all([0, 1].map(() => pay(second!, { amount: 1000, incomeID: income.id })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('is another firm’s own, and only of trusts', async () => {
    const other = await testApp.createFirm();
    expect((await other.admin.call(rafCalls.getPosition, { query: { matterID } })).status).toBe(404);
    expect((await other.admin.call(rafCalls.makeLetter, { body: { claimID: first!, stage: 30 } })).status).toBe(404);
    const estate = await createMatter(testApp, firm);
    expect((await firm.admin.call(rafCalls.getRAFDetails, { query: { matterID: estate.id } })).status).toBe(422);
    const theirs = { matterID: estate.id, description: 'X' } as never;
    expect((await firm.admin.call(rafClaimCalls.add, { body: theirs })).status).toBe(422);
  });
});
