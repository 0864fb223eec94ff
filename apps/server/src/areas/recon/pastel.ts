import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { checkPastelAccounts, pastelLine } from '@boedel/domain/reconciliation/pastel';
import { audit } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import type { Handlers } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type LineRow, reconStore } from './recon.store';

type Calls = typeof reconCalls;

interface Settings {
  readonly contra: string;
  readonly firstMonth: number;
  readonly accounts: Readonly<Record<string, string>>;
  readonly other: string;
}
const untouched: Settings = { contra: '8400000', firstMonth: 3, accounts: {}, other: '' };

/** The type of a line's first entry, by the name its tab gives it. */
const typeOfLine = sql`(select coalesce(i.income_type, x.cost_type, x.expense_type) from recon_match_entry e
    left join income i on e.source = 'income' and i.intermediary_id = e.intermediary_id and i.id = e.source_id
    left join expense x on e.source = 'expense' and x.intermediary_id = e.intermediary_id and x.id = e.source_id
  where e.intermediary_id = l.intermediary_id and e.match_id = l.match_id order by e.id limit 1)`;

/** Matched lines go to Sage Pastel once: those in the file are marked, those it refuses wait for a shorter voucher. */
export const pastelHandlers: Pick<Handlers<Calls>, 'AddPastelEntries' | 'getPastelEntries' | 'getPastelFile'> = {
  AddPastelEntries: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      orRefuse(checkPastelAccounts({ contra: body.contra, other: body.other, ...body.accounts }));
      const store = reconStore(tx);
      await store.holdAccount(matter.id, body.bankAccountID);
      const rows = await tx.rows<LineRow & { voucher: string | null; label: string | null }>(sql`
        select l.*, m.voucher, ${typeOfLine} as label
        from bank_line l join recon_match m on m.intermediary_id = l.intermediary_id and m.id = l.match_id
        where l.matter_id = ${matter.id} and l.bank_account_id = ${body.bankAccountID} and l.pastel_export_id is null
        order by l.day, l.id`);
      const made = rows.map((row) => ({
        row,
        text: pastelLine(
          {
            day: row.day,
            amount: row.amount_cents,
            account: body.accounts[row.label ?? ''] ?? body.other,
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
        .map(({ row }) => ({ lineID: row.id, reference: row.voucher ?? '' }));
      if (good.length === 0) return { exportID: null, lines: 0, refused };
      const kept = await store.exports.insert({
        matter_id: matter.id,
        bank_account_id: body.bankAccountID,
        line_count: good.length,
        content: `${good.map(({ text }) => text).join('\r\n')}\r\n`,
        settings: { contra: body.contra, firstMonth: body.firstMonth, accounts: body.accounts, other: body.other },
        made_by: actor.fullName,
      });
      await tx.run(sql`
        update bank_line set pastel_export_id = ${kept.id}, version = version + 1
        where matter_id = ${matter.id} and id = any(${good.map(({ row }) => row.id)}::bigint[])`);
      await audit(tx, actor, 'pastel.exported', {
        entity: ['pastel_export', kept.id],
        matterId: matter.id,
        after: { lines: good.length, bank_account_id: body.bankAccountID },
      });
      return { exportID: kept.id, lines: good.length, refused };
    }),
  getPastelEntries: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const files = await reconStore(tx).exports.list(sql`matter_id = ${matter.id}`, sql`id desc`);
      // A firm has one book: a matter that hands over for the first time begins with the accounts of the last one.
      const last = (files[0] ?? (await reconStore(tx).exports.list(sql`true`, sql`id desc limit 1`))[0])?.settings;
      const settings = (last as Settings | undefined) ?? untouched;
      const types = await tx.rows<{ type: string | null; lines: number }>(sql`
        select ${typeOfLine} as type, count(*)::int as lines from bank_line l
        where l.matter_id = ${matter.id} and l.bank_account_id = ${query.bankAccountID} and l.match_id is not null
          and l.pastel_export_id is null group by 1 order by 1 nulls last`);
      return {
        contra: settings.contra,
        firstMonth: settings.firstMonth,
        other: settings.other,
        types: types.map(({ type, lines }) => ({ type, lines, account: settings.accounts[type ?? ''] ?? '' })),
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
