import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { treePerson } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { type CapturedPerson, parentsFrom, personFrom } from '@boedel/domain/beneficiaries/captured-person';
import { relationsIn } from '@boedel/domain/beneficiaries/relations-in';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import type { DrawnFamily } from '@boedel/domain/family-tree/drawing';
import { lawOf } from '@boedel/domain/marriages/marriage-record';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Family, FamilyMember } from '@boedel/domain/succession/family';

export type Tree = WireAnswer<typeof beneficiaryCalls.getIntestateTree>;
export type FamilyToSave = WireBody<typeof beneficiaryCalls.saveIntestateTree>;
export type DraftPerson = FamilyToSave['people'][number];
export type DraftMarriage = NonNullable<FamilyToSave['marriages']>[number];
export type DraftParent = NonNullable<DraftPerson['parents']>[number];

/** Whom the matter is about, in the tree. */
export const main = 'main';

/** The family as it stands on the sheet, saved or not. */
export interface Draft {
  readonly mainParents: readonly DraftParent[];
  readonly people: readonly DraftPerson[];
  readonly marriages: readonly DraftMarriage[];
  readonly relativesSought: boolean;
}

/** Whom the tree is about, as far as the drawing says it. */
export interface Deceased {
  readonly name: string;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

const keyOf = (tree: Tree, id: number): string => (id === tree.deceased.id ? main : String(id));
const shape = Object.keys(treePerson.shape) as readonly (keyof DraftPerson)[];

/** What is stored, ready to be changed. */
export function draftOf(tree: Tree): Draft {
  const parents = (list: Tree['deceased']['parents']): DraftParent[] =>
    list.map(({ parentID, kind, stays }) => ({ key: keyOf(tree, parentID), kind, stays }));
  return {
    mainParents: parents(tree.deceased.parents),
    people: tree.people.map((person) => ({
      ...(Object.fromEntries(
        shape.map((name) => [name, (person as Readonly<Record<string, unknown>>)[name]]),
      ) as DraftPerson),
      key: keyOf(tree, person.id),
      id: person.id,
      parents: parents(person.parents),
    })),
    marriages: tree.marriages.map(({ isCurrent: _isCurrent, ...marriage }) => marriage),
    relativesSought: tree.relativesSought,
  };
}

export const toSave = (draft: Draft, { matterID, version }: Tree): FamilyToSave => ({
  matterID,
  mainParents: [...draft.mainParents],
  people: [...draft.people],
  marriages: [...draft.marriages],
  relativesSought: draft.relativesSought,
  version,
});

export const parentsOf = (draft: Draft, key: string): readonly DraftParent[] =>
  key === main ? draft.mainParents : (draft.people.find((person) => person.key === key)?.parents ?? []);
export const childrenOf = (draft: Draft, key: string): readonly DraftPerson[] =>
  draft.people.filter(({ parents = [] }) => parents.some((parent) => parent.key === key));
export const personOf = (draft: Draft, key: string): DraftPerson | undefined =>
  draft.people.find((person) => person.key === key);
export const nameOf = ({ firstNames = null, surname }: Pick<DraftPerson, 'firstNames' | 'surname'>): string =>
  fullName({ kind: 'person', firstNames, surname });

const dayOf = (day: string | null | undefined): LocalDate | null => (day && isLocalDate(day) ? day : null);

/** Everything the law reads of somebody; what nobody said is null. */
const captured = (person: DraftPerson): CapturedPerson => {
  const said = person as unknown as CapturedPerson & { readonly spouseTrustForID?: number | null };
  return {
    ...said,
    id: person.key,
    kind: person.kind ?? 'person',
    firstNames: person.firstNames ?? null,
    dateOfBirth: dayOf(person.dateOfBirth),
    dateOfDeath: dayOf(person.dateOfDeath),
    outlivedDeceased: person.outlivedDeceased ?? null,
    conceivedBeforeDeath: person.conceivedBeforeDeath ?? null,
    disqualified: person.disqualified || null,
    hasRenounced: person.hasRenounced ?? false,
    renouncedDate: dayOf(person.renouncedDate),
    renouncedMentallyIll: person.renouncedMentallyIll ?? false,
    isUnborn: person.isUnborn ?? false,
    gender: said.gender ?? null,
    idNumber: null,
    passportNumber: null,
    registrationNumber: null,
    relationship: null,
    maritalStatus: null,
    unable: null,
    moneyHeldBy: null,
    trustees: [],
    authorityNumber: null,
    spouseTrustForId: null,
    parents: (person.parents ?? []).map(({ key, kind = 'birth', stays = false }) => ({ parentId: key, kind, stays })),
  };
};

const isOver = ({ endedBy }: DraftMarriage): boolean => endedBy !== null && endedBy !== undefined;

/** The family as the law of succession reads it. While nobody died it is read as if today were the day. */
export function familyFrom(draft: Draft, deceased: Deceased, today: LocalDate): Family {
  const present = new Set(draft.people.map(({ key }) => key));
  const members = draft.people.map((person): FamilyMember => {
    const { kind: _, relationship: _said, ...kin } = personFrom(captured(person));
    return { ...kin, id: person.key, name: nameOf(person) };
  });
  const bornOn = dayOf(deceased.bornOn);
  const lasting = draft.marriages.filter((marriage) => !isOver(marriage) && present.has(marriage.spouse));
  return {
    deceased: {
      id: main,
      diedOn: dayOf(deceased.diedOn) ?? today,
      ...(bornOn && { bornOn }),
      ...parentsFrom(
        draft.mainParents.map(({ key, kind = 'birth', stays = false }) => ({ parentId: key, kind, stays })),
      ),
    },
    // One who died before is no spouse of this death.
    spouses: lasting.map(({ spouse, kind = 'civil marriage', contract = null, recognition = null }) => ({
      id: spouse,
      kind: lawOf({ kind, contract }).kind,
      ...(recognition !== null && { recognised: recognition === 'recognised' }),
    })),
    members,
  };
}

export const drawnFrom = (family: Family, draft: Draft): DrawnFamily => ({
  deceased: main,
  people: [family.deceased, ...family.members],
  couples: draft.marriages.map(({ spouse }) => [main, spouse] as const),
});

const daughters: Readonly<Record<string, readonly [string, string]>> = {
  child: ['daughter', 'son'],
  grandchild: ['granddaughter', 'grandson'],
  'great-grandchild': ['great-granddaughter', 'great-grandson'],
  parent: ['mother', 'father'],
  grandparent: ['grandmother', 'grandfather'],
  'brother or sister': ['sister', 'brother'],
  'nephew or niece': ['niece', 'nephew'],
  'uncle or aunt': ['aunt', 'uncle'],
  spouse: ['wife', 'husband'],
};

/** What each is to the deceased, in the words people use. Nothing for somebody who stands outside the family. */
export function relationWords(family: Family, draft: Draft): ReadonlyMap<string, string> {
  const former = new Set(draft.marriages.filter(isOver).map(({ spouse }) => spouse));
  const relations = relationsIn(family, former);
  return new Map(
    draft.people.flatMap(({ key, gender }): [string, string][] => {
      const kinship = relations.get(key)?.kinship;
      if (kinship === undefined) return [];
      const pair = daughters[kinship];
      return [[key, pair && (gender === 0 || gender === 1) ? pair[gender] : kinship]];
    }),
  );
}
