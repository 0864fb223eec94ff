import { said } from '../law/said';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, rowOn } from '../law/check-input';
import { dated } from '../law/dated';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, nil, plus, rand } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, percent, percentText } from '../money/fraction';

interface TransferDutyBand {
  readonly above: Cents;
  /** Duty on the amount up to `above`. */
  readonly base: Cents;
  readonly rate: Fraction;
}

const band = (above: number, base: number, rate: number): TransferDutyBand => ({
  above: rand(above),
  base: rand(base),
  rate: percent(rate),
});

/** Namibia, Transfer Duty Act 14 of 1993: what is paid on land that changes hands, by the day it is acquired. */
export const namibianTransferDuty = dated<{
  readonly natural: readonly TransferDutyBand[];
  readonly juristic: Fraction;
}>('Namibian transfer duty', [
  {
    from: '2024-10-01',
    natural: [
      band(0, 0, 0),
      band(1_100_000, 0, 1),
      band(1_580_000, 4800, 5),
      band(3_150_000, 83_300, 8),
      band(12_100_000, 799_300, 11),
    ],
    juristic: percent(12),
    note: 'The base of the last band follows by continuity, and the 12% of juristic persons is from an older table; confirm both.',
  },
]);

export interface TransferDutyQuestion {
  readonly on: LocalDate;
  readonly value: Cents;
  readonly acquirer: 'natural' | 'juristic' | 'survivingSpouse';
}

/** Transfer duty on Namibian land. The surviving spouse is exempt; whether other heirs are is not settled. */
export function transferDuty({ on, value, acquirer }: TransferDutyQuestion): Outcome<Worked<Cents>> {
  const row = rowOn(namibianTransferDuty, on, 'on');
  const wrong = collectRefusals([row, checkNotNegative('value', value)]);
  if (wrong) return wrong;
  if (isRefused(row)) return row;
  const work = working('Transfer duty', 'Transfer Duty Act 14 of 1993 (Namibia)').line('Value', value);
  if (acquirer === 'survivingSpouse') return work.line('Exempt: the surviving spouse').gives(nil);
  const note = row.note ? { note: row.note } : {};
  if (acquirer === 'juristic') {
    const duty = roundHalfUp(times(value, row.juristic));
    return work.line(said('{rate}% of the value', { rate: percentText(row.juristic) }), duty, note).gives(duty);
  }
  const found = row.natural.findLast(({ above }) => value > above) ?? row.natural[0]!;
  const onExcess = roundHalfUp(times(cents(value - found.above), found.rate));
  return work
    .line('Duty up to the band', found.base, note)
    .line(said('{rate}% of the rest', { rate: percentText(found.rate) }), onExcess)
    .gives(plus(found.base, onExcess));
}
