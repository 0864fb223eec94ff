import { isReturnableKind, checkReversal, toReversalAmount } from '@boedel/domain/cash/reversal';
import type { MovementKind } from '@boedel/domain/cash/movement';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import { type Cents, nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { MatchedSource } from './matched.store';
import { isReversed, listReversalPairs, lockOriginal } from './reversal.store';

interface ReversibleValues {
  readonly amount: Cents;
  readonly vatAmount?: Cents | null;
  readonly bankAccountID: number | null;
  readonly reversalOfID: number | null;
}

interface ReversalRules<V> {
  readonly source: MatchedSource;
  readonly dayField: keyof V & string;
  /** What a refund takes from its original entry, so that it reduces the same thing: the type, the asset, the claim. */
  readonly copies: readonly (keyof V & string)[];
  readonly readOriginal: (id: number) => Promise<V>;
}

/**
 * The entry as it is saved, or why it cannot be. A refund reduces what its original entry was booked as; an entry that has
 * a refund keeps its amount, its account and its type.
 */
export async function applyReversal<V extends ReversibleValues>(
  tx: Tx,
  { source, dayField, copies, readOriginal }: ReversalRules<V>,
  values: V,
  before: (V & { readonly id: number }) | undefined,
): Promise<Outcome<V>> {
  if (before && before.reversalOfID !== values.reversalOfID) {
    return refuse('reversalOfID', 'The entry it belongs to cannot be changed. Remove this one and add it again.');
  }
  if (values.reversalOfID === null) {
    const isSame =
      !before || [...copies, 'amount' as const, 'bankAccountID' as const].every((key) => before[key] === values[key]);
    return isSame || !(await isReversed(tx, source, before.id))
      ? values
      : refuse(
          'amount',
          'This entry has a refund or return, so its amount, account and type cannot be changed. Remove the refund or return first.',
        );
  }
  const original = await lockOriginal(tx, source, values.reversalOfID, before?.id);
  const amount = toReversalAmount(values.amount);
  const { bankAccountID } = values;
  const refused = checkReversal({ day: values[dayField] as LocalDate, amount, bankAccountID }, original, dayField);
  if (refused) return refused;
  const given = await readOriginal(original.id);
  return {
    ...values,
    amount,
    ...(values.vatAmount && { vatAmount: toReversalAmount(values.vatAmount) }),
    ...Object.fromEntries(copies.map((key) => [key, given[key]])),
  };
}

/** Whether the money of a movement of this kind can be returned. */
export const checkReturnableKind = (kind: string): Outcome<true> =>
  isReturnableKind(kind as MovementKind)
    ? true
    : refuse('reversalOfID', 'A return cannot be entered for this kind of movement. Add what happened as a movement.');

/** For each entry, what was refunded or returned, and the original entry of a refund. */
export async function readReversals(
  tx: Tx,
  source: MatchedSource,
  matterId: number,
): Promise<
  (id: number) => { reversedAmount: Cents; reversalOf: { id: number; day: LocalDate; description: string } | null }
> {
  const pairs = await listReversalPairs(tx, source, matterId);
  const reversed = new Map(pairs.filter(({ of_id }) => of_id === null).map((row) => [row.id, row.reversed]));
  const originals = new Map(
    pairs.flatMap(({ id, of_id, of_day, of_description }) =>
      of_id === null ? [] : [[id, { id: of_id, day: of_day!, description: of_description! }] as const],
    ),
  );
  return (id) => ({ reversedAmount: reversed.get(id) ?? nil, reversalOf: originals.get(id) ?? null });
}
