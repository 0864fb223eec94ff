import type { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { treePerson } from '@boedel/contract/beneficiaries/beneficiaries.schema';
import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { type CapturedPerson, toParents, toPerson } from '@boedel/domain/beneficiaries/captured-person';
import { describeRelations } from '@boedel/domain/beneficiaries/relations-in';
import { isLocalDate, type LocalDate } from '@boedel/domain/dates/local-date';
import type { TreeFamily } from '@boedel/domain/family-tree/drawing';
import { toLegalKind } from '@boedel/domain/marriages/marriage-record';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Family, FamilyMember } from '@boedel/domain/succession/family';

export type FamilyTreeAnswer = WireAnswer<typeof beneficiaryCalls.getIntestateTree>;
export type FamilyToSave = WireBody<typeof beneficiaryCalls.saveIntestateTree>;
export type DraftPerson = FamilyToSave['people'][number];
export type DraftMarriage = NonNullable<FamilyToSave['marriages']>[number];
export type DraftParent = NonNullable<DraftPerson['parents']>[number];

/** Whom the matter is about, in the tree. */
export const main = 'main';

/** The family as it stands on the sheet, saved or not. */
export interface FamilyDraft {
  readonly mainParents: readonly DraftParent[];
  readonly people: readonly DraftPerson[];
  readonly marriages: readonly DraftMarriage[];
  readonly relativesSought: boolean;
}

/** Whom the tree is about, as far as the drawing says it. */
export interface TreeDeceased {
  readonly name: string;
  readonly bornOn: string | null;
  readonly diedOn: string | null;
}

const toPersonKey = (tree: FamilyTreeAnswer, id: number): string => (id === tree.deceased.id ? main : String(id));
const shape = Object.keys(treePerson.shape) as readonly (keyof DraftPerson)[];

/** What is stored, ready to be changed. */
export function toFamilyDraft(tree: FamilyTreeAnswer): FamilyDraft {
  const toDraftParents = (list: FamilyTreeAnswer['deceased']['parents']): DraftParent[] =>
    list.map(({ parentID, kind, stays }) => ({ key: toPersonKey(tree, parentID), kind, stays }));
  return {
    mainParents: toDraftParents(tree.deceased.parents),
    people: tree.people.map((person) => ({
      ...(Object.fromEntries(
        shape.map((name) => [name, (person as Readonly<Record<string, unknown>>)[name]]),
      ) as DraftPerson),
      key: toPersonKey(tree, person.id),
      id: person.id,
      parents: toDraftParents(person.parents),
    })),
    marriages: tree.marriages.map(({ isCurrent: _isCurrent, ...marriage }) => marriage),
    relativesSought: tree.relativesSought,
  };
}

export const toSave = (draft: FamilyDraft, { matterID, version }: FamilyTreeAnswer): FamilyToSave => ({
  matterID,
  mainParents: [...draft.mainParents],
  people: [...draft.people],
  marriages: [...draft.marriages],
  relativesSought: draft.relativesSought,
  version,
});

export const listDraftParents = (draft: FamilyDraft, key: string): readonly DraftParent[] =>
  key === main ? draft.mainParents : (draft.people.find((person) => person.key === key)?.parents ?? []);
export const listDraftChildren = (draft: FamilyDraft, key: string): readonly DraftPerson[] =>
  draft.people.filter(({ parents = [] }) => parents.some((parent) => parent.key === key));
export const findDraftPerson = (draft: FamilyDraft, key: string): DraftPerson | undefined =>
  draft.people.find((person) => person.key === key);
export const formatDraftName = ({ firstNames = null, surname }: Pick<DraftPerson, 'firstNames' | 'surname'>): string =>
  formatPartyName({ kind: 'person', firstNames, surname });

const parseDay = (day: string | null | undefined): LocalDate | null => (day && isLocalDate(day) ? day : null);

/** Everything the law reads of somebody; what nobody said is null. */
const toCapturedPerson = (person: DraftPerson): CapturedPerson => {
  const said = person as unknown as CapturedPerson & { readonly spouseTrustForID?: number | null };
  return {
    ...said,
    id: person.key,
    kind: person.kind ?? 'person',
    firstNames: person.firstNames ?? null,
    dateOfBirth: parseDay(person.dateOfBirth),
    dateOfDeath: parseDay(person.dateOfDeath),
    outlivedDeceased: person.outlivedDeceased ?? null,
    conceivedBeforeDeath: person.conceivedBeforeDeath ?? null,
    disqualified: person.disqualified || null,
    hasRenounced: person.hasRenounced ?? false,
    renouncedDate: parseDay(person.renouncedDate),
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
export function toFamily(draft: FamilyDraft, deceased: TreeDeceased, today: LocalDate): Family {
  const present = new Set(draft.people.map(({ key }) => key));
  const members = draft.people.map((person): FamilyMember => {
    const { kind: _, relationship: _said, ...kin } = toPerson(toCapturedPerson(person));
    return { ...kin, id: person.key, name: formatDraftName(person) };
  });
  const bornOn = parseDay(deceased.bornOn);
  const lasting = draft.marriages.filter((marriage) => !isOver(marriage) && present.has(marriage.spouse));
  return {
    deceased: {
      id: main,
      diedOn: parseDay(deceased.diedOn) ?? today,
      ...(bornOn && { bornOn }),
      ...toParents(draft.mainParents.map(({ key, kind = 'birth', stays = false }) => ({ parentId: key, kind, stays }))),
    },
    // One who died before is no spouse of this death.
    spouses: lasting.map(({ spouse, kind = 'civil marriage', contract = null, recognition = null }) => ({
      id: spouse,
      kind: toLegalKind({ kind, contract }).kind,
      ...(recognition !== null && { recognised: recognition === 'recognised' }),
    })),
    members,
  };
}

export const toTreeFamily = (family: Family, draft: FamilyDraft): TreeFamily => ({
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
export function describeFamilyRelations(family: Family, draft: FamilyDraft): ReadonlyMap<string, string> {
  const former = new Set(draft.marriages.filter(isOver).map(({ spouse }) => spouse));
  const relations = describeRelations(family, former);
  return new Map(
    draft.people.flatMap(({ key, gender }): [string, string][] => {
      const kinship = relations.get(key)?.kinship;
      if (kinship === undefined) return [];
      const pair = daughters[kinship];
      return [[key, pair && (gender === 0 || gender === 1) ? pair[gender] : kinship]];
    }),
  );
}
