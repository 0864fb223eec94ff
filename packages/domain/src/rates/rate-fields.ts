import { parseAmount } from '../formats/parse-amount';
import { formatPlainAmount } from '../formats/amount';
import { readRate } from '../assets/read-fraction';
import type { TaxBand } from '../income-tax/tax-tables';
import { message } from '../law/message';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { compareFractions, divideFractions, type Fraction, fraction, formatPercent } from '../money/fraction';

/** How a figure of the law is written: an amount, a percentage, bands of both, or a plain number. */
export type RateFieldKind = 'money' | 'percent' | 'bands' | 'index' | 'text';

export interface RateField {
  readonly name: string;
  readonly label: string;
  readonly kind: RateFieldKind;
}

/** As somebody types them; they are kept like this. */
export type TypedFigures = Readonly<Record<string, string>>;

const hundred = fraction(100);
const tooManyPercent = 'Enter a percentage between 0 and 100.';

function parsePercent(text: string, field: string): Outcome<Fraction> {
  const read = readRate(text.replace('%', ''), field);
  if (isRefused(read)) return read;
  return compareFractions(read, hundred) > 0 ? refuse(field, tooManyPercent) : divideFractions(read, hundred);
}

/** One band a line: above which amount; tax up to there; percentage of the rest. The first band begins at 0. */
function parseBands(text: string, field: string): Outcome<readonly TaxBand[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const bands: TaxBand[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = line.split(';').map((cell) => cell.trim());
    if (cells.length !== 3) {
      return refuse(field, message('Write three figures with ; between them on line {line}.', { line: index + 1 }));
    }
    const [above, base] = [parseAmount(cells[0]!, field), parseAmount(cells[1]!, field)];
    const rate = parsePercent(cells[2]!, field);
    const wrong = collectRefusals([above, base, rate]);
    if (wrong) return wrong;
    bands.push({ above: above as Cents, base: base as Cents, rate: rate as Fraction });
  }
  if (bands[0]?.above !== nil) return refuse(field, 'Begin the first band at 0.');
  const falls = bands.findIndex(({ above }, index) => index > 0 && above <= bands[index - 1]!.above);
  if (falls > 0) {
    return refuse(field, message('Line {line} must begin above the line before it.', { line: falls + 1 }));
  }
  const jumps = bands.findIndex((band, index) => index > 0 && !isReached(bands[index - 1]!, band));
  if (jumps > 0) {
    return refuse(
      field,
      message('Line {line} does not begin with the tax of the lines before it.', { line: jumps + 1 }),
    );
  }
  return bands;
}

/** The gazette prints whole rand: what the bands below come to may differ by one. */
function isReached(below: TaxBand, band: TaxBand): boolean {
  const reached = below.base + ((band.above - below.above) * Number(below.rate.n)) / Number(below.rate.d);
  return Math.abs(band.base - reached) <= 101;
}

const parsers: Readonly<Record<RateFieldKind, (text: string, field: string) => Outcome<unknown>>> = {
  money: (text, field) => {
    const amount = parseAmount(text, field);
    return !isRefused(amount) && amount < 0 ? refuse(field, 'Enter an amount of 0 or more.') : amount;
  },
  percent: parsePercent,
  bands: parseBands,
  index: (text, field) => {
    const index = readRate(text, field);
    return !isRefused(index) && index.n <= 0n ? refuse(field, 'Enter an index above 0.') : index;
  },
  text: (text) => text,
};

/** The figures of a row as the law computes with them, or what to correct, by field. */
export function parseFigures(fields: readonly RateField[], typed: TypedFigures): Outcome<Record<string, unknown>> {
  const read = fields.map(({ name, kind }) => {
    const text = (typed[name] ?? '').trim();
    return [name, text === '' ? refuse(name, 'Fill this in.') : parsers[kind](text, name)] as const;
  });
  const wrong = collectRefusals(read.map(([, value]) => value));
  return wrong ?? Object.fromEntries(read);
}

const formatFigure: Readonly<Record<RateFieldKind, (value: never) => string>> = {
  money: formatPlainAmount,
  percent: (value: Fraction) => formatPercent(value),
  bands: (value: readonly TaxBand[]) =>
    value.map(({ above, base, rate }) => `${above / 100}; ${(base ?? nil) / 100}; ${formatPercent(rate)}`).join('\n'),
  index: (value: Fraction) => String(Number(value.n) / Number(value.d)),
  text: (value: string) => value,
};

/** The figures of a row as somebody would type them. */
export const formatFigures = (fields: readonly RateField[], row: object): TypedFigures =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = (row as Record<string, unknown>)[name];
      return [name, value === undefined ? '' : formatFigure[kind](value as never)];
    }),
  );
