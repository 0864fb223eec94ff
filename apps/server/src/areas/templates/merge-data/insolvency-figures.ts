import { affairsOf, type AffairsThing } from '@boedel/domain/claims/affairs-of-claims';
import { headsOf, kindOf } from '@boedel/domain/claims/estate-of-claims';
import { isOut } from '@boedel/domain/claims/claim-status';
import { insolvencyOutlook } from '@boedel/domain/claims/insolvency-outlook';
import { countedAt } from '@boedel/domain/assets/asset-totals';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { employeeHeads } from '@boedel/domain/insolvency/estate';
import { employeePreferences } from '@boedel/domain/insolvency/limits';
import { employeeCapped } from '@boedel/domain/insolvency/preferences';
import { costRanks } from '@boedel/domain/insolvency/ranks';
import { statementOfAffairs } from '@boedel/domain/insolvency/statement-of-affairs';
import type { Country } from '@boedel/domain/law/country';
import { rowOn } from '@boedel/domain/law/check-input';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { holdingsIn } from '../../assets/assets-of';
import { outlookFacts } from '../../claims/outlook-facts';
import { isClaimOfEstate } from './property';
import type { ClaimDetails } from './claims';
import { whoIs } from './creditors';

type Value = string | number | boolean | null;
const under = (item: string, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${item}.${leaf}`, value]));

/** What creditors of each rank may expect as the estate stands today; nothing where it cannot be worked out. */
export async function outlookData(
  tx: Tx,
  matterId: number,
  { country, today }: { readonly country: Country; readonly today: LocalDate },
): Promise<MergeData> {
  const outlook = insolvencyOutlook(await outlookFacts(tx, { id: matterId }, country, today), 'lodged');
  if (isRefused(outlook)) return {};
  const { distribution } = outlook;
  const { claims, ranks, freeResidue, contribution } = distribution;
  return under('outlook', {
    receipts: distribution.receipts,
    secured: sum(claims.map((one) => one.securedAward)),
    freeResidue: freeResidue.value,
    costs: sum(ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed)),
    preferent: sum(claims.map((one) => one.preferentAward)),
    available: distribution.availableForConcurrent,
    concurrent: ranks.find(({ rank }) => rank === 's103')?.claimed ?? nil,
    dividend: distribution.dividend,
    deficiency: contribution.value.needed,
    fee: distribution.fee,
  });
}

/** The balance of a statement of affairs, from what is held and what is claimed. */
export async function affairsData(tx: Tx, matterId: number, claims: readonly ClaimDetails[]): Promise<MergeData> {
  const { captured } = await holdingsIn(tx, matterId);
  const things = captured
    .filter(({ paidPast, interest }) => !paidPast && !interest)
    .map((asset): AffairsThing => ({
      id: asset.id,
      description: asset.description,
      class: asset.class === 'immovable' ? 'immovable' : isClaimOfEstate(asset) ? 'debt' : 'movable',
      value: asset.value ? countedAt(asset) : nil,
    }));
  const facts = affairsOf(
    things,
    claims.map(({ claim }) => claim),
    nil,
  );
  const stated = statementOfAffairs(facts);
  if (isRefused(stated)) return {};
  const { totalAssets, secured, freeResidue, concurrent } = stated.value;
  const owed: Cents = sum([secured, facts.preferent, facts.concurrent]);
  return under('affairs', {
    assets: totalAssets,
    encumbered: sum(facts.assets.filter(({ encumbrances }) => encumbrances.length > 0).map(({ value }) => value)),
    secured,
    freeResidue,
    preferent: facts.preferent,
    concurrent: facts.concurrent,
    lacking: minus(concurrent, facts.concurrent),
    owed,
    surplus: notBelowNil(minus(totalAssets, owed)),
    deficiency: notBelowNil(minus(owed, totalAssets)),
    isDeficient: owed > totalAssets,
  });
}

/** Employees by what each head comes to, what of it ranks before others, and the limits on the day of the order. */
export function employeeData(claims: readonly ClaimDetails[], concursusOn: LocalDate): MergeData {
  const limits = rowOn(employeePreferences, concursusOn, 'concursusOn');
  if (isRefused(limits)) return { employees: [] };
  return {
    employees: claims
      .filter(({ claim }) => kindOf(claim) === 'employee' && !isOut(claim.status))
      .map((one) => {
        const heads = headsOf(one.claim);
        const { wages, others, excess } = employeeCapped({ ...one.claim, proved: true, heads }, limits);
        return under('employee', {
          ...whoIs({ claims: [one], outcomes: [] }),
          ...heads,
          preferred: [...wages, ...others].reduce<Cents>((so, { amount }) => plus(so, amount), nil),
          excess,
        });
      }),
    ...under('limit', Object.fromEntries(employeeHeads.map((head) => [head, limits[head]]))),
  };
}
