import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { createTokens } from '../session/tokens';

const testApp = createTestApp({ BODY_LIMIT: '4096' });
const json = { 'content-type': 'application/json' };
const listSentences = (body: string): unknown[] => Object.values(JSON.parse(body) as object);

describe('bad requests get a clear answer in the catalogue shape', () => {
  test('an unknown path', async () => {
    const answer = await testApp.fastify.inject({ method: 'GET', url: '/api/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(listSentences(answer.body)).toEqual(['There is nothing at this address. See /api/docs for what there is.']);
  });

  test('a wrong method names the right one', async () => {
    const answer = await testApp.fastify.inject({ method: 'DELETE', url: '/api/company/update', headers: json });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
  });

  test('broken JSON, and nothing is written', async () => {
    const { admin } = await testApp.createFirm();
    const answer = await testApp.fastify.inject({
      method: 'POST',
      url: companyCalls.update.path,
      headers: { ...json, authorization: `Bearer ${admin.token}` },
      payload: '{"id": 1,',
    });
    expect(answer.statusCode).toBe(400);
    expect(listSentences(answer.body)).toEqual(['The body is not valid JSON. Nothing was saved.']);
  });

  test('a body too large', async () => {
    const { admin } = await testApp.createFirm();
    const { status, problem } = await testApp.callAs(admin.token, companyCalls.update, {
      body: { name: 'x'.repeat(5000) },
    });
    expect(status).toBe(413);
    expect(problem['error']).toMatch(/too large/);
  });

  test('a media type we do not take', async () => {
    const { admin } = await testApp.createFirm();
    const answer = await testApp.fastify.inject({
      method: 'POST',
      url: companyCalls.update.path,
      headers: { 'content-type': 'text/xml', authorization: `Bearer ${admin.token}` },
      payload: '<a/>',
    });
    expect(answer.statusCode).toBe(415);
  });

  test('in English for every program; words and values come apart beside it for whoever asks', async () => {
    const { admin } = await testApp.createFirm();
    const requestTooLong = (headers: Record<string, string>) =>
      testApp.fastify.inject({
        method: 'POST',
        url: companyCalls.update.path,
        headers: { ...json, authorization: `Bearer ${admin.token}`, ...headers },
        payload: { id: 1, name: 'x'.repeat(200), version: 1 },
      });
    const plain = (await requestTooLong({})).json<Record<string, string[]>>();
    expect(plain['name']).toEqual(['Use at most 160 characters.']);
    expect(plain).not.toHaveProperty('said');
    const { said, ...sentences } = (await requestTooLong({ words: 'apart' })).json<Record<string, unknown>>();
    expect(sentences).toEqual(plain);
    expect(said).toMatchObject({ name: [{ key: 'Use at most {count} characters.', values: { count: '160' } }] });
  });

  test('wrong types name each field', async () => {
    const { admin } = await testApp.createFirm();
    const { status, problem } = await testApp.callAs(admin.token, companyCalls.update, {
      body: { id: 'one', name: 7, country: 'France', version: 1 },
    });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      id: ['Give a whole number.'],
      name: ['Fill this in.'],
      country: ['Choose South Africa or Namibia.'],
    });
  });

  test('an id of another firm is an unknown id', async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const { body } = await theirs.admin.call(companyCalls.getIntermediaryCompany);
    const foreign = await ours.admin.call(companyCalls.update, { body });
    const unknown = await ours.admin.call(companyCalls.update, { body: { ...body, id: 987_654_321 } });
    expect(foreign.status).toBe(404);
    expect(foreign.raw.equals(unknown.raw)).toBe(true);
  });

  test('a filter left empty in the address asks for nothing, and a sort by no column is refused', async () => {
    const firm = await testApp.createFirm();
    const request = (query: string) =>
      testApp.fastify.inject({
        url: `/api/matter/getMatterList?${query}`,
        headers: { authorization: `Bearer ${firm.admin.token}` },
      });
    const empty = 'take=&skip=&searchString=&matterStatus=&labelID=&mine=&sortModelColId=&sortModelSort=';
    expect((await request(empty)).statusCode).toBe(200);
    const unknown = await request('sortModelColId=constructor');
    expect([unknown.statusCode, unknown.json()]).toEqual([400, { sortModelColId: ['Sort by a column of the list.'] }]);
  });

  test('a field that the call does not have is refused by its name', async () => {
    const { admin } = await testApp.createFirm();
    const headers = { ...json, authorization: `Bearer ${admin.token}` };
    const url = '/api/matter/getmatterbyid';
    const answer = await testApp.fastify.inject({ method: 'POST', url, headers, payload: '{"id":1,"notAField":1}' });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['notAField']]);
  });

  test('what was typed is read from its header, where the address does not say it', async () => {
    const firm = await testApp.createFirm();
    const { admin } = firm;
    await createMatter(testApp, firm, { surname: 'Söns & Co' });
    const searchFor = async (typed: string, url = matterCalls.search.path) =>
      testApp.fastify.inject({ url, headers: { authorization: `Bearer ${admin.token}`, 'x-typed': typed } });
    expect((await searchFor('searchString=S%C3%B6ns%20%26')).json()).toHaveLength(1);
    expect((await searchFor('searchString=nobody')).json()).toHaveLength(0);
    expect(
      (await searchFor('searchString=nobody', `${matterCalls.search.path}?searchString=S%C3%B6ns`)).json(),
    ).toHaveLength(1);
    expect((await searchFor('take=1&searchString=')).statusCode).toBe(400);
  });

  test('an address whose % signs say nothing', async () => {
    const answer = await testApp.fastify.inject({ method: 'GET', url: '/api/company/%ff' });
    expect(answer.statusCode).toBe(400);
    expect(listSentences(answer.body)).toEqual(['The address cannot be read. Check what follows each % in it.']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a NUL in a name is not kept; where none is taken out it is refused with a sentence', async () => {
    const { admin } = await testApp.createFirm();
    const { body } = await admin.call(companyCalls.getIntermediaryCompany);
    const saved = await admin.call(companyCalls.update, { body: { ...body, name: 'a\u0000b\u202E' } });
    expect([saved.status, saved.body.name]).toEqual([200, 'ab']);
    const { status, problem } = await admin.call(matterCalls.search, { query: { searchString: 'a\u0000b' } });
    expect(status).toBe(400);
    expect(problem['error']).toMatch(/NUL/);
  });
});

describe('tokens', () => {
  test('an expired one says so in a header, so that the browser may refresh', async () => {
    const { admin, id } = await testApp.createFirm();
    const old = await testApp.services.tokens.sign(
      { personId: admin.personId, firmId: id, shown: {} },
      60,
      new Date(Date.now() - 120_000),
    );
    const { status, headers } = await testApp.callAs(old, companyCalls.getIntermediaryCompany);
    expect(status).toBe(401);
    expect(headers['token-expired']).toBe('true');
  });

  test('a forged one is refused without saying why', async () => {
    const { admin, id } = await testApp.createFirm();
    const forged = await createTokens({ signing: 'another key', earlier: [] }).sign(
      { personId: admin.personId, firmId: id, shown: { roles: ['SuperAdmin'] } },
      3600,
      new Date(),
    );
    const { status, headers, problem } = await testApp.callAs(forged, companyCalls.getIntermediaryCompany);
    expect(status).toBe(401);
    expect(headers['token-expired']).toBeUndefined();
    expect(problem).toEqual({ error: 'Sign in first.' });
  });

  test('one whose algorithm is none is refused', async () => {
    const { admin, id } = await testApp.createFirm();
    const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = { sub: String(admin.personId), firm: id, iss: 'boedel', aud: 'boedel', exp: 4_000_000_000 };
    const { status } = await testApp.callAs(
      `${encodePart({ alg: 'none' })}.${encodePart(payload)}.`,
      companyCalls.getIntermediaryCompany,
    );
    expect(status).toBe(401);
  });
});

describe('the frame of every answer', () => {
  test('addresses match in any letter case', async () => {
    const { admin } = await testApp.createFirm();
    const answer = await testApp.fastify.inject({
      url: '/API/Company/GETINTERMEDIARYCOMPANY',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('carries a strict content policy, a request id and no caching of data', async () => {
    const { admin } = await testApp.createFirm();
    const { headers } = await admin.call(companyCalls.getIntermediaryCompany);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('data is kept by no cache, whatever the answer', async () => {
    const { admin } = await testApp.createFirm();
    const authorization = `Bearer ${admin.token}`;
    const asked = [
      { url: '/api/nothing/here', status: 404 },
      { url: '/account', status: 404 },
      { url: '/api/company/update', status: 405 },
      { url: '/api/company/getintermediarycompany', status: 401 },
      { url: '/API/Matter/printFileNote?id=987654321', headers: { authorization }, status: 404 },
      { url: '/api/matter/printFileNote?id=x', headers: { authorization }, status: 400 },
    ];
    for (const { url, status, headers } of asked) {
      const answer = await testApp.fastify.inject({ url, ...(headers && { headers }) });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, status, 'no-store']);
    }
    const { body } = await admin.call(companyCalls.getIntermediaryCompany);
    const stale = await admin.call(companyCalls.update, { body: { ...body, version: body.version + 1 } });
    expect([stale.status, stale.headers['cache-control']]).toEqual([409, 'no-store']);
  });

  test('health, readiness and metrics answer without signing in', async () => {
    expect((await testApp.fastify.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await testApp.fastify.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
    const metrics = await testApp.fastify.inject('/metrics');
    expect(metrics.body).toContain('boedel_http_request_seconds');
    const outside = await testApp.fastify.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(outside.statusCode).toBe(403);
  });

  test('the contract is served as OpenAPI and as a page', async () => {
    const api = (await testApp.fastify.inject('/api/openapi.json')).json() as { paths: Record<string, object> };
    expect(api.paths['/api/company/update']).toHaveProperty('post');
    expect((await testApp.fastify.inject('/api/docs')).body).toContain('/api/company/update');
  });
});
