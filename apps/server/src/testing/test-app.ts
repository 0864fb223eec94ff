import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallSpec, toZodSchema, type WireAnswer, type WireBody, type WireQuery } from '@boedel/contract/call';
import { pickKnownFields } from '@boedel/contract/unknown-fields';
import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { termsVersion } from '@boedel/contract/session/terms';
import type { Role } from '@boedel/domain/access/role';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { allCalls } from '../areas/all';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import { createServices } from '../platform/create-services';
import { buildApp } from '../platform/http/app';
import type { Services } from '../platform/services';
import { selectCaller, type CallerRow } from '../platform/session/caller';
import { createClaims } from '../platform/session/user-token';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createTestConfig } from './config';
import { openFileDatabase, type TestDatabase } from './database';

/** What came back, as a program outside would see it. */
export interface TestAnswer<C extends CallSpec> {
  readonly status: number;
  readonly body: WireAnswer<C>;
  /** The body of a problem: sentences by field. */
  readonly problem: Record<string, unknown>;
  readonly headers: Record<string, string | undefined>;
  readonly raw: Buffer;
}

type TestSent<C extends CallSpec> = (WireQuery<C> extends undefined ? object : { query: WireQuery<C> }) &
  (WireBody<C> extends undefined ? object : { body: WireBody<C> });

/** Somebody at a keyboard: every call goes through HTTP with their token. */
export interface TestPerson {
  readonly personId: number;
  readonly email: string;
  readonly token: string;
  call<C extends CallSpec>(
    call: C,
    ...sent: keyof TestSent<C> extends never ? [] : [TestSent<C>]
  ): Promise<TestAnswer<C>>;
}

export interface TestFirm {
  readonly id: number;
  readonly admin: TestPerson;
  /** A new person of the firm holding these roles. */
  person(
    roles: readonly Role[],
    more?: { systemTypes?: number[]; systemType?: number; termsAccepted?: boolean },
  ): Promise<TestPerson>;
}

export interface TestApp {
  readonly fastify: FastifyInstance;
  readonly services: Services;
  readonly test: TestDatabase;
  /** Sets the app's clock; it does not move by itself. */
  setClock(now: Date | undefined): void;
  createFirm(more?: { name?: string; country?: 'South Africa' | 'Namibia'; isProvider?: boolean }): Promise<TestFirm>;
  /** A call by nobody in particular, or with a token of one's own making. */
  callAs<C extends CallSpec>(
    token: string | undefined,
    call: C,
    sent?: { query?: unknown; body?: unknown; address?: string; link?: string },
  ): Promise<TestAnswer<C>>;
}

/** As the browser's client sends it: a row that was read may be sent back whole. */
const pickSent = (call: CallSpec, { query, body }: { query?: unknown; body?: unknown } = {}) => ({
  ...(query !== undefined && { query: pickKnownFields(call.query && toZodSchema(call.query), query) }),
  ...(body !== undefined && { body: pickKnownFields(call.body && toZodSchema(call.body), body) }),
});

let serial = 0;

/** Roles of the provider are held at home: in another firm somebody who has one is there for a visit. */
async function isFromProvider(tx: Tx, firmId: number, personId: number): Promise<boolean> {
  const provider =
    (await tx.maybe<{ id: number }>(sql`select id from intermediary where is_provider`)) ??
    (await tx.one<{ id: number }>(sql`insert into intermediary (name, country, system_types, is_provider)
      values ('The provider', 'South Africa', '{1,2,3,4,5}', true) returning id`));
  if (provider.id === firmId) return false;
  await tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types)
    values (${provider.id}, ${personId}, '{SuperAdmin}', '{1,2,3,4,5}')`);
  return true;
}

/**
 * A whole app for one test file: database, HTTP, people. Built before its tests and closed after them. It begins empty,
 * or as `begin` leaves its database and its folder; an area's journey on the embedded database meets other firms.
 */
export function createTestApp(
  environment: Record<string, string> = {},
  begin: (folder: string) => Promise<TestDatabase> = openFileDatabase,
): TestApp {
  const app = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  let folder: string;
  let now: Date | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'boedel-test-'));
    app.test = await begin(folder);
    const config = createTestConfig(folder, environment);
    app.services = await createServices(config, app.test.database, () => now ?? new Date());
    app.fastify = await buildApp({ services: app.services, calls: allCalls });
    await app.fastify.ready();
    // On the embedded database of a busy machine the demo takes minutes.
  }, 240_000);
  afterAll(async () => {
    await app.fastify?.close();
    await app.test?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  app.setClock = (moment) => void (now = moment);
  app.callAs = async (token, call, sent = {}) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries((sent.query ?? {}) as Record<string, unknown>)) {
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined) query.append(key, String(item));
    }
    const answer = await app.fastify.inject({
      method: call.method,
      url: `${call.path}${query.size > 0 ? `?${query}` : ''}`,
      ...(sent.address && { remoteAddress: sent.address }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(sent.link && { [linkHeader]: sent.link }),
      },
      ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body = (isJson ? answer.json<unknown>() : undefined) as never;
    return {
      status: answer.statusCode,
      body,
      problem: body,
      headers: answer.headers as Record<string, string | undefined>,
      raw: answer.rawPayload,
    };
  };

  async function addPerson(
    firmId: number,
    roles: readonly Role[],
    more: Parameters<TestFirm['person']>[1] = {},
  ): Promise<TestPerson> {
    serial += 1;
    const email = `person${serial}@firm${firmId}.test`;
    const { systemTypes = [1, 2, 3, 4, 5], systemType = systemTypes[0] ?? 0, termsAccepted = true } = more;
    const { personId, sessionId } = await openProviderScope(app.test.database).transaction(async (tx) => {
      const { id } = await tx.one<{ id: number }>(sql`
        insert into person (email, full_name, terms_accepted_at, terms_version)
        values (${email}, ${`Person ${serial}`}, ${termsAccepted ? '2026-01-01T00:00:00Z' : null},
                ${termsAccepted ? termsVersion : null}) returning id`);
      const isVisit = roles.includes('SuperAdmin') && (await isFromProvider(tx, firmId, id));
      await tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, system_type, support_until)
        values (${firmId}, ${id}, ${[...roles]}, ${systemTypes}, ${systemType}, ${isVisit ? '9999-01-01' : null})`);
      const opened = await tx.one<{ id: number }>(sql`
        insert into session (person_id, way, started_at, seen_at, idle_ends_at, ends_at)
        values (${id}, 'password', now(), now(), '9999-01-01', '9999-01-01') returning id`);
      return { personId: id, sessionId: opened.id };
    });
    const ids = { personId, firmId, sessionId };
    const now = app.services.clock();
    const row = await app.test.database.single<CallerRow>(selectCaller(ids, now));
    const token = await app.services.tokens.sign({ ...ids, shown: createClaims(ids, row!) }, 3600, now);
    return { personId, email, token, call: (call, ...[sent]) => app.callAs(token, call, pickSent(call, sent)) };
  }

  app.createFirm = async ({ name = `Firm ${(serial += 1)}`, country = 'South Africa', isProvider = false } = {}) => {
    const id = await openProviderScope(app.test.database).transaction(async (tx) => {
      const firm = await tx.one<{ id: number }>(sql`insert into intermediary (name, country, system_types, is_provider)
        values (${name}, ${country}, '{1,2,3,4,5}', ${isProvider}) returning id`);
      await tx.run(sql`insert into company (intermediary_id, name, country) values (${firm.id}, ${name}, ${country})`);
      return firm.id;
    });
    return {
      id,
      admin: await addPerson(id, ['Admin', 'Capture Matter', 'Request Account']),
      person: (roles, more) => addPerson(id, roles, more),
    };
  };
  return app;
}
