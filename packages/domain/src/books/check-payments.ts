import { formatPlainAmount } from '../formats/amount';
import { message, type Message } from '../law/message';
import { cents } from '../money/cents';
import type { BookPayment } from './book';
import { groupBy, type IndexedBook, sumCents, toEntryKey } from './book-index';
import { findEntry } from './check-entries';
import { findEvent } from './check-ledger';
import type { BookFinding, CheckOutcome } from './named-checks';

const findPayment = (check: 'payments' | 'files', id: number, text: Message): BookFinding => ({
  check,
  item: { kind: 'payment', id },
  text,
});

const toPaidKey = ({ paidExpenseId, paidMovementId }: BookPayment): string =>
  paidExpenseId !== null ? toEntryKey('expense', paidExpenseId) : toEntryKey('money_movement', paidMovementId);

export function checkPayments(book: IndexedBook): CheckOutcome {
  const { payments, entryByKey, standingOf } = book;
  const paid = payments.filter(({ state }) => state === 'paid');
  const wrong = paid.flatMap((payment): BookFinding[] => {
    const { id, payee, amount, bankAccountId } = payment;
    const key = toPaidKey(payment);
    const entry = entryByKey.get(key);
    if (!entry || !standingOf.has(key)) {
      return [findPayment('payments', id, message('The payment to {payee} has no entry in the ledger.', { payee }))];
    }
    if (entry.amount !== amount || entry.bankAccountId !== bankAccountId) {
      return [
        findPayment(
          'payments',
          id,
          message('The payment of {amount} to {payee} has an entry of another amount or account.', {
            amount: formatPlainAmount(amount),
            payee,
          }),
        ),
      ];
    }
    return [];
  });
  const twice = [...groupBy(paid, toPaidKey).values()].flatMap((those) =>
    those.length > 1
      ? those.map(({ id, payee }) =>
          findPayment(
            'payments',
            id,
            message('The payment to {payee} shares its entry with another payment.', { payee }),
          ),
        )
      : [],
  );
  return { looked: paid.length, findings: [...wrong, ...twice] };
}

export function checkFiles({ payments, files, fileRows, entryByKey }: IndexedBook): CheckOutcome {
  const rowsOf = groupBy(fileRows, ({ fileId }) => fileId);
  const totals = files.flatMap(({ id, number, rowCount, total }): BookFinding[] => {
    const rows = rowsOf.get(id) ?? [];
    const sum = sumCents(rows.map(({ amount }) => amount));
    if (rows.length === rowCount && sum === total) return [];
    const text = message('Bank file {number} has {rows} payments of {sum} instead of {count} of {total}.', {
      number,
      rows: rows.length,
      sum: formatPlainAmount(sum),
      count: rowCount,
      total: formatPlainAmount(total),
    });
    return [{ check: 'files', item: { kind: 'file', id }, text }];
  });
  const byPayment = groupBy(fileRows, ({ paymentId }) => paymentId);
  const sent = payments.filter(({ state }) => state === 'filed' || state === 'paid');
  const placed = sent.flatMap(({ id, payee, amount, state }): BookFinding[] => {
    const rows = (byPayment.get(id) ?? []).filter(({ outcome }) => outcome === 'sent' || outcome === 'paid');
    if (rows.length !== 1) {
      const text = message('The payment to {payee} is in {count} bank files instead of one.', {
        payee,
        count: rows.length,
      });
      return [findPayment('files', id, text)];
    }
    return rows[0]!.amount === amount && (rows[0]!.outcome === 'paid') === (state === 'paid')
      ? []
      : [
          findPayment(
            'files',
            id,
            message('The payment to {payee} has another amount or result in its bank file.', { payee }),
          ),
        ];
  });
  const returned = fileRows.flatMap(({ paymentId, amount, outcome, returnedExpenseId, returnedMovementId }) => {
    if (outcome !== 'returned') return [];
    const key =
      returnedExpenseId !== null
        ? toEntryKey('expense', returnedExpenseId)
        : toEntryKey('money_movement', returnedMovementId);
    return entryByKey.get(key)?.amount === cents(-amount)
      ? []
      : [
          findPayment(
            'files',
            paymentId,
            message('The payment of {amount} was returned, but no entry brings it back.', {
              amount: formatPlainAmount(amount),
            }),
          ),
        ];
  });
  return { looked: files.length + sent.length, findings: [...totals, ...placed, ...returned] };
}

/** A voucher on a match that has nothing, or in the ledger without the entry that carries it. */
export function checkVouchers({ matches, lines, matchEntries, standingOf, entryByKey }: IndexedBook): CheckOutcome {
  const withLines = new Set(lines.map(({ matchId }) => matchId));
  const withEntries = new Set(matchEntries.map(({ matchId }) => matchId));
  const numbered = matches.filter(({ voucher }) => voucher !== null);
  const ofMatches = numbered.flatMap(({ id, voucher }): BookFinding[] =>
    withLines.has(id) && withEntries.has(id)
      ? []
      : [
          {
            check: 'vouchers',
            item: { kind: 'match', id },
            text: message('Voucher {voucher} belongs to no bank line or entry.', { voucher: voucher! }),
          },
        ],
  );
  const events = [...standingOf.values()].flat().filter(({ voucher }) => voucher !== null);
  const ofEvents = events.flatMap(({ id, voucher, source, sourceId }) =>
    entryByKey.has(toEntryKey(source, sourceId))
      ? []
      : [findEvent('vouchers', id, message('Voucher {voucher} belongs to no entry.', { voucher: voucher! }))],
  );
  return { looked: numbered.length + events.length, findings: [...ofMatches, ...ofEvents] };
}

/** One voucher may stand for several entries of one day or of one match, not for entries of different days. */
export function checkVouchersOnce({ entries, matchEntries }: IndexedBook): CheckOutcome {
  const matchOf = new Map(matchEntries.map(({ source, sourceId, matchId }) => [toEntryKey(source, sourceId), matchId]));
  const numbered = entries.filter(({ voucher, source }) => voucher !== null && source !== 'asset_sale');
  const findings = [...groupBy(numbered, ({ voucher }) => voucher!)].flatMap(([voucher, those]) => {
    const days = new Set(those.map(({ day }) => day));
    const places = new Set(
      those.map(({ source, id }) => matchOf.get(toEntryKey(source, id)) ?? toEntryKey(source, id)),
    );
    const last = those.at(-1)!;
    return days.size > 1 && places.size > 1
      ? [
          findEntry(
            'vouchersOnce',
            last,
            message('Voucher {voucher} is on {count} entries of different days.', { voucher, count: those.length }),
          ),
        ]
      : [];
  });
  return { looked: numbered.length, findings };
}
