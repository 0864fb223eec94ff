import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { formatDividend } from './pay';

/** The annexures of Form B; the lists of CM 100 follow the same classes. */
export type AffairsClass = 'immovable' | 'movable' | 'debt';
export interface AffairsAsset {
  readonly id: string;
  readonly description: string;
  readonly class: AffairsClass;
  /** What a forced sale would bring. */
  readonly value: Cents;
  readonly encumbrances: readonly { readonly creditor: string; readonly amount: Cents }[];
}
export interface StatementFacts {
  readonly assets: readonly AffairsAsset[];
  readonly preferent: Cents;
  readonly concurrent: Cents;
  readonly costs: Cents;
}
export interface StatementOfAffairs {
  readonly annexures: {
    /** I land; II movables that nobody holds; III debts owing to the estate; V movables pledged or held. */
    readonly I: readonly AffairsAsset[];
    readonly II: readonly AffairsAsset[];
    readonly III: readonly AffairsAsset[];
    readonly V: readonly AffairsAsset[];
  };
  readonly totalAssets: Cents;
  readonly secured: Cents;
  readonly freeResidue: Cents;
  /** What securities lack is concurrent too. */
  readonly concurrent: Cents;
  readonly availableForConcurrent: Cents;
  /** Cents in the rand, for show alone. */
  readonly dividend: string;
  readonly dangerOfContribution: boolean;
}

/** The balance of a statement of affairs: assets at forced-sale value against all debts. */
export function computeStatementOfAffairs(affairs: StatementFacts): Outcome<WorkedResult<StatementOfAffairs>> {
  const { assets, preferent, costs } = affairs;
  const refused = collectRefusals([
    ...assets.flatMap(({ id, value, encumbrances }) => [
      checkNotNegative(`assets.${id}`, value),
      ...encumbrances.map(({ amount }) => checkNotNegative(`assets.${id}.encumbrances`, amount)),
    ]),
    checkNotNegative('preferent', preferent),
    checkNotNegative('concurrent', affairs.concurrent),
    checkNotNegative('costs', costs),
  ]);
  if (refused) return refused;
  const balances = assets.map(({ value, encumbrances }) => {
    const owed = sum(encumbrances.map(({ amount }) => amount));
    return { value, owed, free: minus(value, pickSmaller(value, owed)), lacking: clampBelowNil(minus(owed, value)) };
  });
  const sumBalances = (part: keyof (typeof balances)[number]): Cents => sum(balances.map((one) => one[part]));
  const freeResidue = sumBalances('free');
  const concurrent = plus(affairs.concurrent, sumBalances('lacking'));
  const available = clampBelowNil(minus(freeResidue, plus(costs, preferent)));
  const isEncumbered = ({ encumbrances }: AffairsAsset): boolean => encumbrances.length > 0;
  return startWorking('Statement of affairs', 'Insolvency Act 24 of 1936 s 16, Form B; Companies Act 61 of 1973 s 363')
    .line('Assets at forced-sale value', sumBalances('value'))
    .line('Secured by them', sumBalances('owed'))
    .line('Free residue', freeResidue)
    .line('Costs of the administration', costs)
    .line('Preferent creditors', preferent)
    .line('Concurrent creditors, including shortfalls in security', concurrent)
    .gives({
      annexures: {
        I: assets.filter((asset) => asset.class === 'immovable'),
        II: assets.filter((asset) => asset.class === 'movable' && !isEncumbered(asset)),
        III: assets.filter((asset) => asset.class === 'debt'),
        V: assets.filter((asset) => asset.class === 'movable' && isEncumbered(asset)),
      },
      totalAssets: sumBalances('value'),
      secured: sumBalances('owed'),
      freeResidue,
      concurrent,
      availableForConcurrent: available,
      dividend: formatDividend({ claimed: concurrent, paid: pickSmaller(available, concurrent) }),
      dangerOfContribution: freeResidue < costs,
    });
}
