import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What runs at a provider's: neither tests nor what only measures, demonstrates or breaks. */
const sources = ['apps/server/src', 'packages/contract/src', 'packages/document/src', 'packages/domain/src']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)))
  .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$|\/(testing|bench|demo|faults)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const listFilesMatching = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.replaceAll('\\', '/'));

describe('the code of the server', () => {
  test('is looked through', () => expect(sources.length).toBeGreaterThan(900));

  test('starts no other program', () =>
    expect(listFilesMatching(/child_process|\bexecSync\b|\bshell:\s*true/)).toEqual([]));

  test('makes code out of text in one place, from declared names alone', () =>
    expect(listFilesMatching(/\beval\(|new Function\(|from 'node:vm'/)).toEqual([
      'apps/server/src/platform/object-literal.ts',
    ]));

  test('trusts no certificate that cannot be checked', () =>
    expect(listFilesMatching(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual([]));

  test('encrypts with AES-256-GCM, in one place', () => {
    expect(listFilesMatching(/createCipher|createDecipher|publicEncrypt|privateDecrypt/)).toEqual([
      'apps/server/src/platform/aes-gcm.ts',
    ]);
    expect(listFilesMatching(/aes-\d+-(?!gcm)|-ecb|-cbc|des-ede|rc4/i)).toEqual([]);
  });

  test('uses no weak hash but to name a prepared statement, and for the codes of authenticator apps, whose standard it is', () =>
    expect(listFilesMatching(/'(?:md5|sha1)'/i)).toEqual([
      'apps/server/src/areas/session/authenticator.ts',
      'apps/server/src/platform/db/server-database.ts',
    ]));

  test('draws by lot only how long to wait, and every secret from the system’s own source', () =>
    expect(listFilesMatching(/Math\.random/)).toEqual([
      'apps/server/src/platform/db/server-database.ts',
      'apps/server/src/platform/jobs/run-job.ts',
    ]));

  test('sends requests in three places, each to an address of the configuration, and a page in one, and follows no redirect', () => {
    const senders = sources.filter(({ text }) => /\bfetch\(/.test(text));
    expect(senders.map(({ file }) => file.replaceAll('\\', '/'))).toEqual([
      'apps/server/src/platform/bank/bank-line.ts',
      'apps/server/src/platform/session/identity-provider.ts',
      // In the page that is shown while it starts: a browser asks the address that page came from.
      'apps/server/src/platform/startup/getting-ready.ts',
      // Asks its own port whether this product is running there.
      'apps/server/src/platform/startup/inspect-services.ts',
    ]);
    for (const { file, text } of senders) {
      expect([file, text.match(/\bfetch\(/g)?.length]).toEqual([file, text.match(/redirect: 'error'/g)?.length]);
    }
  });

  test('opens what a user gave in one place, by the way that was checked; every other connection is of the configuration', () => {
    const connects =
      /new S3Client|new (?:Http|Https)?Agent\(|[^.\w]createTransport\(|\b(?:http|https|net|tls|http2)\.(?:request|get|connect)\(|import \{[^}]*\b(?:request|connect|get)\b[^}]*\} from 'node:(?:http|https|net|tls|http2)'|from '(?:undici|axios|got|node-fetch)'|createRemoteJWKSet\(|dns\/promises'/;
    expect(listFilesMatching(connects)).toEqual([
      'apps/server/src/areas/document-storage/bucket-client.ts',
      // Writes a draft, and sends nothing.
      'apps/server/src/areas/documents/draft-mail.ts',
      // Listens and connects to itself on this machine.
      'apps/server/src/platform/db/folder-claim.ts',
      'apps/server/src/platform/files/s3-store.ts',
      'apps/server/src/platform/files/virus-scanner.ts',
      'apps/server/src/platform/outgoing/reach.ts',
      'apps/server/src/platform/session/identity-provider.ts',
      'apps/server/src/platform/smtp/transport.ts',
    ]);
    expect(listFilesMatching(/openReach\(/)).toEqual([
      'apps/server/src/areas/document-storage/bucket-client.ts',
      'apps/server/src/platform/outgoing/reach.ts',
    ]);
  });
});
