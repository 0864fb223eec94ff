import { message } from '../law/message';
import { formatAmount } from '../formats/amount';
import { createDatedTable, type DatedRow } from '../law/dated';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, nil, plus, rand } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, percent, formatPercent } from '../money/fraction';

export interface DutyBand {
  readonly above: Cents;
  readonly upTo?: Cents;
  readonly rate: Fraction;
}

export interface DutyScale {
  /** s 4A(1). */
  readonly abatement: Cents;
  /** First Schedule. */
  readonly bands: readonly DutyBand[];
}

const createFlatBands = (rate: number): readonly DutyBand[] => [{ above: nil, rate: percent(rate) }];

/** Estate Duty Act 45 of 1955, s 4A and First Schedule: abatement and rates, by date of death. */
export const dutyScale = createDatedTable<DutyScale>('scale of estate duty', [
  { from: '1988-03-16', abatement: rand(1_000_000), bands: createFlatBands(15) },
  { from: '1996-03-14', abatement: rand(1_000_000), bands: createFlatBands(25) },
  { from: '2001-10-01', abatement: rand(1_000_000), bands: createFlatBands(20) },
  { from: '2002-03-01', abatement: rand(1_500_000), bands: createFlatBands(20) },
  { from: '2006-03-01', abatement: rand(2_500_000), bands: createFlatBands(20) },
  { from: '2007-03-01', abatement: rand(3_500_000), bands: createFlatBands(20) },
  {
    from: '2018-03-01',
    abatement: rand(3_500_000),
    bands: [
      { above: nil, upTo: rand(30_000_000), rate: percent(20) },
      { above: rand(30_000_000), rate: percent(25) },
    ],
    note: 'No change was announced in Budget 2026. Confirm for deaths from 1 March 2026.',
  },
]);

/** The part of an amount that falls in a band. */
export const computeAmountInBand = (amount: Cents, band: DutyBand): Cents =>
  cents(Math.max(0, Math.min(amount, band.upTo ?? amount) - band.above));

/** Duty by a scale already looked up. Only the last band reached can leave a part of a cent, so each is rounded. */
export function computeDutyByScale(dutiable: Cents, scale: DutyScale & DatedRow): WorkedResult<Cents> {
  const work = startWorking('Estate duty by the scale', 'Estate Duty Act s 2(2) and First Schedule').line(
    'Dutiable amount',
    dutiable,
    { note: scale.note },
  );
  let duty = nil;
  for (const band of scale.bands) {
    const part = computeAmountInBand(dutiable, band);
    if (part === 0) continue;
    const charged = roundHalfUp(times(part, band.rate));
    const values = { rate: formatPercent(band.rate), amount: formatAmount(band.above) };
    work.line(message('{rate}% of the part above {amount}', values), charged);
    duty = plus(duty, charged);
  }
  return work.gives(duty);
}
