import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { directories } from '@boedel/contract/directories/registry';
import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { toSchemas } from '@boedel/contract/record/schemas';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { splitName } from '@boedel/domain/people/same-person';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { readFieldValues, type RecordRow } from '../../platform/record/record-table';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { updateOwnerDates } from '../diary/owners-changed';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkPartyValues } from '../parties/save-party';
import { createPersonNumber } from '../known-people/people-numbers.store';
import { readBeneficiaryContext, presentPerson } from './beneficiaries.present';
import { touchFamily, peopleStore } from '../family/people.store';
import { findGlobal, listGlobals, findLinkedParty, findTwin } from './global-beneficiary.store';
import { toPersonColumns, type PersonInput, refuseKindOfMatter, removePerson, computeToday } from './save-beneficiary';

type GlobalBeneficiaryCalls = typeof beneficiaryCalls;

export const getGlobalList: Handler<GlobalBeneficiaryCalls['getGlobalList']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const { matterID = null, searchString, skip, take } = query;
    if (matterID !== null) await openMatter(tx, matterID, 'estate');
    const rows = await listGlobals(tx, { matterId: matterID, searchString, skip, take });
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.party_type,
        idNumber: row.id_number,
        registrationNumber: row.registration_number,
        email: row.email,
        phone: row.phone,
        isResident: row.is_resident,
        partyID: row.party_id,
      })),
    };
  });

const kinds: Readonly<Record<string, PersonInput['kind']>> = {
  Individual: 'person',
  Company: 'company',
  Trust: 'trust',
};

/** An entry of the directory as somebody of a matter. */
function toPersonInput(row: RecordRow): PersonInput {
  const entry = readFieldValues(directories.globalbeneficiary.fields, row) as Record<string, string | null>;
  const kind = kinds[entry['partyType'] ?? ''] ?? 'other';
  const blank = z.decode(z.object({ ...toSchemas(partyFields), ...toSchemas(personFields) }), {
    surname: '-',
  });
  const name = entry['name']!;
  const isPerson = kind === 'person';
  return {
    ...(blank as unknown as PersonInput),
    kind,
    ...(isPerson ? splitName(name) : { firstNames: null, surname: name }),
    idNumber: isPerson ? (entry['idNumber'] ?? null) : null,
    passportNumber: isPerson ? (entry['passportNumber'] ?? null) : null,
    registrationNumber: entry['registrationNumber'] ?? null,
    taxNumber: entry['taxNumber'] ?? null,
    dateOfBirth: isPerson ? ((entry['dateOfBirth'] ?? null) as LocalDate | null) : null,
    email: entry['email'] ?? null,
    phone: entry['phone'] ?? null,
    mobile: entry['mobile'] ?? null,
    address1: entry['physicalAddress1'] ?? null,
    address2: entry['physicalAddress2'] ?? null,
    city: entry['physicalCity'] ?? null,
    code: entry['physicalCode'] ?? null,
    guardian: null,
    isResident: row['is_resident'] === true,
  };
}

export const associateBeneficiary: Handler<GlobalBeneficiaryCalls['associate']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { beneficiaryID, matterID, relationshipType, ...ownership } = body;
    const matter = await openToCapture(tx, actor, matterID, 'estate');
    throwIfRefused(refuseKindOfMatter(matter));
    const entry = await findGlobal(tx, beneficiaryID);
    if (!entry) throw new NotFound();
    await peopleStore(tx).holdSuccession(matterID);
    if (await findLinkedParty(tx, matterID, beneficiaryID)) {
      throw new RefusalProblem(
        refuse('beneficiaryID', message('{name} is already in this matter.', { name: String(entry['name']) })),
      );
    }
    const linked = {
      is_beneficiary: true,
      known_id: entry['known_id'] as number,
      ...(relationshipType !== null && { relationship: relationshipType }),
      beneficial_owner_on: ownership.dateOfBeneficialOwner,
      trust_beneficial_owner_grounds: ownership.trustBeneficialOwnerGrounds,
      beneficiary_rights: ownership.beneficiaryRights,
    };
    // A spouse or child with the same number is that entry: linked, not captured again.
    const twin = await findTwin(tx, matterID, entry);
    const store = partyStore(tx);
    const warnings = [];
    let row: PartyRow;
    if (twin) row = await store.change(twin.id, twin.version, linked);
    else {
      const checked = checkPartyValues(matter, now, toPersonInput(entry));
      warnings.push(...checked.warnings);
      row = await store.insert({
        matter_id: matterID,
        role: 'beneficiary',
        ...toPersonColumns(checked.party),
        ...linked,
      });
    }
    await touchFamily(tx, matterID);
    await audit(tx, actor, 'beneficiary.linked', {
      entity: ['matter_party', row.id],
      matterId: matterID,
      before: twin ?? null,
      after: row,
    });
    await updateOwnerDates(tx, { actor, now }, matter);
    return presentPerson(await readBeneficiaryContext(tx, matter, computeToday(matter, now)), row.id, warnings);
  });

export const dissociateBeneficiary: Handler<GlobalBeneficiaryCalls['dissociate']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'estate');
    const row = await findLinkedParty(tx, body.matterID, body.beneficiaryID);
    if (!row) throw new NotFound();
    if (row.role === 'beneficiary') await removePerson(tx, actor, row);
    else {
      const after = await partyStore(tx).change(row.id, row.version, { known_id: await createPersonNumber(tx) });
      await audit(tx, actor, 'beneficiary.unlinked', {
        entity: ['matter_party', row.id],
        matterId: body.matterID,
        before: row,
        after,
      });
    }
    return { done: true };
  });
