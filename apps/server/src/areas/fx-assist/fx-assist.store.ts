import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const fxAssistTable = firmTable(
  'fx_assist',
  {
    matter_id: c.id,
    provider_id: c.id.orNull,
    status: c.text,
    note: c.text.orNull,
    sent_to: c.text.orNull,
    sent_at: c.instant.orNull,
    mail_id: c.id.orNull,
  },
  'money',
);

/** With the provider, what it asks to see, and what became of the mail. */
export type FxAssistDetails = RowOf<typeof fxAssistTable> & {
  readonly provider: string | null;
  readonly provider_email: string | null;
  readonly documents_asked: string | null;
  readonly mail_state: string | null;
  readonly mail_error: string | null;
};

export const fxAssistStore = (tx: Tx) => ({
  ...tableStore(tx, fxAssistTable),
  ofMatter: (matterId: number): Promise<FxAssistDetails | undefined> =>
    tx.maybe(sql`
      select a.*, p.name as provider, nullif(p.email, '') as provider_email, p.documents_asked,
        m.state as mail_state, m.last_error as mail_error
      from fx_assist a
        left join fxassistprovider p on p.intermediary_id = a.intermediary_id and p.id = a.provider_id
        left join mail m on m.intermediary_id = a.intermediary_id and m.id = a.mail_id
      where a.matter_id = ${matterId}`),
  isOn: async (): Promise<boolean> =>
    (
      await tx.one<{ is_on: boolean }>(
        sql`select coalesce((select is_fx_assist_on from firm_setting where intermediary_id = app_firm()), false) as is_on`,
      )
    ).is_on,
});

export const listLatestDocuments = (
  tx: Tx,
  matterId: number,
): Promise<{ id: number; title: string; type: number | null }[]> =>
  tx.rows(sql`
    select d.id, d.title, d.type from matter_document d where d.matter_id = ${matterId} and not exists (
      select from matter_document n where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id)`);

export const findProvider = (tx: Tx, providerId: number): Promise<object | undefined> =>
  tx.maybe(sql`select id from fxassistprovider where id = ${providerId}`);
