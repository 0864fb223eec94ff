import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { checkMoneyEntry } from '@boedel/domain/cash/entry';
import { expenseHappened } from '@boedel/domain/cash/expense';
import { incomeHappened } from '@boedel/domain/cash/income';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { collectRefusals, isRefused } from '@boedel/domain/law/refusal';
import { type AccountCode, chart, incomeAccounts } from '@boedel/domain/ledger/chart';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { cents } from '@boedel/domain/money/cents';
import { nextVouchers } from '@boedel/domain/reconciliation/vouchers';
import { audit } from '../../platform/audit/audit';
import { auditEach } from '../../platform/audit/audit-each';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { diedOn } from '../cash/bank-account.store';
import { moneyMoved } from '../figures/refigure';
import { reconStore as optionStore } from '../firm/settings.store';
import { type Booking, book } from '../ledger/book';
import { nextAccountOf } from '../lodging/lodged.store';
import { matchLines } from './make-match';
import { type LineRow, reconStore } from './recon.store';
import { suggestFor } from './suggestions';

type Calls = typeof reconCalls;

interface NewEntry {
  readonly line: LineRow;
  readonly source: 'income' | 'expense';
  readonly label: string;
  readonly voucher: string | null;
}

/**
 * Accepts every suggestion from a confidence on. Entries that stand in the ledger and entries that are made of a single
 * line go in a few statements however many there are; an expected one changes its own row.
 */
export const autoMatch: Handler<Calls['autoMatch']> = ({ tenant, actor, now, body }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'money');
    const type = matter.system_type as SystemType;
    const store = reconStore(tx);
    await store.holdAccount(matter.id, body.bankAccountID);
    const { lines, entries, suggestions } = await suggestFor(tx, matter, body.bankAccountID);
    const rows = new Map(entries.map((row) => [`${row.source}:${row.source_id}`, row]));
    const byId = new Map(lines.map((line) => [String(line.id), line]));
    const takenLines = new Set<string>();
    const takenEntries = new Set<string>();
    const plain: { lines: LineRow[]; entries: string[]; confidence: number }[] = [];
    const single: { lines: LineRow[]; entries: string[]; confidence: number }[] = [];
    const making: { line: LineRow; target: AccountCode; confidence: number }[] = [];
    for (const [at, each] of suggestions.entries()) {
      const best = each[0];
      const line = lines[at]!;
      if (!best || best.confidence < body.atLeast || best.lineIds.some((id) => takenLines.has(id))) continue;
      if (best.entryIds.some((id) => takenEntries.has(id))) continue;
      for (const id of best.lineIds) takenLines.add(id);
      for (const id of best.entryIds) takenEntries.add(id);
      if (best.entryIds.length === 0)
        making.push({ line, target: best.target as AccountCode, confidence: best.confidence });
      else {
        const found = {
          lines: best.lineIds.map((id) => byId.get(id)!),
          entries: [...best.entryIds],
          confidence: best.confidence,
        };
        (best.entryIds.some((id) => rows.get(id)!.is_expected) ? single : plain).push(found);
      }
    }

    const asked = { tenant, actor, now };
    const matchIDs: number[] = [];
    for (const { lines: of, entries: keys, confidence } of single) {
      const chosen = keys.map((key) => rows.get(key)!).map(({ source, source_id }) => ({ source, id: source_id }));
      matchIDs.push(
        await matchLines(tx, asked, matter, {
          accountId: body.bankAccountID,
          lines: of,
          entries: chosen,
          make: [],
          voucher: null,
          confidence,
        }),
      );
    }

    const options = await optionStore(tx).ofFirm();
    const numbers =
      options.assigns_vouchers && !options.needs_voucher_document
        ? nextVouchers(
            { prefix: options.voucher_prefix ?? '', first: options.first_voucher_number },
            await store.vouchers(matter.id),
            making.length + plain.length,
          )
        : [];
    const made: NewEntry[] = making.map(({ line, target }, at) => ({
      line,
      source: incomeAccounts.includes(target) ? 'income' : 'expense',
      label: chart[target].label,
      voucher: numbers[at] ?? null,
    }));
    const died = await diedOn(tx, matter.id);
    const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
    const isEstate = type === systemType.estateLate || type === systemType.liquidation;
    const valuesOf = ({ line, source, label }: NewEntry) => {
      const common = {
        amount: cents(Math.abs(line.amount_cents)),
        vatAmount: null,
        bankAccountID: body.bankAccountID,
        fromDate: null,
        toDate: null,
        assetID: null,
      };
      return source === 'income'
        ? incomeHappened({ ...common, receivedDate: line.day, incomeType: label }, died)
        : expenseHappened(
            {
              ...common,
              paidDate: line.day,
              costType: isEstate ? label : null,
              expenseType: isEstate ? null : label,
              liabilityID: null,
            },
            type,
          );
    };
    // What its own tab would refuse is left for a person to look at.
    const good = made.flatMap((entry, at) => {
      const happened = valuesOf(entry);
      const refused = collectRefusals([
        happened,
        checkMoneyEntry(
          {
            amount: cents(Math.abs(entry.line.amount_cents)),
            vatAmount: null,
            bankAccountID: body.bankAccountID,
            fromDate: null,
            toDate: null,
          },
          { field: 'day', on: entry.line.day },
          today,
        ),
      ]);
      return refused || isRefused(happened) ? [] : [{ ...entry, happened, confidence: making[at]!.confidence }];
    });
    const account = good.length > 0 ? await nextAccountOf(tx, matter) : null;
    const idOf = new Map<LineRow, number>();
    for (const source of ['income', 'expense'] as const) {
      const those = good.filter((entry) => entry.source === source);
      if (those.length === 0) continue;
      const given = JSON.stringify(
        those.map(({ line, label, voucher }) => ({
          day: line.day,
          description: line.description,
          label,
          amount: Math.abs(line.amount_cents),
          voucher,
        })),
      );
      const from = sql`from jsonb_to_recordset(${given}::jsonb) as r (day date, description text, label text, amount bigint, voucher text)`;
      type Added = {
        id: number;
        day: string;
        description: string;
        label: string;
        amount: number;
        voucher: string | null;
      };
      const added = await tx.rows<Added>(
        source === 'income'
          ? sql`insert into income (matter_id, received_on, description, income_type, amount_cents, bank_account_id, voucher, account)
              select ${matter.id}::bigint, day, description, label, amount, ${body.bankAccountID}::bigint, voucher, ${account}::int ${from}
              returning id, received_on as day, description, income_type as label, amount_cents as amount, voucher`
          : sql`insert into expense (matter_id, paid_on, description, cost_type, expense_type, amount_cents, bank_account_id, voucher, account)
              select ${matter.id}::bigint, day, description, ${isEstate ? sql`label` : sql`null`}, ${isEstate ? sql`null` : sql`label`}, amount,
                ${body.bankAccountID}::bigint, voucher, ${account}::int ${from}
              returning id, paid_on as day, description, coalesce(cost_type, expense_type) as label, amount_cents as amount, voucher`,
      );
      // Rows that are equal in all of these are one another's equals: which of them a line is given makes no difference.
      const waiting = new Map<string, number[]>();
      for (const row of added) {
        const key = [row.day, row.description, row.label, row.amount, row.voucher ?? ''].join('|');
        waiting.set(key, [...(waiting.get(key) ?? []), row.id]);
      }
      for (const { line, label, voucher } of those) {
        const key = [line.day, line.description, label, Math.abs(line.amount_cents), voucher ?? ''].join('|');
        idOf.set(line, waiting.get(key)!.pop()!);
      }
      await auditEach(
        tx,
        actor,
        matter.id,
        those.map(({ line, label, voucher }) => ({
          type: source,
          id: idOf.get(line)!,
          after: {
            day: line.day,
            description: line.description,
            label,
            amount_cents: Math.abs(line.amount_cents),
            voucher,
          },
        })),
      );
    }
    const bookings: Booking[] = good.map(({ line, source, voucher, happened }) => ({
      source: { table: source, id: idOf.get(line)! },
      day: line.day,
      dayField: 'bankAccountID',
      narrative: line.description,
      voucher,
      happened,
    }));
    await book(tx, actor, matter.id, bookings);

    const wanted = [
      ...good.map(({ line, source, voucher, confidence }) => ({
        voucher,
        confidence,
        lines: [line],
        entries: [
          {
            source,
            source_id: idOf.get(line)!,
            amount_cents: line.amount_cents,
            is_made: true,
            expected_on: null,
          },
        ],
      })),
      ...plain.map(({ lines: of, entries: keys, confidence }, at) => ({
        voucher:
          keys.map((key) => rows.get(key)!.voucher).find((one) => one !== null) ?? numbers[making.length + at] ?? null,
        confidence,
        lines: of,
        entries: keys.map((key) => {
          const { source, source_id, amount_cents } = rows.get(key)!;
          return { source, source_id, amount_cents, is_made: false, expected_on: null };
        }),
      })),
    ];
    if (wanted.length > 0) {
      const matches = await tx.rows<{ id: number; voucher: string | null; confidence: number }>(sql`
        insert into recon_match (matter_id, bank_account_id, voucher, confidence, made_name)
        select ${matter.id}::bigint, ${body.bankAccountID}::bigint, voucher, confidence, ${actor.fullName}
        from jsonb_to_recordset(${JSON.stringify(wanted.map(({ voucher, confidence }) => ({ voucher, confidence })))}::jsonb)
          as r (voucher text, confidence int)
        returning id, voucher, confidence`);
      const free = new Map<string, number[]>();
      for (const { id, voucher, confidence } of matches) {
        const key = `${voucher ?? ''}|${confidence}`;
        free.set(key, [...(free.get(key) ?? []), id]);
      }
      const given = wanted.map((one) => ({ ...one, id: free.get(`${one.voucher ?? ''}|${one.confidence}`)!.pop()! }));
      await store.keep(
        matter.id,
        body.bankAccountID,
        given.flatMap(({ id, lines: of }) => of.map((line) => ({ id: line.id, match_id: id }))),
        given.flatMap(({ id, entries: of }) => of.map((entry) => ({ ...entry, match_id: id }))),
      );
      matchIDs.push(...given.map(({ id }) => id));
      await moneyMoved(tx, matter.id);
    }
    const count = [...single, ...wanted].reduce((total, { lines: of }) => total + of.length, 0);
    await audit(tx, actor, 'recon.matched', {
      entity: ['bank_account', body.bankAccountID],
      matterId: matter.id,
      after: { matches: matchIDs.length, lines: count, atLeast: body.atLeast },
    });
    return { matched: matchIDs.length, lines: count, left: lines.length - count, matchIDs };
  });
