import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { listSurvivingMarriages } from '../estate/relations';
import { isRefused } from '../law/refusal';
import { type Cents, cents, minus, nil, rand } from '../money/cents';
import { whole } from '../money/fraction';
import { projectDeath } from './projection';
import { buildScenario, addCover } from './scenario';

/** Beyond this nobody insures. */
const mostCover = rand(1_000_000_000);

/**
 * The least cover, paid to the estate, with which its cash pays everything. More cover brings more fees and duty, by
 * steps, so it is sought: the cover found just closes the gap and a cent less does not. None where there is no gap.
 */
export function computeCoverNeeded(client: Estate, asAt: LocalDate): Cents | undefined {
  const computeShortfallWith = (cover: number): number => {
    const found = projectDeath(addCover(client, cents(cover)), asAt);
    return isRefused(found) ? Number.NaN : found.liquidity.strict.value;
  };
  const now = projectDeath(client, asAt);
  if (isRefused(now) || now.liquidity.strict.value >= 0) return undefined;
  let [low, lowOver] = [0, now.liquidity.strict.value as number];
  let high = -lowOver;
  let highOver = computeShortfallWith(high);
  while (highOver < 0 && high < mostCover) {
    [low, lowOver] = [high, highOver];
    high *= 2;
    highOver = computeShortfallWith(high);
  }
  if (!(highOver >= 0)) return undefined;
  for (let turn = 0; high - low > 1; turn += 1) {
    // Between steps of a fee it is a straight line; every third turn halves, so that steps do not hold it up.
    const straight = low + Math.ceil((-lowOver / (highOver - lowOver)) * (high - low));
    const aim = turn % 3 === 2 ? Math.floor((low + high) / 2) : straight - (turn % 3 === 1 ? 1 : 0);
    const next = Math.min(high - 1, Math.max(low + 1, aim));
    const over = computeShortfallWith(next);
    if (over >= 0) [high, highOver] = [next, over];
    else [low, lowOver] = [next, over];
  }
  return cents(high);
}

/** What the duty would be if something not left to the spouse were: arithmetic, not advice. */
export interface SpouseAlternative {
  readonly description: string;
  readonly assetId?: string;
  readonly duty: Cents;
  readonly saved: Cents;
}

export function computeDutyIfToSpouse(client: Estate, asAt: LocalDate): readonly SpouseAlternative[] {
  const [marriage] = listSurvivingMarriages(client);
  const now = projectDeath(client, asAt);
  if (!marriage || isRefused(now) || now.estateDuty.duty.value === nil) return [];
  const { spouseId } = marriage;
  const given = new Set(
    now.legacies
      .filter(({ personId, origin }) => personId !== spouseId && origin.as === 'full')
      .flatMap(({ assetId }) => assetId ?? []),
  );
  const listAlternatives = (
    description: string,
    estate: ReturnType<typeof buildScenario>,
    assetId?: string,
  ): SpouseAlternative[] => {
    const found = isRefused(estate) ? estate : projectDeath(estate, asAt);
    if (isRefused(found)) return [];
    const duty = found.estateDuty.duty.value;
    const saved = minus(now.estateDuty.duty.value, duty);
    return [{ description, ...(assetId !== undefined && { assetId }), duty, saved }];
  };
  const assets = client.assets.filter(({ id }) => given.has(id));
  const residue = client.will?.residue?.to.some(({ personId }) => personId !== spouseId);
  const past = client.benefits.filter(({ kind, nominee }) => kind === 'policy' && nominee !== spouseId);
  return [
    ...assets.flatMap(({ id, description }) =>
      listAlternatives(description, buildScenario(client, { bequests: [{ assetId: id, to: spouseId }] }), id),
    ),
    ...past.flatMap(({ id, description }) =>
      listAlternatives(description, {
        ...client,
        benefits: client.benefits.map((one) => (one.id === id ? { ...one, nominee: spouseId } : one)),
      }),
    ),
    ...(residue && now.residue > 0
      ? listAlternatives('', {
          ...client,
          will: { ...client.will!, residue: { to: [{ personId: spouseId, share: whole }] } },
        })
      : []),
  ];
}
