import { cpus } from 'node:os';
import { activityCentre } from '../bench/activities.bench';
import { compliance } from '../bench/compliance.bench';
import { calendarMonth } from '../bench/calendar.bench';
import { reminders } from '../bench/reminders.bench';
import { directories } from '../bench/directories.bench';
import { everydayCalls } from '../bench/everyday-calls.bench';
import { law } from '../bench/domain.bench';
import { largeEstate } from '../bench/estate.bench';
import { firstScreens } from '../bench/first-screens.bench';
import { ledger } from '../bench/ledger.bench';
import { letters } from '../bench/letters.bench';
import { listPage } from '../bench/list-page.bench';
import { manyFirms } from '../bench/many-firms.bench';
import { money } from '../bench/money.bench';
import { besideExports } from '../bench/exports.bench';
import { masterDataInMemory, masterDataOfMany } from '../bench/reports.bench';
import { managementReports } from '../bench/management-reports.bench';
import { paper } from '../bench/paper.bench';
import { palette } from '../bench/palette.bench';
import { whileOthersSignIn } from '../bench/sign-in.bench';
import { pooler } from '../bench/pooler.bench';
import { statements } from '../bench/statements.bench';
import type { Benchmark, BenchFigure } from '../bench/figures';

/** Speed as ratios measured in one run. `npm run bench`, `-- --json` for programs, `-- --only word` for some of it. */
const benches: readonly Benchmark[] = [
  law,
  statements,
  money,
  ledger,
  listPage,
  activityCentre,
  compliance,
  calendarMonth,
  reminders,
  largeEstate,
  whileOthersSignIn,
  besideExports,
  masterDataOfMany,
  masterDataInMemory,
  managementReports,
  manyFirms,
  directories,
  everydayCalls,
  pooler,
  palette,
  firstScreens,
  paper,
  letters,
];

const asJson = process.argv.includes('--json');
const only = process.argv[process.argv.indexOf('--only') + 1];
const chosen = process.argv.includes('--only') ? benches.filter(({ name }) => name.includes(only ?? '')) : benches;

const formatFigure = ({ name, value, unit, atMost, atLeast }: BenchFigure): string => {
  const figure =
    unit === 'ratio' ? value.toFixed(2) : value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(2);
  const promise = atMost !== undefined ? `  at most ${atMost}` : atLeast !== undefined ? `  at least ${atLeast}` : '';
  const kept = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  return `  ${name.padEnd(68)} ${figure.padStart(10)} ${unit === 'ratio' ? '' : unit}${promise}${promise && !kept ? '  MISSED' : ''}`;
};

const all: Record<string, BenchFigure[]> = {};
for (const bench of chosen) {
  if (!asJson) process.stdout.write(`\n${bench.name}\n`);
  const leftOut = bench.leftOut?.();
  if (leftOut) {
    process.stderr.write(`  Left out: ${leftOut}\n`);
    continue;
  }
  const figures: BenchFigure[] = (all[bench.name] = []);
  await bench.run((figure) => {
    figures.push(figure);
    if (!asJson) process.stdout.write(`${formatFigure(figure)}\n`);
  });
}
if (asJson) process.stdout.write(`${JSON.stringify({ cores: cpus().length, node: process.version, benches: all })}\n`);
process.exit(0);
