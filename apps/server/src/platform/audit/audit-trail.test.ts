import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { createTestApp } from '../../testing/test-app';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import { scheduleEvery, queueDueJobs } from '../jobs/schedule';
import { drainJobs } from '../jobs/workers';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { linkTails } from '../housekeeping/link-tails';
import { audit, createSystemActor } from './audit';
import { deriveCheckpointKey, listOwnPublicKeys, readPublicKey } from './audit-keys';
import { formatCanonical } from './canonical';
import { beginning, type ChainEntry, entryFields, computeLinkHash } from './chain';
import { copyKeys, readCopies } from './checkpoint-copies';
import { readCheckpoint, signCheckpoint, isSignedBy } from './checkpoint-note';
import { verifyEntryProof } from './entry-proof';
import { listFirmsWithTail, linkFirm } from './link-entries';
import { startLinker } from './linker';
import { makeCheckpoint, readPublicKeys, TrailDisagrees } from './make-checkpoint';
import { listConsistencyRanges, isConsistent, hashLeaf } from './merkle';
import { proveEntry } from './prove-entry';
import { readRangeHashes, readRoot } from './tree-reads';
import { describeTrail, verifyFirms, verifyTrail } from './verify-trail';

const app = createTestApp();
const openScope = (firmId: number) => openFirmScope(app.test.database, firmId);
const link = (firmId: number) => linkFirm(app.test.database, firmId);
const sign = (firmId: number) => makeCheckpoint(app.services, firmId);
/** As the command does: with the checkpoints in the store. */
async function verify(firmId: number, keys = listOwnPublicKeys(app.services.keys)) {
  const { copies } = await readCopies(app.services.files, firmId);
  const found = copies.map((note) => ({ where: note.key, note }));
  return openScope(firmId).transaction((tx) => verifyTrail(tx, firmId, { found, keys }));
}
const isWhole = (entries: number) => ({ entries, unlinked: 0, faults: [] });
const note = (tx: Tx, n: number) =>
  audit(tx, createSystemActor(), 'company.changed', {
    entity: ['company', n],
    before: { phone: 'ë', n: n - 1 },
    after: { phone: '", \\', n, list: [1, { b: 1, a: null }] },
    why: `reason ${n}`,
  });
const write = (firmId: number, n: number) => openScope(firmId).transaction((tx) => note(tx, n));
const listIds = async (firmId: number): Promise<number[]> =>
  (
    await openScope(firmId).transaction((tx) => tx.rows<{ id: number }>(sql`select id from audit_entry order by id`))
  ).map(({ id }) => id);
async function createTrail(entries: number) {
  const firm = await app.createFirm();
  await openScope(firm.id).transaction(async (tx) => {
    for (let n = 1; n <= entries; n += 1) await note(tx, n);
  });
  await link(firm.id);
  return { firmId: firm.id, ids: await listIds(firm.id) };
}

const proving = ['audit_entry', 'audit_leaf', 'audit_node', 'audit_checkpoint', 'audit_link', 'audit_carried'] as const;
/** As somebody who owns the tables and switches the guards off. */
const tamper = (statements: string) =>
  app.test.database.asOwner((tx) =>
    tx.script(
      `${proving.map((table) => `alter table ${table} disable trigger user;`).join(' ')} ${statements};
       ${proving.map((table) => `alter table ${table} enable trigger user;`).join(' ')}`,
    ),
  );
/** Takes the whole tree away and has it built anew, so that entries, leaves and nodes fit each other again. */
async function rebuild(firmId: number, also = ''): Promise<void> {
  await tamper(`${also}; delete from audit_leaf where intermediary_id = ${firmId};
    delete from audit_node where intermediary_id = ${firmId}; delete from audit_tail where intermediary_id = ${firmId};
    insert into audit_tail (intermediary_id, entry_id) select intermediary_id, id from audit_entry where intermediary_id = ${firmId}`);
  await link(firmId);
}

describe('the tree', () => {
  test('of a firm without a trail is whole and empty, and nothing of it is signed', async () => {
    const firm = await app.createFirm();
    expect(await verify(firm.id)).toMatchObject(isWhole(0));
    expect(await sign(firm.id)).toBeUndefined();
  });

  test('takes every entry once and names those that still wait', async () => {
    const { firmId, ids } = await createTrail(5);
    expect(await verify(firmId)).toMatchObject(isWhole(5));
    await write(firmId, 6);
    const report = await verify(firmId);
    expect(report).toMatchObject({ entries: 5, unlinked: 1, faults: [] });
    expect(report.firstUnlinked).toBeGreaterThan(ids.at(-1)!);
    expect(await link(firmId)).toBe(1);
    expect(await link(firmId)).toBe(0);
    expect(await verify(firmId)).toMatchObject(isWhole(6));
  });

  test('goes on over the edge of a batch and of a page, with a row for fifteen leaves at most above them', async () => {
    const { firmId } = await createTrail(1203);
    expect(await verify(firmId)).toMatchObject(isWhole(1203));
    const { count } = await openScope(firmId).transaction((tx) =>
      tx.one<{ count: number }>(sql`select count(*) as count from audit_node`),
    );
    expect(count).toBe(75 + 4);
    const root = await openScope(firmId).transaction((tx) => readRoot(tx, firmId, 1203));
    expect((await verify(firmId)).root).toBe(root.toString('hex'));
  });

  test('is a firm’s own: another firm’s entries are in another tree', async () => {
    const [one, other] = [await createTrail(2), await createTrail(3)];
    expect(await verify(one.firmId)).toMatchObject(isWhole(2));
    expect(await verify(other.firmId)).toMatchObject(isWhole(3));
  });

  // The embedded database has one session: nothing commits there while another transaction is open.
  const onServer = databaseKind === 'server' ? test : undefined;
  onServer?.('takes an entry that commits late after one with a higher number', async () => {
    const firm = await app.createFirm();
    await openScope(firm.id).transaction(async (late) => {
      await note(late, 1);
      await write(firm.id, 2);
      expect(await link(firm.id)).toBe(1);
    });
    expect(await link(firm.id)).toBe(1);
    const order = await openScope(firm.id).transaction((tx) =>
      tx.rows<{ entity_id: number }>(
        sql`select e.entity_id from audit_leaf l join audit_entry e on e.id = l.entry_id order by l.seq`,
      ),
    );
    expect(order.map(({ entity_id }) => entity_id)).toEqual([2, 1]);
    expect(await verify(firm.id)).toMatchObject(isWhole(2));
  });

  test('stays in order with many writers and several linkers at once', async () => {
    const firm = await app.createFirm();
    const linkers = [startLinker(app.services), startLinker(app.services), startLinker(app.services)];
    await Promise.all(Array.from({ length: 40 }, (_, n) => write(firm.id, n)));
    await Promise.all(linkers.map((linker) => linker.stop()));
    expect(await verify(firm.id)).toMatchObject(isWhole(40));
  });

  test('of what a stopped process left is mended by the schedule', async () => {
    const firm = await app.createFirm();
    await write(firm.id, 1);
    await queueDueJobs(
      app.test.database,
      [scheduleEvery(60, 'installation', linkTails.kind as never)],
      new Date(),
      new Map(),
    );
    await drainJobs(app.services, [linkTails]);
    expect(await verify(firm.id)).toMatchObject(isWhole(1));
  });
});

describe('a trail of an earlier version, a linear chain,', () => {
  /** As it was kept before the tree: links, no leaves. */
  async function aChain(entries: number) {
    const { firmId, ids } = await createTrail(entries);
    const written = await openScope(firmId).transaction((tx) =>
      tx.rows<ChainEntry>(sql`select ${entryFields} from audit_entry e order by e.id`),
    );
    let hash = beginning;
    const links = written.map((entry, place) => {
      hash = computeLinkHash(hash, place + 1, entry);
      return `(${firmId}, ${place + 1}, ${entry.id}, '${hash}')`;
    });
    await tamper(`delete from audit_leaf where intermediary_id = ${firmId}; delete from audit_node where intermediary_id = ${firmId};
      insert into audit_link (intermediary_id, seq, entry_id, hash) values ${links.join(', ')}`);
    return { firmId, ids, head: hash };
  }
  const carried = (firmId: number) =>
    openScope(firmId).transaction((tx) =>
      tx.maybe<{ links: number; head: string; broken_entry_id: number | null }>(sql`select * from audit_carried`),
    );

  test('becomes the first leaves, in its order, once, and what is written after it comes behind', async () => {
    const { firmId, ids, head } = await aChain(505);
    expect(await verify(firmId)).toMatchObject({ entries: 0, unlinked: 505, faults: [] });
    await write(firmId, 506);
    expect(await listFirmsWithTail(app.test.database)).toContain(firmId);
    expect(await link(firmId)).toBe(506);
    expect(await carried(firmId)).toMatchObject({ links: 505, head, broken_entry_id: null });
    expect(await verify(firmId)).toMatchObject(isWhole(506));
    const order = await openScope(firmId).transaction((tx) =>
      tx.rows<{ entry_id: number }>(sql`select entry_id from audit_leaf order by seq`),
    );
    expect(order.slice(0, 505).map(({ entry_id }) => entry_id)).toEqual(ids);
    expect(await listFirmsWithTail(app.test.database)).not.toContain(firmId);
    expect(await link(firmId)).toBe(0);
  });

  test('that was broken is carried over all the same, and stays named as broken', async () => {
    const { firmId, ids } = await aChain(6);
    await tamper(`update audit_entry set why = 'other' where id = ${ids[2]}`);
    const fault = { entryId: ids[2], why: expect.stringContaining('link 3: the entry or its link was changed') };
    expect(await verify(firmId)).toMatchObject({ faults: [fault] });
    await link(firmId);
    expect(await carried(firmId)).toMatchObject({ links: 2, broken_entry_id: ids[2] });
    expect(await verify(firmId)).toMatchObject({ entries: 6, faults: [fault] });
  });
});

describe('a checkpoint', () => {
  test('is signed over the whole trail, once for the same trail, and lies in the store too', async () => {
    const { firmId } = await createTrail(20);
    const first = (await sign(firmId))!;
    expect(first).toMatchObject({ firmId, size: 20 });
    expect(isSignedBy(first, listOwnPublicKeys(app.services.keys))).toBe(
      deriveCheckpointKey(app.services.keys.signing).name,
    );
    expect(await sign(firmId)).toEqual(first);
    await write(firmId, 21);
    const second = (await sign(firmId))!;
    expect(second.size).toBe(21);
    const { copies } = await readCopies(app.services.files, firmId);
    expect(copies.map(({ text }) => text)).toEqual([second.text]);
    expect(await verify(firmId)).toMatchObject({ ...isWhole(21), checkpoints: 2 });
    const path = await openScope(firmId).transaction((tx) =>
      readRangeHashes(tx, firmId, listConsistencyRanges(20, 21)),
    );
    expect(isConsistent(first, second, path)).toBe(true);
    expect(isConsistent({ ...first, size: 19 }, second, path)).toBe(false);
  });

  test('no bit of it can be changed', () => {
    const key = deriveCheckpointKey('a secret of at least thirty-two characters');
    const made = { firmId: 7, size: 41, root: createHash('sha256').digest(), time: '2026-11-18T22:00:00.000Z' };
    const text = signCheckpoint(made, 'Protea\nFiduciary', key);
    expect(readCheckpoint(text)).toMatchObject(made);
    expect(text).toContain('\nfirm Protea Fiduciary\n');
    expect(isSignedBy(readCheckpoint(text)!, [key.text])).toBe(key.name);
    expect(isSignedBy(readCheckpoint(text.replaceAll('\n', '\r\n'))!, [key.text])).toBe(key.name);
    expect(
      isSignedBy(readCheckpoint(text)!, [deriveCheckpointKey('another secret of that many characters').text]),
    ).toBeUndefined();
    const bytes = Buffer.from(text);
    const end = bytes.indexOf('\n\n');
    fc.assert(
      fc.property(fc.nat(end * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        const read = readCheckpoint(changed.toString('utf8'));
        expect(read && isSignedBy(read, [key.text])).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('of an earlier key is known after the key was forgotten', async () => {
    const { firmId } = await createTrail(3);
    const old = app.services.keys;
    const first = (await sign(firmId))!;
    const keys = { signing: 'the next key, which is long enough for all', earlier: [] };
    const second = (await makeCheckpoint({ ...app.services, keys }, firmId))!;
    expect(second.size).toBe(3);
    expect(second.text).not.toBe(first.text);
    const known = await readPublicKeys({ database: app.test.database, keys });
    expect(known[0]).toBe(deriveCheckpointKey(keys.signing).text);
    expect(known).toContain(deriveCheckpointKey(old.signing).text);
    expect(known.every((line) => readPublicKey(line) !== undefined)).toBe(true);
    expect(isSignedBy(first, known)).toBe(deriveCheckpointKey(old.signing).name);
    expect(await verify(firmId, known)).toMatchObject(isWhole(3));
    expect((await verify(firmId, listOwnPublicKeys(keys))).faults).toMatchObject([
      { why: expect.stringContaining('is not signed with a key of this installation') },
    ]);
  });

  test('is not made over a trail that is another than before, nor is its copy overwritten', async () => {
    const { firmId, ids } = await createTrail(5);
    const copied = (await sign(firmId))!;
    await tamper(`delete from audit_checkpoint where intermediary_id = ${firmId};
      delete from audit_leaf where intermediary_id = ${firmId} and seq = 4; delete from audit_entry where id = ${ids[4]}`);
    await expect(sign(firmId)).rejects.toThrow(TrailDisagrees);
    const { copies } = await readCopies(app.services.files, firmId);
    expect(copies.map(({ text }) => text)).toEqual([copied.text]);
  });

  test('that is no checkpoint is not read', () => {
    for (const text of ['', 'boedel/firm/1', 'boedel/firm/x\n1\nAAAA\n', 'boedel/firm/1\n-1\nAAAA\ntime x\n\n']) {
      expect(readCheckpoint(text)).toBeUndefined();
    }
    expect(readPublicKey('boedel/audit+00000000+AAAA')).toBeUndefined();
    expect(readPublicKey(deriveCheckpointKey('x'.repeat(32)).text.replace('+', '+0'))).toBeUndefined();
  });
});

describe('the proof of one entry', () => {
  const proofOf = (firmId: number, id: number) =>
    openScope(firmId).transaction((tx) => proveEntry(tx, firmId, id, listOwnPublicKeys(app.services.keys)));

  test('holds by itself, offline, in less than ten milliseconds, and with no bit of it changed', async () => {
    const { firmId, ids } = await createTrail(700);
    await sign(firmId);
    const proof = (await proofOf(firmId, ids[432]!))!;
    expect(proof.path).toHaveLength(10);
    const text = JSON.stringify(proof);
    expect(verifyEntryProof(text)).toMatchObject({ isProved: true, index: 432, size: 700, entry: { id: ids[432] } });
    expect(verifyEntryProof(text, proof.keys)).toMatchObject({ isProved: true });
    expect(
      verifyEntryProof(text, [deriveCheckpointKey('somebody else’s key, as long as it must be').text]),
    ).toMatchObject({
      isProved: false,
    });
    const took: number[] = [];
    for (let run = 0; run < 50; run += 1) {
      const before = performance.now();
      verifyEntryProof(text);
      took.push(performance.now() - before);
    }
    expect(took.toSorted((a, b) => a - b)[25]).toBeLessThan(10);

    const changed = (change: (copy: typeof proof & { entry: Record<string, unknown> }) => void): string => {
      const copy = structuredClone(proof) as typeof proof & { entry: Record<string, unknown> };
      change(copy);
      return JSON.stringify(copy);
    };
    const { entry, path } = proof as { entry: Record<string, unknown>; path: string[] };
    for (const wrong of [
      ...Object.keys(entry).map((field) => changed((copy) => (copy.entry[field] = 'other'))),
      ...Object.keys(entry).map((field) => changed((copy) => delete copy.entry[field])),
      changed((copy) => (copy.entry['more'] = 1)),
      changed((copy) => Object.assign(copy, { index: 431 })),
      changed((copy) => Object.assign(copy, { path: path.slice(1) })),
      changed((copy) => Object.assign(copy, { path: path.with(3, path[4]!) })),
      changed((copy) => Object.assign(copy, { checkpoint: copy.checkpoint.replace('\n700\n', '\n701\n') })),
      changed((copy) => Object.assign(copy, { keys: [] })),
      changed((copy) => Object.assign(copy, { format: 'other' })),
      text.slice(0, -1),
    ]) {
      expect(verifyEntryProof(wrong)).toMatchObject({ isProved: false, why: expect.any(String) });
    }
  });

  test('is there once a checkpoint has the entry, and only for the entries of the firm', async () => {
    const { firmId, ids } = await createTrail(3);
    expect(await proofOf(firmId, ids[1]!)).toBeUndefined();
    const first = (await sign(firmId))!;
    await write(firmId, 4);
    await sign(firmId);
    const late = (await listIds(firmId))[3]!;
    expect((await proofOf(firmId, ids[1]!))!.checkpoint).toBe(first.text);
    expect(verifyEntryProof(JSON.stringify(await proofOf(firmId, late)))).toMatchObject({ isProved: true, index: 3 });
    const other = await app.createFirm();
    await expect(proofOf(other.id, ids[1]!)).rejects.toThrow('does not exist');
  });
});

describe('an attack by the owner of the tables', () => {
  test.each([
    ['a value inside what was', `before = jsonb_set(before, '{n}', '99')`],
    ['who it was', `person_name = 'Somebody else'`],
    ['the moment by a microsecond', `at = at + interval '1 microsecond'`],
    ['the reason', `why = null`],
    ['which record it was', `entity_id = entity_id + 1`],
  ])('is found that changes %s', async (_, change) => {
    const { firmId, ids } = await createTrail(6);
    await tamper(`update audit_entry set ${change} where id = ${ids[2]}`);
    expect(await verify(firmId)).toMatchObject({
      entries: 6,
      faults: [{ entryId: ids[2], why: 'the entry or its leaf was changed' }],
    });
  });

  const cutOff = (firmId: number, ids: readonly number[]) =>
    `delete from audit_leaf where intermediary_id = ${firmId} and entry_id in (${ids.join(', ')});
     delete from audit_entry where id in (${ids.join(', ')})`;

  test('is found that deletes the newest entries', async () => {
    const { firmId, ids } = await createTrail(9);
    await sign(firmId);
    await tamper(cutOff(firmId, ids.slice(-3)));
    const { faults } = await verify(firmId);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.why).toContain('has 3 entries more than the trail: its end was cut off after 6 entries');
  });

  test('is found that deletes the newest entries and every checkpoint in the database, by the copy in the store', async () => {
    const { firmId, ids } = await createTrail(20);
    await sign(firmId);
    await tamper(`${cutOff(firmId, ids.slice(-7))}; delete from audit_node where intermediary_id = ${firmId};
      delete from audit_checkpoint where intermediary_id = ${firmId}`);
    const why = (await verify(firmId)).faults.map((fault) => fault.why).join('\n');
    expect(why).toContain('was taken out of the database');
    expect(why).toContain('has 7 entries more than the trail: its end was cut off after 13 entries');
    expect(why).toContain((await copyKeys(app.services.files, firmId))[0]);
    const lines: string[] = [];
    for await (const report of verifyFirms(app.test.database, { files: app.services.files })) {
      lines.push(...describeTrail(report));
    }
    expect(lines.filter((line) => line.includes(`(firm ${firmId}): BROKEN`))).toHaveLength(2);
  });

  test('is found that takes an entry out of the middle together with its leaf', async () => {
    const { firmId, ids } = await createTrail(4);
    await tamper(cutOff(firmId, [ids[1]!]));
    expect((await verify(firmId)).faults).toEqual([
      { entryId: ids[2], why: 'place 1 of the trail is empty: its entry was taken out' },
    ]);
  });

  test('is found that takes one out, closes the gap and leaves the entry behind', async () => {
    const { firmId, ids } = await createTrail(4);
    await tamper(`delete from audit_leaf where entry_id = ${ids[1]};
      update audit_leaf set seq = 1 where seq = 2 and intermediary_id = ${firmId};
      update audit_leaf set seq = 2 where seq = 3 and intermediary_id = ${firmId}`);
    expect((await verify(firmId)).faults).toMatchObject([
      { entryId: ids[3], why: expect.stringContaining('was moved or taken out') },
      { entryId: ids[1], why: expect.stringContaining('has no place in the trail') },
    ]);
  });

  test('is found that moves two entries', async () => {
    const { firmId } = await createTrail(40);
    await tamper(`update audit_leaf set seq = seq + 1000 where seq in (3, 4) and intermediary_id = ${firmId};
      update audit_leaf set seq = case seq when 1003 then 4 else 3 end where seq in (1003, 1004) and intermediary_id = ${firmId}`);
    expect((await verify(firmId)).faults.map(({ why }) => why).join('\n')).toContain('was moved');
  });

  test('is found that changes, puts in, takes out or moves an entry and builds the whole tree anew', async () => {
    const attacks = [
      (ids: readonly number[]) => `update audit_entry set why = 'other' where id = ${ids[12]}`,
      (ids: readonly number[], firmId: number) =>
        `insert into audit_entry (intermediary_id, id, person_name, action, entity_type, at) overriding system value
         select ${firmId}, -${ids[12]}, 'Boedel', 'company.changed', 'company', at from audit_entry where id = ${ids[12]}`,
      (ids: readonly number[], firmId: number) => cutOff(firmId, [ids[12]!]),
    ];
    for (const attack of attacks) {
      const { firmId } = await createTrail(10);
      const before = (await sign(firmId))!;
      for (let n = 11; n <= 20; n += 1) await write(firmId, n);
      const after = (await sign(firmId))!;
      await rebuild(firmId, attack(await listIds(firmId), firmId));
      const why = (await verify(firmId)).faults.map((fault) => fault.why);
      // An entry put in has the lowest number and so stands first; the others come after the first checkpoint.
      expect(why).toContainEqual(
        expect.stringMatching(
          /^(the trail is not what the checkpoint of|the checkpoint of .* has 1 entries more than the trail)/,
        ),
      );
      expect(why.join()).toMatch(attack === attacks[1] ? before.time : after.time);
    }
  });

  test('is named between the last checkpoint that agrees and the first that does not', async () => {
    const { firmId } = await createTrail(10);
    const before = (await sign(firmId))!;
    for (let n = 11; n <= 20; n += 1) await write(firmId, n);
    const after = (await sign(firmId))!;
    await rebuild(firmId, `update audit_entry set why = 'other' where id = ${(await listIds(firmId))[12]}`);
    expect((await verify(firmId)).faults).toMatchObject([
      {
        why: `the trail is not what the checkpoint of ${after.time} over 20 entries (database) says: after the checkpoint of ${before.time} over 10 entries (database) an entry was changed, put in, taken out or moved`,
      },
    ]);
  });

  test('is found that adds an entry with an earlier date', async () => {
    const { firmId } = await createTrail(4);
    await sign(firmId);
    await openScope(firmId).transaction((tx) =>
      tx.run(sql`insert into audit_entry (at, person_name, action, entity_type)
        values (now() - interval '3 days', 'Thandi Maseko', 'payout.approved', 'payout')`),
    );
    await link(firmId);
    const late = (await listIds(firmId)).at(-1)!;
    expect((await verify(firmId)).faults).toMatchObject([
      { entryId: late, why: expect.stringContaining('but was put in after the checkpoint of') },
    ]);
  });

  test('is found that adds an entry past everything', async () => {
    const { firmId } = await createTrail(4);
    await tamper(`insert into audit_entry (intermediary_id, person_name, action, entity_type) values (${firmId}, 'x', 'x', 'x');
      delete from audit_tail where intermediary_id = ${firmId}`);
    expect((await verify(firmId)).faults).toMatchObject([{ why: expect.stringContaining('does not wait for one') }]);
  });

  test('is found that changes a stored node', async () => {
    const { firmId } = await createTrail(40);
    await tamper(`update audit_node set hash = repeat('0', 64) where intermediary_id = ${firmId} and place = 1`);
    expect((await verify(firmId)).faults[0]!.why).toContain('from place 16 on');
    await tamper(`delete from audit_node where intermediary_id = ${firmId}`);
    expect((await verify(firmId)).faults[0]!.why).toContain('from place 0 on');
  });

  test('is found that signs with a key of its own', async () => {
    const { firmId } = await createTrail(4);
    const forged = deriveCheckpointKey('a key that the attacker made up themselves');
    const root = await openScope(firmId).transaction((tx) => readRoot(tx, firmId, 4));
    const text = signCheckpoint({ firmId, size: 4, root, time: new Date().toISOString() }, 'x', forged);
    await tamper(`insert into audit_checkpoint (intermediary_id, size, root, key_name, note, made_at)
      values (${firmId}, 4, 'x', 'x', '${text}', now())`);
    expect((await verify(firmId)).faults).toMatchObject([{ why: expect.stringContaining('not signed with a key of') }]);
  });

  test('makes the line of that firm say so, and of no other', async () => {
    const [good, broken] = [await createTrail(2), await createTrail(2)];
    await tamper(`update audit_entry set action = 'x' where id = ${broken.ids[0]}`);
    const lines = new Map<number, string[]>();
    for await (const report of verifyFirms(app.test.database)) lines.set(report.id, describeTrail(report));
    expect(lines.get(good.firmId)!.join()).toMatch(/: 2 in order, 0 checkpoints agree, root [0-9a-f]{16}$/);
    expect(lines.get(broken.firmId)!.join()).toContain(`BROKEN at entry ${broken.ids[0]}`);
  });
});

describe('the database itself', () => {
  const tables = ['audit_entry', 'audit_link', 'audit_leaf', 'audit_node', 'audit_carried', 'audit_checkpoint'];
  const attempts = [...tables, 'audit_key'].flatMap((table) => [
    `update ${table} set ${table === 'audit_entry' ? 'action = action' : table === 'audit_key' ? 'name = name' : 'intermediary_id = intermediary_id'}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]);
  const asText = (text: string) => ({ text, values: [] });

  test.each(attempts)("refuses the application's roles: %s", async (text) => {
    const { firmId } = await createTrail(1);
    await expect(openScope(firmId).transaction((tx) => tx.run(asText(text)))).rejects.toThrow(/permission denied/);
    await expect(openProviderScope(app.test.database).transaction((tx) => tx.run(asText(text)))).rejects.toThrow(
      /permission denied/,
    );
    expect(await verify(firmId)).toMatchObject(isWhole(1));
  });

  test.each(attempts)('refuses even the owner while the guards are on: %s', async (text) => {
    await sign((await createTrail(1)).firmId);
    await expect(app.test.database.asOwner((tx) => tx.script(text))).rejects.toThrow(/append only/);
  });

  test('lets a firm write no leaf, no checkpoint and no entry for another firm', async () => {
    const [ours, theirs] = [await createTrail(1), await createTrail(1)];
    const asOurs = (query: ReturnType<typeof sql>) => openScope(ours.firmId).transaction((tx) => tx.run(query));
    await expect(
      asOurs(sql`insert into audit_entry (intermediary_id, person_name, action, entity_type)
        values (${theirs.firmId}, 'x', 'x', 'x')`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      asOurs(
        sql`insert into audit_leaf (intermediary_id, seq, entry_id, hash) values (${ours.firmId}, 1, ${ours.ids[0]}, 'x')`,
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(
      asOurs(sql`insert into audit_checkpoint (intermediary_id, size, root, key_name, note, made_at)
        values (${ours.firmId}, 1, 'x', 'x', 'x', now())`),
    ).rejects.toThrow(/permission denied/);
    const { seen } = await openScope(ours.firmId).transaction((tx) =>
      tx.one<{ seen: number }>(sql`select count(*) as seen from audit_leaf`),
    );
    expect(seen).toBe(1);
  });
});

test('one value has one text, whatever the order of its keys', () => {
  expect(formatCanonical({ b: [1, { d: null, c: 'x' }], a: '"' })).toBe(
    String.raw`{"a":"\"","b":[1,{"c":"x","d":null}]}`,
  );
  expect(hashLeaf('').toString('hex')).toMatch(/^6e340b9c/);
});
