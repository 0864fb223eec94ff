import type { WireAnswer } from '@boedel/contract/call';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import type { FamilyTreeAnswer } from './family-draft';

type TestRelative = FamilyTreeAnswer['people'][number];

/** For tests: somebody of the family of Sipho Mthembu, who has the id 99. */
export const createRelative = (
  id: number,
  firstNames: string,
  parents: readonly string[] = [],
  more: Partial<TestRelative> = {},
): TestRelative =>
  ({
    id,
    matterID: 7,
    role: 'relative',
    kind: 'person',
    firstNames,
    surname: 'Mthembu',
    dateOfBirth: null,
    dateOfDeath: null,
    gender: null,
    hasRenounced: false,
    isUnborn: false,
    renouncedMentallyIll: false,
    mayGiveToOthers: false,
    trustees: [],
    parents: parents.map((parent) => ({ parentID: Number(parent), kind: 'birth', stays: false })),
    globalID: null,
    listName: `Mthembu, ${firstNames}`,
    isMinor: false,
    hasSurvived: true,
    degree: null,
    kinship: null,
    issue: [],
    takesBy: [],
    paidTo: null,
    warnings: [],
    version: 1,
    ...more,
  }) as unknown as TestRelative;

/** A wife, three children of whom one died before and left a son: four parts of a million. */
export const createTree = (over: Partial<FamilyTreeAnswer> = {}): FamilyTreeAnswer => ({
  matterID: 7,
  deceased: { id: 99, name: 'Sipho Mthembu', bornOn: '1948-04-17', diedOn: '2026-05-08', parents: [] },
  accountAwards: null,
  people: [
    createRelative(11, 'Nomsa', [], { gender: 0, dateOfBirth: '1951-11-30' }),
    createRelative(12, 'Thandeka', ['99', '11'], { surname: 'Dlamini', gender: 0, dateOfBirth: '1973-02-21' }),
    createRelative(13, 'Bongani', ['99', '11'], { gender: 1, dateOfBirth: '1975-07-09', dateOfDeath: '2021-08-03' }),
    createRelative(14, 'Sizwe', ['99', '11'], { gender: 1, dateOfBirth: '1979-12-14' }),
    createRelative(15, 'Lwazi', ['13'], { gender: 1, dateOfBirth: '2003-05-19' }),
  ],
  marriages: [
    {
      id: 5,
      spouse: '11',
      kind: 'civil marriage',
      contract: 'none',
      marriedDate: '1972-01-01',
      endedBy: null,
      endedDate: null,
      recognition: null,
      isCurrent: true,
    },
  ],
  relativesSought: false,
  override: null,
  division: {
    shape: 'spousesAndDescendants',
    section: 's 1(1)(c)',
    over: 1_000_000,
    isExample: false,
    heirs: [],
    toGuardiansFund: false,
  },
  says: [],
  version: 7,
  ...over,
});

type TestWillAnswer = NonNullable<WireAnswer<typeof willCalls.getbymatterid>['will']>;
const createTaker = (partyID: number, share: string) => ({ partyID, part: 'taker', share, substitutes: [] });

/** Everything to two of the children, in parts as written. */
export const createWill = (): TestWillAnswer =>
  ({
    id: 3,
    matterID: 7,
    clauses: [
      { key: '1', id: 1, kind: 'residue', clause: '8', takers: [createTaker(12, '8/12'), createTaker(14, '4/12')] },
    ],
    says: [],
    version: 1,
  }) as unknown as TestWillAnswer;
