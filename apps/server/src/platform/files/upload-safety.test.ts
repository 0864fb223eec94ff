import { deflateSync } from 'node:zlib';
import { documentCalls, documentUploadCalls } from '@boedel/contract/documents/documents.calls';
import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { startS3 } from '../../testing/s3-server';
import { sendFiles } from '../../testing/send-files';
import { sql } from '../db/sql';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { checkStoredFiles } from '../housekeeping/check-files';
import { everyKind } from './content-type';
import { inspectUpload } from './inspect-upload';
import { hasPdfScript } from './pdf-script';
import { readPixels } from './picture-size';

/** The head of a PNG that says how large it is; what follows is not looked at. */
function createPng(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}
const script = '<< /Type /Action /S /JavaScript /JS (app.alert(1)) >>';
const packed = deflateSync(Buffer.from(`1 0 ${script}`));
const createPdf = (inside: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside as string), Buffer.from('\n%%EOF')]);
const hidden = createPdf(
  Buffer.concat([
    Buffer.from(`1 0 obj << /Type /ObjStm /N 1 /Filter /FlateDecode /Length ${packed.length} >> stream\n`),
    packed,
    Buffer.from('\nendstream endobj'),
  ]),
);

describe('a PDF', () => {
  test.each([
    ['with a script', createPdf(script), true],
    ['with one whose name is written in numbers', createPdf('<< /S /J#61vaScript >>'), true],
    ['with one packed in a stream of objects', hidden, true],
    ['that starts a program', createPdf('<< /S /Launch >>'), true],
    ['that only speaks of JavaScript', createPdf('(JavaScript is a language)'), false],
    ['with a broken stream of objects', createPdf('<< /Type /ObjStm >> stream\nnothing\nendstream'), false],
  ])('%s', (_, bytes, expected) => expect(hasPdfScript(bytes)).toBe(expected));
});

/** A PDF whose catalogue, with a script that runs on opening, lies in a stream of objects written as hexadecimal digits. */
function createHexPacked(): Buffer {
  const catalogue = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
  const objects = Buffer.from(`1 0 ${catalogue}`).toString('hex');
  const parts = [
    '%PDF-1.7\n',
    '2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n',
    `3 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode /Length ${objects.length + 1} >> stream\n${objects}>\nendstream endobj\n`,
  ];
  const offsets = parts.map((_, index) => parts.slice(0, index).join('').length);
  const end = parts.join('').length;
  // Type, place and number in the stream of each object: free, in stream 3, then three that lie in the file.
  const places = [
    0,
    0,
    0,
    0,
    2,
    0,
    3,
    0,
    ...[offsets[1]!, offsets[2]!, end].flatMap((at) => [1, at >> 8, at & 255, 0]),
  ];
  return Buffer.concat([
    Buffer.from(parts.join('')),
    Buffer.from(`4 0 obj << /Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R /Length ${places.length} >> stream\n`),
    Buffer.from(places),
    Buffer.from(`\nendstream endobj\nstartxref\n${end}\n%%EOF`),
  ]);
}

test('a script packed in a way that the search for names does not unpack is found by the reader of PDF files', async () => {
  const content = createHexPacked();
  expect(hasPdfScript(content)).toBe(false);
  const kinds = everyKind;
  expect(await inspectUpload({ name: 'letter.pdf', content, kinds, pixels: 1 })).toMatchObject({ hasScript: true });
  const plain = createPdf('(JavaScript is a language)');
  expect(await inspectUpload({ name: 'letter.pdf', content: plain, kinds, pixels: 1 })).toMatchObject({
    hasScript: false,
  });
});

test('a picture’s size is read from its head, and one that is cut off has none', () => {
  const jpeg = Buffer.from('ffd8ffe000044a46ffc0000b080bb80fa0010111', 'hex');
  const gif = Buffer.from('474946383961400120030000', 'hex');
  expect([readPixels(createPng(8000, 6250)), readPixels(jpeg), readPixels(gif)]).toEqual([
    50_000_000,
    3000 * 4000,
    320 * 800,
  ]);
  expect(readPixels(createPng(1, 1).subarray(0, 10))).toBeUndefined();
});

describe('what is sent', () => {
  const app = createTestApp({ UPLOAD_MB: '2', UPLOAD_FILES: '3' });
  let firm: TestFirm;
  let matterID: number;
  beforeAll(async () => {
    firm = await app.createFirm();
    matterID = (await createMatter(app, firm)).id;
  });
  const send = (...files: { name: string; content: Uint8Array }[]) =>
    sendFiles(app, firm.admin, documentCalls.UploadFile, { matterID }, files);

  test('has the limits that were configured', async () => {
    const fits = await send({ name: 'a.pdf', content: createPdf('x'.repeat(1_900_000)) });
    const large = await send({ name: 'a.pdf', content: createPdf('x'.repeat(2_200_000)) });
    const small = { name: 'a.pdf', content: createPdf('x') };
    const many = await send(small, small, small, small);
    expect([fits.status, large.status, many.status]).toEqual([200, 413, 413]);
    expect([large.problem, many.problem]).toEqual([
      { error: 'A file may have at most 2 MB. Send a smaller one, or send it in parts.' },
      { error: 'Send at most 3 files at a time.' },
    ]);
  });

  test('a picture of 50 megapixels is kept as it is; one that would fill a machine is not, nor as a logo', async () => {
    const { body } = await send({ name: 'photo.png', content: createPng(8000, 6250) });
    expect(body[0]?.contentType).toBe('image/png');
    const bomb = await send({ name: 'bomb.png', content: createPng(30_000, 30_000) });
    expect(bomb.problem).toEqual({
      file: ['The picture has 900 megapixels. Save it with at most 100 and send it again.'],
    });
    const logo = await firm.admin.call(organisationCalls.addPicture, {
      body: { name: 'logo.png', content: createPng(8000, 6250).toString('base64') },
    });
    expect([logo.status, Object.keys(logo.problem)]).toEqual([422, ['file']]);
  });

  test('a PDF with a script is kept and says so; an empty file is refused', async () => {
    const { body } = await send({ name: 'form.pdf', content: createPdf(script) });
    expect(body[0]?.hasScript).toBe(true);
    expect((await send({ name: 'empty.pdf', content: Buffer.alloc(0) })).problem).toEqual({
      file: ['The file is empty. Choose it again.'],
    });
  });
});

describe('a firm whose files fill the room it has', () => {
  const app = createTestApp({ FIRM_GB: '0.001' });

  test('is told so before and after the bytes came; nothing is kept, another firm is not touched, and room made is room again', async () => {
    const [firm, other] = [await app.createFirm(), await app.createFirm()];
    const send = async (to: TestFirm, matterID: number) =>
      sendFiles(app, to.admin, documentCalls.UploadFile, { matterID }, [
        { name: 'a.pdf', content: createPdf('x'.repeat(600_000)) },
      ]);
    const [mine, theirs] = [(await createMatter(app, firm)).id, (await createMatter(app, other)).id];
    const first = await send(firm, mine);
    expect(first.status).toBe(200);
    const full = await send(firm, mine);
    expect([full.status, Object.values(full.problem)]).toEqual([
      422,
      [
        [
          'There is no space for this file: your firm uses 0.0 GB of its 0.0 GB. Remove files you no longer need, or ask the provider for more space.',
        ],
      ],
    ]);
    const begun = await firm.admin.call(documentUploadCalls.beginUpload, {
      body: { matterID: mine, name: 'b.pdf', size: 900_000, fingerprint: 'b 900000' },
    });
    expect(begun.status).toBe(422);
    expect((await send(other, theirs)).status).toBe(200);
    await firm.admin.call(documentCalls._delete, {
      body: { id: first.body[0]!.id },
    });
    expect((await send(firm, mine)).status).toBe(200);
  });
});

describe.each(['folder', 's3'] as const)('stored files in the %s', (kind) => {
  let stop = async (): Promise<void> => undefined;
  const settings: Record<string, string> = {};
  beforeAll(async () => {
    if (kind === 'folder') return;
    const server = await startS3();
    stop = () => server.stop();
    const { bucket, region, endpoint, accessKeyId, secretAccessKey } = server.settings;
    Object.assign(settings, {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  });
  const app = createTestApp(settings);
  afterAll(() => stop());

  test('that are missing or changed are found, told once, and whole again when restored', async () => {
    expect(app.services.files.kind).toBe(kind);
    const firm = await app.createFirm();
    const matterID = (await createMatter(app, firm)).id;
    const names = ['whole', 'gone', 'other'];
    const { body: filed } = await sendFiles(
      app,
      firm.admin,
      documentCalls.UploadFile,
      { matterID },
      names.map((name) => ({ name: `${name}.pdf`, content: createPdf(name) })),
    );
    const keys = await openFirmScope(app.test.database, firm.id).transaction((tx) =>
      tx.rows<{ key: string }>(sql`select key from stored_file order by id`),
    );
    await app.services.files.remove(keys[1]!.key);
    await app.services.files.remove(keys[2]!.key);
    await app.services.files.put(keys[2]!.key, createPdf('changed'));
    const check = () => checkStoredFiles(openProviderScope(app.test.database), app.services.files, 100);
    const listFaults = async () =>
      (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body.rows
        .toSorted((a, b) => a.id - b.id)
        .map(({ fault }) => fault);
    expect(await check()).toEqual({ checked: 3, faults: 2 });
    expect(await listFaults()).toEqual([null, 'missing', 'changed']);
    await check();
    const { body: told } = await firm.admin.call(inboxCalls.getInbox, { query: {} });
    expect(JSON.stringify(told).match(/stored files are missing/g)).toHaveLength(1);
    const gone = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: filed[1]!.id } });
    expect([gone.status, gone.problem]).toEqual([
      404,
      { error: 'The file is not where it was put. Restore it from a backup.' },
    ]);
    await app.services.files.put(keys[1]!.key, createPdf('gone'));
    await check();
    expect(await listFaults()).toEqual([null, null, 'changed']);
  });
});
