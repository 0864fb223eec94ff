import { resolve } from 'node:path';
import { countUnopenable } from '../areas/session/authenticator.store';
import { listFirmsWithTail, linkFirm } from '../platform/audit/link-entries';
import { readPublicKeys } from '../platform/audit/make-checkpoint';
import { describeTrail, verifyFirms } from '../platform/audit/verify-trail';
import { restoreBackup } from '../platform/backup/restore-backup';
import { verifyFiles } from '../platform/backup/verify-files';
import { sql } from '../platform/db/sql';
import { openFileStore } from '../platform/files/open-store';
import { runCommand } from '../platform/run-command';
import { readKeys } from '../platform/session/keys';
import { openProviderScope } from '../platform/tenancy/scopes';

/** npm run restore -- <file>: into an empty database, then everything is verified. */
runCommand('The restore failed', async ({ config, database, args, print }) => {
  const [given] = args;
  if (!given) throw new Error('say from which file, as in npm run restore -- boedel-2026-03-01.backup');
  const files = await openFileStore(config);
  const report = await restoreBackup(database, files, resolve(given), config.BACKUP_PASSPHRASE);
  print(
    `Backup of ${report.madeAt}: ${report.tables} tables with ${report.rows} rows, all counted; ${report.files} files.`,
  );
  if (report.broughtUpToDate > 0) print(`The schema was brought up to date by ${report.broughtUpToDate} migrations.`);
  let isWhole = true;
  const { right, wrong } = await verifyFiles(database, files);
  print(`${right} files match their checksum; ${wrong.length} do not.`);
  for (const key of wrong) {
    print(`${report.missing.includes(key) ? 'Already missing when the backup was made' : 'WRONG'}: ${key}`);
    isWhole = false;
  }
  // A backup of an earlier version has a linear chain: it becomes the first leaves of the tree.
  for (const firmId of await listFirmsWithTail(database)) await linkFirm(database, firmId);
  const keys = await readKeys(config);
  const publicKeys = await readPublicKeys({ database, keys });
  for await (const trail of verifyFirms(database, { files, keys: publicKeys })) {
    describeTrail(trail).forEach(print);
    isWhole &&= trail.faults.length === 0;
  }
  // A second factor is a person's, not a firm's. The key that seals it is not in the archive.
  const unopened = await openProviderScope(database).transaction((tx) => countUnopenable(tx, keys));
  if (unopened > 0) {
    print(
      `${unopened} authenticator apps cannot be opened with any key here. Copy the key from the installation the backup comes from (the file`,
    );
    print(
      'auth-key of its data folder, or its AUTH_KEY), or those people cannot sign in until their second factor is reset.',
    );
  }
  // Every firm's: work that waited when the backup was made will be done when this server starts.
  const { count } = await openProviderScope(database).transaction((tx) =>
    tx.one<{ count: number }>(sql`select count(*) as count from job where state in ('waiting', 'running')`),
  );
  if (count > 0) print(`${count} jobs are waiting and may include emails. They will run when Boedel starts here.`);
  print(isWhole ? 'Restored and verified.' : 'Restored with problems: see above.');
  return isWhole ? 0 : 1;
});
