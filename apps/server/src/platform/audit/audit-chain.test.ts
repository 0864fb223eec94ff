import { describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { testHouse } from '../../testing/house';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { drainJobs } from '../jobs/workers';
import { every, queueDue } from '../jobs/schedule';
import { providerDoor, tenantDoor } from '../tenancy/doors';
import { audit, byTheSystem } from './audit';
import { canonical } from './chain';
import { linkFirm } from './link-entries';
import { linkTails } from '../housekeeping/link-tails';
import { startLinker } from './linker';
import { chainLine, verifyChain, verifyFirms } from './verify-chain';

const house = testHouse();
const door = (firmId: number) => tenantDoor(house.test.database, firmId);
const verify = (firmId: number) => door(firmId).transaction(verifyChain);
const note = (tx: Tx, n: number) =>
  audit(tx, byTheSystem(), 'company.changed', {
    entity: ['company', n],
    before: { phone: 'ë', n: n - 1 },
    after: { phone: '", \\', n, list: [1, { b: 1, a: null }] },
    why: `reason ${n}`,
  });
const write = (firmId: number, n: number) => door(firmId).transaction((tx) => note(tx, n));
async function aTrail(entries: number) {
  const firm = await house.aFirm();
  await door(firm.id).transaction(async (tx) => {
    for (let n = 1; n <= entries; n += 1) await note(tx, n);
  });
  await linkFirm(house.test.database, firm.id);
  const ids = await door(firm.id).transaction((tx) =>
    tx.rows<{ id: number }>(sql`select id from audit_entry order by id`),
  );
  return { firmId: firm.id, ids: ids.map(({ id }) => id) };
}
/** As somebody who owns the tables and switches the guards off. */
const tamper = (table: 'audit_entry' | 'audit_link', statement: string) =>
  house.test.database.asOwner((tx) =>
    tx.script(`alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`),
  );

describe('the chain', () => {
  test('of a firm without a trail is whole and empty', async () => {
    const firm = await house.aFirm();
    expect(await verify(firm.id)).toMatchObject({ links: 0, unlinked: 0, broken: null });
  });

  test('links every entry once and names those that still wait', async () => {
    const { firmId, ids } = await aTrail(5);
    expect(await verify(firmId)).toMatchObject({ links: 5, unlinked: 0, broken: null });
    await write(firmId, 6);
    const report = await verify(firmId);
    expect(report).toMatchObject({ links: 5, unlinked: 1, broken: null });
    expect(report.firstUnlinked).toBeGreaterThan(ids.at(-1)!);
    expect(await linkFirm(house.test.database, firmId)).toBe(1);
    expect(await linkFirm(house.test.database, firmId)).toBe(0);
    expect(await verify(firmId)).toMatchObject({ links: 6, unlinked: 0, broken: null });
  });

  test('goes on over the edge of a batch and of a page', async () => {
    const { firmId } = await aTrail(1203);
    expect(await verify(firmId)).toMatchObject({ links: 1203, unlinked: 0, broken: null });
  });

  test('is a firm’s own: another firm’s entries are in another chain', async () => {
    const [one, other] = [await aTrail(2), await aTrail(3)];
    expect(await verify(one.firmId)).toMatchObject({ links: 2 });
    expect(await verify(other.firmId)).toMatchObject({ links: 3 });
  });

  // The embedded database has one session: nothing commits there while another transaction is open.
  const onServer = databaseKind === 'server' ? test : undefined;
  onServer?.('takes an entry that commits late after one with a higher number', async () => {
    const firm = await house.aFirm();
    await door(firm.id).transaction(async (late) => {
      await note(late, 1);
      await write(firm.id, 2);
      expect(await linkFirm(house.test.database, firm.id)).toBe(1);
    });
    expect(await linkFirm(house.test.database, firm.id)).toBe(1);
    const order = await door(firm.id).transaction((tx) =>
      tx.rows<{ entity_id: number }>(
        sql`select e.entity_id from audit_link l join audit_entry e on e.id = l.entry_id order by l.seq`,
      ),
    );
    expect(order.map(({ entity_id }) => entity_id)).toEqual([2, 1]);
    expect(await verify(firm.id)).toMatchObject({ links: 2, broken: null });
  });

  test('stays in order with many writers and several linkers at once', async () => {
    const firm = await house.aFirm();
    const linkers = [startLinker(house.parts), startLinker(house.parts), startLinker(house.parts)];
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(firm.id, n)));
    await Promise.all(linkers.map((linker) => linker.stop()));
    expect(await verify(firm.id)).toMatchObject({ links: 40, unlinked: 0, broken: null });
  });

  test('of what a stopped process left is mended by the schedule', async () => {
    const firm = await house.aFirm();
    await write(firm.id, 1);
    await queueDue(house.test.database, [every(60, 'house', linkTails.kind as never)], new Date(), new Map());
    await drainJobs(house.parts, [linkTails]);
    expect(await verify(firm.id)).toMatchObject({ links: 1, unlinked: 0, broken: null });
  });
});

describe('tampering by the owner of the tables', () => {
  test.each([
    ['a value inside what was', `before = jsonb_set(before, '{n}', '99')`],
    ['who it was', `person_name = 'Somebody else'`],
    ['the moment by a microsecond', `at = at + interval '1 microsecond'`],
    ['the reason', `why = null`],
    ['which record it was', `entity_id = entity_id + 1`],
  ])('is found: %s', async (_, change) => {
    const { firmId, ids } = await aTrail(6);
    await tamper('audit_entry', `update audit_entry set ${change} where id = ${ids[2]}`);
    expect(await verify(firmId)).toMatchObject({
      links: 2,
      broken: { seq: 3, entryId: ids[2], why: 'the entry or its link was changed' },
    });
  });

  test('is found when an entry is cut out of the middle together with its link', async () => {
    const { firmId, ids } = await aTrail(4);
    await tamper('audit_link', `delete from audit_link where entry_id = ${ids[1]}`);
    await tamper('audit_entry', `delete from audit_entry where id = ${ids[1]}`);
    expect(await verify(firmId)).toMatchObject({
      broken: { seq: 3, entryId: ids[2], why: 'link 2 is missing before it' },
    });
  });

  test('is found when the links are numbered anew to close the gap', async () => {
    const { firmId, ids } = await aTrail(4);
    await tamper(
      'audit_link',
      `delete from audit_link where entry_id = ${ids[1]};
      update audit_link set seq = seq - 1 where seq = 3 and intermediary_id = ${firmId};
      update audit_link set seq = seq - 1 where seq = 4 and intermediary_id = ${firmId}`,
    );
    expect(await verify(firmId)).toMatchObject({ unlinked: 1, firstUnlinked: ids[1], broken: { entryId: ids[2] } });
  });

  test('makes the line of that firm say so, and of no other', async () => {
    const [whole, broken] = [await aTrail(2), await aTrail(2)];
    await tamper('audit_entry', `update audit_entry set action = 'x' where id = ${broken.ids[0]}`);
    const lines = new Map<number, string>();
    for await (const report of verifyFirms(house.test.database)) lines.set(report.id, chainLine(report));
    expect(lines.get(whole.firmId)).toMatch(/: 2 in order, head [0-9a-f]{16}$/);
    expect(lines.get(broken.firmId)).toContain(`BROKEN at entry ${broken.ids[0]}, link 1`);
  });
});

describe('the database itself', () => {
  const attempts = [
    'update audit_entry set action = action',
    'delete from audit_entry',
    'update audit_link set hash = hash',
    'delete from audit_link',
    'truncate audit_link',
  ];
  const asText = (text: string) => ({ text, values: [] });

  test.each(attempts)("refuses the application's roles: %s", async (text) => {
    const { firmId } = await aTrail(1);
    await expect(door(firmId).transaction((tx) => tx.run(asText(text)))).rejects.toThrow(/permission denied/);
    await expect(providerDoor(house.test.database).transaction((tx) => tx.run(asText(text)))).rejects.toThrow(
      /permission denied/,
    );
    expect(await verify(firmId)).toMatchObject({ links: 1, broken: null });
  });

  test.each(attempts)('refuses even the owner while the guards are on: %s', async (text) => {
    await aTrail(1);
    await expect(house.test.database.asOwner((tx) => tx.script(text))).rejects.toThrow(/append only/);
  });

  test('lets a firm write no link and no entry for another firm', async () => {
    const [ours, theirs] = [await aTrail(1), await aTrail(1)];
    const forged = sql`insert into audit_entry (intermediary_id, person_name, action, entity_type)
                       values (${theirs.firmId}, 'x', 'x', 'x')`;
    await expect(door(ours.firmId).transaction((tx) => tx.run(forged))).rejects.toThrow(/row-level security/);
  });
});

test('one value has one text, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: '"' })).toBe(String.raw`{"a":"\"","b":[1,{"c":"x","d":null}]}`);
});
