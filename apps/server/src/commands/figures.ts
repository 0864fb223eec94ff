import { checkFigures } from '../areas/figures/check-figures';
import { sql } from '../platform/db/sql';
import { runCommand } from '../platform/run-command';
import { openProviderScope } from '../platform/tenancy/scopes';

const formatCents = (cents: number | null): string => (cents === null ? 'none' : (cents / 100).toFixed(2));

/**
 * npm run figures: works the figures of every matter out again, firm by firm, and names each that differs from what is
 * kept; 1 when one does. With --mend they are put right.
 */
runCommand('The figures could not be worked out', async ({ database, args, print }) => {
  const mend = args.includes('--mend');
  // Every firm's figures are worked out, so their names are read across firms.
  const firms = await openProviderScope(database).transaction((tx) =>
    tx.rows<{ id: number; name: string }>(sql`select id, name from intermediary order by id`),
  );
  let found = 0;
  for (const { id, name } of firms) {
    const differences = await checkFigures(database, id, { mend });
    print(`${name}: ${differences.length === 0 ? 'every figure is right' : `${differences.length} figures differ`}`);
    for (const { reference, figure, kept, found: fresh } of differences) {
      print(`  ${reference} ${figure}: kept ${formatCents(kept)}, comes to ${formatCents(fresh)}`);
    }
    found += differences.length;
  }
  if (found > 0) print(mend ? 'They were corrected.' : 'Run it again with --mend to correct them.');
  return found > 0 && !mend ? 1 : 0;
});
