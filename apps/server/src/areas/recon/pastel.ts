import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { checkPastelAccounts, formatPastelLine } from '@boedel/domain/reconciliation/pastel';
import { audit } from '../../platform/audit/audit';
import type { Handlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { bankLineStore } from './bank-line.store';
import { listExports, listLastExport, markHandedOver, pastelExportStore, listWaitingRows } from './pastel.store';
import { findEntryLabel } from './target';

type PastelCalls = typeof reconCalls;

interface PastelSettings {
  readonly contra: string;
  readonly firstMonth: number;
  readonly accounts: Readonly<Record<string, string>>;
  readonly other: string;
}
const untouched: PastelSettings = { contra: '8400000', firstMonth: 3, accounts: {}, other: '' };

/** Matched lines go to Sage Pastel once: those in the file are marked, those it refuses wait for a shorter voucher. */
export const pastelHandlers: Pick<Handlers<PastelCalls>, 'AddPastelEntries' | 'getPastelEntries' | 'getPastelFile'> = {
  AddPastelEntries: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      throwIfRefused(checkPastelAccounts({ contra: body.contra, other: body.other, ...body.accounts }));
      await bankLineStore(tx).holdAccount(matter.id, body.bankAccountID);
      const made = (await listWaitingRows(tx, matter.id, body.bankAccountID)).map((row) => ({
        row,
        text: formatPastelLine(
          {
            day: row.day,
            amount: row.amount_cents,
            account: body.accounts[findEntryLabel(row.type) ?? ''] ?? body.other,
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
      const kept = await pastelExportStore(tx).insert({
        matter_id: matter.id,
        bank_account_id: body.bankAccountID,
        line_count: lineIds.length,
        content: `${good.map(({ text }) => text).join('\r\n')}\r\n`,
        settings: { contra: body.contra, firstMonth: body.firstMonth, accounts: body.accounts, other: body.other },
        made_by: actor.fullName,
      });
      await markHandedOver(tx, kept.id, matter.id, lineIds);
      await audit(tx, actor, 'pastel.exported', {
        entity: ['pastel_export', kept.id],
        matterId: matter.id,
        after: { lines: lineIds.length, bank_account_id: body.bankAccountID },
      });
      return { exportID: kept.id, lines: lineIds.length, refused };
    }),
  getPastelEntries: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      const files = await listExports(tx, matter.id);
      // A firm has one book: a matter that hands over for the first time begins with the accounts of the last one.
      const last = (files[0] ?? (await listLastExport(tx))[0])?.settings;
      const settings = (last as PastelSettings | undefined) ?? untouched;
      const counts = new Map<string | null, number>();
      for (const { type } of await listWaitingRows(tx, matter.id, query.bankAccountID)) {
        const label = findEntryLabel(type);
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
  getPastelFile: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const row = await pastelExportStore(tx).find(query.id);
      await openMatter(tx, row.matter_id, 'money');
      return {
        filename: `pastel-${row.id}.csv`,
        contentType: 'text/csv',
        content: Buffer.from(row.content, 'utf8'),
      };
    }),
};
