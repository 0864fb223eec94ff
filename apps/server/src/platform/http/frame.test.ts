import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyCalls, organisationCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { buildApp } from './app';

const testApp = createTestApp();
const overTls = createTestApp({ PUBLIC_URL: 'https://boedel.test' });
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An answer with data, a refusal, an unknown address and a page. */
const addresses = ['/healthz', '/api/company/getintermediarycompany', '/api/nothing', '/api/docs'];

describe('browsers', () => {
  test('are told to come by TLS for a year, subdomains too, where the address people use is https; and never elsewhere', async () => {
    for (const url of addresses) {
      const { headers } = await overTls.fastify.inject(url);
      expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000; includeSubDomains']);
      expect((await testApp.fastify.inject(url)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('guess no type, show us in no frame, run nothing of others and tell nobody where they were', async () => {
    for (const url of addresses) {
      const { headers } = await testApp.fastify.inject(url);
      const policy = String(headers['content-security-policy']);
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "script-src 'self'"])
        expect(policy, url).toContain(part);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['content-type']).toMatch(/; charset=utf-8$/);
    }
  });

  test('of another origin are let read nothing, asked before or not', async () => {
    const { admin } = await testApp.createFirm();
    const origin = 'https://elsewhere.test';
    const asked = await testApp.fastify.inject({
      method: 'OPTIONS',
      url: companyCalls.update.path,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    const read = await testApp.fastify.inject({
      url: companyCalls.getIntermediaryCompany.path,
      headers: { origin, authorization: `Bearer ${admin.token}` },
    });
    expect([asked.statusCode, read.statusCode]).toEqual([405, 200]);
    for (const { headers } of [asked, read])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('are given no cookie', async () => {
    const { admin } = await testApp.createFirm();
    const { headers } = await admin.call(companyCalls.getIntermediaryCompany);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

test('a body that a page of another origin may send without asking is not taken', async () => {
  const { admin } = await testApp.createFirm();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const { statusCode } = await testApp.fastify.inject({
      method: 'POST',
      url: companyCalls.update.path,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
      payload: '{}',
    });
    expect(statusCode, type).toBe(415);
  }
});

test('a parameter that stands twice in the address is refused, not chosen from', async () => {
  const { admin } = await testApp.createFirm();
  const { path } = organisationCalls.getPicture;
  const headers = { authorization: `Bearer ${admin.token}` };
  expect((await testApp.fastify.inject({ url: `${path}?fileID=1&fileID=2`, headers })).statusCode).toBe(400);
});

test('what goes wrong inside is told by a number to quote and nothing else', async () => {
  const failWithSecret = (): never => {
    throw new Error('select secret from vault');
  };
  const app = await buildApp({
    services: testApp.services,
    calls: [{ call: sessionCalls.configuration, handler: failWithSecret }],
  });
  const { statusCode, body, headers } = await app.inject(sessionCalls.configuration.path);
  expect([statusCode, JSON.parse(body)]).toEqual([
    500,
    { error: `Oops..! An error has occured. If it happens again, quote ${String(headers['x-request-id'])}.` },
  ]);
  await app.close();
});

test('TRACE gives nothing back', async () => {
  const authorization = 'Bearer of somebody';
  const answer = await testApp.fastify.inject({
    method: 'TRACE' as 'GET',
    url: '/api/docs',
    headers: { authorization },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('of somebody');
});

test('a file is handed out to be kept, under a name that cannot break out of its header', async () => {
  const { admin } = await testApp.createFirm();
  const name = 'a"b;c\r\nx-mine: 1 \u{202e}é.png';
  const { body } = await admin.call(organisationCalls.addPicture, { body: { name, content: dot } });
  const { headers } = await admin.call(organisationCalls.getPicture, { query: { fileID: body.fileID } });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="a_b;cx-mine: 1 _.png"; filename*=UTF-8''a%22b%3Bcx-mine%3A%201%20%C3%A9.png`,
  );
  expect([headers['x-mine'], headers['content-type']]).toEqual([undefined, 'image/png']);
});

test('of the files on the machine only those of the built pages are served, and no list of them', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'boedel-frame-'));
  const webFolder = join(outside, 'dist');
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(outside, 'secret.txt'), 'outside');
  writeFileSync(join(webFolder, 'index.html'), 'the page');
  writeFileSync(join(webFolder, 'assets', 'a-12345678.js'), 'a script');
  const app = await buildApp({ services: testApp.services, calls: [], webFolder });
  expect((await app.inject('/assets/a-12345678.js')).body).toBe('a script');
  for (const url of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/.git/config']) {
    expect((await app.inject(url)).body, url).not.toContain('outside');
  }
  const list = await app.inject('/assets/');
  expect([list.statusCode, list.body.includes('a-12345678')]).toEqual([404, false]);
  // A build made while this process runs: a page that the next one served may ask this one for its files.
  writeFileSync(join(webFolder, 'assets', 'b-87654321.js'), 'a later script');
  const later = await app.inject('/assets/b-87654321.js');
  expect([later.statusCode, later.body, later.headers['cache-control']]).toEqual([
    200,
    'a later script',
    'public, max-age=31536000, immutable',
  ]);
  const gone = await app.inject('/assets/c-12345678.js');
  expect([gone.statusCode, gone.body.includes('the page')]).toEqual([404, false]);
  await app.close();
});
