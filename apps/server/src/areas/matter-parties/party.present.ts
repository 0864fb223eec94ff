import { partyFields } from '@boedel/contract/parties/party.fields';
import type { PartyRole } from '@boedel/contract/parties/registry';
import type { partyAnswer, roleFields } from '@boedel/contract/parties/parties.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isMinor } from '@boedel/domain/identity/minor';
import type { PartyWarning } from '@boedel/domain/parties/party-facts';
import { listName } from '@boedel/domain/parties/party-name';
import type { z } from 'zod';
import type { ValuesOf } from '../../platform/db/table';
import { readNested } from '../../platform/record/read-nested';
import { columnValues, fieldValues } from '../../platform/record/record-table';
import type { PartyRow, partyTable } from './party.store';

export type PartyValues<D extends z.ZodObject = z.ZodObject> = {
  [K in keyof ReturnType<typeof roleFields<D>>]: z.output<ReturnType<typeof roleFields<D>>[K]>;
};
export type PartyShown<D extends z.ZodObject> = z.output<ReturnType<typeof partyAnswer<D>>>;

/** What a person enters, as the table holds it. */
export const partyColumns = (values: Omit<PartyValues, 'globalID' | 'knownID'>): ValuesOf<typeof partyTable> => ({
  ...columnValues(partyFields, values),
  details: values.details,
});

export function presentParty<D extends z.ZodObject>(
  { details }: Pick<PartyRole<D>, 'details'>,
  row: PartyRow,
  today: LocalDate,
  warnings: readonly PartyWarning[] = [],
): PartyShown<D> {
  const shown = {
    id: row.id,
    matterID: row.matter_id,
    role: row.role,
    ...fieldValues(partyFields, row),
    globalID: row.directory_id,
    knownID: row.known_id,
    details: readNested(details.prefault({} as never), row.details),
    listName: listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    isMinor: row.died_on === null && row.born_on !== null && isMinor(row.born_on, today),
    warnings,
    version: row.version,
  };
  // The row's words (kind, marital status) were checked by the same schema on their way in.
  return shown as unknown as PartyShown<D>;
}
