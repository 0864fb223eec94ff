import type { LocalDate } from '../dates/local-date';
import { type Said, said, verbatim } from '../law/said';
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
  readonly label: Said;
  readonly values: readonly Cents[];
  readonly changes: readonly Cents[];
}

export interface Comparison {
  readonly scenarios: readonly { readonly name: string; readonly asAt: LocalDate }[];
  readonly lines: readonly ComparedLine[];
}

/** What an adviser compares; the executor's fee with its VAT. */
const compared: readonly (readonly [string, Said, (projection: Projection) => Cents])[] = [
  ['gross', said('Gross estate'), (one) => one.grossEstateAssets.value],
  ['executor', said("Executor's fee with VAT"), (one) => plus(one.executor.fee.value, one.executor.vat.value)],
  ['mastersFee', said("Master's fee"), (one) => one.mastersFee.value],
  ['administration', said('Administration'), (one) => one.administration.value],
  ['capitalGainsTax', said('Capital gains tax'), (one) => one.capitalGains.tax.value],
  ['estateDuty', said('Estate duty'), (one) => one.estateDuty.duty.value],
  ['debts', said('Debts'), (one) => one.debts],
  ['funeral', said('Funeral'), (one) => one.funeral],
  ['cashRequired', said('Cash required'), (one) => one.cashRequired.value],
  ['liquidity', said('Liquidity, cash alone'), (one) => one.liquidity.strict.value],
  ['liquidityWide', said('Liquidity with what can be sold'), (one) => one.liquidity.withRealisable.value],
  ['residue', said('Residue'), (one) => one.residue],
  ['unfundedShortfall', said('Unfunded shortfall'), (one) => one.unfundedShortfall.value],
];

const everything = (award: ProjectedAward | undefined): Cents =>
  award ? sum([award.fromEstate, award.policiesDirect, award.retirementIllustrative, award.throughTrust]) : nil;

/** Scenarios side by side: a value for each, and how each differs from the first. */
export function compareProjections(scenarios: readonly NamedProjection[]): Comparison {
  const row = (line: string, label: Said, values: readonly Cents[]): ComparedLine => ({
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
          verbatim(name),
          scenarios.map(({ projection }) => everything(projection.awards.find((award) => award.personId === personId))),
        ),
      ),
    ],
  };
}
