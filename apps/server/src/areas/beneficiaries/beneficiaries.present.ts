import type { Beneficiary, IntestateTree } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import { findPersonOfRefusal, checkFamilyRead } from '@boedel/domain/beneficiaries/family-of';
import { describeRelations } from '@boedel/domain/beneficiaries/relations-in';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { listAccountAwards } from '@boedel/domain/awards/account-awards';
import { computeFreeResidue } from '@boedel/domain/figures/free-residue';
import { findMarriageEnd } from '@boedel/domain/estate/relations';
import { isMinor } from '@boedel/domain/identity/minor';
import { isRefused, type Refusal } from '@boedel/domain/law/refusal';
import { type Cents, rand } from '@boedel/domain/money/cents';
import { writeFraction, fraction } from '@boedel/domain/money/fraction';
import { listName } from '@boedel/domain/parties/party-name';
import { divideIntestate, guardiansFund, type IntestateDivision } from '@boedel/domain/succession/intestate';
import { failsToOutlive } from '@boedel/domain/succession/survivorship';
import { findAwardPayee } from '@boedel/domain/succession/minors';
import type { PartyWarning } from '@boedel/domain/parties/party-facts';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readMatterFacts } from '../estate/read-estate';
import { type MatterFamily, readFamily, toLawMessage, toSuccessionFamily } from '../family/family';
import { readPersonValues } from '../family/list-people';
import { type FamilyPersonRow, peopleStore } from '../family/people.store';
import { type TakerOfMatter, listTakers } from '../family/takes.store';
import { listTreeMarriages, findWillFacts } from './beneficiary.store';

/** While the free residue is not known, shares are shown over a round sum. */
const example = rand(1_000_000);

/** How the law divides what no will disposes of, or what stands in the way. */
function divideResidue(family: MatterFamily, over: Cents): IntestateDivision | readonly Refusal[] {
  const divided = divideIntestate({ country: family.country, estate: over, family: toSuccessionFamily(family) });
  return isRefused(divided) ? divided.refusals : divided.value;
}
const isDivision = (value: IntestateDivision | readonly Refusal[]): value is IntestateDivision => !Array.isArray(value);

const hasCircle = (family: MatterFamily, today: LocalDate): boolean =>
  checkFamilyRead(family, today).wrong.some(({ field }) => field.endsWith('.parents') || field === 'people');

interface BeneficiaryContext {
  readonly family: MatterFamily;
  readonly today: LocalDate;
  readonly takes: readonly TakerOfMatter[];
  /** No will disposes of all of it. */
  readonly isIntestate: boolean;
  readonly division: IntestateDivision | readonly Refusal[];
  /** What it was divided over: the free residue, or what it would be without the will, or nothing where that is not known. */
  readonly residue: Cents | undefined;
  /** By how many days a beneficiary must outlive the deceased, where the will asks it. */
  readonly survivorshipDays: number | undefined;
}

/** What the law divides as the estate stands; only somebody who sees all of the estate can say it. */
async function computeResidue(tx: Tx, matterId: number): Promise<Cents | undefined> {
  const { estate, today } = await readMatterFacts(tx, matterId);
  if (isRefused(estate)) return undefined;
  const residue = computeFreeResidue(estate, today);
  if (isRefused(residue)) return undefined;
  if (residue > 0 || !estate.will) return residue || undefined;
  // The will disposes of all of it: what the law would divide without one.
  const { will: _, ...withoutWill } = estate;
  const instead = computeFreeResidue(withoutWill, today);
  return isRefused(instead) ? undefined : instead || undefined;
}

/** What the account gives each person: the same figures that it distributes and that payments are proposed from. */
async function readAccountAwards(tx: Tx, matterId: number): Promise<IntestateTree['accountAwards']> {
  const { estate, today } = await readMatterFacts(tx, matterId);
  const awards = isRefused(estate) ? undefined : listAccountAwards(estate, today);
  return awards?.map(({ personId, byRight, asHeir }) => ({ partyID: Number(personId), byRight, asHeir })) ?? null;
}

/** What everybody's presentation stands on, read once. */
export async function readBeneficiaryContext(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  today: LocalDate,
  family?: MatterFamily,
  needs: 'heirs' | 'amounts' = 'heirs',
): Promise<BeneficiaryContext> {
  const read = family ?? (await readFamily(tx, matter, today));
  const will = await findWillFacts(tx, matter.id);
  const roughly = divideResidue(read, example);
  // Beside a spouse, who takes a minimum, whether the issue take anything turns on what there is.
  const turnsOnAmount = isDivision(roughly) && roughly.shape === 'spousesAndDescendants';
  const isIntestate = will?.left_open ?? true;
  const over = needs === 'amounts' || (isIntestate && turnsOnAmount) ? await computeResidue(tx, matter.id) : undefined;
  return {
    family: read,
    today,
    takes: await listTakers(tx, matter.id),
    isIntestate,
    division: over === undefined ? roughly : divideResidue(read, over),
    residue: over,
    survivorshipDays: will?.survivorship_days ?? undefined,
  };
}

/** Where the money of somebody goes who cannot give a receipt. */
function describePayment(row: FamilyPersonRow, { family, today }: BeneficiaryContext): string | null {
  if (row.kind !== 'person' || row.died_on !== null) return null;
  const payee = findAwardPayee({
    country: family.country,
    on: today,
    ...(row.born_on && row.born_on <= today && { bornOn: row.born_on }),
    whereabouts: row.unable === 'absent' ? 'absent' : row.unable === 'unknown' ? 'unknown' : 'known',
    incapable: row.unable === 'incapable',
    ...(row.money_held_by === 'trust' && { will: 'trust' as const }),
    ...(row.money_held_by === 'guardian' && { will: 'freeForGuardian' as const }),
    tutorOrCurator: row.money_held_by === 'tutor or curator',
    award: 'cash',
  });
  return isRefused(payee) || payee.value === 'heir' ? null : payee.value;
}

function presentBeneficiary(
  row: FamilyPersonRow,
  around: BeneficiaryContext,
  relations: ReturnType<typeof describeRelations>,
): Beneficiary {
  const id = String(row.id);
  const { family, today, takes, division, isIntestate } = around;
  const relation = relations.get(id);
  const by = takes.filter(({ party_id }) => party_id === row.id).map((one) => one.by);
  const inherits = isIntestate && isDivision(division) && division.awards.some(({ heir }) => heir === id);
  const byHand = takes.some((one) => one.by === 'hand');
  const shown = {
    ...readPersonValues(row),
    id: row.id,
    matterID: row.matter_id,
    role: row.role,
    spouseTrustForID: row.spouse_trust_for_id,
    guardian: (row.details['guardian'] as string | null | undefined) ?? null,
    isResident: row.is_resident,
    globalID: row.global_id,
    knownID: row.known_id,
    listName: listName({ kind: row.kind, firstNames: row.first_names, surname: row.surname }),
    parents: row.parents.map(({ parent_id, kind, stays }) => ({ parentID: parent_id, kind, stays })),
    isMinor: row.died_on === null && row.born_on !== null && isMinor(row.born_on, today, family.country),
    hasSurvived: relation?.survived ?? true,
    diedTooSoon:
      row.died_on !== null && failsToOutlive({ diedOn: row.died_on }, family.deceased.diedOn, around.survivorshipDays),
    degree: relation?.degree ?? null,
    kinship: relation?.kinship ?? null,
    issue: (relation?.issue ?? []).map(Number),
    takesBy: [...by, ...(inherits && !byHand ? (['intestacy'] as const) : [])],
    paidTo: describePayment(row, around),
    warnings: [],
    version: row.version,
  };
  // The row's words were checked by the same schemas on their way in.
  return shown as unknown as Beneficiary;
}

export function presentPeople(around: BeneficiaryContext): Beneficiary[] {
  const { family, today } = around;
  const former = new Set(
    family.marriages.filter((one) => findMarriageEnd(family, one) === 'divorce').map(({ spouseId }) => spouseId),
  );
  const relations = hasCircle(family, today) ? new Map() : describeRelations(toSuccessionFamily(family), former);
  return family.rows.filter(({ role }) => role !== 'main').map((row) => presentBeneficiary(row, around, relations));
}

export const presentPerson = (
  around: BeneficiaryContext,
  id: number,
  warnings: readonly PartyWarning[] = [],
): Beneficiary => ({
  ...presentPeople(around).find((one) => one.id === id)!,
  warnings: [...warnings],
});

/** The field of a person or a marriage a sentence is about, as the tree's own answer names it. */
function refuseInTree(family: MatterFamily, refusal: Refusal): Refusal {
  const { id, field } = findPersonOfRefusal(family, refusal);
  return { ...refusal, field: id === undefined ? field : `people.${id}.${field}` };
}

export async function presentTree(
  tx: Tx,
  matter: Pick<OpenedMatter, 'id' | 'country'>,
  today: LocalDate,
): Promise<IntestateTree> {
  const around = await readBeneficiaryContext(tx, matter, today, undefined, 'amounts');
  const { family, division, residue } = around;
  const store = peopleStore(tx);
  const [succession, heirs, records] = [
    await store.successionOf(matter.id),
    await store.heirsByHand(matter.id),
    await listTreeMarriages(tx, matter.id),
  ];
  const main = family.rows.find(({ role }) => role === 'main')!;
  const { wrong, open } = checkFamilyRead(family, today);
  const says = [...wrong, ...open].map((refusal) => refuseInTree(family, refusal));
  // What the division still lacks and no check of the family said: Namibia, a death before the tables begin.
  const others = isDivision(division) || says.length > 0 ? [] : division;
  const tree = {
    matterID: matter.id,
    deceased: {
      id: main.id,
      name: family.deceased.name,
      bornOn: main.born_on,
      diedOn: main.died_on,
      parents: main.parents.map(({ parent_id, kind, stays }) => ({ parentID: parent_id, kind, stays })),
    },
    people: presentPeople(around),
    marriages: records
      .filter(({ spouse_id }) => spouse_id !== null)
      .map((row) => ({
        id: row.id,
        spouse: String(row.spouse_id),
        kind: row['kind'],
        contract: row['contract'],
        marriedDate: row['married_on'],
        endedBy: row['ended_by'],
        endedDate: row['ended_on'],
        recognition: row['recognition'],
        isCurrent: family.marriages.some(
          (one) => one.spouseId === String(row.spouse_id) && findMarriageEnd(family, one) === 'thisDeath',
        ),
      })),
    relativesSought: succession?.relatives_sought ?? false,
    override:
      heirs.length === 0
        ? null
        : {
            reason: succession?.override_reason ?? null,
            heirs: heirs.map(({ party_id, share_n, share_d }) => ({
              partyID: party_id,
              share: writeFraction(fraction(share_n, share_d)),
            })),
          },
    division: isDivision(division)
      ? {
          shape: division.shape,
          section: division.section,
          over: residue ?? example,
          isExample: residue === undefined,
          heirs: division.awards
            .filter(({ heir }) => heir !== guardiansFund)
            .map(({ heir, share, amount, through }) => ({
              partyID: Number(heir),
              share: share ? writeFraction(share) : null,
              amount,
              through: through.map(Number),
            })),
          toGuardiansFund: division.awards.some(({ heir }) => heir === guardiansFund),
        }
      : null,
    accountAwards: await readAccountAwards(tx, matter.id),
    says: [...says, ...others, ...family.openMarriages].map(toLawMessage),
    version: succession?.version ?? 1,
  };
  return tree as unknown as IntestateTree;
}
