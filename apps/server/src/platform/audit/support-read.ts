import { type CallSpec, callInVisit } from '@boedel/contract/call';
import type { Database } from '../db/database';
import { sql } from '../db/sql';
import type { Actor } from '../tenancy/actor';
import { openProviderScope } from '../tenancy/scopes';
import { nudgeLinker } from './nudge';

interface SupportRead {
  readonly actor: Actor;
  /** What the call was sent, as it came. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

const anHour = 3_600_000;
/** More firms than this are linked by the sweep. */
const mostNudged = 50;

const findId = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Which firm's data the call shows: one, every firm, or none of interest. */
function findFirmRead(call: CallSpec, { actor, sent }: SupportRead): number | 'every' | undefined {
  if (call.readsFirms && actor.roles.includes('SuperAdmin')) return findId(sent[call.readsFirms]) ?? 'every';
  if (call.readsNamedFirm && actor.roles.includes('SuperAdmin')) {
    const named = findId(sent['intermediaryID']);
    if (named !== undefined && named !== actor.firmId) return named;
  }
  if (actor.visit === undefined || call.who.kind === 'provider') return undefined;
  return callInVisit(call) === 'read' ? actor.firmId : undefined;
}

/** What this process has recorded already, so that what is read again within the hour costs nothing. */
const recorded = new Map<Database, { hour: number; keys: Set<string> }>();

function isRecorded(database: Database, hour: number, key: string): boolean {
  const held = recorded.get(database);
  return held?.hour === hour && held.keys.has(key);
}
function rememberRead(database: Database, hour: number, key: string): void {
  const held = recorded.get(database);
  if (held?.hour === hour) held.keys.add(key);
  else recorded.set(database, { hour, keys: new Set([key]) });
}

/**
 * Writes into a firm's trail that the provider's people read something of it: in a visit, and in reports across firms. One
 * entry for each person, call and matter in an hour, however often it is read.
 */
export async function recordSupportRead(database: Database, call: CallSpec, reading: SupportRead): Promise<void> {
  const firm = findFirmRead(call, reading);
  if (firm === undefined) return;
  const { actor, sent, now } = reading;
  const hour = Math.floor(now.getTime() / anHour) * anHour;
  const matter = findId(sent['matterID']) ?? 0;
  const key = `${actor.personId} ${firm} ${call.path} ${matter}`;
  if (isRecorded(database, hour, key)) return;
  const after = JSON.stringify({ path: call.path, ...(call.download && { isFile: true }) });
  const firms = await openProviderScope(database).transaction((tx) =>
    tx.rows<{ firm: number }>(sql`
      with seen as (
        insert into support_read (intermediary_id, person_id, path, of_matter, hour)
        select i.id, ${actor.personId}::bigint, ${call.path}, ${matter}::bigint, ${new Date(hour).toISOString()}::timestamptz
        from intermediary i
        where not i.is_provider and (${firm === 'every'} or i.id = ${firm === 'every' ? 0 : firm}) and i.erasing_since is null
        on conflict (intermediary_id, person_id, path, of_matter, hour) do nothing
        returning intermediary_id, of_matter)
      insert into audit_entry (intermediary_id, person_id, person_name, action, entity_type, entity_id, matter_id, after, request_id)
      select s.intermediary_id, ${actor.personId}, ${actor.fullName}::text || ${actor.visit ? sql`''` : sql`support_mark()`}, 'support.viewed', 'person',
        ${actor.personId}, (select m.id from matter m where m.intermediary_id = s.intermediary_id and m.id = s.of_matter),
        ${after}::jsonb, ${actor.requestId}
      from seen s returning intermediary_id as firm`),
  );
  rememberRead(database, hour, key);
  for (const row of firms.slice(0, mostNudged)) nudgeLinker(row.firm);
}
