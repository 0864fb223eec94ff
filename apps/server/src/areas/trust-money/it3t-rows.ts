import { listVestings, type VestingFigures } from '@boedel/domain/trust-money/it3t';
import type { TrustYear } from '@boedel/domain/trust-money/trust-year';
import type { Cents } from '@boedel/domain/money/cents';
import type { PaperTranslator } from '../../platform/paper/words';

interface It3tTrust {
  readonly trust: string;
  readonly taxNumber: string | null;
  readonly mastersReference: string | null;
}

/** What each figure of the return is headed. */
const figureLabels = {
  interest: 'Interest earned',
  dividends: 'Dividends',
  rent: 'Rent',
  otherIncome: 'Other income',
  foreignInterest: 'Foreign interest',
  foreignDividends: 'Foreign dividends',
  foreignRent: 'Foreign rent',
  foreignOther: 'Other foreign income',
  expenses: 'Expenses charged to them',
  netIncome: 'Income vested, net of expenses',
  gain: 'Capital gain vested',
  capital: 'Capital vested',
  paid: 'Paid in the year',
  inKind: 'Given as it is',
  account: 'Owed to them at year end',
} as const satisfies Readonly<Record<keyof VestingFigures, string>>;
const figures = Object.keys(figureLabels) as (keyof VestingFigures)[];

const formatPlain = (cents: Cents): string => (cents / 100).toFixed(2);

/** The return of amounts vested, one line a beneficiary, in the order SARS asks: the trust, the person, the amounts. */
export function createIt3tRows(
  { trust, taxNumber, mastersReference }: It3tTrust,
  year: TrustYear,
  say: PaperTranslator,
): string[][] {
  return [
    [
      say('Year of assessment'),
      say('Trust'),
      say('Income tax number of the trust'),
      say('Master’s reference'),
      say('Beneficiary'),
      say('Kind'),
      say('Identity, passport or registration number'),
      say('Date of birth'),
      say('Income tax number'),
      say('Address'),
      ...figures.map((name) => say(figureLabels[name])),
    ],
    ...listVestings(year).map(({ beneficiary, ...row }) => [
      year.year.to.slice(0, 4),
      trust,
      taxNumber ?? '',
      mastersReference ?? '',
      beneficiary.name,
      say(beneficiary.kind),
      beneficiary.identityNumber ?? '',
      beneficiary.bornOn ?? '',
      beneficiary.taxNumber ?? '',
      beneficiary.address ?? '',
      ...figures.map((name) => formatPlain(row[name])),
    ]),
  ];
}
