import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, minus, negate, nil } from '../money/cents';
import type { AccountCode } from './chart';

/** Whom or what a posting is about, by the id of its row. */
export interface PostingSubjects {
  readonly bankAccountId?: number;
  readonly assetId?: number;
  readonly liabilityId?: number;
  readonly partyId?: number;
  /** A claim against an insolvent estate. */
  readonly claimId?: number;
}

/** One line of an event; a debit is positive. */
export interface AccountPosting extends PostingSubjects {
  readonly account: AccountCode;
  readonly cents: Cents;
}

/** What happened, in words of practice. Each becomes postings that add up to nil. */
export type LedgerEvent =
  | { readonly kind: 'balanceTakenOver'; readonly bankAccountId: number; readonly amount: Cents }
  | {
      readonly kind: 'incomeReceived';
      readonly account: AccountCode;
      readonly amount: Cents;
      /** Absent: it is still to come. */
      readonly bankAccountId?: number;
      readonly assetId?: number;
      /** The beneficiary of a trust whose it is by right. */
      readonly partyId?: number;
      /** How much of it had accrued when the person died. */
      readonly beforeDeath?: Cents;
    }
  | {
      readonly kind: 'expensePaid';
      readonly account: AccountCode;
      readonly amount: Cents;
      /** Absent: provided for, and not paid yet. */
      readonly bankAccountId?: number;
      readonly assetId?: number;
      /** The beneficiary of a trust it was paid for. */
      readonly partyId?: number;
    }
  | {
      readonly kind: 'claimPaid';
      readonly liabilityId: number;
      readonly amount: Cents;
      readonly bankAccountId: number;
    }
  | {
      readonly kind: 'assetSold';
      readonly assetId: number;
      readonly amount: Cents;
      /** Absent: the price is still to come. */
      readonly bankAccountId?: number;
    }
  | {
      readonly kind: 'assetCollected';
      readonly assetId: number;
      readonly amount: Cents;
      readonly bankAccountId: number;
    }
  | { readonly kind: 'awardPaid'; readonly partyId: number; readonly amount: Cents; readonly bankAccountId: number }
  /** An heir makes up in money what the property awarded to them is worth above their share. */
  | { readonly kind: 'heirPaidIn'; readonly partyId: number; readonly amount: Cents; readonly bankAccountId: number }
  | {
      /** An amount becomes a beneficiary's; it is owed until it is paid. */
      readonly kind: 'vested';
      readonly partyId: number;
      readonly amount: Cents;
      readonly bankAccountId?: never;
    }
  | {
      /** An asset of a trust goes to a beneficiary as it is, at a value. */
      readonly kind: 'givenInKind';
      readonly partyId: number;
      readonly assetId: number;
      readonly amount: Cents;
      readonly bankAccountId?: never;
    }
  | { readonly kind: 'dividendPaid'; readonly claimId: number; readonly amount: Cents; readonly bankAccountId: number }
  | {
      readonly kind: 'compositionPaid';
      readonly claimId: number;
      readonly amount: Cents;
      readonly bankAccountId: number;
    }
  | {
      /** Goods a secured creditor keeps at a value (s 83): what they brought, and a payment on the claim, without money. */
      readonly kind: 'takenOver';
      readonly assetId: number;
      readonly claimId: number;
      readonly amount: Cents;
      readonly bankAccountId?: never;
    }
  | {
      readonly kind: 'contributionReceived';
      readonly claimId: number;
      readonly amount: Cents;
      readonly bankAccountId: number;
    }
  | {
      readonly kind: 'transferred';
      readonly amount: Cents;
      /** Out of this account, into that one. */
      readonly bankAccountId: number;
      readonly toBankAccountId: number;
    }
  | {
      /** Capital, or what nobody can say yet, into the bank or out of it. */
      readonly kind: 'capitalMoved';
      readonly account: AccountCode;
      readonly way: 'in' | 'out';
      readonly amount: Cents;
      readonly bankAccountId: number;
      readonly assetId?: number;
    }
  | {
      /** Money that came back, or was paid back: a refund, a reversal, a returned payment. It undoes so much of what was booked. */
      readonly kind: 'returned';
      readonly original: BookableEvent;
      readonly amount: Cents;
      readonly bankAccountId?: number;
    };
/** Everything that can come back: what came back already cannot. */
type BookableEvent = Exclude<LedgerEvent, { kind: 'returned' }>;
export type LedgerEventKind = LedgerEvent['kind'];
type LedgerEventOf<K extends LedgerEventKind> = Extract<LedgerEvent, { kind: K }>;

/** A new kind of event is one entry here. */
const rules: { readonly [K in LedgerEventKind]: (happened: LedgerEventOf<K>) => readonly AccountPosting[] } = {
  balanceTakenOver: ({ bankAccountId, amount }) => [
    { account: 'BANK', bankAccountId, cents: amount },
    { account: 'OPENING', bankAccountId, cents: negate(amount) },
  ],
  incomeReceived: ({ account, amount, bankAccountId, assetId, partyId, beforeDeath = nil }) => {
    const about = assetId === undefined ? {} : { assetId };
    return [
      bankAccountId === undefined
        ? { account: 'RECEIVABLE', ...about, cents: amount }
        : { account: 'BANK', bankAccountId, cents: amount },
      { account: 'ACCRUED_AT_DEATH', ...about, cents: negate(beforeDeath) },
      { account, ...about, ...(partyId !== undefined && { partyId }), cents: minus(beforeDeath, amount) },
    ];
  },
  expensePaid: ({ account, amount, bankAccountId, assetId, partyId }) => {
    const about = assetId === undefined ? {} : { assetId };
    return [
      { account, ...about, ...(partyId !== undefined && { partyId }), cents: amount },
      bankAccountId === undefined
        ? { account: 'PAYABLE', ...about, cents: negate(amount) }
        : { account: 'BANK', bankAccountId, cents: negate(amount) },
    ];
  },
  claimPaid: ({ liabilityId, amount, bankAccountId }) => [
    { account: 'CLAIMS', liabilityId, cents: amount },
    { account: 'BANK', bankAccountId, cents: negate(amount) },
  ],
  assetSold: ({ assetId, amount, bankAccountId }) => [
    bankAccountId === undefined
      ? { account: 'RECEIVABLE', assetId, cents: amount }
      : { account: 'BANK', bankAccountId, cents: amount },
    { account: 'CAPITAL:REALISATION', assetId, cents: negate(amount) },
  ],
  assetCollected: ({ assetId, amount, bankAccountId }) => [
    { account: 'BANK', bankAccountId, cents: amount },
    { account: 'COLLECTED', assetId, cents: negate(amount) },
  ],
  awardPaid: ({ partyId, amount, bankAccountId }) => [
    { account: 'AWARDS', partyId, cents: amount },
    { account: 'BANK', bankAccountId, cents: negate(amount) },
  ],
  heirPaidIn: ({ partyId, amount, bankAccountId }) => [
    { account: 'BANK', bankAccountId, cents: amount },
    { account: 'AWARDS', partyId, cents: negate(amount) },
  ],
  vested: ({ partyId, amount }) => [
    { account: 'VESTED', partyId, cents: amount },
    { account: 'OWED_TO_BENEFICIARIES', partyId, cents: negate(amount) },
  ],
  givenInKind: ({ partyId, assetId, amount }) => [
    { account: 'VESTED', partyId, cents: amount },
    { account: 'COLLECTED', assetId, cents: negate(amount) },
  ],
  dividendPaid: ({ claimId, amount, bankAccountId }) => [
    { account: 'DIVIDENDS', claimId, cents: amount },
    { account: 'BANK', bankAccountId, cents: negate(amount) },
  ],
  compositionPaid: ({ claimId, amount, bankAccountId }) => [
    { account: 'COMPOSITION', claimId, cents: amount },
    { account: 'BANK', bankAccountId, cents: negate(amount) },
  ],
  takenOver: ({ assetId, claimId, amount }) => [
    { account: 'DIVIDENDS', claimId, cents: amount },
    { account: 'COLLECTED', assetId, cents: negate(amount) },
  ],
  contributionReceived: ({ claimId, amount, bankAccountId }) => [
    { account: 'BANK', bankAccountId, cents: amount },
    { account: 'CONTRIBUTIONS', claimId, cents: negate(amount) },
  ],
  transferred: ({ amount, bankAccountId, toBankAccountId }) => [
    { account: 'BANK', bankAccountId: toBankAccountId, cents: amount },
    { account: 'BANK', bankAccountId, cents: negate(amount) },
  ],
  capitalMoved: ({ account, way, amount, bankAccountId, assetId }) => {
    const moved = way === 'in' ? amount : negate(amount);
    return [
      { account: 'BANK', bankAccountId, cents: moved },
      { account, ...(assetId !== undefined && { assetId }), cents: negate(moved) },
    ];
  },
  returned: ({ original }) => {
    const rule = rules[original.kind] as (one: LedgerEvent) => readonly AccountPosting[];
    return rule(original).map((posting) => ({ ...posting, cents: negate(posting.cents) }));
  },
};

/** What gives back so much of what would be booked. */
export function toReturnedEvent(original: Outcome<LedgerEvent>): Outcome<LedgerEvent> {
  if (isRefused(original)) return original;
  if (original.kind === 'returned') return original;
  const { amount, bankAccountId } = original;
  return { kind: 'returned', original, amount, ...(bankAccountId !== undefined && { bankAccountId }) };
}

/** The postings of what happened. Only a balance taken over may be negative: an account in overdraft. */
export function computePostings(happened: LedgerEvent): Outcome<readonly AccountPosting[]> {
  if (happened.amount <= 0 && happened.kind !== 'balanceTakenOver') {
    return refuse('amount', 'Enter an amount of more than 0. For a refund or return, choose the original entry.');
  }
  if (happened.kind === 'incomeReceived' && (happened.beforeDeath ?? nil) > happened.amount) {
    return refuse('amount', 'The amount accrued before the death cannot be more than the amount received.');
  }
  if (happened.kind === 'transferred' && happened.bankAccountId === happened.toBankAccountId) {
    return refuse('toBankAccountID', 'Choose another account than the one it leaves.');
  }
  const rule = rules[happened.kind] as (one: LedgerEvent) => readonly AccountPosting[];
  return rule(happened).filter(({ cents }) => cents !== 0);
}
