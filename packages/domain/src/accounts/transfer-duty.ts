import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotNegative, findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, nil, plus, rand } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, percent, formatPercent } from '../money/fraction';

interface TransferDutyBand {
  readonly above: Cents;
  /** Duty on the amount up to `above`. */
  readonly base: Cents;
  readonly rate: Fraction;
}

const createBand = (above: number, base: number, rate: number): TransferDutyBand => ({
  above: rand(above),
  base: rand(base),
  rate: percent(rate),
});

/** Namibia, Transfer Duty Act 14 of 1993: what is paid on land that changes hands, by the day it is acquired. */
export const namibianTransferDuty = createDatedTable<{
  readonly natural: readonly TransferDutyBand[];
  readonly juristic: Fraction;
}>('Namibian transfer duty', [
  {
    from: '2024-10-01',
    natural: [
      createBand(0, 0, 0),
      createBand(1_100_000, 0, 1),
      createBand(1_580_000, 4800, 5),
      createBand(3_150_000, 83_300, 8),
      createBand(12_100_000, 799_300, 11),
    ],
    juristic: percent(12),
    note: 'The base of the last bracket is derived, and the 12% for juristic persons comes from an older table. Confirm both.',
  },
]);

export interface TransferDutyQuestion {
  readonly on: LocalDate;
  readonly value: Cents;
  readonly acquirer: 'natural' | 'juristic' | 'survivingSpouse';
}

/** Transfer duty on Namibian land. The surviving spouse is exempt; whether other heirs are is not settled. */
export function computeTransferDuty({ on, value, acquirer }: TransferDutyQuestion): Outcome<WorkedResult<Cents>> {
  const row = findRowOn(namibianTransferDuty, on, 'on');
  const wrong = collectRefusals([row, checkNotNegative('value', value)]);
  if (wrong) return wrong;
  if (isRefused(row)) return row;
  const work = startWorking('Transfer duty', 'Transfer Duty Act 14 of 1993 (Namibia)').line('Value', value);
  if (acquirer === 'survivingSpouse') return work.line('Exempt: the surviving spouse').gives(nil);
  const note = row.note ? { note: row.note } : {};
  if (acquirer === 'juristic') {
    const duty = roundHalfUp(times(value, row.juristic));
    return work.line(message('{rate}% of the value', { rate: formatPercent(row.juristic) }), duty, note).gives(duty);
  }
  const found = row.natural.findLast(({ above }) => value > above) ?? row.natural[0]!;
  const onExcess = roundHalfUp(times(cents(value - found.above), found.rate));
  return work
    .line('Duty up to the band', found.base, note)
    .line(message('{rate}% of the rest', { rate: formatPercent(found.rate) }), onExcess)
    .gives(plus(found.base, onExcess));
}
