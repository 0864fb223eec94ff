import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type CapturedPerson, toDeceased, toPerson } from '@boedel/domain/beneficiaries/captured-person';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { DeceasedPerson, EstateMarriage } from '@boedel/domain/estate/deceased';
import type { EstatePerson } from '@boedel/domain/estate/person';
import type { Taker } from '@boedel/domain/estate/will';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { type CapturedMarriage, toEstateMarriage } from '@boedel/domain/marriages/estate-marriage';
import { fraction } from '@boedel/domain/money/fraction';
import { marriages as marriageRecord } from '@boedel/contract/parties/marriage.record';
import type { Tx } from '../../platform/db/database';
import { readFieldValues } from '../../platform/record/record-table';
import { listMarriageRows, readIntestateHeirs } from './marriage.store';
import { type FamilyPersonRow, peopleStore } from './people.store';

/** What a row says of somebody, in the words of the fields. */
export const readPersonValues = (row: FamilyPersonRow) =>
  ({ ...readFieldValues(partyFields, row), ...readFieldValues(personFields, row) }) as unknown as Omit<
    CapturedPerson,
    'id' | 'parents' | 'spouseTrustForId'
  >;

export const toCapturedPerson = (row: FamilyPersonRow): CapturedPerson => ({
  ...readPersonValues(row),
  id: String(row.id),
  spouseTrustForId: row.spouse_trust_for_id === null ? null : String(row.spouse_trust_for_id),
  parents: row.parents.map(({ parent_id, kind, stays }) => ({
    parentId: String(parent_id),
    kind: kind === 'adoption' ? 'adoption' : 'birth',
    stays,
  })),
});

export interface MatterPeople {
  /** Nobody while no day of death is captured or supposed. */
  readonly deceased: DeceasedPerson | undefined;
  readonly people: readonly EstatePerson[];
}

/** Whom a matter is about and everybody of its family and will, by one statement's rows. */
export function toPeople(rows: readonly FamilyPersonRow[], asIfDied?: LocalDate): MatterPeople {
  const main = rows.find(({ role }) => role === 'main');
  const resident = main?.details['residentHere'];
  const death = main?.details['death'] as { readonly place?: string | null } | undefined;
  return {
    deceased:
      main &&
      toDeceased({
        ...toCapturedPerson(main),
        dateOfDeath: main.died_on ?? asIfDied ?? null,
        address: [main.address1, main.address2, main.city, main.code],
        placeOfDeath: death?.place ?? null,
        mastersReference: main.masters_reference,
        isResident: resident === 'yes' || resident === 'no' ? resident === 'yes' : null,
      }),
    people: rows.filter((row) => row !== main).map((row) => toPerson(toCapturedPerson(row))),
  };
}

/** Everybody of a matter; `projectDeathOn` is the day somebody who lives is supposed to have died. */
export const readPeople = async (tx: Tx, matterId: number, asIfDied?: LocalDate): Promise<MatterPeople> =>
  toPeople(await peopleStore(tx).listOf(matterId), asIfDied);

/** Everybody of the matter in the law's words. */
export const listPeople = async (tx: Tx, matterId: number): Promise<readonly EstatePerson[]> =>
  (await readPeople(tx, matterId)).people;

export interface MatterMarriages {
  readonly marriages: readonly EstateMarriage[];
  /** What must be known of a marriage before the law can read it. */
  readonly open: readonly Refusal[];
}

export async function readEstateMarriages(tx: Tx, matterId: number): Promise<MatterMarriages> {
  const rows = await listMarriageRows(tx, matterId);
  const read = rows.map((row) =>
    toEstateMarriage({
      ...(readFieldValues(marriageRecord.fields, row) as unknown as CapturedMarriage),
      id: String(row.id),
      spouseId: row.spouse_id === null ? null : String(row.spouse_id),
      spouseIsResident: row.spouse_is_resident,
    }),
  );
  return {
    marriages: read.filter((one): one is EstateMarriage => !isRefused(one)),
    open: read.filter(isRefused).flatMap(({ refusals }) => refusals),
  };
}

/** The marriages of whom the matter is about, those of which enough is known. */
export const listMarriages = async (tx: Tx, matterId: number): Promise<readonly EstateMarriage[]> =>
  (await readEstateMarriages(tx, matterId)).marriages;

/** Heirs put in by hand in place of those the law finds, and whether relatives were looked for. */
export async function readIntestacy(
  tx: Tx,
  matterId: number,
): Promise<{ readonly intestateHeirs?: readonly Taker[]; readonly relativesSought?: boolean }> {
  const found = await readIntestateHeirs(tx, matterId);
  return {
    ...(found?.heirs && {
      intestateHeirs: found.heirs.map(({ party_id, share_n, share_d }) => ({
        personId: String(party_id),
        share: fraction(share_n, share_d),
      })),
    }),
    ...(found?.sought && { relativesSought: true }),
  };
}
