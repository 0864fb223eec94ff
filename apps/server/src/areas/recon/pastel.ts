import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { checkPastelAccounts, pastelLine } from '@boedel/domain/reconciliation/pastel';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handlers } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { entryType, reconStore } from './recon.store';
import { labelOfEntry } from './target';

type Calls = typeof reconCalls;

interface Settings {
  readonly contra: string;
  readonly firstMonth: number;
  readonly accounts: Readonly<Record<string, string>>;
  readonly other: string;
}
const untouched: Settings = { contra: '8400000', firstMonth: 3, accounts: {}, other: '' };

/** What is handed over of a match: each of its lines, or where it was split each of its entries, under the first line's day. */
interface HandedOver {
  readonly match_id: number;
  /** The lines this row stands for. */
  readonly line_ids: readonly number[];
  readonly day: LocalDate;
  readonly amount_cents: Cents;
  readonly description: string;
  readonly voucher: string | null;
  readonly type: string | null;
}

const waitingRows = (tx: Tx, matterId: number, accountId: number): Promise<HandedOver[]> =>
  tx.rows(sql`
    with waiting as (
      select l.match_id, array_agg(l.id order by l.day, l.id) as line_ids, min(l.day) as day, count(*) as lines
      from bank_line l where l.matter_id = ${matterId} and l.bank_account_id = ${accountId} and l.match_id is not null
        and l.pastel_export_id is null group by l.match_id),
    answered as (
      select e.match_id, e.id, e.amount_cents, ${entryType} as type,
        coalesce(i.description, x.description, v.description) as description,
        count(*) over (partition by e.match_id) as entries
      from waiting w join recon_match_entry e on e.matter_id = ${matterId} and e.match_id = w.match_id
        left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
        left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
        left join money_movement v on e.source = 'money_movement' and v.intermediary_id = e.intermediary_id and v.id = e.source_id)
    select w.match_id, array[l.id] as line_ids, l.day, l.amount_cents, l.description, m.voucher, a.type, l.id as place
    from waiting w join answered a on a.match_id = w.match_id and a.entries = 1
      join bank_line l on l.matter_id = ${matterId} and l.match_id = w.match_id
      join recon_match m on m.matter_id = ${matterId} and m.id = w.match_id
    union all
    select w.match_id, w.line_ids, w.day, a.amount_cents, coalesce(a.description, l.description), m.voucher, a.type, a.id
    from waiting w join answered a on a.match_id = w.match_id and a.entries > 1
      join bank_line l on l.matter_id = ${matterId} and l.id = w.line_ids[1]
      join recon_match m on m.matter_id = ${matterId} and m.id = w.match_id
    order by day, match_id, place`);

/** Matched lines go to Sage Pastel once: those in the file are marked, those it refuses wait for a shorter voucher. */
export const pastelHandlers: Pick<Handlers<Calls>, 'AddPastelEntries' | 'getPastelEntries' | 'getPastelFile'> = {
  AddPastelEntries: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      orRefuse(checkPastelAccounts({ contra: body.contra, other: body.other, ...body.accounts }));
      const store = reconStore(tx);
      await store.holdAccount(matter.id, body.bankAccountID);
      const made = (await waitingRows(tx, matter.id, body.bankAccountID)).map((row) => ({
        row,
        text: pastelLine(
          {
            day: row.day,
            amount: row.amount_cents,
            account: body.accounts[labelOfEntry(row.type) ?? ''] ?? body.other,
            reference: row.voucher ?? '',
            description: row.description,
          },
          { firstMonth: body.firstMonth, contra: body.contra },
        ),
      }));
      const isGood = ({ text }: { text: string }): boolean => !text.startsWith('ERROR ');
      const good = made.filter(isGood);
      const refused = made
        .filter((one) => !isGood(one))
        .map(({ row }) => ({ lineID: row.line_ids[0]!, reference: row.voucher ?? '' }));
      if (good.length === 0) return { exportID: null, lines: 0, refused };
      const lineIds = [...new Set(good.flatMap(({ row }) => row.line_ids))];
      const kept = await store.exports.insert({
        matter_id: matter.id,
        bank_account_id: body.bankAccountID,
        line_count: lineIds.length,
        content: `${good.map(({ text }) => text).join('\r\n')}\r\n`,
        settings: { contra: body.contra, firstMonth: body.firstMonth, accounts: body.accounts, other: body.other },
        made_by: actor.fullName,
      });
      await tx.run(sql`
        update bank_line set pastel_export_id = ${kept.id}, version = version + 1
        where matter_id = ${matter.id} and id = any(${lineIds}::bigint[])`);
      await audit(tx, actor, 'pastel.exported', {
        entity: ['pastel_export', kept.id],
        matterId: matter.id,
        after: { lines: lineIds.length, bank_account_id: body.bankAccountID },
      });
      return { exportID: kept.id, lines: lineIds.length, refused };
    }),
  getPastelEntries: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const files = await reconStore(tx).exports.list(sql`matter_id = ${matter.id}`, sql`id desc`);
      // A firm has one book: a matter that hands over for the first time begins with the accounts of the last one.
      const last = (files[0] ?? (await reconStore(tx).exports.list(sql`true`, sql`id desc limit 1`))[0])?.settings;
      const settings = (last as Settings | undefined) ?? untouched;
      const counts = new Map<string | null, number>();
      for (const { type } of await waitingRows(tx, matter.id, query.bankAccountID)) {
        const label = labelOfEntry(type);
        counts.set(label, (counts.get(label) ?? 0) + 1);
      }
      const types = [...counts].sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)));
      return {
        contra: settings.contra,
        firstMonth: settings.firstMonth,
        other: settings.other,
        types: types.map(([type, lines]) => ({ type, lines, account: settings.accounts[type ?? ''] ?? '' })),
        files: files
          .filter(({ bank_account_id }) => bank_account_id === query.bankAccountID)
          .map(({ id, line_count, made_by, made_at }) => ({ id, lines: line_count, by: made_by, at: made_at })),
      };
    }),
  getPastelFile: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const row = await reconStore(tx).exports.find(query.id);
      await openMatter(tx, row.matter_id, 'money');
      return {
        filename: `pastel-${row.id}.csv`,
        contentType: 'text/csv',
        content: Buffer.from(row.content, 'utf8'),
      };
    }),
};
