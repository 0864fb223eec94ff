import type { LocalDate } from '../dates/local-date';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { ProjectedAward } from './projected-awards';
import type { Projection } from './projection';

export interface NamedProjection {
  readonly name: string;
  readonly projection: Projection;
}

/** One line of scenarios side by side. `changes` are against the first of them. */
export interface ComparedLine {
  readonly line: string;
  readonly label: string;
  readonly values: readonly Cents[];
  readonly changes: readonly Cents[];
}

export interface Comparison {
  readonly scenarios: readonly { readonly name: string; readonly asAt: LocalDate }[];
  readonly lines: readonly ComparedLine[];
}

/** What an adviser compares; the executor's fee with its VAT. */
const compared: readonly (readonly [string, string, (projection: Projection) => Cents])[] = [
  ['gross', 'Gross estate', (one) => one.grossEstateAssets.value],
  ['executor', "Executor's fee with VAT", (one) => plus(one.executor.fee.value, one.executor.vat.value)],
  ['mastersFee', "Master's fee", (one) => one.mastersFee.value],
  ['administration', 'Administration', (one) => one.administration.value],
  ['capitalGainsTax', 'Capital gains tax', (one) => one.capitalGains.tax.value],
  ['estateDuty', 'Estate duty', (one) => one.estateDuty.duty.value],
  ['debts', 'Debts', (one) => one.debts],
  ['funeral', 'Funeral', (one) => one.funeral],
  ['cashRequired', 'Cash required', (one) => one.cashRequired.value],
  ['liquidity', 'Liquidity, cash alone', (one) => one.liquidity.strict.value],
  ['liquidityWide', 'Liquidity with what can be sold', (one) => one.liquidity.withRealisable.value],
  ['residue', 'Residue', (one) => one.residue],
  ['unfundedShortfall', 'Unfunded shortfall', (one) => one.unfundedShortfall.value],
];

const everything = (award: ProjectedAward | undefined): Cents =>
  award ? sum([award.fromEstate, award.policiesDirect, award.retirementIllustrative, award.throughTrust]) : nil;

/** Scenarios side by side: a value for each, and how each differs from the first. */
export function compareProjections(scenarios: readonly NamedProjection[]): Comparison {
  const row = (line: string, label: string, values: readonly Cents[]): ComparedLine => ({
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
        row(
          line,
          label,
          scenarios.map(({ projection }) => of(projection)),
        ),
      ),
      ...[...people].map(([personId, name]) =>
        row(
          `award.${personId}`,
          name,
          scenarios.map(({ projection }) => everything(projection.awards.find((award) => award.personId === personId))),
        ),
      ),
    ],
  };
}
