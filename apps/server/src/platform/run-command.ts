import { type Config, readConfig } from './config/config';
import type { Database } from './db/database';
import { connectDatabase } from './create-services';
import { checkFolder } from './startup/check-folder';
import { explainStart } from './startup/explain-start';

export interface CommandSetting {
  readonly config: Config;
  /** As it is: a command does not change the schema by being run. */
  readonly database: Database;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** Runs a command at the terminal: its number is the exit code, and trouble is one sentence rather than a stack. */
export function runCommand(failure: string, work: (setting: CommandSetting) => Promise<number>): void {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  let known: Config | undefined;
  const run = async (): Promise<number> => {
    const config = (known = readConfig());
    checkFolder(config.dataFolder);
    const database = await connectDatabase(config);
    try {
      return await work({ config, database, args: process.argv.slice(2), print });
    } finally {
      await database.close();
    }
  };
  run().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${failure}: ${explainStart(error, known)}\n`);
      process.exit(1);
    },
  );
}
