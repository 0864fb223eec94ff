import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { againHeader, requestHeader } from '@boedel/contract/asked-again';
import { sql } from '../db/sql';
import { DoneBeforeProblem } from '../problems';
import type { Actor } from '../tenancy/actor';
import { computeRequestKey, type FirmScope } from '../tenancy/scopes';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The name a browser gave its change, which the trail keeps beside what was changed. */
export const readGivenName = (headers: IncomingHttpHeaders): string | undefined => {
  const given = String(headers[requestHeader] ?? '').toLowerCase();
  return uuid.test(given) ? given : undefined;
};
export const chooseRequestName = (headers: IncomingHttpHeaders): string => readGivenName(headers) ?? randomUUID();

/** However much somebody did in the meantime, a change is asked for again within so many of their own. */
const recent = 500;

/**
 * Refuses what was made the first time it was asked for. A first one that is still being committed is waited for: every
 * change holds the lock of its name until its transaction ends, also where its connection to us is long gone.
 */
export async function refuseDoneBefore(
  scope: FirmScope,
  { personId }: Actor,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const request = readGivenName(headers);
  if (!request || headers[againHeader] === undefined) return;
  const found = await scope.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${computeRequestKey(request)})`);
    return tx.maybe(sql`
      select from (select request_id from audit_entry where person_id = ${personId} order by id desc limit ${recent}) own
      where own.request_id = ${request}`);
  });
  if (found) throw new DoneBeforeProblem();
}
