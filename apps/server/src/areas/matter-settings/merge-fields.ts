import { readMarriages } from '../marriages/marriages.store';
import { listEventFields } from '@boedel/contract/matter/matter-events';
import { mergeFieldCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { systemType } from '@boedel/contract/fixed/system-types';
import { joinNames } from '@boedel/domain/formats/join-names';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { isPrivate, maskNumber } from '@boedel/domain/identity/mask';
import { findCountry } from '@boedel/domain/law/country';
import { formatPartyName, listName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { readMatterFields, type MergeFieldValues } from './merge-field.store';

const joinLines = (...parts: readonly (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;
const genders = ['Female', 'Male'] as const;

/** The fields of one party under the name of its part: `main.surname`, `spouse.createIdNumber`. */
function listPartyFields(part: string, row: PartyRow | undefined): MergeFieldValues {
  const named = row && { kind: row.kind, firstNames: row.first_names, surname: row.surname };
  const values: MergeFieldValues = {
    name: named ? formatPartyName(named) : null,
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
    address: row ? joinLines(row.address1, row.address2, row.city, row.code) : null,
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [`${part}.${field}`, value]));
}

/** Everything a template may merge in. What is not captured is null, so that it can be listed before a paper is made. */
export async function mergeFields(tx: Tx, matterId: number, now: Date): Promise<MergeFieldValues> {
  await openMatter(tx, matterId, 'estate');
  const found = await readMatterFields(tx, matterId);
  if (!found) throw new NotFound();
  const { type, country, ...fields } = found;
  const parties = await partyStore(tx).listOf(matterId, ['main', 'spouse', 'executor', 'auditor', 'taxpractitioner']);
  const findFirst = (role: string): PartyRow | undefined => parties.find((party) => party.role === role);
  const executors = parties.filter(({ role }) => role === 'executor');
  const today = computeDayAt(now, findCountry(country));
  const marriage = (await readMarriages(tx, { id: matterId, country }, today)).find(({ isCurrent }) => isCurrent);
  const married = { maritalRegime: marriage?.regime ?? null, dateOfMarriage: marriage?.marriedDate ?? null };
  const events = await readEvents(tx, matterId);
  const days = listEventFields(Number(type)).flatMap(([field, event]) =>
    field.startsWith('details.') ? [] : [[`matter.${field}`, events.get(event)?.date ?? null] as const],
  );
  const known = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value || null]));
  return {
    today,
    'matter.type': systemType[type as keyof typeof systemType],
    ...known,
    ...Object.fromEntries(days),
    ...listPartyFields('main', findFirst('main')),
    ...listPartyFields('spouse', findFirst('spouse')),
    ...Object.fromEntries(
      ['main', 'spouse'].flatMap((part) =>
        Object.entries(married).map(([field, value]) => [`${part}.${field}`, value]),
      ),
    ),
    ...listPartyFields('executor', executors[0]),
    'executors.names': joinNames(
      executors.map((row) => formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname })),
      'en',
    ),
    ...listPartyFields('auditor', findFirst('auditor')),
    ...listPartyFields('taxPractitioner', findFirst('taxpractitioner')),
  };
}

/** A paper gets the numbers in full; a screen that asks what can be merged sees them masked, as everywhere. */
const maskFields = (fields: MergeFieldValues): MergeFieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value !== null && isPrivate(field.slice(field.lastIndexOf('.') + 1)) ? maskNumber(value) : value,
    ]),
  );

export const handledMergeFieldCalls = pairHandlers(mergeFieldCalls, {
  getMatterDetailsForTemplate: ({ scope, query, now }) =>
    scope.transaction(async (tx) => maskFields(await mergeFields(tx, query.matterID, now))),
});
