import type { LawSays } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { aboutWhom, checkFamilyRead, type FamilyRead } from '@boedel/domain/beneficiaries/family-of';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Deceased } from '@boedel/domain/estate/deceased';
import { familyOf } from '@boedel/domain/estate/relations';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Refusal } from '@boedel/domain/law/refusal';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Family } from '@boedel/domain/succession/family';
import type { Tx } from '../../platform/db/database';
import { Refuses } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { capturedPerson, peopleFrom, readEstateMarriages } from './people-of';
import { type PersonRow, peopleStore } from './people.store';
import { parentsFrom } from '@boedel/domain/beneficiaries/captured-person';

/** The family of a matter: its rows, and the same in the law's words. */
export interface FamilyIn extends FamilyRead {
  readonly rows: readonly PersonRow[];
  /** What marriages still lack. */
  readonly openMarriages: readonly Refusal[];
}

const namedOf = (row: PersonRow): string =>
  fullName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

export async function familyIn(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  today: LocalDate,
): Promise<FamilyIn> {
  const rows = await peopleStore(tx).listOf(matter.id);
  const { marriages, open } = await readEstateMarriages(tx, matter.id);
  const read = peopleFrom(rows);
  const main = rows.find(({ role }) => role === 'main')!;
  const living: Deceased = {
    id: String(main.id),
    name: namedOf(main),
    diedOn: today,
    ...(main.born_on && { bornOn: main.born_on }),
    ...parentsFrom(capturedPerson(main).parents),
  };
  return {
    rows,
    country: countryNamed(matter.country) ?? defaultCountry,
    deceased: read.deceased ?? living,
    people: read.people,
    marriages,
    openMarriages: open,
  };
}

/** As the law of succession reads it. */
export const successionFamily = (family: FamilyRead): Family => familyOf(family);

export const sayOf = ({ field, sentence, words, section }: Refusal): LawSays => ({
  field,
  sentence,
  ...(words && { said: words }),
  section: section ?? null,
});

/** The same fault before and after a change, wherever the person then stands in the list. */
const faultOf = (family: FamilyIn, refusal: Refusal): string => {
  const { id, field } = aboutWhom(family, refusal);
  return `${id} ${field}: ${refusal.sentence}`;
};

/**
 * Refuses what a change brought that cannot be. What was wrong before stays for whoever mends it: a fault of another
 * person keeps nobody from saving. `named` says which field of the call a fault is shown at.
 */
export function refuseNewFaults(
  before: FamilyIn,
  after: FamilyIn,
  today: LocalDate,
  named: (about: { readonly id: string | undefined; readonly field: string }) => string,
): void {
  const known = new Set(checkFamilyRead(before, today).wrong.map((refusal) => faultOf(before, refusal)));
  const wrong = checkFamilyRead(after, today).wrong.filter((refusal) => !known.has(faultOf(after, refusal)));
  if (wrong.length > 0) {
    throw new Refuses(wrong.map((refusal) => ({ ...refusal, field: named(aboutWhom(after, refusal)) })));
  }
}
