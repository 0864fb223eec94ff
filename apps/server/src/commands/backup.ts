import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBackup } from '../platform/backup/make-backup';
import { openFileStore } from '../platform/files/open-store';
import { runCommand } from '../platform/run-command';

/** npm run backup -- <file>: everything of the installation in one file, from one moment. */
runCommand('The backup failed', async ({ config, database, args, print }) => {
  const [given] = args;
  if (!given) throw new Error('say into which file, as in npm run backup -- boedel-2026-03-01.backup');
  const path = resolve(given);
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name, so that no backup is lost.`);
  const report = await makeBackup(database, await openFileStore(config), path, config.BACKUP_PASSPHRASE);
  print(`${report.tables} tables with ${report.rows} rows, ${report.files} files with ${report.fileBytes} bytes.`);
  print(`Written to ${path} (${statSync(path).size} bytes${config.BACKUP_PASSPHRASE ? ', sealed' : ''}).`);
  if (report.damaged.length === 0) return 0;
  print(
    `Look into these: ${report.damaged.length} files are missing from the store or are not as they were put there:`,
  );
  report.damaged.forEach(print);
  return 1;
});
