import { expect, test } from 'vitest';
import { ann, ben, createCash, halves, today } from '../accounts/two-heirs.testing';
import { drawLiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { createFirstAndFinal } from '../accounts/request';
import { createTestAsset, createTestEstate } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { systemType } from '../matter/kinds';
import { computeFreeResidue } from './free-residue';
import { computeMatterFigures } from './matter-figures';

const why = { whyOutstanding: 'The transfer secretary has not answered.' };
const createEstate = (treatment: 'inKind' | 'outstanding') =>
  createTestEstate({
    people: [ann, ben],
    assets: [
      createCash(9_000_000),
      createTestAsset('shares', 500_000, treatment, treatment === 'outstanding' ? why : {}),
    ],
    will: halves,
  });
const computeFigures = (treatment: 'inKind' | 'outstanding') =>
  computeMatterFigures({
    systemType: systemType.estateLate,
    today,
    assets: [],
    liabilities: [],
    estate: createEstate(treatment),
  });

test('an asset that is still outstanding keeps no figure of the whole estate back', () => {
  expect(isRefused(drawLiquidationAndDistribution(createEstate('outstanding'), createFirstAndFinal(today)))).toBe(true);
  const { estateDuty } = computeFigures('outstanding');
  expect(estateDuty && !isRefused(estateDuty) ? estateDuty.value : undefined).toBeGreaterThan(0);
  expect(computeFigures('outstanding')).toEqual(computeFigures('inKind'));
  expect(computeFreeResidue(createEstate('outstanding'), today)).toEqual(
    computeFreeResidue(createEstate('inKind'), today),
  );
});
