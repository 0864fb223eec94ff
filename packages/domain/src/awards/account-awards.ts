import { drawLiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { createFirstAndFinal } from '../accounts/request';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused } from '../law/refusal';
import { type Cents, nil, plus } from '../money/cents';

/** What the account gives one person: a survivor's own half by right apart from what is inherited. */
export interface AwardByAccount {
  readonly personId: string;
  readonly byRight: Cents;
  readonly asHeir: Cents;
}

/**
 * What falls to each person, as the account of the estate has it: by the will, its residue or the law. Nothing while the
 * account cannot be drawn; nobody where it leaves nobody anything.
 */
export function listAccountAwards(estate: Estate, today: LocalDate): readonly AwardByAccount[] | undefined {
  const account = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
  if (isRefused(account)) return undefined;
  const found = new Map<string, AwardByAccount>();
  for (const { personId, capacity, total } of account.distribution?.awards ?? []) {
    const { byRight, asHeir } = found.get(personId) ?? { byRight: nil, asHeir: nil };
    found.set(
      personId,
      capacity === 'byRight'
        ? { personId, byRight: plus(byRight, total.value), asHeir }
        : { personId, byRight, asHeir: plus(asHeir, total.value) },
    );
  }
  return [...found.values()];
}
