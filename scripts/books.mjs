// The books check themselves: `npm run books` runs every named check over every matter and names what it finds.
// `npm run books -- random 1000000` books so many random events and compares them with a naive ledger, with a seed after it if
// wanted. `npm run books -- hledger FIRM FILE` writes the ledger as a journal that hledger reads.
import { randomInt } from 'node:crypto';
import { build, checkNode, install } from './lib/prepare.mjs';
import { bin, run } from './lib/run.mjs';

const [what, ...rest] = process.argv.slice(2);
const isRandom = what === 'random';
checkNode();
await install({ tests: isRandom });
if (isRandom) {
  const [count = '1000000', seed = String(randomInt(1, 2 ** 31))] = rest;
  if (!/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
    process.stderr.write('Enter how many random events to book, and a seed to repeat a run.\n');
    process.exit(1);
  }
  process.stdout.write(
    `${count} random events, seed ${seed}. Repeat them with: npm run books -- random ${count} ${seed}\n`,
  );
  process.exitCode = await run(
    bin('vitest'),
    ['run', '--project', 'domain', 'packages/domain/src/books/random-book.test.ts'],
    {
      env: { ...process.env, BOOK_EVENTS: count, SEED: seed },
    },
  );
} else {
  await build({ web: false });
  process.exitCode = await run(process.execPath, [
    '--enable-source-maps',
    'apps/server/dist/books.js',
    ...process.argv.slice(2),
  ]);
}
