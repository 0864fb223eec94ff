import { computeAge, type LocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Fraction, fraction } from '../money/fraction';
import { LIFE_ROWS_TO_CONFIRM } from './table-a';
import { valuationTables } from './valuation-rules';

export type Sex = 'M' | 'F';

/** A fixed period. Months matter when it is compared with a life; Table B itself ignores pieces of a year. */
export interface InterestTerm {
  readonly years: number;
  readonly months?: number;
}

/** A natural person who enjoys the property: for life, or for a term if that ends sooner. */
export interface PersonHolder {
  readonly kind: 'person';
  readonly personId: string;
  readonly sex: Sex;
  /** Either the day of birth, or the age next birthday where only that is known. */
  readonly born?: LocalDate;
  readonly ageNextBirthday?: number;
  readonly term?: InterestTerm;
}

/** A trust, company or other body: fifty years, unless a shorter period is agreed (s 5(2)). */
export interface BodyHolder {
  readonly kind: 'body';
  readonly personId: string;
  readonly term?: InterestTerm;
}

export type InterestHolderFacts = PersonHolder | BodyHolder;

/** The factor by which a year's enjoyment is multiplied, and where it was read. */
export interface CapitalFactor {
  readonly factor: Fraction;
  readonly table: 'A' | 'B';
  readonly ageNextBirthday?: number;
  readonly years?: number;
  /** Something a person must look at before relying on the value. */
  readonly review?: string | Message;
}

const ageSentence = 'Enter a date of birth on or before the date the right is acquired, or the age next birthday.';

/** Age next birthday after a day; on a birthday "next" is a year on. */
export const computeAgeNextBirthday = (born: LocalDate, on: LocalDate): number => computeAge(born, on) + 1;

/** Table A: the present value of R1 a year for life. Above 90 the last row is used and flagged. */
export function findLifeFactor(sex: Sex, age: number, on: LocalDate): Outcome<CapitalFactor> {
  const tables = findRowOn(valuationTables, on, 'date');
  if (isRefused(tables)) return tables;
  if (!Number.isInteger(age) || age < 0 || age > 150) return refuse('ageNextBirthday', ageSentence);
  const last = tables.life.length - 1;
  const row = tables.life[Math.min(age, last)]!;
  const factor = fraction(sex === 'M' ? row.male.factor : row.female.factor, 100_000);
  const review =
    age > last
      ? message('Table A ends at age {age}; its last row was used. Confirm the factor by hand.', { age: last })
      : age >= LIFE_ROWS_TO_CONFIRM.from && age <= LIFE_ROWS_TO_CONFIRM.to
        ? 'Compare this row of Table A with the Gazette.'
        : undefined;
  return { factor, table: 'A', ageNextBirthday: age, ...(review !== undefined && { review }) };
}

/** Table B: the present value of R1 a year for whole years; a piece of a year is left out. */
export function findTermFactor(term: InterestTerm, on: LocalDate): Outcome<CapitalFactor> {
  const tables = findRowOn(valuationTables, on, 'date');
  if (isRefused(tables)) return tables;
  const { years } = term;
  if (!Number.isInteger(years) || years < 0 || years > tables.term.length) {
    return refuse(
      'term.years',
      message('Enter the period in whole years, at most {length}.', { length: tables.term.length }),
      'GN R1942 Table B',
    );
  }
  return { factor: years === 0 ? fraction(0) : fraction(tables.term[years - 1]!, 10_000), table: 'B', years };
}

/** Whether a fixed period ends before the expectation of life (kept in hundredths of a year). */
function endsBeforeLife(term: InterestTerm, sex: Sex, age: number, on: LocalDate): boolean {
  const tables = valuationTables.on(on);
  if (isRefused(tables)) return false;
  const row = tables.life[Math.min(age, tables.life.length - 1)]!;
  const expectation = sex === 'M' ? row.male.expectation : row.female.expectation;
  return (term.years * 12 + (term.months ?? 0)) * 100 < expectation * 12;
}

function computeHolderAge(holder: PersonHolder, on: LocalDate): Outcome<number> {
  if (holder.born !== undefined) {
    return holder.born <= on ? computeAgeNextBirthday(holder.born, on) : refuse('born', ageSentence, 'GN R1942');
  }
  return holder.ageNextBirthday ?? refuse('born', ageSentence, 'GN R1942');
}

/** The factor for whoever enjoys the property from a day on: life or term, whichever is the shorter (s 5(2)). */
export function findHolderFactor(holder: InterestHolderFacts, on: LocalDate): Outcome<CapitalFactor> {
  if (holder.kind === 'body') {
    const tables = findRowOn(valuationTables, on, 'date');
    if (isRefused(tables)) return tables;
    const years = Math.min(holder.term?.years ?? tables.bodyYears, tables.bodyYears);
    return findTermFactor({ years }, on);
  }
  const age = computeHolderAge(holder, on);
  if (isRefused(age)) return age;
  const life = findLifeFactor(holder.sex, age, on);
  if (isRefused(life) || holder.term === undefined) return life;
  if (!endsBeforeLife(holder.term, holder.sex, age, on)) return life;
  const term = findTermFactor(holder.term, on);
  return isRefused(term) ? term : { ...term, ageNextBirthday: age };
}
