import type { Fields } from '@boedel/contract/record/field';
import { dayAt } from '@boedel/domain/dates/instant';
import { type CheckedEntry, checkEntry } from '@boedel/domain/directories/check-entry';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { orRefuse } from '../or-refuse';

type Values = Readonly<Record<string, unknown>>;

/** The fields by the rules of their kinds, where this country's law holds. */
export const checkFields = (fields: Fields, values: Values, country: Country, now: Date): CheckedEntry =>
  orRefuse(checkEntry(fields, values, { country, on: dayAt(now, country) }));

export async function countryOfFirm(tx: Tx): Promise<Country> {
  const { country } = await tx.one<{ country: string }>(sql`select country from intermediary where id = app_firm()`);
  return countryNamed(country) ?? defaultCountry;
}
