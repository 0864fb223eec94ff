import type { InboxKind } from '@boedel/contract/inbox/kinds';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';

interface PeopleNotice {
  readonly words: Message;
  /** The page of ours that shows it. */
  readonly path: string;
  /** Only in the provider's transactions, which have no firm of their own. */
  readonly firmId?: number;
}

/** Notifies people, in the transaction of the change. Nobody is notified of what they did themselves. */
export async function notifyPeople(
  tx: Tx,
  kind: InboxKind,
  people: readonly number[],
  { words, path, firmId }: PeopleNotice,
): Promise<void> {
  if (people.length === 0) return;
  await tx.run(sql`
    insert into inbox_entry (intermediary_id, person_id, kind, words, path)
    select coalesce(${firmId ?? null}::bigint, app_firm()), person, ${kind}, ${JSON.stringify(words)}::jsonb, ${path} from unnest(${[...people]}::bigint[]) as person`);
}

/** Tells many people each something of their own, in one statement. */
export async function notifyEach(
  tx: Tx,
  kind: InboxKind,
  notices: readonly { readonly personId: number; readonly words: Message; readonly path: string }[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.run(sql`
    insert into inbox_entry (person_id, kind, words, path)
    select t."personId", ${kind}, t.words, t.path
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as t("personId" bigint, words jsonb, path text)`);
}
