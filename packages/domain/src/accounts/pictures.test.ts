import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { sum } from '../money/cents';
import { createBenchEstate, benchRequest } from './bench-estate';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { computeCashNeed, buildEstateFlow } from './pictures';
import { createAnyEstate } from './random-estate.testing';
import { createFirstAndFinal } from './request';

const request = createFirstAndFinal(toLocalDate('2026-11-15'));

describe('pictures of an account', { timeout: 60_000 }, () => {
  it('both sides of the flow come to the gross value, and every solvent estate that divides something has one', () => {
    let drawn = 0;
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const account = expectGranted(drawLiquidationAndDistribution(estate, request));
        const flow = buildEstateFlow(account);
        const gross = account.liquidation.gross.value;
        if (account.insolvent || gross <= 0) expect(flow).toBeNull();
        if (!flow) return;
        drawn += 1;
        expect(sum(flow.from.map(({ amount }) => amount))).toBe(gross);
        expect(sum(flow.to.map(({ amount }) => amount))).toBe(gross);
        // The naive way to what heirs get: the gross value less every line that comes off it.
        const { administration, funeral, creditors, estateDuty, carriedForward } = account.liquidation;
        const off = sum([
          ...[administration, funeral, creditors, estateDuty].flatMap(({ lines }) => lines.map(({ amount }) => amount)),
          carriedForward.value,
        ]);
        expect(sum(flow.to.filter(({ kind }) => kind === 'heir').map(({ amount }) => amount))).toBe(gross - off);
      }),
      { numRuns: 60, seed: Number(process.env['SEED'] ?? 20261116) },
    );
    expect(drawn).toBeGreaterThan(15);
  });

  it('money there is and what is missing come to what is needed and what is left', () => {
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const need = computeCashNeed(expectGranted(drawLiquidationAndDistribution(estate, request)));
        if (!need) return;
        expect(need.cash + need.shortfall).toBe(need.debts + need.legacies + need.heldBack + need.surplus);
        expect(Math.min(need.surplus, need.shortfall)).toBe(0);
      }),
      { numRuns: 60, seed: Number(process.env['SEED'] ?? 20261116) },
    );
  });

  it('many heirs are shown as eight bands', () => {
    const account = expectGranted(
      drawLiquidationAndDistribution(
        createBenchEstate({ assets: 30, liabilities: 5, beneficiaries: 20 }),
        benchRequest,
      ),
    );
    const heirs = buildEstateFlow(account)?.to.filter(({ kind }) => kind === 'heir') ?? [];
    expect(heirs).toHaveLength(8);
    expect(heirs.at(-1)!.name.key).toBe('{count} other heirs');
  });
});
