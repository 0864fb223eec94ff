import { message } from '../law/message';
import { replaceValue, type WorkedResult, createLazyResult, type WorkingBuilder } from '../law/worked';
import { type Cents, nil } from '../money/cents';
import type { DutyAbatement } from './abatement';
import { type AllowedDeduction, deductionCodes } from './deductions';
import type { EstateDuty } from './estate-for-duty';

/** The workings behind single figures of the result. */
interface DutyParts {
  readonly allowed: readonly AllowedDeduction[];
  readonly abatement: WorkedResult<DutyAbatement>;
  readonly byScale: WorkedResult<Cents>;
  readonly reliefs: readonly WorkedResult<Cents>[];
}

/** What a letter of the Act is called. A deduction may carry the name of its property in its place. */
const deductionLabels: ReadonlySet<string> = new Set(deductionCodes.map(({ label }) => label));

/** Lays the result out line by line, in the order of the return, for whoever asks how it was worked out. */
export const presentDuty = (duty: EstateDuty, parts: DutyParts): WorkedResult<EstateDuty> =>
  createLazyResult('Estate duty', 'Estate Duty Act 45 of 1955', duty, (work) => writeDuty(work, duty, parts));

function writeDuty(work: WorkingBuilder, duty: EstateDuty, { allowed, abatement, byScale, reliefs }: DutyParts): void {
  for (const { label, value, section, note } of duty.included) work.line(label, value, { section, note });
  for (const { label, section } of duty.leftOut)
    work.line(message('Left out: {what}', { what: label }), nil, { section });
  work.line('Total value', duty.totalValue, { section: 's 3' });
  for (const { code, label, amount, note } of allowed) {
    const ours = deductionLabels.has(label);
    const less = message('Less {what}', { what: ours ? message(label) : label });
    work.line(less, amount, { section: `s ${code}`, note });
  }
  work
    .line('Net value', duty.netValue, { section: 's 4' })
    .worked('Less abatement', replaceValue(abatement, abatement.value.amount))
    .line('Dutiable amount', duty.dutiableAmount, { section: 's 4A' })
    .worked('Duty by the scale', byScale);
  for (const relief of reliefs) work.worked('Less relief for rapid succession', relief);
  for (const { amount, section, note } of duty.credits) work.line('Less credit', amount, { section, note });
  work.line('Duty payable', duty.dutyPayable);
  for (const { personId, recoverable } of duty.shares) {
    work.line(message('Recoverable from {person}', { person: personId }), recoverable, { section: 's 11 and s 13' });
  }
  work.line('Borne by the executor', duty.executorBears, { section: 's 11' });
  if (duty.onceEvidenceFiled) {
    work.line('Duty once the evidence is filed', duty.onceEvidenceFiled.duty, { section: 's 4A(5)' });
  }
}
