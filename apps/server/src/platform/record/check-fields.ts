import type { RecordFields } from '@boedel/contract/record/field';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { type CheckedEntry, checkEntry } from '@boedel/domain/directories/check-entry';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { throwIfRefused } from '../throw-if-refused';

type RecordValues = Readonly<Record<string, unknown>>;

/** The fields by the rules of their kinds, where this country's law holds. */
export const checkFields = (fields: RecordFields, values: RecordValues, country: Country, now: Date): CheckedEntry =>
  throwIfRefused(checkEntry(fields, values, { country, on: computeDayAt(now, country) }));

export async function readFirmCountry(tx: Tx): Promise<Country> {
  const { country } = await tx.one<{ country: string }>(sql`select country from intermediary where id = app_firm()`);
  return findCountry(country) ?? defaultCountry;
}
