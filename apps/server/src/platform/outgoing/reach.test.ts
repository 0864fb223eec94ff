import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address';
import { type ResolvedAddress, openReach, type Reach } from './reach';

describe('an address on the open internet', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is one', (address) => expect(isPublicAddress(address)).toBe(true));
  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:0001',
    '::FFFF:a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '::ffff:0:7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::808:808',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '2001::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '5f00::1',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fe80::1%lo',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '2130706433',
    '',
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the way to an address that a user gave', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.2/' }).end();
      else response.end(`you asked ${request.headers.host}`);
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const ask = (reach: Reach, url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const asked = get(url, { agent: reach.httpAgent }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += String(chunk)));
        answer.on('end', () => resolve(text));
      });
      asked.on('error', reject);
    });
  const open = async (url: string, answers: readonly (readonly ResolvedAddress[])[], anywhere = true) => {
    let asked = 0;
    const resolve = () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!);
    const reach = await openReach(new URL(url), { anywhere, resolve });
    return { reach, times: () => asked };
  };
  const here = { address: '127.0.0.1', family: 4 };
  const open4 = { address: '8.8.8.8', family: 4 };

  test('is resolved once and connected to as it was checked: a name that changes its answer changes nothing', async () => {
    const { reach, times } = await open(`http://bucket.test:${port}/`, [[here], [{ address: '127.0.0.9', family: 4 }]]);
    if (typeof reach === 'string') throw new Error(reach);
    expect(await ask(reach, `http://bucket.test:${port}/`)).toBe(`you asked bucket.test:${port}`);
    expect(await ask(reach, `http://bucket.test:${port}/again`)).toBe(`you asked bucket.test:${port}`);
    expect(times()).toBe(1);
    reach.close();
  });

  test('leads to no other host, by name or by address', async () => {
    const { reach } = await open(`http://bucket.test:${port}/`, [[here]]);
    if (typeof reach === 'string') throw new Error(reach);
    for (const other of ['localhost', '127.0.0.1', '[::1]']) {
      await expect(async () => ask(reach, `http://${other}:${port}/`)).rejects.toThrow('not the host that was checked');
    }
    reach.close();
  });

  test('is shut where one of its addresses is not on the open internet, and where it has none', async () => {
    const shut = async (answer: readonly ResolvedAddress[]) =>
      (await open('https://bucket.test/', [answer], false)).reach;
    expect(await shut([open4, here])).toBe('notPublic');
    expect(await shut([open4, { address: '64:ff9b::7f00:1', family: 6 }])).toBe('notPublic');
    expect(await shut([])).toBe('unknown');
    expect(typeof (await shut([open4]))).toBe('object');
    const literal = await openReach(new URL('https://[::ffff:0:7f00:1]/'), { anywhere: false });
    expect(literal).toBe('notPublic');
    const failing = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await openReach(new URL('https://bucket.test/'), { anywhere: false, resolve: failing })).toBe('unknown');
  });
});
