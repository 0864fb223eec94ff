import { refuse } from '@boedel/domain/law/refusal';
import { isReturnText, rankOriginals } from '@boedel/domain/cash/reversal';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, negate } from '@boedel/domain/money/cents';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { movementKinds } from '@boedel/domain/cash/movement';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { requireValue } from '../../platform/require-value';
import type { MatterRecordRequest } from '../../platform/record/matter-record';
import { openMatter, type OpenedMatter } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { movementKit } from '../cash/movements';
import type { MatchedSource } from '../cash/matched.store';
import { listOriginals } from '../cash/reversal.store';
import { bankLineStore, type BankLineRow } from './bank-line.store';
import type { MadeEntry } from './made-entry';
import { findEntryLabel } from './target';

const kits = {
  income: { kit: incomeKit, day: 'receivedDate' },
  expense: { kit: expenseKit, day: 'paidDate' },
  money_movement: { kit: movementKit, day: 'movedDate' },
} as const;

/** The most that are offered; no one chooses by eye among more. */
const mostOriginals = 200;

/** The entries a line may refund or return, most likely first. */
export const getOriginals: Handler<typeof reconCalls.getOriginals> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const line = await bankLineStore(tx).find(query.lineID);
    await openMatter(tx, line.matter_id, 'money');
    const { day, amount_cents: amount, description, reference, bank_account_id: bankAccountID } = line;
    const found = await listOriginals(tx, line.matter_id, amount > 0, day);
    const candidates = found.filter(
      ({ source, label }) =>
        source !== 'money_movement' || (movementKinds[label as keyof typeof movementKinds].way === 'in') !== amount > 0,
    );
    return rankOriginals({ day, amount, description, reference, bankAccountID }, candidates)
      .slice(0, mostOriginals)
      .map(({ source, id, day: on, description: text, payee, label, amount: whole, left, isPayment }) => ({
        source,
        sourceID: id,
        day: on,
        description: text,
        payee,
        what: findEntryLabel(label),
        amount: whole,
        left,
        isPayment,
        isLikelyReturned: isPayment && left === Math.abs(amount) && isReturnText(description, reference),
      }));
  });

interface NewReversal {
  readonly original: { readonly source: MatchedSource; readonly id: number };
  readonly day: LocalDate;
  readonly amount: Cents;
  readonly bankAccountID: number;
  readonly description: string;
  readonly voucher: string | null;
}

/** Adds the refund or return of an entry, by the rules of that entry's tab. */
export async function addReversal(
  tx: Tx,
  asked: MatterRecordRequest,
  matter: OpenedMatter,
  { original: { source, id }, day, amount, bankAccountID, description, voucher }: NewReversal,
): Promise<{ source: MatchedSource; id: number }> {
  // Three kinds of entry with the same functions; only the name of the day differs.
  const { kit, day: dayField } = kits[source] as typeof kits.income;
  const values = kit.read(await kit.store(tx).find(id));
  const at = await kit.toChange(tx, asked, matter.id);
  const reversal = {
    ...values,
    [dayField]: day,
    description,
    amount: negate(amount),
    vatAmount: null,
    bankAccountID,
    reversalOfID: id,
    voucher,
    documentID: null,
    notes: null,
    account: null,
  };
  return { source, id: (await kit.insert(reversal, at)).id };
}

interface ReversalMaking {
  readonly tx: Tx;
  readonly asked: MatterRecordRequest;
  readonly matter: OpenedMatter;
  readonly accountId: number;
  readonly line: BankLineRow;
  readonly voucher: string | null;
}

/** Adds the refund or return of an entry on the day of the bank line. */
export async function makeReversal(
  { tx, asked, matter, accountId, line, voucher }: ReversalMaking,
  made: MadeEntry,
  isIn: boolean,
): Promise<{ source: MatchedSource; id: number }> {
  const { source, id } = requireValue(made.reversalOf, refuse('reversalOf', 'Choose the original entry.'));
  const { kit } = kits[source] as typeof kits.income;
  const kind = (kit.read(await kit.store(tx).find(id)) as unknown as { readonly kind?: keyof typeof movementKinds })
    .kind;
  const cameIn = source === 'income' || (kind !== undefined && movementKinds[kind].way === 'in');
  if (cameIn === isIn) {
    throw new RefusalProblem(
      refuse('reversalOf', 'This entry moved money the same way as the line. Choose one that moved it the other way.'),
    );
  }
  return addReversal(tx, asked, matter, {
    original: { source, id },
    day: line.day,
    amount: made.amount,
    bankAccountID: accountId,
    description: made.description ?? line.description,
    voucher,
  });
}
