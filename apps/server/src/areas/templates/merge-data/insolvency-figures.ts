import { splitByHead, toClaimKind } from '@boedel/domain/claims/estate-of-claims';
import { isOut } from '@boedel/domain/claims/claim-status';
import { computeInsolvencyOutlook } from '@boedel/domain/claims/insolvency-outlook';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { employeeHeads } from '@boedel/domain/insolvency/estate';
import { employeePreferences } from '@boedel/domain/insolvency/limits';
import { capEmployeeClaim } from '@boedel/domain/insolvency/preferences';
import { costRanks } from '@boedel/domain/insolvency/ranks';
import { computeStatementOfAffairs } from '@boedel/domain/insolvency/statement-of-affairs';
import type { Country } from '@boedel/domain/law/country';
import { findRowOn } from '@boedel/domain/law/check-input';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { PaperTranslator } from '../../../platform/paper/words';
import type { Tx } from '../../../platform/db/database';
import { createWholeReader } from '../../../platform/tenancy/run-as-firm';
import { readOutlookFacts } from '../../claims/outlook-facts';
import { readAffairsFacts } from '../../insolvent/affairs';
import type { ClaimWithDetails } from './claims';
import { describeCreditor } from './creditors';

type InsolvencyMergeValue = string | number | boolean | null;
const prefixKeys = (
  item: string,
  values: Readonly<Record<string, InsolvencyMergeValue>>,
): Record<string, InsolvencyMergeValue> =>
  Object.fromEntries(Object.entries(values).map(([leaf, value]) => [`${item}.${leaf}`, value]));

/** What creditors of each rank may expect as the estate stands today; nothing where it cannot be worked out. */
export async function readOutlookData(
  tx: Tx,
  matterId: number,
  { country, today }: { readonly country: Country; readonly today: LocalDate },
): Promise<MergeData> {
  const outlook = computeInsolvencyOutlook(await readOutlookFacts(tx, { id: matterId }, country, today), 'lodged');
  if (isRefused(outlook)) return {};
  const { distribution } = outlook;
  const { claims, ranks, freeResidue, contribution } = distribution;
  return prefixKeys('outlook', {
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
export const readAffairsData = createWholeReader(
  async (tx: Tx, matterId: number, claims: readonly ClaimWithDetails[]): Promise<MergeData> => {
    const facts = await readAffairsFacts(
      tx,
      matterId,
      claims.map(({ claim }) => claim),
    );
    const stated = computeStatementOfAffairs(facts);
    if (isRefused(stated)) return {};
    const { totalAssets, secured, freeResidue, concurrent } = stated.value;
    const owed: Cents = sum([secured, facts.preferent, facts.concurrent]);
    return prefixKeys('affairs', {
      assets: totalAssets,
      encumbered: sum(facts.assets.filter(({ encumbrances }) => encumbrances.length > 0).map(({ value }) => value)),
      secured,
      freeResidue,
      preferent: facts.preferent,
      concurrent: facts.concurrent,
      lacking: minus(concurrent, facts.concurrent),
      owed,
      surplus: clampBelowNil(minus(totalAssets, owed)),
      deficiency: clampBelowNil(minus(owed, totalAssets)),
      isDeficient: owed > totalAssets,
    });
  },
);

/** Employees by what each head comes to, what of it ranks before others, and the limits on the day of the order. */
export function toEmployeeData(
  claims: readonly ClaimWithDetails[],
  concursusOn: LocalDate,
  say: PaperTranslator,
): MergeData {
  const limits = findRowOn(employeePreferences, concursusOn, 'concursusOn');
  if (isRefused(limits)) return { employees: [] };
  return {
    employees: claims
      .filter(({ claim }) => toClaimKind(claim) === 'employee' && !isOut(claim.status))
      .map((one) => {
        const heads = splitByHead(one.claim);
        const { wages, others, excess } = capEmployeeClaim({ ...one.claim, proved: true, heads }, limits);
        return prefixKeys('employee', {
          ...describeCreditor({ claims: [one], outcomes: [] }, say),
          ...heads,
          preferred: [...wages, ...others].reduce<Cents>((so, { amount }) => plus(so, amount), nil),
          excess,
        });
      }),
    ...prefixKeys('limit', Object.fromEntries(employeeHeads.map((head) => [head, limits[head]]))),
  };
}
