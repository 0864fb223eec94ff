import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { isClamdHere, plague, startClamd, startScannerOfOurs, type TestScanner } from '../../testing/clamd-server';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { sql } from '../db/sql';
import { openFirmScope } from '../tenancy/scopes';
import { createClamdScanner } from './virus-scanner';

const scanners = [
  ['the protocol', startScannerOfOurs] as const,
  ...(isClamdHere ? [['clamd', startClamd] as const] : []),
];

describe.each(scanners)('a scanner: %s', (_, start) => {
  let scanner: TestScanner;
  beforeAll(async () => {
    scanner = await start();
  }, 60_000);
  afterAll(() => scanner.stop());
  const scan = (content: Uint8Array) => createClamdScanner(scanner.address)(content);

  test('finds it by name, also behind many chunks', async () => {
    expect(await scan(Buffer.from(`before ${plague} after`))).toBe('Boedel.Test.UNOFFICIAL');
    expect(await scan(Buffer.concat([Buffer.alloc(700_000, 'a'), Buffer.from(plague)]))).toBe('Boedel.Test.UNOFFICIAL');
  });

  test('finds nothing in what is clean, and in nothing', async () => {
    expect(await scan(Buffer.alloc(500_000, 'b'))).toBeUndefined();
    expect(await scan(Buffer.alloc(0))).toBeUndefined();
  });

  test('that was told to take less than we send has not looked: it is not taken for clean', async () => {
    await expect(scan(Buffer.alloc(8 << 20, 'c'))).rejects.toThrow('could not check the file for viruses');
  });
});

test('a scanner that is away lets nothing through', async () => {
  const scanner = await startScannerOfOurs();
  await scanner.stop();
  await expect(createClamdScanner(scanner.address)(Buffer.from('x'))).rejects.toThrow(
    'could not check the file for viruses',
  );
});

describe('an app with a scanner', () => {
  let scanner: TestScanner;
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    scanner = await startScannerOfOurs();
    settings['VIRUS_SCANNER'] = scanner.address;
  });
  const app = createTestApp(settings);
  let firm: TestFirm;
  let matterID: number;
  beforeAll(async () => {
    firm = await app.createFirm();
    matterID = (await createMatter(app, firm)).id;
  });
  afterAll(() => scanner.stop());

  const send = (name: string, inside: string) =>
    sendFiles(app, firm.admin, documentCalls.UploadFile, { matterID }, [
      { name, content: `%PDF-1.7\n${inside}\n%%EOF` },
    ]);
  const listKept = () =>
    openFirmScope(app.test.database, firm.id).transaction((tx) =>
      tx.rows<{ name: string }>(sql`select name from stored_file where matter_id = ${matterID}`),
    );

  test('keeps what is clean; of what is not, neither bytes nor row stay, and the sentence names file and find', async () => {
    expect((await send('will.pdf', 'clean')).status).toBe(200);
    const found = await send('letter.pdf', plague);
    expect([found.status, found.problem]).toEqual([
      422,
      {
        file: [
          'letter.pdf was not saved: the virus scanner found Boedel.Test.UNOFFICIAL in it. Ask the sender for a clean copy.',
        ],
      },
    ]);
    expect((await listKept()).map(({ name }) => name)).toEqual(['will.pdf']);
    let files = 0;
    for await (const _ of app.services.files.list()) files += 1;
    expect(files).toBe(1);
  });
});
