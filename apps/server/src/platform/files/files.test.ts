import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { startS3 } from '../../testing/s3-server';
import { sql } from '../db/sql';
import { NotFound, RefusalProblem } from '../problems';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { readContentType, pictures } from './content-type';
import { FileMissingError, type FileStore } from './file-store';
import { folderStore } from './folder-store';
import { openFileStore } from './open-store';
import { s3Store } from './s3-store';
import { storeUpload, openFile, removeFile, saveFile } from './stored-file';
import { sweepOrphans } from '../housekeeping/sweep-files';

const testApp = createTestApp();
const openScope = (firmId: number) => openFirmScope(testApp.test.database, firmId);
const pdf = Buffer.from('%PDF-1.7 a will');
const listKeys = async (files: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
};
async function* splitPieces(content: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

describe.each(['folder', 's3'] as const)('the %s store', (kind) => {
  let files: FileStore;
  let end: () => Promise<void> | void;
  beforeAll(async () => {
    if (kind === 'folder') {
      const folder = mkdtempSync(join(tmpdir(), 'boedel-files-'));
      files = folderStore(join(folder, 'files'));
      end = () => rmSync(folder, { recursive: true });
    } else {
      const server = await startS3();
      files = s3Store(server.settings);
      end = () => server.stop();
    }
  });
  afterAll(() => end());

  test('holds nothing until something is put', async () => {
    expect(await listKeys(files)).toEqual([]);
    expect(await files.exists('1/2026/none')).toBe(false);
    await expect(files.get('1/2026/none')).rejects.toThrow(FileMissingError);
    await files.remove('1/2026/none');
  });

  test('gives back what was put, with its size and checksum, from bytes or from a stream', async () => {
    const content = Buffer.alloc(3_000_000, 'Boedel ');
    const stored = { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    expect(await files.put('7/2026/whole', content)).toEqual(stored);
    expect(await files.put('7/2026/pieces', splitPieces(content, 65_521))).toEqual(stored);
    for (const key of ['7/2026/whole', '7/2026/pieces']) {
      expect((await buffer(await files.get(key))).equals(content)).toBe(true);
      expect(await files.exists(key)).toBe(true);
    }
    expect(await listKeys(files)).toEqual(['7/2026/pieces', '7/2026/whole']);
    await files.remove('7/2026/whole');
    await files.remove('7/2026/pieces');
    expect(await listKeys(files)).toEqual([]);
  });

  test('a put that fails half-way leaves nothing', async () => {
    async function* createBrokenStream(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('the line went dead');
    }
    await expect(files.put('7/2026/half', createBrokenStream())).rejects.toThrow('the line went dead');
    expect(await listKeys(files)).toEqual([]);
  });

  test.each(['../1/x', '1/../../etc/passwd', '/1/x', '1', '1//x', '1/x\0', 'firm/x', '1/..', '1\\x'])(
    'takes no key that is not ours: %j',
    async (key) => {
      await expect(async () => files.put(key, pdf)).rejects.toThrow('is not a key of ours');
      await expect(async () => files.get(key)).rejects.toThrow('is not a key of ours');
    },
  );

  test('a file goes in for a firm and comes out for that firm alone', async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const kept = await storeUpload(files, ours.id, { name: 'C:\\Users\\me\\Will of O’Brien.pdf', content: pdf });
    expect(kept.key.startsWith(`${ours.id}/`)).toBe(true);
    const { id } = await openScope(ours.id).transaction((tx) => saveFile(tx, kept));
    const opened = await openScope(ours.id).transaction((tx) => openFile(tx, files, id));
    expect(opened).toMatchObject({ filename: 'Will of O’Brien.pdf', contentType: 'application/pdf' });
    expect(await buffer(opened.content as never)).toEqual(pdf);
    await expect(openScope(theirs.id).transaction((tx) => openFile(tx, files, id))).rejects.toThrow(NotFound);
    await expect(openScope(theirs.id).transaction((tx) => saveFile(tx, kept))).rejects.toThrow(/check/);
    await openScope(ours.id).transaction((tx) => removeFile(tx, files, id));
    await expect.poll(() => files.exists(kept.key)).toBe(false);
  });

  test('bytes without a row go after a day; rows, fresh uploads and what is not ours stay', async () => {
    const firm = await testApp.createFirm();
    const [withRow, without] = [
      await storeUpload(files, firm.id, { name: 'a.pdf', content: pdf }),
      await storeUpload(files, firm.id, { name: 'b.pdf', content: pdf }),
    ];
    await openScope(firm.id).transaction((tx) => saveFile(tx, withRow));
    await files.put('9/not/ours', pdf);
    const sweepFiles = (now: Date) => sweepOrphans(openProviderScope(testApp.test.database), files, now);
    expect(await sweepFiles(new Date())).toBe(0);
    expect(await sweepFiles(new Date(Date.now() + 90_000_000))).toBe(1);
    expect(await files.exists(without.key)).toBe(false);
    expect(await listKeys(files)).toEqual(['9/not/ours', withRow.key].sort());
  });
});

test('the folder store leaves no half file behind a crash for longer than a day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-files-'));
  mkdirSync(join(folder, '3', '2026'), { recursive: true });
  const partial = join(folder, '3', '2026', `${randomUUID()}.0a1b2c3d4e5f.partial`);
  writeFileSync(partial, 'half');
  utimesSync(partial, new Date(0), new Date(0));
  expect(await sweepOrphans(openProviderScope(testApp.test.database), folderStore(folder), new Date())).toBe(1);
  expect(readdirSync(join(folder, '3', '2026'))).toEqual([]);
});

test('S3 is used where a bucket is configured, the data folder otherwise', async () => {
  expect((await openFileStore(testApp.services.config)).kind).toBe('folder');
  expect((await openFileStore({ ...testApp.services.config, S3_BUCKET: 'boedel' })).kind).toBe('s3');
});

describe('what may be kept is told by the bytes', () => {
  const zip = (...parts: string[]) => Buffer.from(`PK\x03\x04${parts.join('\0')}`, 'latin1');
  const keepFileIn = async (name: string, content: Buffer) => {
    const files = folderStore(mkdtempSync(join(tmpdir(), 'boedel-files-')));
    return storeUpload(files, 1, { name, content }).then(
      ({ contentType }) => contentType,
      (error: unknown) => (error instanceof RefusalProblem ? error.refusals[0]?.field : error),
    );
  };

  test.each([
    ['will.PDF', pdf, 'application/pdf'],
    ['a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/png'],
    ['a.jpeg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
    ['a.gif', Buffer.from('GIF89a'), 'image/gif'],
    ['a.webp', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), 'image/webp'],
    ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), expect.stringContaining('wordprocessingml')],
    ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml')],
    ['a.zip', zip('whatever'), 'application/zip'],
    ['a.txt', Buffer.from('Geagte Mnr. Müller'), 'text/plain'],
    ['a.csv', Buffer.from('Datum;Bedrag\n1;M\xfcller', 'latin1'), 'text/csv'],
    ['a.eml', Buffer.from('From: a@b.test\r\nSubject: x\r\n\r\nHello'), 'message/rfc822'],
  ])('%s is taken', async (name, content, type) => {
    expect(await keepFileIn(name, content)).toEqual(type);
  });

  test.each([
    ['a program', 'setup.exe', Buffer.from('MZ\x90')],
    ['a program with a document’s name', 'account.pdf', Buffer.from('MZ\x90')],
    ['a page', 'a.html', Buffer.from('<html></html>')],
    ['a page with a text’s name', 'a.txt', Buffer.from('  <!-- x --> <SCRIPT>alert(1)</SCRIPT>')],
    ['a drawing with a picture’s name', 'logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing', 'logo.svg', Buffer.from('<svg/>')],
    ['a document with macros', 'a.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['a spreadsheet with a document’s name', 'a.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['an old document', 'a.doc', Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
    ['bytes with a text’s name', 'a.csv', Buffer.from('a\0b')],
    ['nothing', 'a.pdf', Buffer.alloc(0)],
    ['a name without an ending', 'passwd', Buffer.from('x')],
    ['the name of a built-in', 'a.constructor', Buffer.from('x')],
    ['26 MB', 'a.txt', Buffer.alloc(26 << 20, 'a')],
  ])('%s is refused', async (_, name, content) => {
    expect(await keepFileIn(name, content)).toBe('file');
  });

  test('what is made to be slow to look at is refused or taken at once', async () => {
    const from = performance.now();
    expect(await keepFileIn('a.txt', Buffer.from(`${'<!---->'.repeat(9_000)}x`))).toBe('text/plain');
    expect(await keepFileIn('a.txt', Buffer.from('<!-- '.repeat(12_000)))).toBe('file');
    expect(await keepFileIn('a.txt', Buffer.from(`${'<!---->\n'.repeat(5_000)}<svg/>`))).toBe('file');
    expect(performance.now() - from).toBeLessThan(3_000);
  });

  test('a place that takes pictures turns anything else away by its name, before looking inside', () => {
    const inside = new Proxy(Buffer.from('<!---->x'), { get: () => expect.unreachable('nothing looks inside') });
    const refused = readContentType('logo.txt', inside, pictures);
    expect(refused).toMatchObject({ refusals: [{ sentence: 'Choose a picture: PNG, JPEG, GIF or WebP.' }] });
  });

  test('long and strange names become plain ones and keep their ending', async () => {
    const files = folderStore(mkdtempSync(join(tmpdir(), 'boedel-files-')));
    const { name } = await storeUpload(files, 1, { name: `../../\u202e${'x'.repeat(400)}\n.pdf`, content: pdf });
    expect(name).toBe(`${'x'.repeat(180)}.pdf`);
  });
});

test('a stored row tells who put it there', async () => {
  const firm = await testApp.createFirm();
  const kept = await storeUpload(testApp.services.files, firm.id, { name: 'a.pdf', content: pdf });
  const asAdmin = openFirmScope(testApp.test.database, firm.id, { id: firm.admin.personId });
  expect(await asAdmin.transaction((tx) => saveFile(tx, kept))).toMatchObject({ person_id: firm.admin.personId });
  const rows = await asAdmin.transaction((tx) => tx.rows(sql`select size, sha256 from stored_file`));
  expect(rows).toEqual([{ size: pdf.length, sha256: createHash('sha256').update(pdf).digest('hex') }]);
});
