import { toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { rand } from '../money/cents';
import { whole } from '../money/fraction';
import { computeEstateDuty } from './estate-duty';
import type { EstateDuty, EstateForDuty } from './estate-for-duty';
import { type EstateDutySettings, usualSettings } from './settings';

// What the tests of this area share: nothing here is used by the product.

export const day = toLocalDate;
export function readValue<T>(outcome: Outcome<WorkedResult<T>>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome.value;
}
export const readFields = (outcome: unknown): string[] =>
  isRefused(outcome) ? outcome.refusals.map((r) => r.field) : [];
export const createSoleHeir = (personId: string) => [{ personId, share: whole }];

export const spousePolicy: EstateForDuty = {
  died: day('2026-02-10'),
  property: [{ id: 'assets', kind: 'movable', value: rand(9_650_000) }],
  deemed: [{ kind: 'policy', id: 'policy', proceeds: rand(1_500_000), payees: createSoleHeir('spouse') }],
  deductions: [
    { code: '4(a)', amount: rand(38_500) },
    { code: '4(b)', amount: rand(612_340.55) },
    { code: '4(c)', amount: rand(478_215.2) },
    { code: '4(h)', amount: rand(250_000) },
    { code: '4(lA)', amount: rand(1_200_000) },
  ],
  spouseBenefits: [{ amount: rand(1_500_000), propertyId: 'policy' }, { amount: rand(900_000) }],
};
export const computeDuty = (estate: EstateForDuty, settings: Partial<EstateDutySettings> = {}): EstateDuty =>
  readValue(computeEstateDuty(estate, { ...usualSettings, ...settings }));
export const createEstateOfNet = (net: number, more: Partial<EstateForDuty> = {}): EstateForDuty => ({
  died: day('2026-02-10'),
  property: [{ id: 'all', kind: 'movable', value: rand(net) }],
  ...more,
});
