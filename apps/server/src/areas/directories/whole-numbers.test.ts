import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const idNumber = '8504175123085';
const passport = 'A04817263';
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

/** Every part a person could try, shorter than the whole. */
const listParts = (number: string): string[] => {
  const parts: string[] = [];
  for (let from = 0; from < number.length; from += 1)
    for (let to = from + 1; to <= number.length; to += 1) parts.push(number.slice(from, to));
  return parts.filter((part) => part.length < number.length);
};
const listLongParts = (number: string) => listParts(number).filter(({ length }) => length >= number.length - 2);

describe('a directory', () => {
  const parties = ['globalexecutor', 'founder', 'globalbeneficiary', 'globaltrustee'] as const;
  const searchDirectory = async (key: (typeof parties)[number], searchString: string, more: object = {}) =>
    (await firm.admin.call(directoryCalls[`${key}.getlist`], { query: { searchString, ...more } })).body.rows.map(
      (row) => (row as { name: string }).name,
    );

  test.each(parties)('%s finds an identity, passport or account number whole and never by a part', async (key) => {
    const body = { name: 'Whole Mokoena', partyType: 'Individual', idNumber, accountNumber: '62123456789' };
    const { status } = await firm.admin.call(directoryCalls[`${key}.add`], { body: body });
    expect(status).toBe(200);
    for (const typed of [idNumber, '850417 5123 085', '850417-5123-085', `mokoena ${idNumber}`, '62123456789'])
      expect([typed, await searchDirectory(key, typed)]).toEqual([typed, ['Whole Mokoena']]);
    for (const part of [...listLongParts(idNumber), ...listLongParts('62123456789'), '85', '5123085', `${idNumber}0`])
      expect([
        part,
        await searchDirectory(key, part),
        await searchDirectory(key, part, { sortModelColId: 'email' }),
      ]).toEqual([part, [], []]);
    for (const trick of [`${idNumber.slice(0, 12)}_`, `${idNumber.slice(0, 12)}%`, '%', `85% mokoena`])
      expect([trick, await searchDirectory(key, trick)]).toEqual([trick, []]);
  });

  test('still finds a name by a part, and a company by a part of its registration number', async () => {
    const body = { name: 'Sandveld (Pty) Ltd', partyType: 'Company', registrationNumber: '2019/123456/07' };
    await firm.admin.call(directoryCalls['globalbeneficiary.add'], { body: body });
    for (const typed of ['ndve', '2019/1234', 'sandv 123456'])
      expect([typed, await searchDirectory('globalbeneficiary', typed)]).toEqual([typed, ['Sandveld (Pty) Ltd']]);
  });

  test('sorts by the shown end of a number: its place among known numbers does not tell the rest', async () => {
    const add = (name: string, number: string) =>
      openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
        tx.run(sql`insert into founder (name, id_number) values (${name}, ${number})`),
      );
    await add('First by whole', '1000000009999');
    await add('Last by whole', '9000000001111');
    const names = await searchDirectory('founder', 'by whole', { sortModelColId: 'idNumber' });
    expect(names).toEqual(['Last by whole', 'First by whole']);
  });

  test('of creditors of a matter goes the same way', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
    await firm.admin.call(directoryCalls['globalcreditor.add'], {
      body: { name: 'Karoo Bank', accountNumber: '4071234567' },
    });
    const searchGlobal = async (searchString: string) =>
      (await firm.admin.call(directoryCalls['globalcreditor.getlist'], { query: { matterID, searchString } as never }))
        .body;
    expect((await searchGlobal('4071234567')).rows.map(({ name }) => name)).toEqual(['Karoo Bank']);
    expect((await searchGlobal('407123456')).rows).toEqual([]);
  });
});

describe('matters', () => {
  let matterID: number;
  beforeAll(async () => {
    matterID = (await createMatter(testApp, firm, { surname: 'Zietsman', firstNames: 'Pieter' })).id;
    const add = (values: { surname: string; firstNames?: string; idNumber?: string; passportNumber?: string }) =>
      firm.admin.call(partyCalls['child.add'], { body: { matterID, ...values } });
    expect((await add({ surname: 'Kruger', firstNames: 'Elna', idNumber })).status).toBe(200);
    expect((await add({ surname: 'Visser', passportNumber: passport })).status).toBe(200);
  });
  const listMatters = async (searchString: string, by = firm.admin) =>
    (await by.call(matterCalls.getMatterList, { query: { searchString } })).body.rows.map(({ id }) => id);
  const searchMatters = async (searchString: string, by = firm.admin) =>
    (await by.call(matterCalls.search, { query: { searchString } })).body.map(({ id, found }) => [id, found]);

  test('are found by the whole number of a party, who is named, and never by a part', async () => {
    const admin = await firm.person(['Capture Matter'], { systemType: 2 });
    for (const [typed, name] of [
      [idNumber, 'Elna Kruger'],
      ['850417 5123 085', 'Elna Kruger'],
      [passport.toLowerCase(), 'Visser'],
    ] as const) {
      expect([typed, await searchMatters(typed, admin)]).toEqual([typed, [[matterID, name]]]);
      expect([typed, await listMatters(typed, admin)]).toEqual([typed, [matterID]]);
    }
    for (const part of [...listLongParts(idNumber), ...listLongParts(passport), '8504', '5123', `${idNumber}1`]) {
      expect([part, await searchMatters(part, admin)]).toEqual([part, []]);
      expect([part, await listMatters(part, admin)]).toEqual([part, []]);
    }
  });

  test('are still found by parts of names, and by names spelled nearly so', async () => {
    const person = await firm.person(['Capture Matter'], { systemType: 2 });
    expect(await searchMatters('elna kru', person)).toEqual([[matterID, 'Elna Kruger']]);
    expect(await searchMatters('Ziettsman', person)).toEqual([[matterID, null]]);
    expect(await listMatters('ietsm', person)).toEqual([matterID]);
  });

  test('a number that was changed or taken away finds them no longer', async () => {
    const own = await createMatter(testApp, firm);
    const add = { matterID: own.id, surname: 'Moved', idNumber: '9001015009086' };
    const { body: child } = await firm.admin.call(partyCalls['child.add'], { body: add });
    expect(await searchMatters('9001015009086')).toHaveLength(1);
    await firm.admin.call(partyCalls['child._delete'], { body: { id: child.id } });
    expect(await searchMatters('9001015009086')).toEqual([]);
  });

  test('given without their parties are found by what their header shows alone', async () => {
    const find = async (rights: string[], typed: string) => {
      const person = await firm.person(['JointAppointee'], { systemTypes: [2] });
      await grantAccess(testApp, firm, matterID, person, { rights });
      return [await searchMatters(typed, person), await listMatters(typed, person)];
    };
    for (const typed of [idNumber, 'Kruger', 'elna krugr'])
      expect([typed, await find(['diary', 'money'], typed)]).toEqual([typed, [[], []]]);
    expect(await find(['diary'], 'zietsman')).toEqual([[[matterID, null]], [matterID]]);
    expect(await find(['estate'], idNumber)).toEqual([[[matterID, 'Elna Kruger']], [matterID]]);
  });
});
