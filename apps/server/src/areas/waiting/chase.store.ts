import type { LocalDate } from '@boedel/domain/dates/local-date';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import type { Actor } from '../../platform/tenancy/actor';

const chaseTable = firmTable('wait_chase', {
  matter_id: c.id,
  key: c.text,
  chased_on: c.day,
  next_on: c.day.orNull,
  note: c.text.orNull,
  document_id: c.id.orNull,
  person_name: c.text,
});
export const chaseStore = (tx: Tx) => tableStore(tx, chaseTable);

interface ChaseToSave {
  readonly matterId: number;
  readonly key: string;
  readonly on: LocalDate;
  readonly next: LocalDate | null;
  readonly note?: string | null;
  readonly documentId?: number | null;
}

/** Keeps that something awaited was asked for again: by hand, or with the letter that did. */
export async function saveChase(
  tx: Tx,
  actor: Actor,
  { matterId, key, on, next, note = null, documentId = null }: ChaseToSave,
): Promise<void> {
  const after = await chaseStore(tx).insert({
    matter_id: matterId,
    key,
    chased_on: on,
    next_on: next,
    note,
    document_id: documentId,
    person_name: actor.fullName,
  });
  await audit(tx, actor, 'wait_chase.added', { entity: ['wait_chase', after.id], matterId, after });
}

export const listChases = (tx: Tx, matterId: number) =>
  chaseStore(tx).list(sql`matter_id = ${matterId}`, sql`chased_on desc, id desc`);
