import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestConfig } from '../../testing/config';
import { databaseKind } from '../../testing/database';
import { findFreePort } from '../../testing/postgres-server';
import { templateName } from '../../testing/template-name';
import { startScannerOfOurs } from '../../testing/clamd-server';
import { startIdentityProvider } from '../../testing/identity-provider';
import { startS3 } from '../../testing/s3-server';
import { createSmtpServer } from '../../testing/smtp-server';
import type { DoctorRow } from './inspect-services';
import { examineInstallation, formatTable } from './doctor';

const folder = mkdtempSync(join(tmpdir(), 'boedel-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The service that each row is about, and how it is. */
const readStates = (rows: readonly DoctorRow[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ what, state }) => [what, state]));
const isServer = databaseKind === 'server';
const createDatabaseSettings = (): Record<string, string> =>
  isServer ? { DATABASE_URL: `${inject('postgres')}${templateName}` } : {};
const databaseIsRight = isServer
  ? {
      Database: 'ok',
      Version: 'ok',
      Text: 'ok',
      Rights: 'ok',
      Clock: 'ok',
      Connections: 'ok',
      Migrations: 'ok',
      Replica: 'not set',
    }
  : { Database: 'ok' };
const machineIsRight = { 'Data folder': 'ok', 'Disk space': 'ok', Port: 'ok', ...databaseIsRight };

test('what is there is said to be there, and what is not wanted to be not set', async () => {
  const data = join(folder, 'plain');
  const rows = await examineInstallation(
    createTestConfig(data, { PORT: String(await findFreePort()), ...createDatabaseSettings() }),
  );
  expect(readStates(rows)).toEqual({
    ...machineIsRight,
    Files: 'ok',
    Mail: 'not set',
    'Virus scanner': 'not set',
    'Single sign-on': 'not set',
  });
  expect(
    readdirSync(join(data, 'files'), { recursive: true, withFileTypes: true }).filter((at) => at.isFile()),
  ).toEqual([]);
});

test('services that are there are asked and found', async () => {
  const [s3, scanner, provider, smtp] = [
    await startS3(),
    await startScannerOfOurs(),
    await startIdentityProvider(),
    createSmtpServer(),
  ];
  try {
    const rows = await examineInstallation(
      createTestConfig(join(folder, 'served'), {
        PORT: String(await findFreePort()),
        ...createDatabaseSettings(),
        SMTP_URL: `smtp://127.0.0.1:${await smtp.listen()}`,
        S3_BUCKET: s3.settings.bucket,
        S3_ENDPOINT: s3.settings.endpoint!,
        S3_REGION: s3.settings.region,
        S3_ACCESS_KEY_ID: s3.settings.accessKeyId!,
        S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey!,
        VIRUS_SCANNER: scanner.address,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: 'boedel',
      }),
    );
    const right = { ...machineIsRight, Files: 'ok', Mail: 'ok', 'Virus scanner': 'ok', 'Single sign-on': 'ok' };
    expect(readStates(rows)).toEqual(right);
  } finally {
    await Promise.all([s3.stop(), scanner.stop(), provider.close(), smtp.close()]);
  }
});

test('each thing that is away has a line of its own', async () => {
  const nobody = await findFreePort();
  const holder = net.createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as net.AddressInfo;
  try {
    const rows = await examineInstallation(
      createTestConfig(join(folder, 'away'), {
        PORT: String(port),
        HOST: '127.0.0.1',
        ...createDatabaseSettings(),
        SMTP_URL: `smtp://127.0.0.1:${nobody}`,
        S3_BUCKET: 'files',
        S3_ENDPOINT: `http://127.0.0.1:${nobody}`,
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        VIRUS_SCANNER: `127.0.0.1:${nobody}`,
        OIDC_ISSUER: `http://127.0.0.1:${nobody}`,
        OIDC_CLIENT_ID: 'boedel',
      }),
    );
    const wrong = { Port: 'WRONG', Files: 'WRONG', Mail: 'WRONG', 'Virus scanner': 'WRONG', 'Single sign-on': 'WRONG' };
    expect(readStates(rows)).toEqual({ ...machineIsRight, ...wrong });
    expect(rows.find(({ what }) => what === 'Mail')?.text).toMatch(/ECONNREFUSED.*Correct .* SMTP_URL/);
    expect(rows.find(({ what }) => what === 'Port')?.text).toBe(
      `Port ${port} of 127.0.0.1 cannot be used (EADDRINUSE). Set PORT or HOST to others.`,
    );
    expect(formatTable(rows).every((line) => !line.includes('\n'))).toBe(true);
  } finally {
    holder.close();
  }
});

test('a data folder that cannot be, and a database that is away, keep nobody from looking at the rest', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'no folder');
  const nobody = await findFreePort();
  const rows = await examineInstallation(
    createTestConfig(join(file, 'below'), {
      PORT: String(await findFreePort()),
      DATABASE_URL: `postgres://boedel@127.0.0.1:${nobody}/boedel`,
    }),
  );
  expect(readStates(rows)).toMatchObject({ 'Data folder': 'WRONG', Database: 'WRONG', Files: 'WRONG', Port: 'ok' });
  expect(rows.find(({ what }) => what === 'Database')?.text).toBe(
    `Nothing answers at 127.0.0.1:${nobody}. Start PostgreSQL there, or correct DATABASE_URL.`,
  );
});
