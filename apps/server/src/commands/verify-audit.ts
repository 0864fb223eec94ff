import { chainLine, verifyFirms } from '../platform/audit/verify-chain';
import { runCommand } from '../platform/run-command';

/** npm run audit:verify: recomputes every firm's chain and prints a line for each; 1 when one is broken. */
runCommand('The trail could not be verified', async ({ database, print }) => {
  let isWhole = true;
  for await (const report of verifyFirms(database)) {
    print(chainLine(report));
    isWhole &&= report.broken === null;
  }
  print(isWhole ? 'Every trail is whole.' : 'A trail is broken. Compare the entry named above with a backup.');
  return isWhole ? 0 : 1;
});
