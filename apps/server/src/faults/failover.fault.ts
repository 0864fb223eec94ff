import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { againHeader, madeBefore, requestHeader } from '@boedel/contract/asked-again';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatters, demoMatters } from '../demo/matters';
import { demoFirms } from '../demo/people';
import { openServer } from '../platform/db/server-database';
import { nothing, sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { buildServer, type RunningServer, runBuilt, startServer, stopAll } from '../testing/built-server';
import { explainNoCluster, type NodeName, type PatroniCluster, startPatroniCluster } from '../testing/patroni-cluster';
import { findDistributionPrograms } from '../testing/postgres-server';
import { createColleague } from './colleague';
import { reportFault } from './report-fault';

const failovers = Number(process.env['FAILOVERS'] ?? 20);
const writers = 4;

const bin = findDistributionPrograms();
const reason = bin ? explainNoCluster() : 'there is no PostgreSQL of the distribution';
if (reason) process.stderr.write(`The failover is left out: ${reason}.\n`);

const plainSentence =
  /^(The database cannot be reached just now\.( Nothing was saved;)? [Tt]ry again in a moment\.|The connection to the database broke while this was being saved, so it is not known whether it was\. Save it again: what was saved is not saved twice\.)$/;

describe.skipIf(reason !== undefined)('a primary that is killed, stopped or cut off under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-failover-'));
  let built: Awaited<ReturnType<typeof buildServer>>;
  let cluster: PatroniCluster;
  let server: RunningServer;
  const settings = (): Record<string, string> => ({
    BOEDEL_DATA: folder,
    DATABASE_URL: cluster.url,
    AUTH_KEY: 'the same key before and after a failover',
    DEMO: 'people',
    // Writers of one session that try again four times a second must not run into its limit of a minute.
    REQUESTS_PER_MINUTE: '100000',
  });
  let matterID = 0;

  /** One matter of the demo: all that the notes need. */
  async function createMatter(): Promise<number> {
    const database = openServer({ url: cluster.url, poolSize: 2 });
    const id = await openProviderScope(database).transaction(async (tx) => {
      const member = await tx.one<{ firm: number; person: number }>(sql`
        select m.intermediary_id as firm, m.person_id as person from membership m
        join person p on p.id = m.person_id where p.email = 'admin@protea.test' limit 1`);
      await createMatters(tx, member.firm, demoFirms.protea.country, [member.person], demoMatters.slice(0, 1));
      return (await tx.one<{ id: number }>(sql`select id from matter where intermediary_id = ${member.firm} limit 1`))
        .id;
    });
    await database.close();
    return id;
  }

  beforeAll(async () => {
    built = await buildServer();
    cluster = await startPatroniCluster(bin!);
    const owner = openServer({ url: cluster.url.replace(/boedel$/, 'postgres'), poolSize: 1 });
    await owner.outsideTransaction('create database boedel');
    await owner.close();
    server = await startServer(built.folder, settings());
    matterID = await createMatter();
  }, 600_000);
  afterAll(async () => {
    stopAll();
    await cluster?.discard();
    built?.discard();
    rmSync(folder, { recursive: true, force: true });
  });

  const faults: Readonly<Record<string, { cause(node: NodeName): void; mend(node: NodeName): void }>> = {
    killed: { cause: (node) => cluster.kill(node), mend: (node) => cluster.start(node) },
    stopped: { cause: (node) => cluster.stop(node), mend: (node) => cluster.start(node) },
    'cut off': { cause: (node) => cluster.cut(node), mend: (node) => cluster.mend(node) },
  };

  const readNotes = async (url: string): Promise<string[]> => {
    const database = openServer({ url, poolSize: 1 });
    const rows = await database.reading(nothing, (tx) =>
      tx.rows<{ plain: string }>(sql`select plain from matter_note where plain like '%failover %'`),
    );
    await database.close();
    return rows.map(({ plain }) => /failover \d+ \d+/.exec(plain)![0]).sort();
  };

  test(
    `${failovers} times: no acknowledged change is lost, none is doubled, and the trail is whole`,
    async () => {
      let colleague = Promise.resolve(await createColleague(server));
      let signedInAt = Date.now();
      /** Twenty failovers outlast a token. */
      const readToken = async (): Promise<string> => {
        if (Date.now() - signedInAt > 5 * 60_000) {
          signedInAt = Date.now();
          const before = colleague;
          colleague = createColleague(server).then(
            (next) => (next.token ? next : before),
            () => before,
          );
        }
        return (await colleague).token;
      };
      const enough = new AbortController();
      const acknowledged: string[] = [];
      const sentences = new Set<string>();
      const last = { savedAt: 0 };
      let refused = 0;
      let longestAnswer = 0;

      /** As the browser does: the same change under the same name until an answer says that it is saved. */
      async function save(text: string): Promise<void> {
        const name = randomUUID();
        for (let isAgain = false; ; isAgain = true) {
          const began = Date.now();
          const answer = await fetch(`${server.origin}${noteCalls.add.path}`, {
            method: noteCalls.add.method,
            headers: {
              'content-type': 'application/json',
              authorization: `Bearer ${await readToken()}`,
              [requestHeader]: name,
              ...(isAgain && { [againHeader]: '1' }),
            },
            body: JSON.stringify({ matterID, comment: `<p>${text}</p>` }),
            signal: AbortSignal.timeout(90_000),
          });
          const body = (await answer.json()) as { error?: string };
          if (answer.status === 200 || answer.status === madeBefore) break;
          sentences.add(`${answer.status} ${body.error ?? JSON.stringify(body)}`);
          longestAnswer = Math.max(longestAnswer, Date.now() - began);
          refused += 1;
          await pause(250);
        }
        acknowledged.push(text);
        last.savedAt = Date.now();
      }
      const writing = Array.from({ length: writers }, async (_, writer) => {
        for (let n = 0; !enough.signal.aborted; n += 1) {
          await save(`failover ${writer} ${n}`);
          await pause(50);
        }
      });
      const broke = Promise.all(writing);
      broke.catch(() => undefined); // told at the end

      const waits: number[] = [];
      const outages: number[] = [];
      for (let turn = 0; turn < failovers; turn += 1) {
        const was = await cluster.whole();
        const [what, fault] = Object.entries(faults)[turn % 3]!;
        const began = Date.now();
        fault.cause(was);
        let is: NodeName | undefined;
        while ((is = await cluster.primary()) === was || is === undefined) {
          if (Date.now() - began > 120_000) throw new Error(`nobody took over after the primary was ${what}`);
          await pause(100);
        }
        const promoted = Date.now();
        while (last.savedAt < promoted) {
          if (Date.now() - promoted > 60_000) throw new Error(`nothing was saved after the primary was ${what}`);
          await pause(20);
        }
        waits.push(last.savedAt - promoted);
        outages.push(last.savedAt - began);
        const took = `${outages.at(-1)! / 1000} s, ${waits.at(-1)! / 1000} s after the new primary`;
        process.stderr.write(`failover ${turn + 1}: ${what}, saved again after ${took}\n`);
        fault.mend(was);
      }
      await cluster.whole();
      enough.abort();
      await broke;

      const kept = await readNotes(cluster.url);
      const lost = acknowledged.filter((text) => !kept.includes(text));
      const doubled = kept.filter((text, at) => text === kept[at - 1]);
      const seconds = (list: number[]): number => Math.round(Math.max(...list) / 100) / 10;
      reportFault('primary killed, stopped or cut off', {
        failovers,
        acknowledged: acknowledged.length,
        refused,
        lost: lost.length,
        doubled: doubled.length,
        secondsAfterTheNewPrimary: seconds(waits),
        secondsInAll: seconds(outages),
        secondsUntilRefused: seconds([longestAnswer]),
      });
      expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
      expect([...sentences].filter((each) => !plainSentence.test(each.replace(/^503 /, '')))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(failovers);
      // A primary that came back holds the same, and nothing that only it was told.
      for (const node of ['one', 'two'] as const) {
        await expect.poll(() => readNotes(cluster.urlOf(node)), { timeout: 30_000 }).toEqual(kept);
      }
      expect(seconds(waits)).toBeLessThanOrEqual(5);
      const verified = await runBuilt(built.folder, 'verify-audit', [], settings());
      expect(verified.code, verified.out + verified.complaints).toBe(0);
    },
    300_000 + failovers * 120_000,
  );
});
