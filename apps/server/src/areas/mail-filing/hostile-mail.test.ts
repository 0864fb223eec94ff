import { connect, type Socket } from 'node:net';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { openMailServer } from './mail-door';

vi.setConfig({ testTimeout: 120_000 });

const app = createTestApp({ MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'matters.test', UPLOAD_MB: '8' });
let firm: TestFirm;
let matterID: number;
let address: string;
let door: NonNullable<Awaited<ReturnType<typeof openMailServer>>>;
const failures: unknown[] = [];
beforeAll(async () => {
  firm = await app.createFirm();
  ({ id: matterID } = await createMatter(app, firm, { diedOn: '2026-03-01' }));
  address = (await firm.admin.call(mailFilingCalls.newaddress, { body: { matterID } })).body.address!;
  door = (await openMailServer(app.services, (cause) => failures.push(cause)))!;
});
afterAll(() => door.close());

/** Somebody who speaks SMTP by hand, and need not keep to it. */
async function sendCommands() {
  const socket: Socket = connect(door.port, '127.0.0.1');
  const lines: string[] = [];
  let wake = (): void => undefined;
  socket.on('data', (chunk: Buffer) => {
    lines.push(
      ...String(chunk)
        .split('\r\n')
        .filter((line) => /^\d{3} /.test(line)),
    );
    wake();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    wake();
  });
  const answer = async (): Promise<string> => {
    while (lines.length === 0 && !socket.destroyed) {
      await new Promise<void>((done) => {
        wake = done;
      });
    }
    return lines.shift() ?? 'closed';
  };
  const say = (line: string | Uint8Array): Promise<string> => {
    socket.write(typeof line === 'string' ? `${line}\r\n` : line);
    return answer();
  };
  await answer();
  await say('EHLO attacker.test');
  return { say, end: () => socket.destroy() };
}

async function deliverMail(mail: string | Uint8Array, from = 'anybody@elsewhere.test'): Promise<string> {
  const { say, end } = await sendCommands();
  try {
    await say(`MAIL FROM:<${from}>`);
    await say(`RCPT TO:<${address}>`);
    await say('DATA');
    return await say(Buffer.concat([Buffer.from(mail as string), Buffer.from('\r\n.\r\n')]));
  } finally {
    end();
  }
}
const countMails = async () => (await firm.admin.call(mailFilingCalls.getbymatterid, { query: { matterID } })).body;
const head = 'From: a@b.test\r\nTo: c@d.test\r\nSubject: hello\r\n';
const listAttachments = (name: string, content: Uint8Array): string =>
  `${head}Content-Type: multipart/mixed; boundary=q\r\n\r\n--q\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')}\r\n--q--`;
const createNestedMail = (depth: number): string =>
  `${head}${Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=q${at}\r\n\r\n--q${at}\r\n`).join('')}Content-Type: text/plain\r\n\r\nhello`;

// Each is filed, or refused for good: never an error of ours, after which it would be brought again for days.
test.each([
  ['a header of 4 MB', `${head}X-Long: ${'a'.repeat(4_000_000)}\r\n\r\nhello`],
  ['a hundred thousand headers', `${head}${'X-Many: a\r\n'.repeat(100_000)}\r\nhello`],
  ['ten thousand multiparts one in the other', createNestedMail(10_000)],
  [
    'a hundred thousand parts',
    `${head}Content-Type: multipart/mixed; boundary=q\r\n\r\n${'--q\r\n\r\na\r\n'.repeat(100_000)}--q--`,
  ],
  ['ten thousand mails one in the other', `${head}${'Content-Type: message/rfc822\r\n\r\n'.repeat(10_000)}hello`],
  ['a subject of encoded words without end', `${head.replace('hello', '=?utf-8?Q?=41?= '.repeat(200_000))}\r\nhello`],
  ['a hundred thousand senders', `From: ${'a <a@b.test>, '.repeat(100_000)}a@b.test\r\nSubject: x\r\n\r\nhello`],
  ['comments in an address one in the other', `From: ${'('.repeat(500_000)}a@b.test\r\nSubject: x\r\n\r\nhello`],
  ['HTML opened and never closed', `${head}Content-Type: text/html\r\n\r\n${'<div '.repeat(500_000)}`],
  [
    'an encoding nobody knows',
    `${head}Content-Type: text/plain; charset=x-none\r\nContent-Transfer-Encoding: x-none\r\n\r\n\xff\xfe`,
  ],
  ['a boundary of nothing', `${head}Content-Type: multipart/mixed; boundary=""\r\n\r\n----\r\n\r\na`],
  ['zero bytes and halves of signs', `${head}\r\n\0\0\ud800`],
  ['nothing at all', ''],
])('a mail with %s', async (_, mail) => {
  expect(await deliverMail(mail)).toMatch(/^(250|554) /);
  expect(failures).toEqual([]);
});

test('an archive that unpacks to far more is kept as it came, and a letter that does is only not searched', async () => {
  const zeros = new Uint8Array(100 * 1024 * 1024);
  const bomb = zipSync({ 'a.txt': zeros }, { level: 9 });
  const letter = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': zeros }, { level: 9 });
  expect(await deliverMail(listAttachments('bomb.zip', bomb))).toMatch(/^250 /);
  expect(await deliverMail(listAttachments('letter.docx', letter))).toMatch(/^250 /);
  await runJobs(app);
  const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
  expect(rows.map(({ title, size }) => [title, size])).toEqual(
    expect.arrayContaining([
      ['bomb', bomb.byteLength],
      ['letter', letter.byteLength],
    ]),
  );
});

test('names of attachments lead nowhere', async () => {
  expect(await deliverMail(listAttachments('../../../../etc/passwd.txt', strToU8('x')))).toMatch(/^250 /);
  expect(await deliverMail(listAttachments('C:\\\\Windows\\\\a.txt', strToU8('x')))).toMatch(/^250 /);
  const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
  expect(rows.map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(['passwd.txt', 'a.txt']));
  expect(rows.filter(({ fileName }) => /[/\\]/.test(fileName))).toEqual([]);
});

test('who a mail says it is from is shown and believed by nobody: no right and no name in the trail comes of it', async () => {
  const forged = `From: "Person 1" <${firm.admin.email}>\r\nSubject: Pay this account\r\n\r\nPlease.`;
  expect(await deliverMail(forged, firm.admin.email)).toMatch(/^250 /);
  expect(await deliverMail(`From: MAILER-DAEMON\r\nSubject: Returned\r\n\r\nx`, '')).toMatch(/^250 /);
  const filed = (await countMails()).filter(({ subject }) => ['Pay this account', 'Returned'].includes(subject));
  expect(filed.map(({ by }) => by)).toEqual([null, null]);
});

test('a size that is announced too large is refused before it comes, and one that was announced too small is measured', async () => {
  const { say, end } = await sendCommands();
  expect(await say(`MAIL FROM:<a@b.test> SIZE=${9 * 1024 * 1024}`)).toMatch(/^552 /);
  expect(await say('MAIL FROM:<a@b.test> SIZE=10')).toMatch(/^250 /);
  expect(await say(`RCPT TO:<${address}>`)).toMatch(/^250 /);
  expect(await say('DATA')).toMatch(/^354 /);
  const before = (await countMails()).length;
  expect(await say(Buffer.from(`${head}\r\n${'a'.repeat(9 * 1024 * 1024)}\r\n.\r\n`))).toMatch(/^552 /);
  expect(await countMails()).toHaveLength(before);
  expect(await say('NOOP')).toMatch(/^250 /);
  end();
});

test('a line without end is not collected', async () => {
  const { say, end } = await sendCommands();
  expect(await say(Buffer.alloc(4 * 1024 * 1024, 'a'))).toMatch(/^(4|5)\d\d |^closed$/);
  end();
});

test('whoever guesses addresses is told nothing after a few, and one mail is for so many addresses', async () => {
  const guessing = await sendCommands();
  await guessing.say('MAIL FROM:<a@b.test>');
  const guesses = [];
  for (let at = 0; at < 8; at += 1) {
    guesses.push((await guessing.say(`RCPT TO:<m${firm.id}.${'a'.repeat(17)}${at}@matters.test>`)).slice(0, 3));
  }
  expect(guesses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => '550'));
  expect(guesses.slice(5).every((code) => code === '421' || code === 'clo')).toBe(true);
  guessing.end();

  const addresses: string[] = [];
  for (let at = 0; at < 22; at += 1) {
    const { id } = await createMatter(app, firm, { diedOn: '2026-03-01' });
    addresses.push((await firm.admin.call(mailFilingCalls.newaddress, { body: { matterID: id } })).body.address!);
  }
  const many = await sendCommands();
  await many.say('MAIL FROM:<a@b.test>');
  const codes = [];
  for (const each of addresses) codes.push((await many.say(`RCPT TO:<${each}>`)).slice(0, 3));
  expect([codes.filter((code) => code === '250').length, codes.at(-1)]).toEqual([20, '452']);
  many.end();
});

test('nothing went wrong that nobody was told of', () => expect(failures).toEqual([]));
