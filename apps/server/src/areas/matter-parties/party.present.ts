import { partyFields } from '@boedel/contract/parties/party.fields';
import type { PartyRole } from '@boedel/contract/parties/registry';
import type { partyAnswerSchema, listRoleFields } from '@boedel/contract/parties/parties.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isMinor } from '@boedel/domain/identity/minor';
import type { PartyWarning } from '@boedel/domain/parties/party-facts';
import { listName } from '@boedel/domain/parties/party-name';
import type { z } from 'zod';
import type { ValuesOf } from '../../platform/db/table';
import { readNested } from '../../platform/record/read-nested';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import type { PartyRow, partyTable } from './party.store';

export type PartyValues<D extends z.ZodObject = z.ZodObject> = {
  [K in keyof ReturnType<typeof listRoleFields<D>>]: z.output<ReturnType<typeof listRoleFields<D>>[K]>;
};
export type PartyView<D extends z.ZodObject> = z.output<ReturnType<typeof partyAnswerSchema<D>>>;

/** What a person enters, as the table holds it. */
export const toPartyColumns = (values: Omit<PartyValues, 'globalID' | 'knownID'>): ValuesOf<typeof partyTable> => ({
  ...toColumnValues(partyFields, values),
  details: values.details,
});

export function presentParty<D extends z.ZodObject>(
  { details }: Pick<PartyRole<D>, 'details'>,
  row: PartyRow,
  today: LocalDate,
  warnings: readonly PartyWarning[] = [],
): PartyView<D> {
  const shown = {
    id: row.id,
    matterID: row.matter_id,
    role: row.role,
    ...readFieldValues(partyFields, row),
    globalID: row.directory_id,
    knownID: row.known_id,
    details: readNested(details.prefault({} as never), row.details),
    listName: listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    isMinor: row.died_on === null && row.born_on !== null && isMinor(row.born_on, today),
    warnings,
    version: row.version,
  };
  // The row's words (kind, marital status) were checked by the same schema on their way in.
  return shown as unknown as PartyView<D>;
}
