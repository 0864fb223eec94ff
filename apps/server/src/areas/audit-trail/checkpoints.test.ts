import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { describe, expect, test } from 'vitest';
import { audit, createSystemActor } from '../../platform/audit/audit';
import { readCopies } from '../../platform/audit/checkpoint-copies';
import { readCheckpoint, isSignedBy } from '../../platform/audit/checkpoint-note';
import { findConsistencyFault } from '../../platform/audit/consistency-proof';
import { verifyEntryProof } from '../../platform/audit/entry-proof';
import { sql } from '../../platform/db/sql';
import { scheduleEvery, queueDueJobs } from '../../platform/jobs/schedule';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { listMails, runJobs } from '../../testing/after-commit';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { sendCheckpoints, signCheckpoints } from './send-checkpoints';

const app = createTestApp();
const write = (firm: TestFirm, action: string) =>
  openFirmScope(app.test.database, firm.id).transaction((tx) =>
    audit(tx, createSystemActor(), action, { entity: ['thing', 1], before: { id_number: '8001015009087' } }),
  );
const readKeys = async (firm: TestFirm) =>
  (await firm.admin.call(auditTrailCalls.publickeys)).raw.toString('utf8').trim().split('\n');
/** A process that comes round, however often the test calls it. */
const runDaily = async (kind: object, scope: 'installation' | 'firm') => {
  await queueDueJobs(app.test.database, [scheduleEvery(60, scope, kind as never)], new Date(), new Map());
  await openProviderScope(app.test.database).transaction((tx) =>
    tx.run(sql`update job set run_at = now() where state = 'waiting'`),
  );
  await runJobs(app);
};

describe('an administrator', () => {
  test('downloads the checkpoint of the trail as it stands, and the keys it is signed with', async () => {
    const firm = await app.createFirm();
    expect((await firm.admin.call(auditTrailCalls.getcheckpoint)).body).toEqual({ last: null, isMailed: false });
    expect((await firm.admin.call(auditTrailCalls.checkpoint)).status).toBe(422);
    await write(firm, 'one');
    const sent = await firm.admin.call(auditTrailCalls.checkpoint);
    const note = readCheckpoint(sent.raw.toString('utf8'))!;
    expect(note).toMatchObject({ firmId: firm.id, size: 1 });
    expect(isSignedBy(note, await readKeys(firm))).toBeTruthy();
    expect((await firm.admin.call(auditTrailCalls.getcheckpoint)).body.last).toEqual({ entries: 1, at: note.time });
    // That it was downloaded is an entry too, so the next one covers more; the first is its beginning.
    expect(readCheckpoint((await firm.admin.call(auditTrailCalls.checkpoint)).raw.toString('utf8'))!.size).toBe(2);
    const proof = await firm.admin.call(auditTrailCalls.consistency, { query: { size: '1' } });
    const given = JSON.parse(proof.raw.toString('utf8')) as { later: string; path: string[] };
    expect(findConsistencyFault(given, await readKeys(firm))).toBeUndefined();
    expect(findConsistencyFault({ ...given, path: [] })).toContain('not the beginning');
    expect(findConsistencyFault({ ...given, later: given.later.replace('\n3\n', '\n4\n') })).toContain('signature');
    expect((await firm.admin.call(auditTrailCalls.consistency, { query: { size: '77' } })).status).toBe(404);
  });

  test('downloads the proof of one entry, whole, which the trail keeps', async () => {
    const [firm, other] = [await app.createFirm(), await app.createFirm()];
    await write(firm, 'one');
    await write(firm, 'two');
    const { rows } = (await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'one' } })).body;
    const query = { id: String(rows[0]!.id) };
    const sent = await firm.admin.call(auditTrailCalls.proof, { query });
    expect(verifyEntryProof(sent.raw.toString('utf8'), await readKeys(firm))).toMatchObject({
      isProved: true,
      index: 0,
      entry: { action: 'one', before: { id_number: '8001015009087' } },
    });
    const trail = (await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'audittrail.proved' } }))
      .body;
    expect(trail.rows).toMatchObject([{ entityID: rows[0]!.id }]);
    expect((await other.admin.call(auditTrailCalls.proof, { query })).status).toBe(404);
    expect((await (await firm.person(['Capture Matter'])).call(auditTrailCalls.proof, { query })).status).toBe(403);
  });

  test('gets the checkpoint by mail each day who wants it, as a file that is signed', async () => {
    const firm = await app.createFirm();
    await write(firm, 'one');
    const set = (isMailed: boolean) => firm.admin.call(auditTrailCalls.setcheckpointmail, { body: { isMailed } });
    await runDaily(sendCheckpoints.kind, 'firm');
    expect(await listMails(app, firm.admin.email)).toEqual([]);
    expect((await set(true)).body).toEqual({ isMailed: true });
    expect((await firm.admin.call(auditTrailCalls.getcheckpoint)).body.isMailed).toBe(true);
    await openFirmScope(app.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update membership set accepted_at = now()`),
    );
    await openProviderScope(app.test.database).transaction((tx) =>
      tx.run(sql`delete from job where kind like 'audit.%'`),
    );
    await runDaily(sendCheckpoints.kind, 'firm');
    const mails = await listMails(app, firm.admin.email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/: checkpoint of the audit trail$/)]);
    const { content } = await openProviderScope(app.test.database).transaction((tx) =>
      tx.one<{ content: string }>(sql`select convert_from(a.content, 'UTF8') as content from mail_attachment a
        where a.intermediary_id = ${firm.id}`),
    );
    expect(isSignedBy(readCheckpoint(content)!, await readKeys(firm))).toBeTruthy();
    await set(false);
    await openProviderScope(app.test.database).transaction((tx) =>
      tx.run(sql`delete from job where kind like 'audit.%'`),
    );
    await runDaily(sendCheckpoints.kind, 'firm');
    expect(await listMails(app, firm.admin.email)).toHaveLength(1);
  });
});

test('each hour the trails that grew are signed, and the copy lies in the store; one that was cut off is not, and the work fails', async () => {
  const [firm, cut] = [await app.createFirm(), await app.createFirm()];
  await write(firm, 'one');
  await write(cut, 'one');
  const clear = () =>
    openProviderScope(app.test.database).transaction((tx) => tx.run(sql`delete from job where kind like 'audit.%'`));
  for (const each of [firm, cut]) await each.admin.call(auditTrailCalls.checkpoint);
  await write(firm, 'two');
  await clear();
  await runDaily(signCheckpoints.kind, 'installation');
  expect((await firm.admin.call(auditTrailCalls.getcheckpoint)).body.last).toMatchObject({ entries: 3 });
  const { copies } = await readCopies(app.services.files, firm.id);
  expect(copies.map(({ size }) => size)).toEqual([3]);

  await app.test.database.asOwner((tx) =>
    tx.script(`alter table audit_checkpoint disable trigger user; alter table audit_leaf disable trigger user; alter table audit_entry disable trigger user;
      delete from audit_checkpoint where intermediary_id = ${cut.id}; delete from audit_leaf where intermediary_id = ${cut.id};
      delete from audit_tail where intermediary_id = ${cut.id}; delete from audit_entry where intermediary_id = ${cut.id};
      alter table audit_checkpoint enable trigger user; alter table audit_leaf enable trigger user; alter table audit_entry enable trigger user`),
  );
  await write(cut, 'other');
  const refused = await cut.admin.call(auditTrailCalls.checkpoint);
  expect([refused.status, JSON.stringify(refused.problem)]).toEqual([422, expect.stringContaining('does not agree')]);
  await clear();
  await runDaily(signCheckpoints.kind, 'installation');
  const { error } = await openProviderScope(app.test.database).transaction((tx) =>
    tx.one<{ error: string }>(sql`select last_error as error from job where kind = 'audit.checkpoint'`),
  );
  expect(error).toContain(`The audit trail of firm ${cut.id} is not the one that was signed before`);
});
