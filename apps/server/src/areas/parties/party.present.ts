import type { PartyRole } from '@boedel/contract/parties/registry';
import type { partyAnswer, roleFields } from '@boedel/contract/parties/parties.schema';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isMinor } from '@boedel/domain/identity/minor';
import type { PartyWarning } from '@boedel/domain/parties/party-facts';
import { listName } from '@boedel/domain/parties/party-name';
import type { z } from 'zod';
import type { ValuesOf } from '../../platform/db/table';
import type { PartyRow, partyTable } from './party.store';
import { storedDetails } from './stored-details';

export type PartyValues<D extends z.ZodObject = z.ZodObject> = {
  [K in keyof ReturnType<typeof roleFields<D>>]: z.output<ReturnType<typeof roleFields<D>>[K]>;
};
export type PartyShown<D extends z.ZodObject> = z.output<ReturnType<typeof partyAnswer<D>>>;

/** What a person enters, as the table holds it. */
export const partyColumns = (values: Omit<PartyValues, 'globalID'>): ValuesOf<typeof partyTable> => ({
  kind: values.kind,
  title: values.title,
  first_names: values.firstNames,
  surname: values.surname,
  id_number: values.idNumber,
  passport_number: values.passportNumber,
  registration_number: values.registrationNumber,
  tax_number: values.taxNumber,
  vat_number: values.vatNumber,
  born_on: values.dateOfBirth,
  died_on: values.dateOfDeath,
  gender: values.gender,
  email: values.email,
  phone: values.phone,
  mobile: values.mobile,
  address1: values.address1,
  address2: values.address2,
  city: values.city,
  code: values.code,
  marital_status: values.maritalStatus,
  marital_regime: values.maritalRegime,
  married_on: values.dateOfMarriage,
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
    kind: row.kind,
    title: row.title,
    firstNames: row.first_names,
    surname: row.surname,
    idNumber: row.id_number,
    passportNumber: row.passport_number,
    registrationNumber: row.registration_number,
    taxNumber: row.tax_number,
    vatNumber: row.vat_number,
    dateOfBirth: row.born_on,
    dateOfDeath: row.died_on,
    gender: row.gender,
    email: row.email,
    phone: row.phone,
    mobile: row.mobile,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    code: row.code,
    maritalStatus: row.marital_status,
    maritalRegime: row.marital_regime,
    dateOfMarriage: row.married_on,
    globalID: row.directory_id,
    details: storedDetails(details, row.details),
    listName: listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    isMinor: row.died_on === null && row.born_on !== null && isMinor(row.born_on, today),
    warnings,
    version: row.version,
  };
  // The row's words (kind, marital status) were checked by the same schema on their way in.
  return shown as unknown as PartyShown<D>;
}
