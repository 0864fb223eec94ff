import type { MailTitleKey } from '@boedel/contract/email-contents/mail-titles';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const emailContentTable = firmTable('email_content', {
  type: c.text,
  language: c.text,
  subject: c.text,
  body: c.text,
  person_id: c.id.orNull,
  changed_at: c.instant,
});

export const emailContentStore = (tx: Tx) => tableStore(tx, emailContentTable);

export const isProvider = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(sql`select id from intermediary where id = app_firm() and is_provider`)) !== undefined;

export const findOwnContent = async (tx: Tx, key: string, language: string) =>
  (await emailContentStore(tx).list(sql`type = ${key} and language = ${language}`))[0];

export const listOwnContents = (tx: Tx, type: MailTitleKey) => emailContentStore(tx).list(sql`type = ${type}`);

export const listEveryOwn = (tx: Tx) => emailContentStore(tx).list(sql`true`, sql`language`);
