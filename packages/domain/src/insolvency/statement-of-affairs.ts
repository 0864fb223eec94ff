import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, notBelowNil, plus, smaller, sum } from '../money/cents';
import { dividendText } from './pay';

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
export interface Affairs {
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
export function statementOfAffairs(affairs: Affairs): Outcome<Worked<StatementOfAffairs>> {
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
    return { value, owed, free: minus(value, smaller(value, owed)), lacking: notBelowNil(minus(owed, value)) };
  });
  const of = (part: keyof (typeof balances)[number]): Cents => sum(balances.map((one) => one[part]));
  const freeResidue = of('free');
  const concurrent = plus(affairs.concurrent, of('lacking'));
  const available = notBelowNil(minus(freeResidue, plus(costs, preferent)));
  const held = ({ encumbrances }: AffairsAsset): boolean => encumbrances.length > 0;
  return working('Statement of affairs', 'Insolvency Act 24 of 1936 s 16, Form B; Companies Act 61 of 1973 s 363')
    .line('Assets at forced-sale value', of('value'))
    .line('Secured by them', of('owed'))
    .line('Free residue', freeResidue)
    .line('Costs of the administration', costs)
    .line('Preferent creditors', preferent)
    .line('Concurrent creditors, with what securities lack', concurrent)
    .gives({
      annexures: {
        I: assets.filter((asset) => asset.class === 'immovable'),
        II: assets.filter((asset) => asset.class === 'movable' && !held(asset)),
        III: assets.filter((asset) => asset.class === 'debt'),
        V: assets.filter((asset) => asset.class === 'movable' && held(asset)),
      },
      totalAssets: of('value'),
      secured: of('owed'),
      freeResidue,
      concurrent,
      availableForConcurrent: available,
      dividend: dividendText({ claimed: concurrent, paid: smaller(available, concurrent) }),
      dangerOfContribution: freeResidue < costs,
    });
}
