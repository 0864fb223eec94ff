import { createBenchEstate, benchRequest } from '@boedel/domain/accounts/bench-estate';
import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { emptySheet, type Sheet, type SheetRow } from '@boedel/domain/client-sheet/sheet';
import { type StoredClientEstate, buildSheetEstate } from '@boedel/domain/client-sheet/sheet-estate';
import { projectDeath } from '@boedel/domain/die-today/projection';
import { type ScenarioChanges, buildScenario } from '@boedel/domain/die-today/scenario';
import { computeEstateDuty } from '@boedel/domain/estate-duty/estate-duty';
import type { EstateForDuty } from '@boedel/domain/estate-duty/estate-for-duty';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { isRefused } from '@boedel/domain/law/refusal';
import { createBenchInsolvency } from '@boedel/domain/insolvency/bench-estate';
import { distribute } from '@boedel/domain/insolvency/distribute';
import { rand } from '@boedel/domain/money/cents';
import { type Benchmark, findMedian, findPercentile } from './figures';

/** Median of five runs of so many, each the mean of one. */
function measureMilliseconds(work: () => unknown, times: number): number {
  for (let warm = 0; warm < times; warm += 1) work();
  const runs = Array.from({ length: 5 }, () => {
    const began = performance.now();
    for (let count = 0; count < times; count += 1) work();
    return (performance.now() - began) / times;
  });
  return findMedian(runs);
}

/** Of so many runs, the time that 95 in a hundred keep. */
function measureSlowest(work: () => unknown, times: number): number {
  for (let warm = 0; warm < 20; warm += 1) work();
  const runs = Array.from({ length: times }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return findPercentile(runs, 0.95);
}

function createAccountWork(assets: number, liabilities: number, beneficiaries: number): () => void {
  const estate = createBenchEstate({ assets, liabilities, beneficiaries });
  return () => {
    // A list of its own each time: what is remembered of one reading must not serve the next.
    const account = drawLiquidationAndDistribution({ ...estate, people: [...estate.people] }, benchRequest);
    if (isRefused(account)) throw new Error(account.refusals.map((refusal) => refusal.sentence).join(' '));
  };
}

function createDistributionWork(claims: number, securities: number): () => void {
  const estate = createBenchInsolvency(claims, securities);
  return () => {
    const distribution = distribute(estate);
    if (isRefused(distribution)) throw new Error(distribution.refusals.map((refusal) => refusal.sentence).join(' '));
  };
}

const dutyEstate: EstateForDuty = {
  died: toLocalDate('2026-03-14'),
  property: [
    { id: 'home', kind: 'immovable', value: rand(4_150_000) },
    { id: 'shares', kind: 'movable', value: rand(9_300_000) },
  ],
  deductions: [
    { code: '4(a)', amount: rand(48_000) },
    { code: '4(b)', amount: rand(910_000) },
  ],
};

/** A client with so many assets, and four plans of it side by side. */
function createPlansWork(assets: number): () => void {
  const asAt = toLocalDate('2026-11-15');
  const client = createBenchEstate({ assets, liabilities: 10, beneficiaries: 5 });
  const changes: readonly ScenarioChanges[] = [
    {},
    { covers: [{ amount: rand(1_000_000) }] },
    {
      sales: [
        {
          assetId: client.assets.find(({ treatment }) => treatment === 'inKind')!.id,
          price: rand(500_000),
          costs: rand(0),
        },
      ],
    },
    { later: { years: 10, growth: 6, inflation: 5 } },
  ];
  return () => {
    for (const change of changes) {
      const changed = buildScenario({ ...client, people: [...client.people] }, change);
      const plan = isRefused(changed) ? changed : projectDeath(changed, asAt);
      if (isRefused(plan)) throw new Error(plan.refusals.map(({ sentence }) => sentence).join(' '));
    }
  };
}

/** One key in a sheet of so many assets: everything is read and worked out anew, as the page does. */
function measureKeystroke(assets: number): () => void {
  const today = toLocalDate('2026-11-15');
  const createLine = (index: number): SheetRow => ({
    key: `n${index}`,
    cells: { name: `Thing ${index}`, kind: 'shares', value: `${10_000 + index}`, cost: '5000' },
    locked: [],
  });
  const child = { firstNames: 'Ben', surname: 'Bench', relation: 'son', bornOn: '1990-01-01' };
  const sheet: Sheet = {
    ...emptySheet,
    people: [{ key: 'ben', cells: child, locked: [] }],
    owns: Array.from({ length: assets }, (_, index) => createLine(index)),
  };
  const { will: _, ...estate } = createBenchEstate({ assets: 1, liabilities: 0, beneficiaries: 1 });
  const held: StoredClientEstate = {
    estate: {
      ...estate,
      // What nobody said is taken as planners take it.
      settings: { accountDate: today },
      people: [],
      marriages: [],
      assets: [],
      benefits: [],
      costs: [],
      executors: [],
      liabilities: [],
    },
    captured: [],
    sheet: emptySheet,
  };
  let typed = 0;
  return () => {
    typed += 1;
    const owns = sheet.owns.map((row, index) =>
      index === 0 ? { ...row, cells: { ...row.cells, value: String(typed) } } : row,
    );
    const projection = projectDeath(buildSheetEstate(held, { ...sheet, owns }, today).estate, today);
    if (isRefused(projection)) throw new Error(projection.refusals.map(({ sentence }) => sentence).join(' '));
  };
}

export const law: Benchmark = {
  name: 'the law as code',
  // oxlint-disable-next-line typescript/require-await -- pure arithmetic behind the bench's one shape
  async run(tell) {
    const large = measureMilliseconds(createAccountWork(500, 300, 100), 20);
    const small = measureMilliseconds(createAccountWork(50, 300, 100), 40);
    tell({
      name: 'an account of 500 assets, 300 liabilities, 100 beneficiaries',
      value: large,
      unit: 'ms',
      atMost: 30,
    });
    tell({ name: 'the same with 50 assets', value: small, unit: 'ms' });
    tell({ name: 'ten times the assets cost so many times as much', value: large / small, unit: 'ratio', atMost: 15 });
    tell({
      name: 'a client of 50 assets, four plans side by side',
      value: measureMilliseconds(createPlansWork(50), 20),
      unit: 'ms',
      atMost: 60,
    });
    tell({
      name: 'one key typed in a sheet of 100 assets, figures and all',
      value: measureSlowest(measureKeystroke(100), 200),
      unit: 'ms',
      atMost: 100,
    });
    const distributed = measureMilliseconds(createDistributionWork(1_000, 50), 10);
    const tenfold = measureMilliseconds(createDistributionWork(10_000, 50), 3);
    tell({ name: 'distribution of 1 000 claims over 50 securities', value: distributed, unit: 'ms', atMost: 50 });
    tell({ name: 'the same with 10 000 claims', value: tenfold, unit: 'ms' });
    tell({
      name: 'ten times the claims cost so many times as much',
      value: tenfold / distributed,
      unit: 'ratio',
      atMost: 15,
    });
    const computeBenchDuty = (): void => {
      const outcome = computeEstateDuty(dutyEstate);
      if (isRefused(outcome)) throw new Error(outcome.refusals.map((refusal) => refusal.sentence).join(' '));
    };
    tell({
      name: 'duty computations',
      value: 1000 / measureMilliseconds(computeBenchDuty, 5000),
      unit: 'per second',
      atLeast: 10_000,
    });
  },
};
