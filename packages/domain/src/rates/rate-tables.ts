import { gainsRates } from '../capital-gains/gains-rates';
import { estateFeeScales } from '../costs/masters-fee';
import { vatRates } from '../costs/vat';
import { type LocalDate, isLocalDate } from '../dates/local-date';
import { type DutyBand, dutyScale } from '../estate-duty/duty-scale';
import { dutyInterestRate } from '../estate-duty/interest';
import { normalTaxTables, type TaxBand } from '../income-tax/tax-tables';
import type { DatedRow, DatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { guardiansFundLimits, smallEstateLimits, spouseMinimum } from '../succession/limits';
import { donationsTaxRates, retirementLumpSums, transferDutyScale, withdrawalLumpSums } from './band-scales';
import { checkIndexBase, consumerPrices, findMonth } from './consumer-prices';
import { prescribedInterest } from './prescribed-interest';
import { officialInterest, trustRates } from '../trust-money/trust-rates';
import type { Fraction } from '../money/fraction';
import { formatFigures, parseFigures, type RateField, type TypedFigures } from './rate-fields';

/** A table of the law whose rows the provider's staff may enter, with what a row of it holds. */
export interface RateTable {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly fields: readonly RateField[];
  /** Each row is one month. */
  readonly isByMonth?: true;
  /** Rows begin on 1 March, as tax years do. */
  readonly isByTaxYear?: true;
  readonly table: DatedTable<DatedRow>;
  /** A row as the law computes with it, from one as it is typed, and back. */
  readonly toRow?: (figures: Record<string, unknown>) => Record<string, unknown>;
  readonly fromRow?: (row: DatedRow) => object;
}

const createMoneyField = (name: string, label: string): RateField => ({ name, label, kind: 'money' });
const createPercentField = (name: string, label: string): RateField => ({ name, label, kind: 'percent' });
const bands: RateField = { name: 'bands', label: 'Bands', kind: 'bands' };
const rate = createPercentField('rate', 'Rate (%)');
const amount = createMoneyField('amount', 'Amount');
const feeScale = [
  createMoneyField('nilBelow', 'No fee below'),
  createMoneyField('base', 'First fee'),
  createMoneyField('stepFrom', 'Steps begin above'),
  createMoneyField('step', 'Amount of one step'),
  createMoneyField('stepFee', 'Fee of one step'),
  createMoneyField('maximum', 'Highest fee'),
];

/** Bands of the duty know where they end, and not what those below them bear. */
const toDutyBands = (written: readonly TaxBand[]): DutyBand[] =>
  written.map(({ above, rate: of }, index) => {
    const next = written[index + 1];
    return { above, rate: of, ...(next && { upTo: next.above }) };
  });
function toTaxBands(held: readonly DutyBand[]): TaxBand[] {
  let base = 0;
  return held.map(({ above, upTo, rate: of }) => {
    const band = { above, base: base as TaxBand['base'], rate: of };
    if (upTo !== undefined) base += Math.round(((upTo - above) * Number(of.n)) / Number(of.d));
    return band;
  });
}

const toTable = (table: unknown): DatedTable<DatedRow> => table as DatedTable<DatedRow>;

const incomeTax = 'Income Tax Act 58 of 1962';
const administration = 'Administration of Estates Act 66 of 1965';

/** Every table that can be entered, in the order of the screen. */
export const rateTables: readonly RateTable[] = [
  {
    id: 'normal-tax',
    title: 'Normal tax of natural persons',
    section: `${incomeTax} s 5, s 6(2)`,
    fields: [
      bands,
      createMoneyField('primary', 'Primary rebate'),
      createMoneyField('secondary', 'Secondary rebate (65)'),
      createMoneyField('tertiary', 'Tertiary rebate (75)'),
    ],
    isByTaxYear: true,
    table: toTable(normalTaxTables),
  },
  {
    id: 'capital-gains',
    title: 'Capital gains tax',
    section: `${incomeTax}, Eighth Schedule paras 5, 10, 45, 57`,
    fields: [
      createPercentField('inclusion', 'Part that is included (%)'),
      createMoneyField('annualExclusion', 'Annual exclusion'),
      createMoneyField('deathExclusion', 'Exclusion in the year of death'),
      createMoneyField('residenceGain', 'Primary residence: gain left out'),
      createMoneyField('residenceProceeds', 'Primary residence: proceeds without tax'),
      createMoneyField('smallBusinessGain', 'Small business: gain left out'),
      createMoneyField('smallBusinessValue', 'Small business: highest value'),
    ],
    table: toTable(gainsRates),
  },
  {
    id: 'estate-duty',
    title: 'Estate duty',
    section: 'Estate Duty Act 45 of 1955 s 4A and First Schedule',
    fields: [createMoneyField('abatement', 'Abatement'), bands],
    table: toTable(dutyScale),
    toRow: (figures) => ({ ...figures, bands: toDutyBands(figures['bands'] as readonly TaxBand[]) }),
    fromRow: (row) => ({ ...row, bands: toTaxBands((row as DatedRow & { bands: readonly DutyBand[] }).bands) }),
  },
  {
    id: 'duty-interest',
    title: 'Interest on estate duty',
    section: 'Estate Duty Act 45 of 1955 s 10',
    fields: [rate],
    table: toTable(dutyInterestRate),
  },
  {
    id: 'masters-fee',
    title: "Master's fee of an estate",
    section: `${administration}, Schedule 2`,
    fields: feeScale,
    table: toTable(estateFeeScales.ZA),
  },
  {
    id: 'masters-fee-na',
    title: "Master's fee of an estate in Namibia",
    section: `${administration}, as in force in Namibia`,
    fields: feeScale,
    table: toTable(estateFeeScales.NA),
  },
  {
    id: 'vat',
    title: 'VAT',
    section: 'Value-Added Tax Act 89 of 1991 s 7(1)',
    fields: [rate],
    table: toTable(vatRates.ZA),
  },
  {
    id: 'vat-na',
    title: 'VAT in Namibia',
    section: 'Value-Added Tax Act 10 of 2000',
    fields: [rate],
    table: toTable(vatRates.NA),
  },
  {
    id: 'spouse-minimum',
    title: 'Least share of a spouse without a will',
    section: 'Intestate Succession Act 81 of 1987 s 1(1)(c)(i)',
    fields: [amount],
    table: toTable(spouseMinimum),
  },
  {
    id: 'small-estates',
    title: 'Estates without an executor, up to',
    section: `${administration} s 18(3)`,
    fields: [amount],
    table: toTable(smallEstateLimits.ZA),
  },
  {
    id: 'small-estates-na',
    title: 'Estates without an executor in Namibia, up to',
    section: `${administration} s 18(3), as in force in Namibia`,
    fields: [amount],
    table: toTable(smallEstateLimits.NA),
  },
  {
    id: 'guardians-fund',
    title: "Land of minors and the Guardian's Fund, up to",
    section: `${administration} ss 80, 90`,
    fields: [amount],
    table: toTable(guardiansFundLimits.ZA),
  },
  {
    id: 'donations-tax',
    title: 'Donations tax',
    section: `${incomeTax} ss 56(2)(b), 64`,
    fields: [createMoneyField('exempt', 'Exempt in a year'), bands],
    table: toTable(donationsTaxRates),
  },
  {
    id: 'retirement-lump-sums',
    title: 'Lump sums on retirement and death',
    section: `${incomeTax}, Second Schedule`,
    fields: [bands],
    table: toTable(retirementLumpSums),
  },
  {
    id: 'withdrawal-lump-sums',
    title: 'Lump sums on withdrawal',
    section: `${incomeTax}, Second Schedule`,
    fields: [bands],
    table: toTable(withdrawalLumpSums),
  },
  {
    id: 'transfer-duty',
    title: 'Transfer duty',
    section: 'Transfer Duty Act 40 of 1949 s 2(1)',
    fields: [bands],
    table: toTable(transferDutyScale),
  },
  {
    id: 'prescribed-interest',
    title: 'Prescribed interest',
    section: 'Prescribed Rate of Interest Act 55 of 1975 s 1',
    fields: [rate],
    table: toTable(prescribedInterest),
  },
  {
    id: 'trust-tax',
    title: 'Tax of trusts',
    section: `${incomeTax} s 5, Eighth Schedule para 10(c)`,
    fields: [
      createPercentField('rate', 'Rate (%)'),
      createPercentField('inclusion', 'Part of a gain that is included (%)'),
    ],
    isByTaxYear: true,
    table: toTable(trustRates),
  },
  {
    id: 'official-interest',
    title: 'Official rate of interest',
    section: `${incomeTax}, Seventh Schedule para 1`,
    fields: [rate],
    table: toTable(officialInterest),
  },
  {
    id: 'consumer-prices',
    title: 'Consumer prices',
    section: 'Matrimonial Property Act 88 of 1984 s 4(1)(b)(iii)',
    fields: [{ name: 'index', label: 'Consumer price index (December 2024 = 100)', kind: 'index' }],
    isByMonth: true,
    table: toTable(consumerPrices),
  },
];

export const findRateTable = (id: string): RateTable | undefined => rateTables.find((one) => one.id === id);

/** A row somebody entered: the day it begins, its figures as typed, and where they were published. */
export interface EnteredRate {
  readonly table: string;
  readonly from: string;
  readonly to: string | null;
  readonly figures: TypedFigures;
  readonly reference: string;
  readonly note: string | null;
}

function checkDays({ isByMonth, isByTaxYear }: RateTable, from: string, to: string | null): Outcome<undefined> {
  if (!isLocalDate(from)) return refuse('from', 'Enter the first day of these figures.');
  if (to !== null && (!isLocalDate(to) || to < from)) return refuse('to', 'Enter a last day on or after the first.');
  if (isByMonth && from !== findMonth(from).from) return refuse('from', 'Enter the first day of the month.');
  if (isByTaxYear && !from.endsWith('-03-01')) return refuse('from', 'A tax year begins on 1 March. Enter that day.');
  return undefined;
}

/** An entered row as the table takes it, or what to correct, by field. */
export function toRateRow(entered: EnteredRate): Outcome<DatedRow> {
  const found = findRateTable(entered.table);
  if (!found) return refuse('table', 'Choose the table these figures belong to.');
  const days = checkDays(found, entered.from, entered.to);
  const figures = parseFigures(found.fields, entered.figures);
  const wrong = collectRefusals([
    days,
    figures,
    entered.reference.trim() === ''
      ? refuse('reference', 'Enter the notice in the Gazette, or the publication.')
      : undefined,
  ]);
  if (wrong) return wrong;
  if (isRefused(figures)) return figures;
  const from = entered.from as LocalDate;
  const to = found.isByMonth ? findMonth(from).to : ((entered.to ?? undefined) as LocalDate | undefined);
  return {
    ...(found.toRow ? found.toRow(figures) : figures),
    ...(found.isByMonth && { source: entered.reference, readOn: entered.from }),
    from,
    ...(to !== undefined && { to }),
    note: entered.note ?? entered.reference,
  };
}

/** What somebody enters now: as the table takes it, and an index on the base of the months around it. */
export function checkRateEntry(entered: EnteredRate): Outcome<DatedRow> {
  const row = toRateRow(entered);
  if (isRefused(row) || !findRateTable(entered.table)?.isByMonth) return row;
  const wrong = checkIndexBase(row.from, (row as DatedRow & { index: Fraction }).index);
  return isRefused(wrong) ? wrong : row;
}

let entries: readonly EnteredRate[] = [];

/** The rows entered so far, as they are counted now. */
export const listEnteredRates = (): readonly EnteredRate[] => entries;

/** Lets the law compute with these rows, and with no others that were entered before. A later entry of a day replaces an earlier. */
export function applyEnteredRates(entered: readonly EnteredRate[]): void {
  entries = entered;
  for (const { id, table } of rateTables) {
    const rows = entered.filter((one) => one.table === id).map(toRateRow);
    // Rows were checked when they were entered; what a later release no longer reads stays out, and the law refuses the day.
    table.setEnteredRows(rows.flatMap((row) => (isRefused(row) ? [] : [row])));
  }
}

/** The rows of a table with their figures as somebody would type them, newest first. */
export const listRateRows = ({ table, fields, fromRow }: RateTable) =>
  table.rows
    .map((row) => ({
      from: row.from,
      to: row.to ?? null,
      note: row.note ?? (row as DatedRow & { readonly source?: string }).source ?? null,
      figures: formatFigures(fields, fromRow ? fromRow(row) : row),
    }))
    .toReversed();
