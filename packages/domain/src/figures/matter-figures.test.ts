import { expect, test } from 'vitest';
import { ann, ben, createCash, halves, today } from '../accounts/two-heirs.testing';
import { createTestEstate } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { systemType } from '../matter/kinds';
import { nil } from '../money/cents';
import { computeMatterFigures } from './matter-figures';

const computeDuty = (will: typeof halves | undefined) => {
  const estate = createTestEstate({
    country: 'NA',
    people: [ann, ben],
    assets: [createCash(90_000_000)],
    ...(will && { will }),
    settings: { ...createTestEstate().settings, mastersFee: { amount: nil } },
  });
  const { estateDuty } = computeMatterFigures({
    systemType: systemType.estateLate,
    today,
    assets: [],
    liabilities: [],
    estate,
  });
  return estateDuty && !isRefused(estateDuty) ? estateDuty : undefined;
};

test('a Namibian estate pays no duty: the figure is nil and says so, whatever else of it is still open', () => {
  expect(computeDuty(halves)).toMatchObject({ value: 0, lines: [{ label: 'Not levied' }] });
  // Without a will its heirs are captured by hand; until they are there is no account, and still no duty.
  expect(computeDuty(undefined)).toMatchObject({ value: 0 });
});
