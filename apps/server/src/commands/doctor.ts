import { type Config, readConfig } from '../platform/config/config';
import { examineInstallation, formatTable } from '../platform/startup/doctor';

/** npm run doctor: a line for each thing Boedel needs; 1 when one of them is wrong. Nothing is migrated. */
async function runDoctor(): Promise<number> {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    process.stdout.write(`Environment  WRONG  ${(error as Error).message}\n`);
    return 1;
  }
  const rows = await examineInstallation(config);
  const wrong = rows.filter(({ state }) => state === 'WRONG').length;
  process.stdout.write(`${formatTable(rows).join('\n')}\n\n`);
  process.stdout.write(
    wrong === 0 ? 'Everything Boedel needs is there.\n' : `Failed: ${wrong} of ${rows.length} checks.\n`,
  );
  return wrong === 0 ? 0 : 1;
}

runDoctor().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`The examination was not finished: ${(error as Error).message}\n`);
    process.exit(1);
  },
);
