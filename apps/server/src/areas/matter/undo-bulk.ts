import type { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import { seesType } from '../../platform/tenancy/sees';

interface Line {
  readonly id: number;
  readonly reference: string;
  readonly action: 'status' | 'responsible' | 'watch' | 'label';
  readonly labelID?: number;
  readonly versionAfter: number | null;
  readonly statusAfter?: number;
  readonly before: {
    status: number;
    responsible: number | null;
    closed_at: string | null;
    watched: boolean;
    labelled: boolean;
  };
}

/** Puts the kept values back in one statement, except where somebody changed the matter since. */
async function restore(tx: Tx, lines: readonly Line[]): Promise<number[]> {
  const kept = JSON.stringify(lines);
  const ids = lines.map((line) => line.id);
  switch (lines[0]?.action) {
    case 'watch':
      await tx.run(sql`delete from matter_watch where person_id = app_user_id() and matter_id = any(${ids}::bigint[])`);
      await tx.run(sql`insert into matter_watch (matter_id, person_id)
        select (l ->> 'id')::bigint, app_user_id() from jsonb_array_elements(${kept}::jsonb) l where (l #>> '{before,watched}')::boolean on conflict do nothing`);
      return ids;
    case 'label': {
      const label = lines[0].labelID;
      await tx.run(sql`delete from matter_label_on where label_id = ${label} and matter_id = any(${ids}::bigint[])`);
      await tx.run(sql`insert into matter_label_on (matter_id, label_id)
        select (l ->> 'id')::bigint, ${label} from jsonb_array_elements(${kept}::jsonb) l where (l #>> '{before,labelled}')::boolean on conflict do nothing`);
      return ids;
    }
    case 'status':
    case 'responsible': {
      const rows = await tx.rows<{ id: number }>(sql`
        update matter m set status = (l #>> '{before,status}')::int, responsible_person_id = (l #>> '{before,responsible}')::bigint,
          closed_at = (l #>> '{before,closed_at}')::timestamptz, version = m.version + 1
        from jsonb_array_elements(${kept}::jsonb) l
        where m.id = (l ->> 'id')::bigint and m.version = (l ->> 'versionAfter')::int returning m.id`);
      return rows.map((row) => row.id);
    }
    default:
      return [];
  }
}

export const undoBulk: Handler<typeof matterListCalls.undoBulk> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const kept = await tx.maybe<{ lines: Line[]; undone_at: string | null }>(sql`
      select lines, undone_at from matter_bulk_change where id = ${body.id} and person_id = ${actor.personId} for update`);
    if (!kept) throw new NotFound();
    if (kept.undone_at) orRefuse(refuse('id', 'This was undone already.'));
    const reached = await tx.rows<{ id: number }>(sql`
      select id from matter where id = any(${kept.lines.map(({ id }) => id)}::bigint[]) and ${seesType(sql`system_type`)}`);
    const stillTheirs = new Set(reached.map(({ id }) => id));
    const restored = new Set(
      await restore(
        tx,
        kept.lines.filter(({ id }) => stillTheirs.has(id)),
      ),
    );
    await tx.run(sql`update matter_bulk_change set undone_at = now(), version = version + 1 where id = ${body.id}`);
    const left = kept.lines.filter((line) => !restored.has(line.id)).map(({ id, reference }) => ({ id, reference }));
    const [only, ...others] = kept.lines;
    if (only?.action === 'status' && others.length === 0 && restored.size === 1) {
      const [now] = await tx.rows<{ status: number }>(sql`select status from matter where id = ${only.id}`);
      await audit(tx, actor, 'matter.status', {
        entity: ['matter', only.id],
        matterId: only.id,
        before: { status: only.statusAfter ?? null },
        after: now ?? null,
      });
      return { restored: 1, left };
    }
    await audit(tx, actor, 'matter.bulk.undone', {
      entity: ['matter bulk change', body.id],
      after: { restored: restored.size, left: left.map((line) => line.reference) },
    });
    return { restored: restored.size, left };
  });
