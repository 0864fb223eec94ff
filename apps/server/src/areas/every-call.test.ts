import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoFirms } from '../demo/people';
import { sql, sqlName } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDemoApp } from '../testing/create-demo-app';
import { databaseKind } from '../testing/database';
import type { TestPerson } from '../testing/test-app';
import { hasIdField, createSampleFor } from '../testing/sample';
import { allCalls } from './all';

const declared: CallSpec[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, CallSpec>));
const formatCall = (call: CallSpec): string => `${call.method} ${call.path}`;
const specifiedCalls = join(import.meta.dirname, '../../../../spec/calls.json');
const demoApp = createDemoApp();

/** Ids that Protea's rows have, one from each table: to anybody of another firm they must look like no id at all. */
async function readFirmIds(): Promise<{ tables: string[]; ids: number[] }> {
  return openProviderScope(demoApp.test.database).transaction(async (tx) => {
    const tables = await tx.rows<{ table_name: string }>(sql`
      select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'intermediary_id' and t.table_type = 'BASE TABLE'
        and exists (select from information_schema.columns i where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id')
      order by 1`);
    const firm = await tx.one<{ id: number }>(sql`select id from intermediary where name = ${demoFirms.protea.name}`);
    const ids = new Set<number>();
    for (const { table_name } of tables) {
      const row = await tx.maybe<{ id: number }>(
        sql`select min(id) as id from ${sqlName(table_name)} where intermediary_id = ${firm.id} having min(id) is not null`,
      );
      if (row) ids.add(row.id);
    }
    return { tables: tables.map((row) => row.table_name), ids: [...ids].sort((a, b) => a - b) };
  });
}

/** What every table holds of the demo firm, as one fingerprint a table. */
async function computeFingerprints(tables: readonly string[]): Promise<Record<string, string>> {
  return openProviderScope(demoApp.test.database).transaction(async (tx) => {
    const firm = await tx.one<{ id: number }>(sql`select id from intermediary where name = ${demoFirms.protea.name}`);
    const result: Record<string, string> = {};
    for (const table of tables) {
      const { print } = await tx.one<{ print: string }>(
        sql`select coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as print from ${sqlName(table)} r where intermediary_id = ${firm.id}`,
      );
      result[table] = print;
    }
    return result;
  });
}

describe('every declared call', () => {
  test('is handled, once, under one address', () => {
    const addresses = declared.map((call) => formatCall(call).toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(allCalls.map(({ call }) => formatCall(call)).sort()).toEqual(declared.map(formatCall).sort());
  });

  test('of the specification has its method and path', () => {
    const ours = new Set(declared.map(formatCall));
    const specified = JSON.parse(readFileSync(specifiedCalls, 'utf8')) as { method: string; path: string }[];
    expect(specified.length).toBeGreaterThan(500);
    expect(specified.map(({ method, path }) => `${method} ${path}`).filter((call) => !ours.has(call))).toEqual([]);
  });

  test.each(declared.map((call) => [formatCall(call), call] as const))(
    '%s says who may make it and what it answers',
    (_, call) => {
      expect(call.who.kind).toMatch(/^(public|signedIn|firm|matter|provider|link)$/);
      expect(call.download ? !call.answer : call.answer).toBeTruthy();
    },
  );

  test('signed out, each answers 401 unless it is public, before it looks at the input', async () => {
    const wrong: string[] = [];
    for (const call of declared.filter(({ who }) => who.kind !== 'public')) {
      const { status, problem } = await demoApp.callAs(undefined, call, { body: { any: 'thing' } });
      if (status !== 401 || typeof problem['error'] !== 'string') wrong.push(`${formatCall(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("the provider's calls and an administrator's calls are closed to somebody without the role", async () => {
    const firm = await demoApp.createFirm();
    const reader = await firm.person([]);
    const wrong: string[] = [];
    for (const call of declared) {
      const closed =
        call.who.kind === 'provider' ||
        ((call.who.kind === 'firm' || call.who.kind === 'matter') && call.who.anyOf.length > 0);
      if (!closed) continue;
      const { status } = await demoApp.callAs(reader.token, call, {
        query: createSampleFor(call.query, 1),
        body: createSampleFor(call.body, 1),
      });
      if (status !== 403) wrong.push(`${formatCall(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  describe("with another firm's ids", () => {
    let stranger: TestPerson;
    let ids: number[];
    let tables: string[];
    beforeAll(async () => {
      ({ ids, tables } = await readFirmIds());
      // The stranger's own rows get numbers that no row of the demo has, so that none of the ids tried is their own.
      await demoApp.test.database.asOwner((tx) =>
        tx.script(`select setval(format('%I', sequencename), 500000) from pg_sequences where schemaname = 'public'`),
      );
      stranger = (await demoApp.createFirm()).admin;
      // Every id is tried on the server; on the embedded database, which takes several times as long, a few show the same.
      if (databaseKind === 'embedded') ids = ids.slice(0, 3);
    }, 120_000);

    test('answers byte for byte as with an id that does not exist, and changes nothing', async () => {
      const before = await computeFingerprints(tables);
      const differing: string[] = [];
      const unsampled: string[] = [];
      for (const call of declared) {
        if (call.who.kind === 'public' || call.who.kind === 'provider' || call.who.kind === 'link' || call.upload)
          continue;
        if (!hasIdField(call.query) && !hasIdField(call.body)) continue;
        const readAnswer = async (id: number): Promise<string> => {
          const { status, raw } = await demoApp.callAs(stranger.token, call, {
            query: createSampleFor(call.query, id),
            body: createSampleFor(call.body, id),
          });
          return `${status} ${raw.toString('utf8').replaceAll(String(id), 'ID')}`;
        };
        const unknown = await readAnswer(987_654_321);
        if (unknown.startsWith('400')) unsampled.push(`${formatCall(call)}: ${unknown}`);
        for (const id of ids) {
          const foreign = await readAnswer(id);
          if (foreign !== unknown)
            differing.push(
              `${formatCall(call)} with ${id}: ${foreign.slice(0, 200)} instead of ${unknown.slice(0, 200)}`,
            );
        }
      }
      expect(differing).toEqual([]);
      // Where the sampled input is refused before the id is looked at, the comparison would prove nothing.
      expect(unsampled).toEqual([]);
      expect(await computeFingerprints(tables)).toEqual(before);
    }, 300_000);
  });
});
