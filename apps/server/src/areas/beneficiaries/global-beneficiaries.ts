import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { directories } from '@boedel/contract/directories/registry';
import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { schemasOf } from '@boedel/contract/record/schemas';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { namesOf } from '@boedel/domain/people/same-person';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { fieldValues, type RecordRow } from '../../platform/record/record-table';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { ownersChanged } from '../diary/owners-changed';
import { refigure } from '../kept-figures/refigure';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkedParty } from '../parties/save-party';
import { aNewNumber } from '../known-people/people-numbers.store';
import { aroundPeople, presentOne } from './beneficiaries.present';
import { familyTouched, peopleStore } from '../family/people.store';
import { globalNumbered, globalPage, linkedParty, twinOf } from './global-beneficiary.store';
import { personColumns, type PersonInput, refuseKindOfMatter, removePerson, todayIn } from './save-beneficiary';

type Calls = typeof beneficiaryCalls;

export const getGlobalList: Handler<Calls['getGlobalList']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID = null, searchString, skip, take } = query;
    if (matterID !== null) await openMatter(tx, matterID, 'estate');
    const rows = await globalPage(tx, { matterId: matterID, searchString, skip, take });
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
function personOf(row: RecordRow): PersonInput {
  const entry = fieldValues(directories.globalbeneficiary.fields, row) as Record<string, string | null>;
  const kind = kinds[entry['partyType'] ?? ''] ?? 'other';
  const blank = z.decode(z.object({ ...schemasOf(partyFields), ...schemasOf(personFields) }), {
    surname: '-',
  });
  const name = entry['name']!;
  const isPerson = kind === 'person';
  return {
    ...(blank as unknown as PersonInput),
    kind,
    ...(isPerson ? namesOf(name) : { firstNames: null, surname: name }),
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

export const associate: Handler<Calls['associate']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { beneficiaryID, matterID, relationshipType, ...ownership } = body;
    const matter = await openToCapture(tx, actor, matterID, 'estate');
    orRefuse(refuseKindOfMatter(matter));
    const entry = await globalNumbered(tx, beneficiaryID);
    if (!entry) throw new NotFound();
    await peopleStore(tx).holdSuccession(matterID);
    if (await linkedParty(tx, matterID, beneficiaryID)) {
      orRefuse(refuse('beneficiaryID', said('{name} is in this matter already.', { name: String(entry['name']) })));
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
    const twin = await twinOf(tx, matterID, entry);
    const store = partyStore(tx);
    const warnings = [];
    let row: PartyRow;
    if (twin) row = await store.change(twin.id, twin.version, linked);
    else {
      const checked = checkedParty(matter, now, personOf(entry));
      warnings.push(...checked.warnings);
      row = await store.insert({
        matter_id: matterID,
        role: 'beneficiary',
        ...personColumns(checked.party),
        ...linked,
      });
    }
    await familyTouched(tx, matterID);
    await audit(tx, actor, 'beneficiary.linked', {
      entity: ['matter_party', row.id],
      matterId: matterID,
      before: twin ?? null,
      after: row,
    });
    await ownersChanged(tx, { actor, now }, matter);
    await refigure(tx, matterID);
    return presentOne(await aroundPeople(tx, matter, todayIn(matter, now)), row.id, warnings);
  });

export const dissociate: Handler<Calls['dissociate']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'estate');
    const row = await linkedParty(tx, body.matterID, body.beneficiaryID);
    if (!row) throw new NotFound();
    if (row.role === 'beneficiary') await removePerson(tx, actor, row);
    else {
      const after = await partyStore(tx).change(row.id, row.version, { known_id: await aNewNumber(tx) });
      await audit(tx, actor, 'beneficiary.unlinked', {
        entity: ['matter_party', row.id],
        matterId: body.matterID,
        before: row,
        after,
      });
    }
    await refigure(tx, body.matterID);
    return { done: true };
  });
