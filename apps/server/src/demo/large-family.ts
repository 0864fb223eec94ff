import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { computeLuhnDigit } from '@boedel/domain/identity/luhn';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import type { DemoCaller } from './call-in-firm';

interface DemoFamilyPerson {
  readonly firstNames?: string;
  readonly surname: string;
  readonly born?: string;
  readonly died?: string;
  readonly gender?: 0 | 1;
  readonly relationship: string;
  readonly guardian?: string;
  /** Whose child, by first name. */
  readonly of?: string;
  /** Who lives abroad, where. */
  readonly isResident?: boolean;
  readonly address1?: string;
  readonly city?: string;
}

/** Those of the family and the will beside the widow and the three children the file began with: three generations. */
const relatives: readonly DemoFamilyPerson[] = [
  {
    firstNames: 'Hester Maria',
    surname: 'Van der Merwe',
    born: '1988-09-14',
    gender: 0,
    relationship: 'daughter',
    of: 'main',
    isResident: false,
    address1: '14 Riverside Road',
    city: 'Perth, Australia',
  },
  {
    firstNames: 'Gert Johannes',
    surname: 'Van der Merwe',
    born: '1985-01-30',
    died: '2019-06-08',
    gender: 1,
    relationship: 'son',
    of: 'main',
  },
  {
    firstNames: 'Anneke',
    surname: 'Van der Merwe',
    born: '2008-04-12',
    gender: 0,
    relationship: 'granddaughter',
    guardian: 'Riana van der Merwe',
    of: 'Gert Johannes',
  },
  {
    firstNames: 'Dawid',
    surname: 'Van der Merwe',
    born: '2011-10-03',
    gender: 1,
    relationship: 'grandson',
    guardian: 'Riana van der Merwe',
    of: 'Gert Johannes',
  },
  {
    firstNames: 'Ruan',
    surname: 'Van der Merwe',
    born: '2004-02-19',
    died: '2024-11-21',
    gender: 1,
    relationship: 'grandson',
    of: 'Gert Johannes',
  },
  {
    firstNames: 'Mia',
    surname: 'Van der Merwe',
    born: '2023-07-25',
    gender: 0,
    relationship: 'great-granddaughter',
    guardian: 'Chanel Steyn',
    of: 'Ruan',
  },
  {
    firstNames: 'Jaco',
    surname: 'Van der Merwe',
    born: '2014-03-17',
    gender: 1,
    relationship: 'grandson',
    guardian: 'Petrus Jacobus van der Merwe',
    of: 'Petrus Jacobus',
  },
  {
    firstNames: 'Lize',
    surname: 'Van der Merwe',
    born: '2016-12-01',
    gender: 0,
    relationship: 'granddaughter',
    guardian: 'Petrus Jacobus van der Merwe',
    of: 'Petrus Jacobus',
  },
];

const formatDayCode = (born: string): string => `${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8, 10)}`;

/** A number that passes the check digit (Luhn), made up from the day of birth. */
export function createIdNumber(born: string, gender: 0 | 1, sequence: number): string {
  const first = `${formatDayCode(born)}${gender === 1 ? 5 : 0}${String(sequence).padStart(3, '0')}08`;
  return `${first}${computeLuhnDigit(first)}`;
}

/** Adds the family and the will; `known` are the people the matter has already, by first names. */
export async function addFamilyAndWill(
  call: DemoCaller,
  matterID: number,
  known: ReadonlyMap<string, number>,
  assets: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = new Map(known);
  for (const [place, { of, born, died, ...person }] of relatives.entries()) {
    const { id } = await call(beneficiaryCalls.add, {
      matterID,
      kind: 'person',
      ...person,
      ...(born && { dateOfBirth: born, idNumber: createIdNumber(born, person.gender ?? 0, 301 + place) }),
      ...(died && { dateOfDeath: died }),
      parents: of ? [{ parentID: ids.get(of)! }] : [],
    });
    ids.set(person.firstNames!, id);
  }
  await call(beneficiaryCalls.setForeignCheck, {
    id: ids.get('Hester Maria')!,
    what: 'identity',
    isDone: true,
    note: 'Copy certified at the High Commission in Canberra',
  });
  const body = await call(beneficiaryCalls.add, {
    matterID,
    kind: 'other',
    surname: 'Magalies Wildbewaring',
    bodyKind: 'public benefit body',
    relationship: 'public benefit body',
  });
  const findPerson = (name: string): number => ids.get(name)!;
  const createTaker = (name: string, more: object = {}) => ({
    partyID: findPerson(name),
    part: 'taker' as const,
    ...more,
  });
  await call(willCalls.save, {
    matterID,
    datedOn: '2001-08-20',
    place: 'Rustenburg',
    codicils: [{ datedOn: '2021-05-04', note: 'Adds the grandchildren Jaco and Lize.' }],
    survivorshipDays: 30,
    exemptsFromSecurity: true,
    clauses: [
      {
        key: '1',
        clause: '1',
        kind: 'words',
        wording: 'I revoke all wills made before this one and appoint Johan Fourie as executor.',
      },
      {
        key: '2',
        clause: '2',
        kind: 'limited',
        right: 'usufruct',
        assetID: assets.get('Portion 3 of the farm Doornkloof 391')!,
        takers: [
          { partyID: findPerson('Aletta Susanna'), part: 'holder', share: '1' },
          { partyID: findPerson('Petrus Jacobus'), part: 'bareOwner', share: '1' },
        ],
      },
      {
        key: '3.1',
        clause: '3.1',
        kind: 'asset',
        assetID: assets.get('Krugerrands, 18')!,
        takers: [createTaker('Marlene', { share: '1' })],
      },
      { key: '3.2', clause: '3.2', kind: 'cash', amount: 50_000, takers: [createTaker('Jaco')] },
      { key: '3.3', clause: '3.3', kind: 'cash', amount: 50_000, takers: [createTaker('Lize')] },
      { key: '3.4', clause: '3.4', kind: 'cash', amount: 100_000, takers: [{ partyID: body.id, part: 'taker' }] },
      {
        key: '4',
        clause: '4',
        kind: 'residue',
        takers: [
          createTaker('Aletta Susanna', { share: '1/2' }),
          createTaker('Petrus Jacobus', { share: '1/10' }),
          createTaker('Marlene', { share: '1/10' }),
          createTaker('Liam', { share: '1/10' }),
          createTaker('Hester Maria', { share: '1/10' }),
          createTaker('Gert Johannes', { share: '1/10' }),
        ],
      },
    ],
  });
}
