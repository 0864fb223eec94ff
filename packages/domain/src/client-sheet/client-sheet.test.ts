import { describe, expect, test } from 'vitest';
import { projectDeath } from '../die-today/projection';
import { w3AsAt, w3Client } from '../die-today/w3.testing';
import { expectGranted } from '../law/testing';
import { rand } from '../money/cents';
import { packValue, unpackValue } from './packed';
import { readSheet } from './read-sheet';
import { emptySheet, type Sheet } from './sheet';
import { type StoredClientEstate, buildSheetEstate } from './sheet-estate';
import { readTakers, formatTakers } from './takers-text';
import { createSheetRows, w3Sheet, setCell } from './w3-sheet.testing';

const { will: _, ...bare } = w3Client;
/** Somebody of whom nothing is stored but who they are. */
const nobody: StoredClientEstate = {
  estate: {
    ...bare,
    people: [],
    marriages: [],
    assets: [],
    benefits: [],
    liabilities: [],
    costs: [],
    executors: [],
    settings: { accountDate: w3AsAt },
  },
  captured: [],
  sheet: emptySheet,
};
const around = { today: w3AsAt, country: 'ZA' } as const;
const listFaults = (sheet: Sheet) =>
  readSheet(sheet, around).faults.map(({ field, sentence }) => `${field}: ${sentence}`);

describe('a client on one sheet', () => {
  test('W3 as it is typed comes to its figures', () => {
    const { estate, read } = buildSheetEstate(nobody, w3Sheet, w3AsAt);
    expect(read.faults).toEqual([]);
    const projection = expectGranted(projectDeath(estate, w3AsAt));
    expect(projection.grossEstateAssets.value).toBe(rand(13_100_000));
    expect(projection.capitalGains.tax.value).toBe(rand(478_800));
    expect(projection.estateDuty.duty.value).toBe(rand(628_885));
    expect(projection.liquidity.strict.value).toBe(rand(-614_460));
    expect(projection.awards.map(({ name, fromEstate }) => [name, fromEstate])).toEqual(
      expect.arrayContaining([
        ['Annelie Theron', rand(5_050_000)],
        ['Ben Theron', rand(2_757_770)],
        ['Carla Theron', rand(2_757_770)],
      ]),
    );
  });

  test('facts come over the wire whole, fractions with them', () => {
    const { estate } = buildSheetEstate(nobody, w3Sheet, w3AsAt);
    expect(unpackValue(JSON.parse(JSON.stringify(packValue(estate))))).toEqual(estate);
    expect(unpackValue(packValue({ text: '#7', deep: [{ n: 7n }] }))).toEqual({ text: '#7', deep: [{ n: 7n }] });
  });

  test('half a sheet shows what it can: an amount being typed counts as nothing yet', () => {
    const half = setCell(w3Sheet, 'owns', 0, { value: '4 8x' });
    const { estate, read } = buildSheetEstate(nobody, half, w3AsAt);
    expect(read.faults.map(({ field }) => field)).toEqual(['owns.owns1.value']);
    expect(expectGranted(projectDeath(estate, w3AsAt)).grossEstateAssets.value).toBe(rand(8_300_000));
  });
});

describe('who a thing goes to, as people write it', () => {
  const people = [
    { id: '1', firstNames: 'Annelie', surname: 'Theron', isSpouse: true, isChild: false },
    { id: '2', firstNames: 'Ben', surname: 'Theron', isSpouse: false, isChild: true },
    { id: '3', firstNames: 'Carla', surname: 'Theron', isSpouse: false, isChild: true },
    { id: '4', firstNames: '', surname: 'Theron Family Trust', isSpouse: false, isChild: false },
  ];
  const read = (text: string) => readTakers(text, people, 'x');
  test.each([
    ['Ben, Carla', 'Ben, Carla'],
    ['ben en carla', 'Ben, Carla'],
    ['children', 'Ben, Carla'],
    ['vrou', 'Annelie'],
    ['Ben 2/3, Carla 1/3', 'Ben 2/3, Carla 1/3'],
    ['Ben 60%; Carla 40 %', 'Ben 60/100, Carla 40/100'],
    ['theron family', 'Theron Family Trust'],
    ['', ''],
  ])('%s', (text, shown) => {
    expect(formatTakers(expectGranted(read(text)), people)).toBe(shown);
  });
  test.each([
    ['Pieter', 'We cannot find Pieter'],
    ['Ben 2/3, Carla 2/3', 'more than the whole'],
    ['Ben 1/3, Carla 1/3', 'less than the whole'],
    ['Ben 1/3, Carla', 'Enter a share for each person'],
    ['Ben, Ben', 'twice'],
    ['Theron', 'We cannot find Theron'],
  ])('%s is told: %s', (text, words) => {
    expect(JSON.stringify(read(text))).toContain(words);
  });
});

describe('what cannot be is told in words a client understands', () => {
  test('a husband or wife and no marriage, or a marriage and nobody', () => {
    expect(listFaults(setCell(w3Sheet, 'marriage', 0, { regime: 'unmarried' }))[0]).toContain(
      'choose how they are married',
    );
    expect(
      listFaults({ ...w3Sheet, people: w3Sheet.people.slice(1), owns: [], insures: [], retires: [] })[0],
    ).toContain('Add the husband or wife under Family');
  });
  test('a divorce without a day, and one before the marriage', () => {
    const divorced = setCell(w3Sheet, 'marriage', 0, { regime: 'divorced' });
    expect(listFaults(divorced)[0]).toContain('Enter the date of the divorce');
    expect(listFaults(setCell(divorced, 'marriage', 0, { divorcedOn: '1989-12-31' }))[0]).toContain(
      'The divorce is before the marriage',
    );
  });
  test('negative cover, parts beyond the whole, nobody of that name, a birth in the future', () => {
    expect(listFaults(setCell(w3Sheet, 'insures', 0, { value: '-5' }))).toEqual([
      'insures.insures1.value: Enter an amount of 0 or more.',
    ]);
    expect(listFaults(setCell(w3Sheet, 'will', 0, { restTo: 'Ben 1, Carla 1/2' }))[0]).toMatch(/^will\.one\.restTo/);
    expect(listFaults(setCell(w3Sheet, 'owns', 2, { goesTo: 'Piet' }))[0]).toContain('We cannot find Piet');
    expect(listFaults(setCell(w3Sheet, 'people', 1, { bornOn: '2995-01-01' }))[0]).toContain('is in the future');
  });
  test('things left to somebody where there is no will', () => {
    expect(listFaults(setCell(w3Sheet, 'will', 0, { hasWill: 'no', restTo: '' }))[0]).toContain('Without a will');
  });
  test('no heirs: the law finds nobody, and says so', () => {
    const alone: Sheet = {
      ...emptySheet,
      who: w3Sheet.who,
      owns: createSheetRows('owns', { name: 'Cash', kind: 'bank', value: '100' }),
    };
    expect(listFaults(alone)).toEqual([]);
    const { estate } = buildSheetEstate(nobody, alone, w3AsAt);
    expect(JSON.stringify(projectDeath(estate, w3AsAt))).toMatch(/heir|relative|inherit/i);
  });
});
