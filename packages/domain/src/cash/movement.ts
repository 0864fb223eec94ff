import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse, type RefusalError } from '../law/refusal';
import type { AccountCode } from '../ledger/chart';
import { type LedgerEvent, toReturnedEvent } from '../ledger/happening';
import { type SystemType, systemType } from '../matter/kinds';
import { type Cents, negate } from '../money/cents';

interface MovementFacts {
  readonly label: string;
  readonly way: 'in' | 'out';
  /** What it has to name besides the bank account. */
  readonly names?: 'asset' | 'party' | 'bankAccount' | 'claim' | 'assetAndClaim';
  /** The account of the ledger, where the kind has no happening of its own. */
  readonly account?: AccountCode;
  readonly types: readonly SystemType[];
}

const { liquidation, estateLate, curatorship, trust } = systemType;
const every = [liquidation, estateLate, curatorship, trust];
const ofLiving = [curatorship, trust];

/** Money that moves and is neither income nor an expense. */
export const movementKinds = {
  transfer: { label: 'Transfer to another account', way: 'out', names: 'bankAccount', types: every },
  awardPaid: { label: 'Award paid', way: 'out', names: 'party', types: [estateLate, trust] },
  heirPaidIn: { label: 'Paid in by an heir', way: 'in', names: 'party', types: [estateLate] },
  dividendPaid: { label: 'Dividend paid', way: 'out', names: 'claim', types: [liquidation] },
  contributionReceived: { label: 'Contribution received', way: 'in', names: 'claim', types: [liquidation] },
  takenOver: { label: 'Taken over by a creditor (s 83)', way: 'in', names: 'assetAndClaim', types: [liquidation] },
  compositionReceived: { label: 'Received for a composition', way: 'in', account: 'COMPOSITION', types: [liquidation] },
  compositionPaid: { label: 'Paid by a composition', way: 'out', names: 'claim', types: [liquidation] },
  assetCollected: { label: 'Asset collected', way: 'in', names: 'asset', types: [liquidation, estateLate] },
  realised: { label: 'Asset realised', way: 'in', names: 'asset', account: 'CAPITAL:REALISATION', types: ofLiving },
  matured: { label: 'Investment matured', way: 'in', names: 'asset', account: 'CAPITAL:MATURITY', types: ofLiving },
  invested: { label: 'Paid into an investment', way: 'out', names: 'asset', account: 'INTERNAL', types: every },
  withdrawn: { label: 'Drawn from an investment', way: 'in', names: 'asset', account: 'INTERNAL', types: every },
  inherited: { label: 'Inheritance', way: 'in', account: 'CAPITAL:INHERITANCE', types: ofLiving },
  compensated: { label: 'Road Accident Fund award', way: 'in', account: 'CAPITAL:RAF_AWARD', types: ofLiving },
  bought: { label: 'Asset bought', way: 'out', names: 'asset', account: 'CAPITAL:PURCHASE', types: ofLiving },
  improved: { label: 'Asset improved', way: 'out', names: 'asset', account: 'CAPITAL:IMPROVEMENT', types: ofLiving },
  loanRepaid: { label: 'Loan repaid', way: 'out', account: 'CAPITAL:LOAN_REPAID', types: ofLiving },
  unknownIn: { label: 'Received, not yet classified', way: 'in', account: 'SUSPENSE', types: every },
  unknownOut: { label: 'Paid, not yet classified', way: 'out', account: 'SUSPENSE', types: every },
} as const satisfies Readonly<Record<string, MovementFacts>>;
export type MovementKind = keyof typeof movementKinds;

export const listMovementKinds = (type: SystemType): MovementKind[] =>
  (Object.keys(movementKinds) as MovementKind[]).filter((kind) =>
    (movementKinds[kind].types as readonly SystemType[]).includes(type),
  );

export interface MovementEntry {
  readonly movedDate: LocalDate;
  readonly kind: MovementKind;
  readonly amount: Cents;
  /** None where goods were taken over: no money moved. */
  readonly bankAccountID: number | null;
  readonly toBankAccountID: number | null;
  readonly assetID: number | null;
  readonly partyID: number | null;
  /** The claim a dividend, a share in a composition or a contribution is of. */
  readonly claimID: number | null;
  /** How much of its value left with a part of an asset. */
  readonly carryingAmount: Cents | null;
  /** The movement it gives back, wholly or in part; it is then kept below nought. */
  readonly reversalOfID?: number | null;
}

/** A movement as the ledger books it. */
export function toMovementEvent(entry: MovementEntry, type: SystemType): Outcome<LedgerEvent> {
  const { kind, amount, bankAccountID: bankAccountId, toBankAccountID, assetID, partyID, claimID } = entry;
  const facts: MovementFacts = movementKinds[kind];
  if (!facts.types.includes(type)) return refuse('kind', 'Choose a kind that this matter has.');
  if (amount < 0) return toReturnedEvent(toMovementEvent({ ...entry, amount: negate(amount) }, type));
  if (kind === 'takenOver') {
    if (assetID === null) return refuse('assetID', 'Choose the asset.');
    if (claimID === null) return refuse('claimID', 'Choose the claim it is for.');
    return { kind, amount, assetId: assetID, claimId: claimID };
  }
  if (bankAccountId === null) return refuse('bankAccountID', 'Choose the bank account.');
  if (facts.names === 'bankAccount') {
    return toBankAccountID === null
      ? refuse('toBankAccountID', 'Choose the account it goes to.')
      : { kind: 'transferred', amount, bankAccountId, toBankAccountId: toBankAccountID };
  }
  if (facts.names === 'party') {
    const isIn = kind === 'heirPaidIn';
    return partyID === null
      ? refuse('partyID', isIn ? 'Choose who paid it in.' : 'Choose who was paid.')
      : { kind: isIn ? 'heirPaidIn' : 'awardPaid', amount, bankAccountId, partyId: partyID };
  }
  if (kind === 'dividendPaid' || kind === 'compositionPaid' || kind === 'contributionReceived') {
    return claimID === null
      ? refuse('claimID', 'Choose the claim it is for.')
      : { kind, amount, bankAccountId, claimId: claimID };
  }
  if (facts.names === 'asset' && assetID === null) return refuse('assetID', 'Choose the asset.');
  const assetId = facts.names === 'asset' ? assetID! : undefined;
  if (kind === 'assetCollected') return { kind, amount, bankAccountId, assetId: assetId! };
  return {
    kind: 'capitalMoved',
    account: facts.account!,
    way: facts.way,
    amount,
    bankAccountId,
    ...(assetId !== undefined && { assetId }),
  };
}

/** What cannot be, whatever it is booked as. */
export const checkMovement = (entry: MovementEntry, today: LocalDate): RefusalError | undefined =>
  collectRefusals([
    entry.amount > 0 || (entry.reversalOfID && entry.amount < 0)
      ? undefined
      : refuse('amount', 'Enter an amount of more than 0. For a refund or return, choose the original entry.'),
    entry.movedDate > today ? refuse('movedDate', 'This day is in the future.') : undefined,
    entry.kind === 'transfer' && entry.toBankAccountID === entry.bankAccountID
      ? refuse('toBankAccountID', 'Choose another account than the one it leaves.')
      : undefined,
  ]);
