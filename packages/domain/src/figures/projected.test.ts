import { expect, test } from 'vitest';
import { ann, ben, cash, halves, today } from '../accounts/two-heirs.testing';
import { liquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { firstAndFinal } from '../accounts/request';
import { anAsset, anEstate } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { systemType } from '../matter/kinds';
import { freeResidueOf } from './free-residue';
import { figuresOf } from './matter-figures';

const why = { whyOutstanding: 'The transfer secretary has not answered.' };
const estateWith = (treatment: 'inKind' | 'outstanding') =>
  anEstate({
    people: [ann, ben],
    assets: [cash(9_000_000), anAsset('shares', 500_000, treatment, treatment === 'outstanding' ? why : {})],
    will: halves,
  });
const figures = (treatment: 'inKind' | 'outstanding') =>
  figuresOf({ systemType: systemType.estateLate, today, assets: [], liabilities: [], estate: estateWith(treatment) });

test('an asset that is still outstanding keeps no figure of the whole estate back', () => {
  expect(isRefused(liquidationAndDistribution(estateWith('outstanding'), firstAndFinal(today)))).toBe(true);
  const { estateDuty } = figures('outstanding');
  expect(estateDuty && !isRefused(estateDuty) ? estateDuty.value : undefined).toBeGreaterThan(0);
  expect(figures('outstanding')).toEqual(figures('inKind'));
  expect(freeResidueOf(estateWith('outstanding'), today)).toEqual(freeResidueOf(estateWith('inKind'), today));
});
