import type { FamilyLawRemark } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { findPersonOfRefusal, checkFamilyRead, type FamilyFacts } from '@boedel/domain/beneficiaries/family-of';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { DeceasedPerson } from '@boedel/domain/estate/deceased';
import { buildFamily } from '@boedel/domain/estate/relations';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Refusal } from '@boedel/domain/law/refusal';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Family } from '@boedel/domain/succession/family';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { toCapturedPerson, toPeople, readEstateMarriages } from './list-people';
import { type FamilyPersonRow, peopleStore } from './people.store';
import { toParents } from '@boedel/domain/beneficiaries/captured-person';

/** The family of a matter: its rows, and the same in the law's words. */
export interface MatterFamily extends FamilyFacts {
  readonly rows: readonly FamilyPersonRow[];
  /** What marriages still lack. */
  readonly openMarriages: readonly Refusal[];
}

const formatName = (row: FamilyPersonRow): string =>
  formatPartyName({ kind: row.kind, firstNames: row.first_names, surname: row.surname });

export async function readFamily(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  today: LocalDate,
): Promise<MatterFamily> {
  const rows = await peopleStore(tx).listOf(matter.id);
  const { marriages, open } = await readEstateMarriages(tx, matter.id);
  const read = toPeople(rows);
  const main = rows.find(({ role }) => role === 'main')!;
  const living: DeceasedPerson = {
    id: String(main.id),
    name: formatName(main),
    diedOn: today,
    ...(main.born_on && { bornOn: main.born_on }),
    ...toParents(toCapturedPerson(main).parents),
  };
  return {
    rows,
    country: findCountry(matter.country) ?? defaultCountry,
    deceased: read.deceased ?? living,
    people: read.people,
    marriages,
    openMarriages: open,
  };
}

/** As the law of succession reads it. */
export const toSuccessionFamily = (family: FamilyFacts): Family => buildFamily(family);

export const toLawMessage = ({ field, sentence, words, section }: Refusal): FamilyLawRemark => ({
  field,
  sentence,
  ...(words && { said: words }),
  section: section ?? null,
});

/** The same fault before and after a change, wherever the person then stands in the list. */
const describeFault = (family: MatterFamily, refusal: Refusal): string => {
  const { id, field } = findPersonOfRefusal(family, refusal);
  return `${id} ${field}: ${refusal.sentence}`;
};

/**
 * Refuses what a change brought that cannot be. What was wrong before stays for whoever mends it: a fault of another
 * person keeps nobody from saving. `named` says which field of the call a fault is shown at.
 */
export function refuseNewFaults(
  before: MatterFamily,
  after: MatterFamily,
  today: LocalDate,
  named: (about: { readonly id: string | undefined; readonly field: string }) => string,
): void {
  const known = new Set(checkFamilyRead(before, today).wrong.map((refusal) => describeFault(before, refusal)));
  const wrong = checkFamilyRead(after, today).wrong.filter((refusal) => !known.has(describeFault(after, refusal)));
  if (wrong.length > 0) {
    throw new RefusalProblem(
      wrong.map((refusal) => ({ ...refusal, field: named(findPersonOfRefusal(after, refusal)) })),
    );
  }
}
