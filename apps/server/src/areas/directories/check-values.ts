import { dayAt } from '@boedel/domain/dates/instant';
import { type CheckedEntry, checkEntry } from '@boedel/domain/directories/check-entry';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/http/or-refuse';
import type { Kit } from './directory-table';
import { countryOfFirm, directoryStore } from './directory.store';

export interface Warning {
  readonly field: string;
  readonly sentence: string;
  readonly entryID?: number;
}

/** The fields by the rules of their kinds, for a firm of this country on this day. */
export async function checkValues(
  tx: Tx,
  fields: Kit['directory']['fields'],
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<CheckedEntry> {
  const country = countryNamed(await countryOfFirm(tx)) ?? defaultCountry;
  return orRefuse(checkEntry(fields, values, { country, on: dayAt(now, country) }));
}

/** Who else has the name. Two valuers may be called the same, so this warns and never refuses. */
export async function sameNames(tx: Tx, kit: Kit, entryName: string, besides?: number): Promise<Warning[]> {
  const others = await directoryStore(tx, kit).named(entryName, besides);
  return others.map((other) => ({
    field: 'name',
    sentence: `There is already a ${kit.directory.one} called ${other.name}. Check that this is not the same one.`,
    entryID: other.id,
  }));
}
