import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { systemType } from '../matter/kinds';
import { cents, rand, sum } from '../money/cents';
import { checkApproval, checkComplete, countCheckersNeeded, type WaitingPayment } from './approval';
import { bankFormatNames, bankFormats, formatFileText, readBack } from './bank-files';
import { message } from '../law/message';
import { type KnownAccountEntry, findConfirmedAccount, isDifferentFromKnown, isOtherAccount } from './known-account';
import { checkConfirmChange, isOwnAccountChange } from './own-account';
import { type ComparedPayment, listPaymentDoubts } from './list-payment-doubts';
import { toPayoutBooking, listPurposes, type PayoutTarget } from './paid-entry';
import type { CheckedPayoutRow } from './payout-row';
import { guessResultColumns, readResults, matchResults, type SentPayment, type PayoutStatementLine } from './results';

const today = toLocalDate('2026-11-16');

describe('who may approve', () => {
  const waiting: WaitingPayment = {
    payee: 'Anna Example',
    amount: rand(1000),
    makers: [1],
    approvedBy: [],
    isAccountChanged: false,
    confirmedHow: null,
    accountEnteredBy: [],
    doubts: [],
    reason: null,
  };
  const checker = { personId: 2, roles: ['Request Account'] as const };
  const free = { checkerLimit: null, twoFrom: null };
  test('somebody else than the maker, and nobody twice', () => {
    expect(checkApproval(waiting, checker, free)).toBeUndefined();
    expect(readRefusalFields(checkApproval({ ...waiting, makers: [1, 2] }, checker, free))).toEqual(['approve']);
    expect(readRefusalFields(checkApproval({ ...waiting, approvedBy: [2] }, checker, free))).toEqual(['approve']);
  });
  test('nobody who entered the account, wherever it was', () => {
    const by = (personId: number) => ({
      ...waiting,
      accountEnteredBy: [{ personId, on: toLocalDate('2026-11-01'), list: 'Creditors' }],
    });
    const refused = checkApproval(by(2), checker, free);
    expect(readRefusalFields(refused)).toEqual(['approve']);
    expect(refused!.refusals[0]!.sentence).toContain('under Creditors');
    expect(checkApproval(by(3), checker, free)).toBeUndefined();
  });
  test('what looks doubtful only with a reason', () => {
    const doubtful = { ...waiting, doubts: [{ kind: 'ownAccount' as const, message: message('It is our own.') }] };
    expect(readRefusalFields(checkApproval(doubtful, checker, free))).toEqual(['reason']);
    expect(checkApproval({ ...doubtful, reason: 'A loan between the two' }, checker, free)).toBeUndefined();
  });
  test('above the limit of a checker an administrator', () => {
    const limits = { checkerLimit: rand(1000), twoFrom: null };
    expect(checkApproval(waiting, checker, limits)).toBeUndefined();
    const more = { ...waiting, amount: cents(100_001) };
    expect(readRefusalFields(checkApproval(more, checker, limits))).toEqual(['approve']);
    expect(checkApproval(more, { personId: 2, roles: ['Admin'] }, limits)).toBeUndefined();
  });
  test('from an amount two people', () => {
    const limits = { checkerLimit: null, twoFrom: rand(1000) };
    expect([cents(99_999), rand(1000)].map((amount) => countCheckersNeeded(amount, limits))).toEqual([1, 2]);
    expect(countCheckersNeeded(rand(9_000_000), free)).toBe(1);
  });
  test('a changed account only by somebody who says how it was made sure of', () => {
    const changed = { ...waiting, isAccountChanged: true };
    expect(readRefusalFields(checkApproval(changed, checker, free))).toEqual(['confirmedHow']);
    expect(checkApproval({ ...changed, confirmedHow: 'Rang her on the number in the will' }, checker, free)).toBe(
      undefined,
    );
  });
});

describe('another account than before', () => {
  const known = { account: '0062700110000', branch: '250655' };
  test.each([
    ['the same with blanks', { account: '627 001 10000', branch: '250655' }, false],
    ['another number', { account: '62700110001', branch: '250655' }, true],
    ['another branch', { account: '62700110000', branch: '198765' }, true],
    ['a branch that is not known', { account: '62700110000', branch: null }, false],
    ['none yet', { account: null, branch: null }, false],
  ])('%s', (_, given, is) => expect(isOtherAccount(known, given)).toBe(is));
  test('nobody knew one: nothing changed', () => {
    expect(isOtherAccount(undefined, known)).toBe(false);
    expect(isOtherAccount({ account: null, branch: null }, known)).toBe(false);
  });
});

describe('the account a payment departs from', () => {
  const entry = (account: string, more: Partial<KnownAccountEntry> = {}): KnownAccountEntry => ({
    account,
    branch: null,
    isConfirmed: false,
    isSamePayee: true,
    isSameName: true,
    ...more,
  });
  const given = { account: '222', branch: null };
  test('a payee nobody entered an account of has none to depart from', () =>
    expect(isDifferentFromKnown([], given)).toBeUndefined());
  test('what a second person confirmed counts, and the last of it', () => {
    const entries = [entry('111', { isConfirmed: true }), entry('222', { isConfirmed: true }), entry('333')];
    expect(isDifferentFromKnown(entries, given)).toBeUndefined();
    expect(isDifferentFromKnown(entries.slice(0, 1), given)).toMatchObject({ account: '111' });
  });
  test('while nobody confirmed any, every other number that was entered does', () => {
    expect(isDifferentFromKnown([entry('111')], given)).toMatchObject({ account: '111' });
    expect(isDifferentFromKnown([entry('222'), entry('111')], given)).toMatchObject({ account: '111' });
    expect(isDifferentFromKnown([entry('0222')], given)).toBeUndefined();
  });
  test('the payee comes before the name, and a confirmed name before an unconfirmed payee', () => {
    const named = entry('111', { isConfirmed: true, isSamePayee: false });
    expect(findConfirmedAccount([entry('222', { isConfirmed: true }), named])).toMatchObject({ account: '222' });
    expect(isDifferentFromKnown([named, entry('222')], given)).toMatchObject({ account: '111' });
  });
  test('a name that is known keeps its accounts, whoever the payment points at', () => {
    const named = entry('111', { isConfirmed: true, isSamePayee: false });
    const other = entry('222', { isConfirmed: true, isSameName: false });
    expect(isDifferentFromKnown([other], given)).toBeUndefined();
    expect(isDifferentFromKnown([named, other], given)).toMatchObject({ account: '111' });
    // Two people of one name: each account was confirmed under it.
    expect(isDifferentFromKnown([named, entry('222', { isConfirmed: true })], given)).toBeUndefined();
  });
  test('an account confirmed for somebody else does not take the place of one that was only entered for this name', () => {
    const accomplice = entry('222', { isConfirmed: true, isSameName: false });
    const entered = entry('111', { isSamePayee: false });
    expect(isDifferentFromKnown([entered, accomplice], given)).toMatchObject({ account: '111' });
    expect(isDifferentFromKnown([accomplice, entered], given)).toMatchObject({ account: '111' });
    // Entering the accomplice's account under the name too does not help.
    expect(isDifferentFromKnown([entered, { ...entered, account: '222' }, accomplice], given)).toMatchObject({
      account: '111',
    });
    expect(isDifferentFromKnown([{ ...entered, account: '222' }, accomplice], given)).toBeUndefined();
  });
  test('nor does an account confirmed under a name take the place of one entered for the very person', () => {
    const throwaway = entry('222', { isConfirmed: true, isSamePayee: false });
    const ofPerson = entry('111', { isSameName: false });
    expect(isDifferentFromKnown([ofPerson, throwaway], given)).toMatchObject({ account: '111' });
    expect(isDifferentFromKnown([throwaway, { ...ofPerson, account: '222' }], given)).toBeUndefined();
  });
});

describe('what a payment needs a reason for', () => {
  const one: ComparedPayment = {
    id: 2,
    matterId: 1,
    payee: 'Anna Botha',
    payeeKey: null,
    account: '62700110000',
    amount: rand(100),
    reference: 'EST LATE J',
    day: today,
    isApproved: false,
    matterName: 'EL/1 Botha',
  };
  const kinds = (other: Partial<ComparedPayment>, own: (string | null)[] = []) =>
    listPaymentDoubts(one, [one, { ...one, id: 1, ...other }], own).map(({ kind }) => kind);
  test.each<[string, Partial<ComparedPayment>, string[]]>([
    ['the same once more', {}, ['duplicate']],
    ['written another way', { payee: 'ANNA  BOTHA', account: '062700110000', reference: 'est-late j' }, ['duplicate']],
    ['thirty days before', { day: toLocalDate('2026-10-17') }, ['duplicate']],
    ['thirty-one days before', { day: toLocalDate('2026-10-16') }, []],
    ['another amount', { amount: rand(101) }, []],
    ['another reference', { reference: 'EST LATE K' }, []],
    ['a later one that waits too', { id: 3 }, []],
    ['a later one that is approved', { id: 3, isApproved: true }, ['duplicate']],
    ['another payee in the same matter', { payee: 'Ben' }, []],
    ['another payee in another matter', { payee: 'Ben', matterId: 9 }, ['sharedAccount']],
    ['the same person under two names', { payee: 'Ben', matterId: 9, payeeKey: 'person 5' }, ['sharedAccount']],
    ['another account', { account: '1' }, []],
  ])('%s', (_, other, expected) => expect(kinds(other)).toEqual(expected));
  test('one person under two names is one payee', () => {
    const known = { ...one, payeeKey: 'person 5' };
    expect(listPaymentDoubts(known, [{ ...known, id: 1, payee: 'A', matterId: 9, amount: rand(1) }], [])).toEqual([]);
  });
  test('a payment to the matter’s own account', () => {
    expect(listPaymentDoubts(one, [], [null, '0627 0011 0000']).map(({ kind }) => kind)).toEqual(['ownAccount']);
    expect(listPaymentDoubts({ ...one, account: null }, [], [null])).toEqual([]);
  });
  test('another matter is named to nobody who may not see it', () => {
    const [doubt] = listPaymentDoubts(one, [{ ...one, id: 1, payee: 'Ben', matterId: 9, matterName: null }], []);
    expect(JSON.stringify(doubt)).not.toContain('Ben');
  });
});

describe('an own account', () => {
  const account = {
    accountNumber: '62700110000',
    branchCode: '250655',
    accountType: 'current',
    bank: 'FNB',
    accountHolder: null,
  };
  test('its first number is entered; another number, branch, kind, bank or holder, or none, needs a second person', () => {
    expect(isOwnAccountChange({ ...account, accountNumber: null }, account)).toBe(false);
    expect(isOwnAccountChange(account, { ...account, accountNumber: '627 0011 0000' })).toBe(false);
    const others = [
      { accountNumber: '1' },
      { accountNumber: null },
      { branchCode: '1' },
      { accountType: 'savings' },
      { bank: 'Absa' },
      { accountHolder: 'X' },
    ];
    for (const more of others) expect(isOwnAccountChange(account, { ...account, ...more })).toBe(true);
  });
  test('its change is confirmed by somebody else, once; who is alone is told what to do', () => {
    const change = { name: 'Estate account', requestedBy: 1, isWaiting: true };
    expect(checkConfirmChange(change, 2, 0)).toBeUndefined();
    expect(readRefusalFields(checkConfirmChange({ ...change, isWaiting: false }, 2, 0))).toEqual(['id']);
    expect(checkConfirmChange(change, 1, 1)!.refusals[0]!.sentence).toContain('Someone else must confirm it');
    expect(checkConfirmChange(change, 1, 0)!.refusals[0]!.sentence).toContain('Add a second person under Users');
  });
});

describe('what must be there before a bank is asked', () => {
  const whole = {
    name: 'A',
    account: '62700110000',
    type: '1',
    branch: '250655',
    amount: '10.00',
    ownReference: 'OWN',
    reference: 'REF',
  } as const;
  test.each([
    [{ account: '' }, '1', ['accountNumber']],
    [{ branch: '' }, '1', ['branchCode']],
    [{ branch: '51001' }, '1', ['branchCode']],
    [{ account: '6.27E+10' }, '1', ['accountNumber']],
    [{ reference: '' }, '1', ['benRef']],
    [{ amount: '0.00' }, '1', ['amount']],
    [{}, null, ['bankAccountID']],
  ])('%j from %j', (change, own, fields) =>
    expect(readRefusalFields(checkComplete('A', { ...whole, ...change }, own))).toEqual(fields),
  );
  test('nothing is missing', () => expect(checkComplete('A', whole, '62123450009')).toBeUndefined());
});

test('a payment becomes what its purpose says, in matters that have such', () => {
  const nothing: PayoutTarget = {
    purpose: 'award',
    amount: rand(1),
    partyID: null,
    liabilityID: null,
    claimID: null,
    expenseID: null,
    costType: null,
    expenseType: null,
  };
  const bookAs = (more: Partial<PayoutTarget>, type: 1 | 2 | 3 = 2) => toPayoutBooking({ ...nothing, ...more }, type);
  expect(bookAs({ partyID: 7 })).toEqual({ as: 'award', partyID: 7 });
  expect(bookAs({ purpose: 'claim', liabilityID: 8 })).toEqual({ as: 'claim', liabilityID: 8 });
  expect(bookAs({ purpose: 'provision', expenseID: 9 })).toEqual({ as: 'provision', expenseID: 9 });
  expect(expectGranted(bookAs({ purpose: 'cost', costType: 'Advertisements' }))).toMatchObject({ as: 'cost' });
  expect(readRefusalFields(bookAs({}))).toEqual(['partyID']);
  expect(readRefusalFields(bookAs({ purpose: 'cost', costType: 'Luck' }))).toEqual(['costType']);
  expect(readRefusalFields(bookAs({ purpose: 'cost', costType: 'Advertisements' }, 3))).toEqual(['expenseType']);
  expect(readRefusalFields(bookAs({ partyID: 7 }, 1))).toEqual(['purpose']);
  expect(listPurposes(systemType.liquidation)).toEqual(['dividend', 'composition', 'provision', 'cost']);
});

/** Sums and totals by hand, column by column as one adds on paper: no number larger than nine is ever multiplied. */
function addOnPaper(numbers: readonly string[]): string {
  const longest = Math.max(...numbers.map(({ length }) => length)) + 4;
  let [carried, result] = [0, ''];
  for (let place = 1; place <= longest; place += 1) {
    for (const number of numbers) carried += Number(number.at(-place) ?? 0);
    result = `${carried % 10}${result}`;
    carried = Math.floor(carried / 10);
  }
  return result.replace(/^0+(?=\d)/, '');
}

test('control totals read back from the text of a file are those it was made with, and those added on paper', () => {
  const createDigits = (least: number, most: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => `1${all.join('')}`);
  const row = fc.record({
    name: fc.string({ maxLength: 40 }),
    account: createDigits(6, 15),
    branch: createDigits(5, 5),
    amount: fc.integer({ min: 1, max: 900_000_000 }).map(cents),
    ownReference: fc.string({ maxLength: 30 }),
    reference: fc.string({ maxLength: 30 }),
  });
  const seed = Number(process.env['SEED'] ?? 16);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), createDigits(8, 10), (made, own) => {
      const rows: CheckedPayoutRow[] = made.map((one) => ({ ...one, type: '1' }));
      for (const format of bankFormatNames) {
        const file = bankFormats[format].make(rows, own, today);
        const totals = { count: file.count, total: file.total, hashTotal: file.hashTotal };
        expect(readBack(format, formatFileText(file), own)).toEqual(totals);
        expect(totals).toEqual({
          count: rows.length,
          total: sum(rows.map(({ amount }) => amount)),
          hashTotal: addOnPaper([own, ...rows.map(({ account }) => account)])
            .slice(-12)
            .padStart(12, '0'),
        });
        expect(String(file.total)).toBe(addOnPaper(rows.map(({ amount }) => String(amount))));
      }
    }),
    { seed, numRuns: 150 },
  );
});

test('the plain file has one heading, short texts and no totals', () => {
  const row: CheckedPayoutRow = {
    name: 'Benjamin Longsurname Example',
    account: '62700110000',
    type: '1',
    branch: '250655',
    amount: rand(10),
    ownReference: 'EST 0123 AWARD BENJAMIN',
    reference: 'EST LATE J EXAMPLE',
  };
  expect(bankFormats.acb.make([row], '1').lines).toEqual([
    'OWN REFERENCE,NAME,AMOUNT,ACCOUNT,BRANCH,BENEFICIARY REFERENCE,E-MAIL',
    'EST 0123 AWARD B,Benjamin Longsur,10.00,62700110000,250655,EST LATE J EXAMP,',
  ]);
});

describe('results from statement lines', () => {
  const createSentPayment = (id: number, amount: number, more: Partial<SentPayment> = {}): SentPayment => ({
    id,
    payee: `Payee number ${id}`,
    account: `6270011000${id}`,
    amount: rand(amount),
    ownReference: `EST ${id} AWARD`,
    reference: `EST LATE ${id}`,
    sentOn: today,
    ...more,
  });
  const createLine = (id: number, amount: number, description: string, day = '2026-11-17'): PayoutStatementLine => ({
    id,
    day: toLocalDate(day),
    amount: rand(amount),
    description,
    reference: null,
  });
  const listResults = (payments: SentPayment[], lines: PayoutStatementLine[]) =>
    matchResults(payments, lines).map(({ lineId, paymentIds }) => [lineId, paymentIds]);

  test('by reference where amounts are the same, by the amount where it stands alone', () => {
    expect(
      listResults(
        [createSentPayment(1, 100), createSentPayment(2, 100), createSentPayment(3, 55.5)],
        [
          createLine(11, -100, 'FNB OB PMT EST 2 AWARD'),
          createLine(12, -100, 'MAGTAPE EST 1 AWARD'),
          createLine(13, -55.5, 'TRANSFER'),
        ],
      ),
    ).toEqual([
      [12, [1]],
      [11, [2]],
      [13, [3]],
    ]);
  });
  test('what stays unclear is left to a person', () => {
    expect(
      listResults(
        [createSentPayment(1, 100), createSentPayment(2, 100)],
        [createLine(11, -100, 'TRANSFER'), createLine(12, -100, 'TRANSFER')],
      ),
    ).toEqual([]);
  });
  test('money that came in, or went before the file, answers nothing', () => {
    expect(
      listResults(
        [createSentPayment(1, 100)],
        [createLine(11, 100, 'EST 1 AWARD'), createLine(12, -100, 'EST 1 AWARD', '2026-11-15')],
      ),
    ).toEqual([]);
  });
  test('one debit answers all of a file', () => {
    expect(
      listResults([createSentPayment(1, 100), createSentPayment(2, 60)], [createLine(11, -160, 'BUSINESS INTEGRATOR')]),
    ).toEqual([[11, [1, 2]]]);
  });
  test('no line answers two payments and no payment is answered twice', () => {
    const payments = [createSentPayment(1, 100), createSentPayment(2, 100, { payee: 'Payee number 1' })];
    const lines = [createLine(11, -100, 'EST 1 AWARD'), createLine(12, -100, 'EST 1 AWARD')];
    const found = matchResults(payments, lines);
    const ids = found.flatMap(({ paymentIds }) => paymentIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(found.map(({ lineId }) => lineId)).size).toBe(found.length);
  });
});

describe('results from a file of the bank', () => {
  const payments: SentPayment[] = [
    {
      id: 1,
      payee: 'A',
      account: '0627001',
      amount: rand(100),
      ownReference: 'OWN 1',
      reference: 'REF',
      sentOn: today,
    },
    {
      id: 2,
      payee: 'B',
      account: '0627002',
      amount: rand(1234.5),
      ownReference: 'OWN 2',
      reference: 'REF',
      sentOn: today,
    },
  ];
  const heading = 'Beneficiary account;Own reference;Amount;Status;Reason';
  const mapping = guessResultColumns(heading.split(';'));
  const read = (...lines: string[]) => expectGranted(readResults([heading, ...lines].join('\n'), mapping, payments));

  test('the heading tells its columns', () =>
    expect(mapping).toEqual({ account: 0, reference: 1, amount: 2, status: 3, reason: 4 }));
  test('paid and failed, by account, amounts in either form', () => {
    expect(read('627001;OWN 1;100,00;Paid;', '627002;OWN 2;1 234,50;Rejected;Account closed')).toEqual([
      { line: 2, paymentId: 1, outcome: 'paid' },
      { line: 3, paymentId: 2, outcome: 'failed', reason: 'Account closed' },
    ]);
  });
  test.each([
    ['an unknown account', '999;;100,00;Paid;', 'No payment'],
    ['another amount', '627001;;99,00;Paid;', 'No payment'],
    ['an amount that is none', '627001;;ten;Paid;', 'cannot be read'],
    ['an account in powers of ten', '6.27E+5;;100,00;Paid;', 'shortened'],
    ['a status nobody knows', '627001;;100,00;Perhaps;', 'does not say whether the payment was paid'],
  ])('%s is named and decides nothing', (_, line, words) => {
    const [only] = read(line);
    expect(only!.outcome).toBeUndefined();
    expect(only!.doubt!.key).toContain(words);
  });
  test('the same payment twice counts once', () => {
    const [first, second] = read('627001;;100,00;Paid;', '627001;;100,00;Failed;');
    expect([first!.outcome, second!.outcome]).toEqual(['paid', undefined]);
  });
  test('a file without lines or without a status column says so', () => {
    expect(readRefusalFields(readResults(heading, mapping, payments))).toEqual(['file']);
    expect(readRefusalFields(readResults(`${heading}\na;b;1;x;`, { account: 0 }, payments))).toEqual(['status']);
    expect(readRefusalFields(readResults(`${heading}\na;b;1;x;`, { status: 3 }, payments))).toEqual(['account']);
  });
});
