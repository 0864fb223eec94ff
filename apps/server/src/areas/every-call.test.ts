import { areas } from '@boedel/contract/all-calls';
import type { Call } from '@boedel/contract/call';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoFirms } from '../demo/people';
import { sql, name } from '../platform/db/sql';
import { providerDoor } from '../platform/tenancy/doors';
import { demoHouse } from '../testing/demo-house';
import type { Somebody } from '../testing/house';
import { asksForId, sampleFor } from '../testing/sample';
import { allCalls } from './all';

const declared: Call[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, Call>));
const label = (call: Call): string => `${call.method} ${call.path}`;
const house = demoHouse();

/** Ids that Protea's rows have, one from each table: to anybody of another firm they must look like no id at all. */
async function idsOfProtea(): Promise<{ tables: string[]; ids: number[] }> {
  return providerDoor(house.test.database).transaction(async (tx) => {
    const tables = await tx.rows<{ table_name: string }>(sql`
      select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'intermediary_id' and t.table_type = 'BASE TABLE'
        and exists (select from information_schema.columns i where i.table_schema = 'public' and i.table_name = c.table_name and i.column_name = 'id')
      order by 1`);
    const firm = await tx.one<{ id: number }>(sql`select id from intermediary where name = ${demoFirms.protea.name}`);
    const ids = new Set<number>();
    for (const { table_name } of tables) {
      const row = await tx.maybe<{ id: number }>(
        sql`select min(id) as id from ${name(table_name)} where intermediary_id = ${firm.id} having min(id) is not null`,
      );
      if (row) ids.add(row.id);
    }
    return { tables: tables.map((row) => row.table_name), ids: [...ids].sort((a, b) => a - b) };
  });
}

/** What every table holds of the demo firm, as one fingerprint a table. */
async function fingerprints(tables: readonly string[]): Promise<Record<string, string>> {
  return providerDoor(house.test.database).transaction(async (tx) => {
    const firm = await tx.one<{ id: number }>(sql`select id from intermediary where name = ${demoFirms.protea.name}`);
    const result: Record<string, string> = {};
    for (const table of tables) {
      const { print } = await tx.one<{ print: string }>(
        sql`select coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as print from ${name(table)} r where intermediary_id = ${firm.id}`,
      );
      result[table] = print;
    }
    return result;
  });
}

describe('every declared call', () => {
  test('is handled, once, under one address', () => {
    const addresses = declared.map((call) => label(call).toLowerCase());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(allCalls.map(({ call }) => label(call)).sort()).toEqual(declared.map(label).sort());
  });

  test.each(declared.map((call) => [label(call), call] as const))(
    '%s says who may make it and what it answers',
    (_, call) => {
      expect(call.who.kind).toMatch(/^(public|signedIn|firm|matter|provider|link)$/);
      expect(call.download ? !call.answer : call.answer).toBeTruthy();
    },
  );

  test('signed out, each answers 401 unless it is public, before it looks at the input', async () => {
    const wrong: string[] = [];
    for (const call of declared.filter(({ who }) => who.kind !== 'public')) {
      const { status, problem } = await house.callAs(undefined, call, { body: { any: 'thing' } });
      if (status !== 401 || typeof problem['error'] !== 'string') wrong.push(`${label(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("the provider's calls and an administrator's calls are closed to somebody without the role", async () => {
    const firm = await house.aFirm();
    const reader = await firm.person([]);
    const wrong: string[] = [];
    for (const call of declared) {
      const closed =
        call.who.kind === 'provider' ||
        ((call.who.kind === 'firm' || call.who.kind === 'matter') && call.who.anyOf.length > 0);
      if (!closed) continue;
      const { status } = await house.callAs(reader.token, call, {
        query: sampleFor(call.query, 1),
        body: sampleFor(call.body, 1),
      });
      if (status !== 403) wrong.push(`${label(call)}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  describe("with another firm's ids", () => {
    let stranger: Somebody;
    let ids: number[];
    let tables: string[];
    beforeAll(async () => {
      ({ ids, tables } = await idsOfProtea());
      // The stranger's own rows get numbers that no row of the demo has, so that none of the ids tried is their own.
      await house.test.database.asOwner((tx) =>
        tx.script(`select setval(format('%I', sequencename), 500000) from pg_sequences where schemaname = 'public'`),
      );
      stranger = (await house.aFirm()).admin;
    }, 120_000);

    test('answers byte for byte as with an id that does not exist, and changes nothing', async () => {
      const before = await fingerprints(tables);
      const differing: string[] = [];
      const unsampled: string[] = [];
      for (const call of declared) {
        if (call.who.kind === 'public' || call.who.kind === 'provider' || call.who.kind === 'link' || call.upload)
          continue;
        if (!asksForId(call.query) && !asksForId(call.body)) continue;
        const ask = async (id: number): Promise<string> => {
          const { status, raw } = await house.callAs(stranger.token, call, {
            query: sampleFor(call.query, id),
            body: sampleFor(call.body, id),
          });
          return `${status} ${raw.toString('utf8').replaceAll(String(id), 'ID')}`;
        };
        const unknown = await ask(987_654_321);
        if (unknown.startsWith('400')) unsampled.push(`${label(call)}: ${unknown}`);
        for (const id of ids) {
          const foreign = await ask(id);
          if (foreign !== unknown)
            differing.push(`${label(call)} with ${id}: ${foreign.slice(0, 200)} instead of ${unknown.slice(0, 200)}`);
        }
      }
      expect(differing).toEqual([]);
      // Where the sampled input is refused before the id is looked at, the comparison would prove nothing.
      expect(unsampled).toEqual([]);
      expect(await fingerprints(tables)).toEqual(before);
    }, 300_000);
  });
});
