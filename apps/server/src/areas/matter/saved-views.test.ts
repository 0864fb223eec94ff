import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { expect, test } from 'vitest';
import { type TestPerson, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const listNames = async (person: TestPerson, list = 'matters') =>
  (await person.call(matterListCalls.getViews, { query: { list } })).body.map(({ name, isMine }) => [name, isMine]);
const save = (person: TestPerson, name: string, isShared: boolean, state: Record<string, string> = {}) =>
  person.call(matterListCalls.saveView, { body: { list: 'matters', name, isShared, state } });

test('a view is one’s own until it is shared, and never another firm’s', async () => {
  const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
  const [one, two] = [await firm.person([]), await firm.person([])];
  await save(one, 'Mine alone', false);
  await save(one, 'For everybody', true, { sort: '-name', hidden: 'lastNote' });
  expect(await listNames(one)).toEqual([
    ['For everybody', true],
    ['Mine alone', true],
  ]);
  expect(await listNames(two)).toEqual([['For everybody', false]]);
  expect(await listNames(one, 'archivedmatters')).toEqual([]);
  expect(await listNames(other.admin)).toEqual([]);
});

test('a view saved again under its name is replaced, and only who made it removes it', async () => {
  const firm = await testApp.createFirm();
  const [one, two] = [await firm.person([]), await firm.person([])];
  await save(one, 'Pretoria', true, { office: '3' });
  const { body: again } = await save(one, 'pretoria', true, { office: '4' });
  const { body: views } = await one.call(matterListCalls.getViews, { query: { list: 'matters' } });
  expect(views).toEqual([again]);
  expect(again.state).toEqual({ office: '4' });
  expect((await two.call(matterListCalls.deleteView, { body: { id: again.id } })).status).toBe(404);
  expect((await one.call(matterListCalls.deleteView, { body: { id: again.id } })).status).toBe(200);
  expect(await listNames(one)).toEqual([]);
});
