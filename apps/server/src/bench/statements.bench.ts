import { isRefused } from '@boedel/domain/law/refusal';
import { toPastChoices, createCuratorYear } from '@boedel/domain/reconciliation/bench-years';
import { judgeSecondYear } from '@boedel/domain/reconciliation/judge-year';
import { learnChoices } from '@boedel/domain/reconciliation/learn';
import { suggest } from '@boedel/domain/reconciliation/suggest';
import { benchFiles } from '@boedel/domain/statements/bench-file';
import { readStatement } from '@boedel/domain/statements/read-statement';
import { drainSteps, type Steps } from '@boedel/domain/steps/steps';
import { type Benchmark, type BenchFigure, findMedian } from './figures';

const sizes = [1000, 10_000, 100_000] as const;

interface ReadingRun {
  readonly perSecond: number;
  readonly longestStep: number;
}

/** The whole work in its steps, and how long the longest of them took: others wait no longer than that. */
function measureReading(start: () => Steps<unknown>, lines: number, times: number): ReadingRun {
  let longestStep = 0;
  const began = performance.now();
  for (let time = 0; time < times; time += 1) {
    const steps = start();
    for (let before = performance.now(), isDone = false; !isDone;) {
      isDone = steps.next().done === true;
      const now = performance.now();
      longestStep = Math.max(longestStep, now - before);
      before = now;
    }
  }
  return { perSecond: (lines * times * 1000) / (performance.now() - began), longestStep };
}

/** Sizes in turn, several times over, each with as much work, so that a busy moment of the machine falls on all. */
function reportRates(
  tell: (figure: BenchFigure) => void,
  name: string,
  starts: ReadonlyMap<number, () => Steps<unknown>>,
): void {
  const runs = new Map<number, ReadingRun[]>(sizes.map((size) => [size, []]));
  const most = sizes.at(-1)!;
  measureReading(starts.get(sizes[0])!, sizes[0], 30);
  for (let round = 0; round < 5; round += 1) {
    for (const size of sizes)
      runs.get(size)!.push(measureReading(starts.get(size)!, size, Math.max(1, Math.round(most / 2 / size))));
  }
  const medianRate = (size: number): number => findMedian(runs.get(size)!.map(({ perSecond }) => perSecond));
  for (const size of sizes)
    tell({ name: `${name}, ${size.toLocaleString('en-GB')} lines`, value: medianRate(size), unit: 'per second' });
  tell({
    name: `${name}: the rate at 100,000 beside that at 1,000`,
    value: medianRate(most) / medianRate(sizes[0]),
    unit: 'ratio',
    atLeast: 0.7,
  });
  const stall = findMedian(runs.get(most)!.map(({ longestStep }) => longestStep));
  tell({ name: `${name}: the longest step of 100,000 lines`, value: stall, unit: 'ms', atMost: 50 });
}

export const statements: Benchmark = {
  name: 'bank statements and matching',
  // oxlint-disable-next-line typescript/require-await -- pure arithmetic behind the bench's one shape
  async run(tell) {
    for (const [format, file] of Object.entries(benchFiles)) {
      const starts = new Map(
        sizes.map((size) => {
          const bytes = new TextEncoder().encode(file(size));
          const check = drainSteps(readStatement(bytes));
          if (isRefused(check) || check.kind !== 'read' || check.file.rows.read !== size)
            throw new Error(`${format}: not read whole`);
          return [size, () => readStatement(bytes)] as const;
        }),
      );
      reportRates(tell, `${format} read`, starts);
    }
    const learned = drainSteps(learnChoices(toPastChoices(createCuratorYear(1, 1))));
    const starts = new Map(
      sizes.map((size) => {
        const lines = Array.from({ length: Math.ceil(size / 280) }, (_, at) =>
          createCuratorYear(at, 2, { of: `m${at}` }),
        )
          .flat()
          .slice(0, size);
        const entries = lines.map(({ target, ...line }) => ({ ...line, id: `entry-${line.id}`, target }));
        return [size, () => suggest(lines, entries, learned)] as const;
      }),
    );
    reportRates(tell, 'matching against as many entries', starts);
    const judged = [1, 2, 3, 4, 5].map(judgeSecondYear);
    const sumPart = (part: 'lines' | 'right' | 'certain' | 'certainAndWrong'): number =>
      judged.reduce((total, each) => total + each[part], 0);
    tell({
      name: 'second year of a curatorship: right suggestions',
      value: sumPart('right') / sumPart('lines'),
      unit: 'ratio',
      atLeast: 0.9,
    });
    tell({
      name: 'second year: suggested with more than 95%',
      value: sumPart('certain') / sumPart('lines'),
      unit: 'ratio',
    });
    tell({ name: 'second year: of those, wrong', value: sumPart('certainAndWrong'), unit: 'rows', atMost: 0 });
  },
};
