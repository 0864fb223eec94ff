import { refuse } from '@boedel/domain/law/refusal';
import { rankOriginals } from '@boedel/domain/cash/reversal';
import { negate } from '@boedel/domain/money/cents';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { movementKinds } from '@boedel/domain/cash/movement';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { openMatter } from '../../platform/tenancy/matter-door';
import { expenseKit } from '../cash/expenses';
import { incomeKit } from '../cash/income';
import { movementKit } from '../cash/movements';
import type { MatchedSource } from '../cash/matched.store';
import { listOriginals } from '../cash/reversal.store';
import { bankLineStore } from './bank-line.store';
import type { MadeEntry } from './made-entry';
import type { MatchMaking } from './make-match';
import { findEntryLabel } from './target';

const kits = {
  income: { kit: incomeKit, day: 'receivedDate' },
  expense: { kit: expenseKit, day: 'paidDate' },
  money_movement: { kit: movementKit, day: 'movedDate' },
} as const;

/** So many are offered: nobody chooses by eye among more. */
const mostOriginals = 200;

/** What a line may give back, the likeliest first. */
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
      .map(({ source, id, day: on, description: text, payee, label, amount: whole, left }) => ({
        source,
        sourceID: id,
        day: on,
        description: text,
        payee,
        what: findEntryLabel(label),
        amount: whole,
        left,
      }));
  });

/** Makes the entry that gives back another on the day of the line, by the rules of the other's tab. */
export async function makeReversal(
  { tx, asked, matter, accountId, line, voucher }: Omit<MatchMaking, 'expectedPayments'>,
  made: MadeEntry,
  isIn: boolean,
): Promise<{ source: MatchedSource; id: number }> {
  const { source, id } = made.reversalOf ?? orRefuse(refuse('reversalOf', 'Choose the entry the money came back of.'));
  // Three kinds of entry with the same verbs; what differs is the name of the day.
  const { kit, day } = kits[source] as typeof kits.income;
  const original = await kit.store(tx).find(id);
  const values = kit.read(original);
  const kind = (values as unknown as { readonly kind?: keyof typeof movementKinds }).kind;
  const cameIn = source === 'income' || (kind !== undefined && movementKinds[kind].way === 'in');
  if (cameIn === isIn) {
    orRefuse(refuse('reversalOf', 'This entry moved money the same way as the line. Choose one that moved it the other way.'));
  }
  const at = await kit.toChange(tx, asked, matter.id);
  const reversal = {
    ...values,
    [day]: line.day,
    description: made.description ?? line.description,
    amount: negate(made.amount),
    vatAmount: null,
    bankAccountID: accountId,
    reversalOfID: id,
    voucher,
    documentID: null,
    notes: null,
    account: null,
  };
  return { source, id: (await kit.insert(reversal, at)).id };
}
