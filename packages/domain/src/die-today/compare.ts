import type { LocalDate } from '../dates/local-date';
import { type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus, nil, plus } from '../money/cents';
import { type ProjectedAward, sumProjectedAward } from './projected-awards';
import type { ProjectedDeath } from './projection';

export interface NamedProjection {
  readonly name: string;
  readonly projection: ProjectedDeath;
}

/** One line of scenarios side by side. `changes` are against the first of them. */
export interface ScenarioComparisonLine {
  readonly line: string;
  readonly label: Message;
  readonly values: readonly Cents[];
  readonly changes: readonly Cents[];
}

export interface ComparedScenarios {
  readonly scenarios: readonly { readonly name: string; readonly asAt: LocalDate }[];
  readonly lines: readonly ScenarioComparisonLine[];
}

/** What an adviser compares; the executor's fee with its VAT. */
const compared: readonly (readonly [string, Message, (projection: ProjectedDeath) => Cents])[] = [
  ['gross', message('Gross estate'), (one) => one.grossEstateAssets.value],
  ['executor', message("Executor's fee with VAT"), (one) => plus(one.executor.fee.value, one.executor.vat.value)],
  ['mastersFee', message("Master's fee"), (one) => one.mastersFee.value],
  ['administration', message('Administration'), (one) => one.administration.value],
  ['capitalGainsTax', message('Capital gains tax'), (one) => one.capitalGains.tax.value],
  ['estateDuty', message('Estate duty'), (one) => one.estateDuty.duty.value],
  ['debts', message('Debts'), (one) => one.debts],
  ['accrual', message('Accrual claim of the spouse'), (one) => one.accrual],
  ['accrualReceived', message('Accrual claim against the spouse, no cash'), (one) => one.accrualReceived],
  ['funeral', message('Funeral'), (one) => one.funeral],
  ['cashRequired', message('Cash required'), (one) => one.cashRequired.value],
  ['liquidity', message('Liquidity, cash only'), (one) => one.liquidity.strict.value],
  [
    'liquidityWide',
    message('Liquidity including assets that can be sold'),
    (one) => one.liquidity.withRealisable.value,
  ],
  ['residue', message('Residue'), (one) => one.residue],
  ['unfundedShortfall', message('Unfunded shortfall'), (one) => one.unfundedShortfall.value],
];

const sumAward = (award: ProjectedAward | undefined): Cents => (award ? sumProjectedAward(award) : nil);

/** Scenarios side by side: a value for each, and how each differs from the first. */
export function compareProjections(scenarios: readonly NamedProjection[]): ComparedScenarios {
  const toComparisonLine = (line: string, label: Message, values: readonly Cents[]): ScenarioComparisonLine => ({
    line,
    label,
    values,
    changes: values.map((value) => minus(value, values[0]!)),
  });
  const people = new Map<string, string>();
  for (const { projection } of scenarios) {
    for (const { personId, name } of projection.awards) people.set(personId, name);
  }
  return {
    scenarios: scenarios.map(({ name, projection }) => ({ name, asAt: projection.asAt })),
    lines: [
      ...compared.map(([line, label, of]) =>
        toComparisonLine(
          line,
          label,
          scenarios.map(({ projection }) => of(projection)),
        ),
      ),
      ...[...people].map(([personId, name]) =>
        toComparisonLine(
          `award.${personId}`,
          quoteVerbatim(name),
          scenarios.map(({ projection }) => sumAward(projection.awards.find((award) => award.personId === personId))),
        ),
      ),
    ],
  };
}
