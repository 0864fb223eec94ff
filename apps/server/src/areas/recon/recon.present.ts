import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { Tx } from '../../platform/db/database';
import { findEntryLabel } from './target';
import type { BankLineDetails } from './bank-line.store';
import { type MatchedEntry, matchStore } from './match.store';

export type BankLineAnswer = AnswerOf<typeof reconCalls.getTransactions>['rows'][number];

export async function presentBankLines(tx: Tx, rows: readonly BankLineDetails[]): Promise<BankLineAnswer[]> {
  const ids = [...new Set(rows.flatMap(({ match_id }) => match_id ?? []))];
  const entries = new Map<number, MatchedEntry[]>();
  if (ids.length > 0) {
    for (const entry of await matchStore(tx).entriesOf(ids)) {
      const those = entries.get(entry.match_id);
      if (those) those.push(entry);
      else entries.set(entry.match_id, [entry]);
    }
  }
  return rows.map((row) => ({
    id: row.id,
    bankAccountID: row.bank_account_id,
    statementID: row.statement_id,
    line: row.line,
    day: row.day,
    amount: row.amount_cents,
    balance: row.balance_cents,
    description: row.description,
    reference: row.reference,
    kind: row.kind,
    doubt: row.doubt,
    groupID: row.group_id,
    isAside: row.is_aside,
    isExported: row.pastel_export_id !== null,
    match:
      row.match_id === null
        ? null
        : {
            id: row.match_id,
            voucher: row.voucher,
            documentID: row.document_id,
            by: row.made_name!,
            at: row.made_at!,
            entries: (entries.get(row.match_id) ?? []).map(
              ({
                source,
                source_id,
                description,
                amount_cents,
                is_made,
                label,
                name,
                of_day,
                of_description,
                reversed_cents,
              }) => ({
                source,
                sourceID: source_id,
                description: description ?? '-',
                what: findEntryLabel(label),
                name,
                amount: amount_cents,
                isMade: is_made,
                reversalOf: of_day === null ? null : { day: of_day, description: of_description ?? '-' },
                reversedAmount: reversed_cents,
              }),
            ),
          },
    version: row.version,
  }));
}
