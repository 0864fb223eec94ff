import { expect, test } from 'vitest';
import { ann, ben, cash, halves, today } from '../accounts/two-heirs.testing';
import { anEstate } from '../estate/estate.testing';
import { isRefused } from '../law/refusal';
import { systemType } from '../matter/kinds';
import { nil } from '../money/cents';
import { figuresOf } from './matter-figures';

const dutyOf = (will: typeof halves | undefined) => {
  const estate = anEstate({
    country: 'NA',
    people: [ann, ben],
    assets: [cash(90_000_000)],
    ...(will && { will }),
    settings: { ...anEstate().settings, mastersFee: { amount: nil } },
  });
  const { estateDuty } = figuresOf({ systemType: systemType.estateLate, today, assets: [], liabilities: [], estate });
  return estateDuty && !isRefused(estateDuty) ? estateDuty : undefined;
};

test('a Namibian estate pays no duty: the figure is nil and says so, whatever else of it is still open', () => {
  expect(dutyOf(halves)).toMatchObject({ value: 0, lines: [{ label: 'Not levied' }] });
  // Without a will its heirs are captured by hand; until they are there is no account, and still no duty.
  expect(dutyOf(undefined)).toMatchObject({ value: 0 });
});
