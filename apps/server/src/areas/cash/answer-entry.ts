import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { expenseKit } from './expenses';
import { incomeKit } from './income';

const waiting = {
  income: { kit: incomeKit, day: 'receivedDate' },
  expense: { kit: expenseKit, day: 'paidDate' },
} as const;

export interface EntryAnswer {
  /** The account the money moved through; nothing where it waits for its money again. */
  readonly bankAccountID: number | null;
  readonly day?: LocalDate;
  /** Where it has none of its own. */
  readonly voucher?: string | null;
  readonly amount?: Cents;
}

/** An entry that waited for its money has it, or waits for it again: changed by the rules of its tab. */
export async function answerEntry(
  tx: Tx,
  asked: Pick<MatterRecordRequest, 'actor' | 'now'>,
  { source, id }: { readonly source: keyof typeof waiting; readonly id: number },
  { bankAccountID, day, voucher, amount }: EntryAnswer,
): Promise<void> {
  // Two kinds of entry with the same verbs; what differs is the name of the day.
  const { kit, day: dayField } = waiting[source] as typeof waiting.income;
  const before = await kit.store(tx).find(id);
  const at = await kit.toChange(tx, asked, before.matter_id, before);
  const values = kit.read(before);
  const answered = {
    ...values,
    bankAccountID,
    ...(day && { [dayField]: day }),
    ...(amount !== undefined && { amount }),
    voucher: values.voucher ?? voucher ?? null,
  };
  await kit.save(before, before.version, answered, at);
}
