import { readMarriages } from '../marriages/marriages.store';
import { eventFields } from '@boedel/contract/matter/matter-events';
import { mergeFieldCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { systemType } from '@boedel/contract/fixed/system-types';
import { namesInWords } from '@boedel/domain/formats/names-in-words';
import { dayAt } from '@boedel/domain/dates/instant';
import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import { countryNamed } from '@boedel/domain/law/country';
import { fullName, listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { fieldsBesideParties, type MergeFields } from './merge-field.store';

const lines = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;
const genders = ['Female', 'Male'] as const;

/** The fields of one party under the name of its part: `main.surname`, `spouse.idNumber`. */
function ofParty(part: string, row: PartyRow | undefined): MergeFields {
  const named = row && { kind: row.kind, firstNames: row.first_names, surname: row.surname };
  const values: MergeFields = {
    name: named ? fullName(named) : null,
    listName: named ? listName(named) : null,
    title: row?.title ?? null,
    firstNames: row?.first_names ?? null,
    surname: row?.surname ?? null,
    idNumber: row?.id_number ?? row?.passport_number ?? null,
    registrationNumber: row?.registration_number ?? null,
    taxNumber: row?.tax_number ?? null,
    vatNumber: row?.vat_number ?? null,
    dateOfBirth: row?.born_on ?? null,
    dateOfDeath: row?.died_on ?? null,
    gender: row?.gender == null ? null : genders[row.gender],
    maritalStatus: row?.marital_status ?? null,
    email: row?.email ?? null,
    phone: row?.phone ?? row?.mobile ?? null,
    address: row ? lines(row.address1, row.address2, row.city, row.code) : null,
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [`${part}.${field}`, value]));
}

/** Everything a template may merge in. What is not captured is null, so that it can be listed before a paper is made. */
export async function mergeFields(tx: Tx, matterId: number, now: Date): Promise<MergeFields> {
  await openMatter(tx, matterId, 'estate');
  const found = await fieldsBesideParties(tx, matterId);
  if (!found) throw new NotFound();
  const { type, country, ...fields } = found;
  const parties = await partyStore(tx).listOf(matterId, ['main', 'spouse', 'executor', 'auditor', 'taxpractitioner']);
  const first = (role: string): PartyRow | undefined => parties.find((party) => party.role === role);
  const executors = parties.filter(({ role }) => role === 'executor');
  const today = dayAt(now, countryNamed(country));
  const marriage = (await readMarriages(tx, { id: matterId, country }, today)).find(({ isCurrent }) => isCurrent);
  const married = { maritalRegime: marriage?.regime ?? null, dateOfMarriage: marriage?.marriedDate ?? null };
  const events = await eventsOf(tx, matterId);
  const days = eventFields(Number(type)).flatMap(([field, event]) =>
    field.startsWith('details.') ? [] : [[`matter.${field}`, events.get(event)?.date ?? null] as const],
  );
  const known = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value || null]));
  return {
    today,
    'matter.type': systemType[type as keyof typeof systemType],
    ...known,
    ...Object.fromEntries(days),
    ...ofParty('main', first('main')),
    ...ofParty('spouse', first('spouse')),
    ...Object.fromEntries(
      ['main', 'spouse'].flatMap((part) =>
        Object.entries(married).map(([field, value]) => [`${part}.${field}`, value]),
      ),
    ),
    ...ofParty('executor', executors[0]),
    'executors.names': namesInWords(
      executors.map((row) => fullName({ kind: row.kind, firstNames: row.first_names, surname: row.surname })),
      'en',
    ),
    ...ofParty('auditor', first('auditor')),
    ...ofParty('taxPractitioner', first('taxpractitioner')),
  };
}

/** A paper gets the numbers in full; a screen that asks what can be merged sees them masked, as everywhere. */
const masked = (fields: MergeFields): MergeFields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value !== null && isPrivate(field.slice(field.lastIndexOf('.') + 1)) ? maskNumber(value) : value,
    ]),
  );

export const handledMergeFieldCalls = handle(mergeFieldCalls, {
  getMatterDetailsForTemplate: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => masked(await mergeFields(tx, query.matterID, now))),
});
