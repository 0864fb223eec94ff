import { isOnByDefault } from '@boedel/contract/firm/ld-defaults';
import { ldOptionCalls } from '@boedel/contract/firm/firm.calls';
import {
  labelCalls,
  matterOptionCalls,
  mergeFieldCalls,
  watchListCalls,
} from '@boedel/contract/matter-settings/matter-settings.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm)).id;
});

test('the watch list is a person’s own', async () => {
  const other = await firm.person([]);
  const listIds = async (person: typeof other) =>
    (await person.call(watchListCalls.getlist)).body.map((row) => row.matterID);
  await firm.admin.call(watchListCalls.add, { body: { matterID } });
  await firm.admin.call(watchListCalls.add, { body: { matterID } });
  expect([await listIds(firm.admin), await listIds(other)]).toEqual([[matterID], []]);
  await firm.admin.call(watchListCalls.remove, { body: { matterID } });
  expect(await listIds(firm.admin)).toEqual([]);
});

describe('labels', () => {
  test('are made, put on matters, counted, renamed and removed', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: urgent } = await firm.admin.call(labelCalls.add, { body: { name: 'Urgent', colour: '#AA0000' } });
    const { body: tax } = await firm.admin.call(labelCalls.add, { body: { name: 'Tax' } });
    const twice = await firm.admin.call(labelCalls.add, { body: { name: 'urgent' } });
    expect([twice.status, Object.keys(twice.problem)]).toEqual([422, ['name']]);
    const assign = (labelIDs: number[]) => firm.admin.call(labelCalls.assign, { body: { matterID: own, labelIDs } });
    const { body: on } = await assign([urgent.id, tax.id, tax.id]);
    expect(on.filter(({ isOn }) => isOn).map(({ name, matters }) => [name, matters])).toEqual([
      ['Tax', 1],
      ['Urgent', 1],
    ]);
    await assign([tax.id]);
    const { body: after } = await firm.admin.call(labelCalls.getMatterLabels, { query: { matterID: own } });
    expect(after.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual(['Tax']);
    expect((await assign([999_999])).status).toBe(404);
    const renamed = await firm.admin.call(labelCalls.update, { body: { id: tax.id, name: 'SARS', version: 1 } });
    expect(renamed.body).toMatchObject({ name: 'SARS', version: 2 });
    expect((await firm.admin.call(labelCalls.update, { body: { id: tax.id, name: 'Lost', version: 1 } })).status).toBe(
      409,
    );
    await firm.admin.call(labelCalls._delete, { body: { id: tax.id } });
    expect((await firm.admin.call(labelCalls.getMatterLabels, { query: {} })).body.map(({ name }) => name)).toEqual([
      'Urgent',
    ]);
    expect(await listTrail(testApp, firm, own)).toEqual(['matter.labels', 'matter.labels']);
  });
});

describe('the switches of a matter', () => {
  const get = (of: number) => firm.admin.call(matterOptionCalls.getbymatterid, { query: { matterID: of } });
  const save = (of: number, options: Record<string, boolean | null>, version: number) =>
    firm.admin.call(matterOptionCalls.save, {
      body: {
        matterID: of,
        options: Object.entries(options).map(([option, isOn]) => ({ option: Number(option), isOn })),
        version,
      },
    });

  test('are the firm’s until the matter has its own, and can go back', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: before } = await get(own);
    expect(before.options).toHaveLength(30);
    expect(before.options.every(({ option, isOn, isOwn }) => isOn === isOnByDefault(option) && !isOwn)).toBe(true);
    await firm.admin.call(ldOptionCalls.add, { body: { option: 3, isOn: !isOnByDefault(3) } });
    const { body: saved } = await save(own, { '1': false, '3': isOnByDefault(3) }, before.version);
    const findOption = (option: number) => saved.options.find((one) => one.option === option);
    expect(findOption(1)).toMatchObject({ isOn: false, isOwn: true });
    expect(findOption(3)).toMatchObject({ isOn: isOnByDefault(3), firmIsOn: !isOnByDefault(3), isOwn: true });
    const { body: back } = await save(own, { '1': null }, saved.version);
    expect(back.options.filter(({ isOwn }) => isOwn).map(({ option }) => option)).toEqual([3]);
    expect((await save(own, { '2': true }, saved.version)).problem).toMatchObject({
      conflict: { theirs: { version: back.version } },
    });
  });

  test('27 is for deceased estates alone, and there are thirty', async () => {
    const patient = (await createMatter(testApp, firm, { systemType: 3 })).id;
    expect((await get(patient)).body.options.map(({ option }) => option)).not.toContain(27);
    expect((await save(patient, { '27': true }, 0)).status).toBe(422);
    expect((await save(patient, { '31': true }, 0)).status).toBe(400);
  });

  test.each([
    [1, [3]],
    [3, [21]],
  ])(
    'type %i is offered those its account heeds, and no liquidation account of a living patient',
    async (type, expected) => {
      const { id } = await createMatter(testApp, firm, { systemType: type });
      expect((await get(id)).body.options.map(({ option }) => option)).toEqual(expected);
    },
  );

  test('a trust draws no such account, so it has none', async () => {
    const trust = (await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: 'T' }))
      .id;
    expect((await get(trust)).body.options).toEqual([]);
    expect((await save(trust, { '1': true }, 0)).status).toBe(422);
  });
});

test('what a template merges in is an object of names and values, null where nothing is captured', async () => {
  const { id } = await createMatter(testApp, firm, { firstNames: 'Jan', surname: 'van Wyk', diedOn: '2026-09-01' });
  await firm.admin.call(partyCalls['spouse.add'], {
    body: { matterID: id, firstNames: 'Sara', surname: 'van Wyk', city: 'Paarl' },
  });
  const { body } = await firm.admin.call(mergeFieldCalls.getMatterDetailsForTemplate, { query: { matterID: id } });
  expect(body).toMatchObject({
    'matter.type': 'Deceased Estates',
    'main.name': 'Jan van Wyk',
    'main.listName': 'Van Wyk, Jan',
    'main.dateOfDeath': '2026-09-01',
    'spouse.name': 'Sara van Wyk',
    'spouse.address': 'Paarl',
    'executor.name': null,
    'masterOffice.name': null,
    'masterOffice.address': null,
    'firm.name': expect.any(String),
  });
});
