import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestConfig } from '../../testing/config';
import { databaseKind } from '../../testing/database';
import { findFreePort } from '../../testing/postgres-server';
import { templateName } from '../../testing/template-name';
import { examineInstallation, formatTable } from './doctor';

test.runIf(databaseKind === 'server')(
  'each thing that is away has a line of its own, and so has what is there',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boedel-doctor-'));
    const nobody = await findFreePort();
    const config = createTestConfig(folder, {
      PORT: String(await findFreePort()),
      DATABASE_URL: `${inject('postgres')}${templateName}`,
      SMTP_URL: `smtp://127.0.0.1:${nobody}`,
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${nobody}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      VIRUS_SCANNER: `127.0.0.1:${nobody}`,
      OIDC_ISSUER: `http://127.0.0.1:${nobody}`,
      OIDC_CLIENT_ID: 'boedel',
    });
    try {
      const rows = await examineInstallation(config);
      const wrong = rows.filter(({ state }) => state === 'WRONG').map(({ what }) => what);
      expect(wrong).toEqual(['Files', 'Mail', 'Virus scanner', 'Single sign-on']);
      expect(rows.find(({ what }) => what === 'Mail')?.text).toMatch(/ECONNREFUSED.*Correct .* SMTP_URL/);
      expect(rows.find(({ what }) => what === 'Migrations')?.text).toBe('The database is up to date.');
      expect(formatTable(rows).every((line) => !line.includes('\n'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
