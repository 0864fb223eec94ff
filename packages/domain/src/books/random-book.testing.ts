import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { incomeAccounts, listExpenseAccounts } from '../ledger/chart';
import { type AccountPosting, computePostings, type LedgerEvent } from '../ledger/happening';
import { systemTypes } from '../matter/kinds';
import { type Cents, cents, negate } from '../money/cents';
import type {
  Book,
  BookBankLine,
  BookEntry,
  BookEvent,
  BookFile,
  BookFileRow,
  BookMatch,
  BookMatchEntry,
  BookPayment,
  BookPosting,
  BookSource,
  BookStatement,
} from './book';
import { countBalances, countBankMoves, type NaiveEvent } from './naive-ledger.testing';

/** The same numbers for the same seed, fast enough for millions. */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(roll() * limit);
  return { roll, below, pick: <T>(items: readonly T[]): T => items[below(items.length)]! };
}
type Dice = ReturnType<typeof createDice>;

export const firstDay = toLocalDate('2020-01-01');
const dayCount = 1_500;
const bankIds = [1, 2, 3];
const costs = systemTypes.flatMap(listExpenseAccounts);
const moved = ['CAPITAL:INHERITANCE', 'CAPITAL:PURCHASE', 'INTERNAL', 'SUSPENSE', 'COMPOSITION'] as const;

interface DrawnParts {
  readonly dice: Dice;
  readonly amount: Cents;
  readonly bankAccountId: number;
  readonly otherBankId: number;
  /** Sometimes none: the money is still to come. */
  readonly maybeBank: { readonly bankAccountId?: number };
  readonly id: number;
}

const draws: readonly ((parts: DrawnParts) => LedgerEvent)[] = [
  ({ dice, amount, maybeBank }) => ({
    kind: 'incomeReceived',
    account: dice.pick(incomeAccounts),
    amount,
    ...maybeBank,
    beforeDeath: cents(dice.roll() < 0.5 ? 0 : dice.below(amount + 1)),
  }),
  ({ dice, amount, maybeBank }) => ({ kind: 'expensePaid', account: dice.pick(costs), amount, ...maybeBank }),
  ({ dice, amount, maybeBank, id }) => ({
    kind: 'expensePaid',
    account: dice.pick(costs),
    amount,
    ...maybeBank,
    assetId: id,
  }),
  ({ amount, bankAccountId, id }) => ({ kind: 'claimPaid', liabilityId: id, amount, bankAccountId }),
  ({ amount, maybeBank, id }) => ({ kind: 'assetSold', assetId: id, amount, ...maybeBank }),
  ({ amount, bankAccountId, id }) => ({ kind: 'assetCollected', assetId: id, amount, bankAccountId }),
  ({ amount, bankAccountId, id }) => ({ kind: 'awardPaid', partyId: id, amount, bankAccountId }),
  ({ amount, bankAccountId, id }) => ({ kind: 'heirPaidIn', partyId: id, amount, bankAccountId }),
  ({ amount, id }) => ({ kind: 'vested', partyId: id, amount }),
  ({ amount, id }) => ({ kind: 'givenInKind', partyId: id, assetId: id, amount }),
  ({ amount, bankAccountId, id }) => ({ kind: 'dividendPaid', claimId: id, amount, bankAccountId }),
  ({ amount, bankAccountId, id }) => ({ kind: 'compositionPaid', claimId: id, amount, bankAccountId }),
  ({ amount, id }) => ({ kind: 'takenOver', assetId: id, claimId: id, amount }),
  ({ amount, bankAccountId, id }) => ({ kind: 'contributionReceived', claimId: id, amount, bankAccountId }),
  ({ amount, bankAccountId, otherBankId }) => ({
    kind: 'transferred',
    amount,
    bankAccountId,
    toBankAccountId: otherBankId,
  }),
  ({ dice, amount, bankAccountId }) => ({
    kind: 'capitalMoved',
    account: dice.pick(moved),
    way: dice.roll() < 0.5 ? 'in' : 'out',
    amount,
    bankAccountId,
  }),
];

/** Something of any kind that a firm's ledger books. */
export function drawEvent(dice: Dice): LedgerEvent {
  const amount = cents(1 + dice.below(dice.roll() < 0.1 ? 1_000_000_000 : 500_000));
  const at = dice.below(bankIds.length);
  const bankAccountId = bankIds[at]!;
  const otherBankId = bankIds[(at + 1 + dice.below(bankIds.length - 1)) % bankIds.length]!;
  const maybeBank = dice.roll() < 0.8 ? { bankAccountId } : {};
  return dice.pick(draws)({ dice, amount, bankAccountId, otherBankId, maybeBank, id: 1 + dice.below(20) });
}

/** Something the ledger must refuse, and of which nothing may be left. */
export function drawRefused(dice: Dice): LedgerEvent {
  const bankAccountId = dice.pick(bankIds);
  return dice.pick<LedgerEvent>([
    { kind: 'expensePaid', account: 'MAINT:CARE', amount: cents(-1 - dice.below(900)), bankAccountId },
    { kind: 'claimPaid', liabilityId: 1, amount: cents(0), bankAccountId },
    { kind: 'transferred', amount: cents(5), bankAccountId, toBankAccountId: bankAccountId },
    { kind: 'incomeReceived', account: 'INCOME:RENT', amount: cents(10), beforeDeath: cents(11) },
  ]);
}

const chooseSource = (one: LedgerEvent): BookSource => {
  if (one.kind === 'returned') return chooseSource(one.original);
  if (one.kind === 'balanceTakenOver') return 'bank_account';
  if (one.kind === 'incomeReceived') return 'income';
  if (one.kind === 'expensePaid' || one.kind === 'claimPaid') return 'expense';
  if (one.kind === 'assetSold') return 'asset_sale';
  return one.kind === 'vested' || one.kind === 'givenInKind' ? 'trust_distribution' : 'money_movement';
};

const returnable: ReadonlySet<string> = new Set([
  'incomeReceived',
  'expensePaid',
  'claimPaid',
  'awardPaid',
  'dividendPaid',
]);

interface LiveEvent extends NaiveEvent {
  readonly id: number;
  readonly source: BookSource;
  eventId: number;
  voucher: string | null;
  reversalOf: LiveEvent | null;
  returned: number;
}

const toPosting = (eventId: number, day: LocalDate, posting: AccountPosting): BookPosting => ({
  eventId,
  day,
  account: posting.account,
  bankAccountId: posting.bankAccountId ?? null,
  assetId: posting.assetId ?? null,
  liabilityId: posting.liabilityId ?? null,
  partyId: posting.partyId ?? null,
  claimId: posting.claimId ?? null,
  cents: posting.cents,
});

const toMoment = (at: number): number => 1_717_200_000_000 + at * 1000;

/** A ledger as the product books it, beside the naive list of what happened. */
export interface RandomLedger {
  readonly events: BookEvent[];
  readonly postings: BookPosting[];
  readonly live: readonly LiveEvent[];
  readonly refused: number;
}

/** Books, changes, undoes, refunds and refuses at random: so many events. */
export function bookAtRandom(dice: Dice, count: number): RandomLedger {
  const events: BookEvent[] = [];
  const postings: BookPosting[] = [];
  const postingsOf = new Map<number, BookPosting[]>();
  const live: LiveEvent[] = [];
  let entryId = 0;
  let refused = 0;
  const write = (id: number, base: Omit<BookEvent, 'id' | 'bookedAt' | 'postingCount'>, lines: BookPosting[]): void => {
    events.push({ ...base, id, postingCount: lines.length, bookedAt: toMoment(id) });
    postings.push(...lines);
    postingsOf.set(id, lines);
  };
  const book = (one: Omit<LiveEvent, 'eventId'>): number => {
    const computed = computePostings(one.happened);
    if (isRefused(computed)) throw new Error(`${one.happened.kind} was refused`);
    const id = events.length + 1;
    const { day, source, voucher } = one;
    write(
      id,
      {
        day,
        kind: one.happened.kind,
        narrative: `Entry ${one.id}`,
        voucher,
        source,
        sourceId: one.id,
        reversesId: null,
      },
      computed.map((posting) => toPosting(id, day, posting)),
    );
    return id;
  };
  const undo = ({ eventId }: LiveEvent): void => {
    const { id: reversesId, postingCount: _, bookedAt: __, ...base } = events[eventId - 1]!;
    const id = events.length + 1;
    const mirror = postingsOf.get(eventId)!.map((one) => ({ ...one, eventId: id, cents: negate(one.cents) }));
    write(id, { ...base, reversesId }, mirror);
  };
  const add = (happened: LedgerEvent, day: LocalDate, reversalOf: LiveEvent | null = null): void => {
    const source = chooseSource(happened);
    entryId += 1;
    const id = happened.kind === 'balanceTakenOver' ? happened.bankAccountId : entryId;
    const voucher = source !== 'bank_account' && source !== 'asset_sale' && entryId % 3 === 0 ? `V${entryId}` : null;
    const one = { id, source, day, happened, voucher, reversalOf, returned: 0 };
    live.push({ ...one, eventId: book(one) });
  };
  for (const id of bankIds) {
    add({ kind: 'balanceTakenOver', bankAccountId: id, amount: cents(dice.below(2_000_000) - 50_000) }, firstDay);
  }
  while (events.length < count) {
    const chance = dice.roll();
    const at = dice.below(live.length);
    const one = live[at]!;
    const isFree = one.source !== 'bank_account' && one.returned === 0 && one.reversalOf === null;
    if (chance < 0.7) {
      add(drawEvent(dice), addDays(firstDay, dice.below(dayCount)));
    } else if (chance < 0.78 && isFree) {
      undo(one);
      live[at] = live.at(-1)!;
      live.pop();
    } else if (chance < 0.88 && isFree) {
      undo(one);
      one.happened = {
        ...one.happened,
        ...('beforeDeath' in one.happened && { beforeDeath: cents(0) }),
        amount: cents(1 + dice.below(90_000)),
      };
      one.day = addDays(firstDay, dice.below(dayCount));
      one.eventId = book(one);
    } else if (chance < 0.95) {
      const { happened } = one;
      const left = happened.amount - one.returned;
      if (one.reversalOf || !returnable.has(happened.kind) || !happened.bankAccountId || left < 1) continue;
      const amount = cents(1 + dice.below(left));
      const part = { ...happened, amount, ...('beforeDeath' in happened && { beforeDeath: cents(0) }) } as LedgerEvent;
      one.returned += amount;
      const back = { kind: 'returned', original: part, amount, bankAccountId: happened.bankAccountId } as LedgerEvent;
      add(back, addDays(one.day, dice.below(60)), one);
    } else {
      if (!isRefused(computePostings(drawRefused(dice)))) throw new Error('The ledger booked what it must refuse');
      refused += 1;
    }
  }
  return { events, postings, live, refused };
}

const toEntry = ({ id, source, day, happened, voucher, reversalOf }: LiveEvent): BookEntry => {
  const inner = happened.kind === 'returned' ? happened.original : happened;
  return {
    source,
    id,
    day,
    amount: happened.kind === 'returned' ? negate(happened.amount) : happened.amount,
    voucher,
    bankAccountId: inner.bankAccountId ?? null,
    toBankAccountId: inner.kind === 'transferred' ? inner.toBankAccountId : null,
    reversalOfId: reversalOf?.id ?? null,
    mustBeBooked: true,
  };
};

/** The bank's side, written from what happened: every movement with its balance, and most lines matched to their entry. */
function writeBankSide(dice: Dice, live: readonly LiveEvent[]) {
  const lines: BookBankLine[] = [];
  const statements: BookStatement[] = [];
  const matches: BookMatch[] = [];
  const matchEntries: BookMatchEntry[] = [];
  for (const bank of bankIds) {
    const moves = live
      .flatMap((one) => {
        const amount = countBankMoves(one.happened).get(bank) ?? 0;
        return one.source === 'bank_account' || amount === 0 ? [] : [{ one, amount }];
      })
      .sort((a, b) => (a.one.day === b.one.day ? a.one.id - b.one.id : a.one.day < b.one.day ? -1 : 1));
    const opening = live.find(({ source, id }) => source === 'bank_account' && id === bank)!.happened.amount;
    let balance: number = opening;
    let statement: BookStatement | undefined;
    for (const { one, amount } of moves) {
      const [year, month] = one.day.split('-');
      const [from, to] = [toLocalDate(`${year}-${month}-01`), toLocalDate(`${year}-${month}-28`)];
      if (statement?.from !== from) {
        statement = {
          id: statements.length + 1,
          bankAccountId: bank,
          from,
          to,
          opening: cents(balance),
          closing: null,
        };
        statements.push(statement);
      }
      balance += amount;
      const ends = one.day > statement.to ? one.day : statement.to;
      statement = { ...statement, to: ends, closing: cents(balance) };
      statements[statements.length - 1] = statement;
      const isMatched = dice.roll() < 0.8;
      const matchId = isMatched ? matches.length + 1 : null;
      const lineId = lines.length + 1;
      lines.push({
        id: lineId,
        row: lineId,
        day: one.day,
        amount: cents(amount),
        balance: cents(balance),
        isAnswered: isMatched,
        bankAccountId: bank,
        statementId: statement.id,
        matchId,
        description: 'line',
      });
      if (matchId === null) continue;
      matches.push({ id: matchId, bankAccountId: bank, voucher: one.voucher });
      matchEntries.push({ matchId, bankAccountId: bank, source: one.source, sourceId: one.id, amount: cents(amount) });
    }
  }
  return { lines, statements, matches, matchEntries };
}

/** Some of the claims were paid by a bank file. */
function writePayments(live: readonly LiveEvent[]) {
  const payments: BookPayment[] = [];
  const files: BookFile[] = [];
  const fileRows: BookFileRow[] = [];
  for (const { id, day, happened } of live) {
    if (happened.kind !== 'claimPaid' || id % 4 !== 0) continue;
    const { amount, bankAccountId } = happened;
    const place = payments.length + 1;
    const paid = { paidExpenseId: id, paidMovementId: null, paidOn: day };
    payments.push({ id: place, payee: `Creditor ${id}`, state: 'paid', amount, bankAccountId, ...paid });
    files.push({ id: place, number: place, actionOn: day, rowCount: 1, total: amount });
    fileRows.push({
      fileId: place,
      paymentId: place,
      amount,
      outcome: 'paid',
      returnedExpenseId: null,
      returnedMovementId: null,
    });
  }
  return { payments, files, fileRows };
}

/** A whole book: the ledger as the product booked it, everything else from the naive list. */
export function toBook(dice: Dice, ledger: RandomLedger): Book {
  const { events, postings, live } = ledger;
  const held = countBalances(live, toLocalDate('9999-12-31'));
  const keptCash = bankIds.reduce((sum, id) => sum + (held.get(`BANK ${id}`) ?? 0), 0);
  return {
    locks: [{ upTo: addDays(firstDay, 300), lockedAt: toMoment(events.length + 10) }],
    keptCash: cents(keptCash),
    accounts: bankIds.map((id) => ({
      id,
      name: `Bank ${id}`,
      openingOn: firstDay,
      opening: live.find((one) => one.source === 'bank_account' && one.id === id)!.happened.amount,
    })),
    events,
    postings,
    entries: live.map(toEntry),
    ...writeBankSide(dice, live),
    ...writePayments(live),
  };
}
