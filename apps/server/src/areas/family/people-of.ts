import { personFields } from '@boedel/contract/beneficiaries/person.fields';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type CapturedPerson, deceasedFrom, personFrom } from '@boedel/domain/beneficiaries/captured-person';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Deceased, EstateMarriage } from '@boedel/domain/estate/deceased';
import type { Person } from '@boedel/domain/estate/person';
import type { Taker } from '@boedel/domain/estate/will';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { type CapturedMarriage, estateMarriage } from '@boedel/domain/marriages/estate-marriage';
import { fraction } from '@boedel/domain/money/fraction';
import { marriages as marriageRecord } from '@boedel/contract/parties/marriage.record';
import type { Tx } from '../../platform/db/database';
import { fieldValues } from '../../platform/record/record-table';
import { estateMarriages, intestateHeirs } from './marriage.store';
import { type PersonRow, peopleStore } from './people.store';

/** What a row says of somebody, in the words of the fields. */
export const personValues = (row: PersonRow) =>
  ({ ...fieldValues(partyFields, row), ...fieldValues(personFields, row) }) as unknown as Omit<
    CapturedPerson,
    'id' | 'parents' | 'spouseTrustForId'
  >;

export const capturedPerson = (row: PersonRow): CapturedPerson => ({
  ...personValues(row),
  id: String(row.id),
  spouseTrustForId: row.spouse_trust_for_id === null ? null : String(row.spouse_trust_for_id),
  parents: row.parents.map(({ parent_id, kind, stays }) => ({
    parentId: String(parent_id),
    kind: kind === 'adoption' ? 'adoption' : 'birth',
    stays,
  })),
});

export interface PeopleRead {
  /** Nobody while no day of death is captured or supposed. */
  readonly deceased: Deceased | undefined;
  readonly people: readonly Person[];
}

/** Whom a matter is about and everybody of its family and will, by one statement's rows. */
export function peopleFrom(rows: readonly PersonRow[], asIfDied?: LocalDate): PeopleRead {
  const main = rows.find(({ role }) => role === 'main');
  const resident = main?.details['residentHere'];
  const death = main?.details['death'] as { readonly place?: string | null } | undefined;
  return {
    deceased:
      main &&
      deceasedFrom({
        ...capturedPerson(main),
        dateOfDeath: main.died_on ?? asIfDied ?? null,
        address: [main.address1, main.address2, main.city, main.code],
        placeOfDeath: death?.place ?? null,
        mastersReference: main.masters_reference,
        isResident: resident === 'yes' || resident === 'no' ? resident === 'yes' : null,
      }),
    people: rows.filter((row) => row !== main).map((row) => personFrom(capturedPerson(row))),
  };
}

/** Everybody of a matter; `asIfDied` is the day somebody who lives is supposed to have died. */
export const readPeople = async (tx: Tx, matterId: number, asIfDied?: LocalDate): Promise<PeopleRead> =>
  peopleFrom(await peopleStore(tx).listOf(matterId), asIfDied);

/** Everybody of the matter in the law's words. */
export const peopleOf = async (tx: Tx, matterId: number): Promise<readonly Person[]> =>
  (await readPeople(tx, matterId)).people;

export interface MarriagesRead {
  readonly marriages: readonly EstateMarriage[];
  /** What must be known of a marriage before the law can read it. */
  readonly open: readonly Refusal[];
}

export async function readEstateMarriages(tx: Tx, matterId: number): Promise<MarriagesRead> {
  const rows = await estateMarriages(tx, matterId);
  const read = rows.map((row) =>
    estateMarriage({
      ...(fieldValues(marriageRecord.fields, row) as unknown as CapturedMarriage),
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
export const marriagesOf = async (tx: Tx, matterId: number): Promise<readonly EstateMarriage[]> =>
  (await readEstateMarriages(tx, matterId)).marriages;

/** Heirs put in by hand in place of those the law finds, and whether relatives were looked for. */
export async function intestacyOf(
  tx: Tx,
  matterId: number,
): Promise<{ readonly intestateHeirs?: readonly Taker[]; readonly relativesSought?: boolean }> {
  const found = await intestateHeirs(tx, matterId);
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
