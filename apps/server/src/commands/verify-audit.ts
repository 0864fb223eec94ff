import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeLedgerFaults, verifyLedgers } from '../areas/ledger/verify-ledger.store';
import { listOwnPublicKeys } from '../platform/audit/audit-keys';
import { readCheckpoint } from '../platform/audit/checkpoint-note';
import { verifyEntryProof } from '../platform/audit/entry-proof';
import { readPublicKeys } from '../platform/audit/make-checkpoint';
import { type FoundCheckpoint, describeTrail, verifyFirms } from '../platform/audit/verify-trail';
import { openFileStore } from '../platform/files/open-store';
import { runCommand } from '../platform/run-command';
import { readKeys } from '../platform/session/keys';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Checks the proof of one entry. Needs nothing but the file: no database, no data folder, no network. */
function verifyOne(file: string, keyFiles: readonly string[]): number {
  const keys = keyFiles.flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean));
  const report = verifyEntryProof(readFileSync(file, 'utf8'), keys.length > 0 ? keys : undefined);
  if (!report.isProved) {
    print(`NOT PROVED: ${report.why}`);
    return 1;
  }
  const { id, at, person_name, action } = report.entry;
  print(`Proved: entry ${String(id)} of ${String(at)}, ${String(action)} by ${String(person_name)},`);
  print(`is number ${report.index + 1} of the ${report.size} entries that were signed on ${report.time}.`);
  print(
    keys.length > 0
      ? `Signed with the key you gave (${report.key}).`
      : `Signed with key ${report.key}, which the file brings itself: compare it with the public key you keep, or give that with --key.`,
  );
  return 0;
}

const readGiven = (paths: readonly string[]): FoundCheckpoint[] =>
  paths.map((where) => {
    const note = readCheckpoint(readFileSync(where, 'utf8'));
    if (!note) throw new Error(`${where} is not a checkpoint`);
    return { where, note };
  });

interface Asked {
  readonly key: readonly string[];
  readonly checkpoint: readonly string[];
}

/**
 * npm run audit:verify: recomputes every firm's trail and ledger, holds the trail against the checkpoints in the database,
 * in the store and in the files given, and prints what was found; 1 where anything is wrong.
 */
function verifyAll(values: Asked): void {
  runCommand('The trail could not be verified', async ({ config, database }) => {
    const own = await readKeys(config);
    const keys = [
      ...(await readPublicKeys({ database, keys: own })),
      ...values.key.flatMap((path) => readFileSync(path, 'utf8').split('\n').filter(Boolean)),
    ];
    const files = await openFileStore(config);
    let isWhole = true;
    for await (const report of verifyFirms(database, { files, keys, given: readGiven(values.checkpoint) })) {
      describeTrail(report).forEach(print);
      isWhole &&= report.faults.length === 0;
    }
    for await (const report of verifyLedgers(database)) {
      describeLedgerFaults(report).forEach(print);
      isWhole &&= report.faults.length === 0;
    }
    print(`Keys of this installation: ${listOwnPublicKeys(own).join(' ')}`);
    print(
      isWhole
        ? 'All trails are complete.'
        : 'A trail or a ledger is broken. Compare what is named above with a backup; docs/audit-trail.md says how.',
    );
    return isWhole ? 0 : 1;
  });
}

try {
  const { values } = parseArgs({
    options: {
      entry: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      checkpoint: { type: 'string', multiple: true, default: [] },
    },
  });
  if (values.entry === undefined) verifyAll(values);
  else process.exitCode = verifyOne(values.entry, values.key);
} catch (error) {
  process.stderr.write(`Verification failed: ${(error as Error).message}

`);
  process.exitCode = 1;
}
