import { formatPlainAmount } from '../formats/amount';
import { message } from '../law/message';
import { type RefusalError, refuse } from '../law/refusal';
import { type AccountCode, chart, incomeAccounts } from '../ledger/chart';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import { findIncomeHead, type TrustDistribution } from './distribution';
import type { TrustBooks } from './trust-books';

/** What income is, and where it comes from: it keeps both in the hands of a beneficiary (Income Tax Act s 25B). */
export interface IncomeKind {
  readonly head: AccountCode;
  readonly isForeign: boolean;
}
export interface KindAmount extends IncomeKind {
  readonly amount: Cents;
}

const isKind =
  (kind: IncomeKind) =>
  ({ head, isForeign }: IncomeKind): boolean =>
    head === kind.head && isForeign === kind.isForeign;

/** The sum of those that are of this kind. */
export const sumOfKind = (amounts: readonly KindAmount[], kind: IncomeKind): Cents =>
  sum(amounts.filter(isKind(kind)).map(({ amount }) => amount));

/** The kinds among these, each once. */
export const listKinds = (amounts: readonly KindAmount[]): readonly IncomeKind[] => [
  ...new Map(amounts.map(({ head, isForeign }) => [`${head} ${isForeign}`, { head, isForeign }])).values(),
];

/** The income of a year that belongs to this beneficiary by right, or to nobody: the trust's own. */
export function listIncomeByKind(
  { postings, foreign }: Pick<TrustBooks, 'postings' | 'foreign'>,
  whose: number | null,
): readonly KindAmount[] {
  return incomeAccounts.flatMap((head) => {
    const all = negate(
      sum(postings.filter((one) => one.account === head && one.partyId === whose).map(({ within }) => within)),
    );
    const abroad = sum(
      foreign.filter((one) => one.account === head && one.partyId === whose).map(({ amount }) => amount),
    );
    return [
      { head, isForeign: false, amount: minus(all, abroad) },
      { head, isForeign: true, amount: abroad },
    ].filter(({ amount }) => amount !== 0);
  });
}

/** The income that distributions vested, each by what it was. */
export const listVestedByKind = (distributions: readonly TrustDistribution[]): readonly KindAmount[] =>
  distributions.flatMap((one) => {
    const head = one.nature === 'income' ? findIncomeHead(one) : undefined;
    return head === undefined ? [] : [{ head, isForeign: one.isForeign, amount: one.amount }];
  });

/** What a distribution draws on: the year of assessment it vests in, without itself. */
export interface YearToVestFrom {
  readonly income: readonly KindAmount[];
  /** Won on what was realised in the year. */
  readonly gains: Cents;
  readonly distributions: readonly TrustDistribution[];
}

/**
 * Income of a year vests as income up to what came in of that kind, and a gain up to the gains of the year; what is beyond is
 * capital (Income Tax Act s 25B(1), Eighth Schedule para 80(2)). An asset given as it is makes its own gain.
 */
export function checkWithinYear(
  one: TrustDistribution,
  { income, gains, distributions }: YearToVestFrom,
): RefusalError | undefined {
  const refuseAbove = (had: Cents, vested: Cents, what: string, section: string): RefusalError | undefined =>
    plus(vested, one.amount) <= had
      ? undefined
      : refuse(
          'amount',
          message(
            '{what}: the income of this year of assessment is {had} and {vested} has already vested, so at most {left} can vest. Capture the income first, or distribute capital.',
            {
              what: message(what),
              had: formatPlainAmount(had),
              vested: formatPlainAmount(vested),
              left: formatPlainAmount(had > vested ? minus(had, vested) : nil),
            },
          ),
          section,
        );
  const head = one.nature === 'income' ? findIncomeHead(one) : undefined;
  if (head !== undefined) {
    const kind = { head, isForeign: one.isForeign };
    const vested = sumOfKind(listVestedByKind(distributions), kind);
    return refuseAbove(sumOfKind(income, kind), vested, nameKind(kind), 'Income Tax Act s 25B(1)');
  }
  if (one.nature !== 'gain' || one.assetID !== null) return undefined;
  const vested = sum(
    distributions.filter(({ nature, assetID }) => nature === 'gain' && assetID === null).map(({ amount }) => amount),
  );
  return refuseAbove(gains, vested, 'Capital gain', 'Income Tax Act, Eighth Schedule para 80(2)');
}

/** Income from outside the country as it is called. */
export const foreignLabels: Partial<Readonly<Record<AccountCode, string>>> = {
  'INCOME:PENSION': 'Foreign pension',
  'INCOME:ANNUITY': 'Foreign annuity',
  'INCOME:INTEREST': 'Foreign interest',
  'INCOME:DIVIDEND': 'Foreign dividends',
  'INCOME:RENT': 'Foreign rent',
  'INCOME:SUNDRY': 'Other foreign income',
};
export const nameKind = ({ head, isForeign }: IncomeKind): string =>
  (isForeign && foreignLabels[head]) || chart[head].label;
