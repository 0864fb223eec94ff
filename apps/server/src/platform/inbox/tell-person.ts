import type { InboxKind } from '@boedel/contract/inbox/kinds';
import type { Said } from '@boedel/domain/law/said';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';

interface Told {
  readonly words: Said;
  /** The page of ours that shows it. */
  readonly path: string;
}

/** Tells people of something, in the transaction that made it so. Nobody is told of what they did themselves. */
export async function tellPeople(
  tx: Tx,
  kind: InboxKind,
  people: readonly number[],
  { words, path }: Told,
): Promise<void> {
  if (people.length === 0) return;
  await tx.run(sql`
    insert into inbox_entry (person_id, kind, words, path)
    select person, ${kind}, ${JSON.stringify(words)}::jsonb, ${path} from unnest(${[...people]}::bigint[]) as person`);
}
