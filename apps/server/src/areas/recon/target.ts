import { type MovementKind, movementKinds } from '@boedel/domain/cash/movement';
import {
  findAccountByLabel,
  type AccountCode,
  chart,
  listExpenseAccounts,
  incomeAccounts,
} from '@boedel/domain/ledger/chart';
import type { SystemType } from '@boedel/domain/matter/kinds';

/** What a line becomes where nothing waits for it: an entry under a head of the ledger, or a movement of money. */
export type ReconTarget =
  | { readonly as: 'income' | 'expense'; readonly account: AccountCode }
  | { readonly as: 'movement'; readonly kind: MovementKind; readonly other: number | null };

/** Where the words of a tab stand in the ledger. */
export const findAccountCode = (label: string | null, type: SystemType): AccountCode | undefined =>
  label === null
    ? undefined
    : (findAccountByLabel(label, incomeAccounts) ?? findAccountByLabel(label, listExpenseAccounts(type)));

const mark = 'move:';

/** A movement as matching learns it: its kind, and the asset or account it named. */
export const formatMovementTarget = (kind: MovementKind, other: number | null): string =>
  `${mark}${kind}:${other ?? ''}`;

export function readTarget(target: string): ReconTarget {
  if (!target.startsWith(mark)) {
    const account = target as AccountCode;
    return { as: incomeAccounts.includes(account) ? 'income' : 'expense', account };
  }
  const [kind, other] = target.slice(mark.length).split(':');
  return { as: 'movement', kind: kind as MovementKind, other: other ? Number(other) : null };
}

/** What an entry that answers a line is, in words: the type its tab gives it, or a movement's. */
export const findEntryLabel = (type: string | null): string | null =>
  type === 'claim' ? 'Claim' : (movementKinds[type as MovementKind]?.label ?? type);

export const formatTargetLabel = (target: ReconTarget): string =>
  target.as === 'movement' ? movementKinds[target.kind].label : chart[target.account].label;

/** Money in is income, money out an expense; a transfer goes either way. A refund is a person's to say. */
export function hasFittingDirection(target: ReconTarget, isIn: boolean): boolean {
  if (target.as !== 'movement') return (target.as === 'income') === isIn;
  return target.kind === 'transfer' || (movementKinds[target.kind].way === 'in') === isIn;
}

/** What was sold or paid out is gone, and what was unknown is to be found out: nothing is learned from those. */
const onceOnly: ReadonlySet<MovementKind> = new Set([
  'realised',
  'matured',
  'assetCollected',
  'awardPaid',
  'heirPaidIn',
  'dividendPaid',
  'contributionReceived',
  'takenOver',
  'compositionReceived',
  'compositionPaid',
  'unknownIn',
  'unknownOut',
]);

/** A movement that was chosen before, for a line of this matter: one that names an asset or an account says nothing of another's. */
export function chooseMovementTarget(
  {
    kind,
    asset_id,
    other_bank_id,
    matter_id,
  }: {
    readonly kind: MovementKind;
    readonly asset_id: number | null;
    readonly other_bank_id: number | null;
    readonly matter_id: number;
  },
  matterId: number,
): string | undefined {
  if (onceOnly.has(kind)) return undefined;
  const facts: { readonly label: string; readonly names?: string } = movementKinds[kind];
  if (facts.names === undefined) return formatMovementTarget(kind, null);
  return matter_id === matterId
    ? formatMovementTarget(kind, facts.names === 'asset' ? asset_id : other_bank_id)
    : undefined;
}
