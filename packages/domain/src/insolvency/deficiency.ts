import { createDatedTable } from '../law/dated';
import { isRefused } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { DeficiencyBearers } from './deficiency-bearers';
import type { InsolventEstate, SecuredClaim } from './estate';

/** Insolvency Act 24 of 1936 s 89(1), where creditors of several ranks hold one security. */
export const deficiencyReadings = createDatedTable('reading of s 89(1)', [
  {
    from: '1936-07-01',
    usual: 'firstRank' as DeficiencyBearers,
    note: '[check] The section speaks of those who would have been paid out of the proceeds in priority to others: the first rank, or all whom the asset secures.',
  },
]);

/** Whom the account chose, or whom the law of that day is usually read to mean. */
export function findDeficiencyBearers({
  settings,
  concursusOn,
}: Pick<InsolventEstate, 'settings' | 'concursusOn'>): DeficiencyBearers {
  const row = deficiencyReadings.on(concursusOn);
  return settings?.deficiencyBorneBy ?? (isRefused(row) ? 'firstRank' : row.usual);
}

export interface DeficiencyPart {
  readonly claim: SecuredClaim;
  readonly amount: Cents;
}

/** Who owes what of it; nobody where none of them proved. */
export function shareDeficiency(
  lacking: Cents,
  ranks: readonly (readonly SecuredClaim[])[],
  bearers: DeficiencyBearers = 'firstRank',
): readonly DeficiencyPart[] {
  const proved = ranks
    .map((rank) => rank.filter((claim) => claim.proved && claim.secured > 0))
    .filter((rank) => rank.length > 0);
  const liable = bearers === 'allRanks' ? proved.flat() : (proved[0] ?? []);
  if (lacking === nil || liable.length === 0) return [];
  const amounts = shareOut(
    lacking,
    liable.map(({ secured }) => secured),
  );
  return liable.map((claim, index) => ({ claim, amount: amounts[index]! }));
}
