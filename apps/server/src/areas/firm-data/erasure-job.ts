import { constants } from '@boedel/contract/fixed/constants';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { deletionAfter } from '@boedel/domain/session/termination';
import { z } from 'zod';
import { beginning } from '../../platform/audit/chain';
import { linkFirm } from '../../platform/audit/link-entries';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { handleJob, jobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import { every } from '../../platform/jobs/schedule';
import { eraseRows } from './erase-firm';

const eraseKind = jobKind('firm.erase', z.object({ firmId: z.int() }), { priority: 9 });
const dueKind = jobKind('firm.erase.due', z.object({}));

interface Ending {
  readonly id: number;
  readonly country: string;
  readonly terminates_on: LocalDate | null;
  readonly erasing_since: string | null;
}

/** The days of access are over where the firm is, or its rows have begun to go. */
function isDue({ country, terminates_on: end, erasing_since }: Ending, now: Date): boolean {
  if (erasing_since) return true;
  return (
    end !== null && dayAt(now, countryNamed(country)) >= deletionAfter(end, constants.dataAccessAfterTerminationDays)
  );
}

/** Shuts the firm and writes down what stays of it. Nothing is gone yet; from here on it is finished, whatever stops. */
async function begin(tx: Tx, firmId: number, now: Date): Promise<boolean> {
  const firm = await tx.maybe<Ending>(sql`select id, country, terminates_on, erasing_since from intermediary
    where id = ${firmId} and not is_provider for update`);
  if (!firm || !isDue(firm, now)) return false;
  await tx.run(
    sql`update intermediary set erasing_since = coalesce(erasing_since, ${now.toISOString()}) where id = ${firmId}`,
  );
  await tx.run(sql`
    insert into erased_firm (firm_id, name, country, notice_from, notice_by, notice_at, reason, terminated_on, begun_at,
      audit_links, audit_head, account)
    select i.id, i.name, i.country, i.notice_from, i.notice_by, i.notice_at, i.termination_reason, i.terminates_on,
      ${now.toISOString()}, coalesce(l.seq, 0), coalesce(l.hash, ${beginning}),
      coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'reference', s.reference, 'on', s.counts_on,
        'amountCents', s.amount_cents) order by s.counts_on, s.id) from subscription_entry s where s.intermediary_id = i.id), '[]')
    from intermediary i left join lateral (
      select seq, hash from audit_link a where a.intermediary_id = i.id order by seq desc limit 1) l on true
    where i.id = ${firmId} on conflict (firm_id) do nothing`);
  return true;
}

/** Hangs on the provider's own firm, so that the job outlives what it erases. */
export const eraseFirm = handleJob(eraseKind, async ({ payload: { firmId }, provider, parts, signal, log }) => {
  const { database, files, clock } = parts;
  // So that the tombstone has the end of the whole chain.
  await linkFirm(database, firmId);
  if (!(await provider.transaction((tx) => begin(tx, firmId, clock())))) return;
  const erased = await eraseRows(database, { firmId, files, signal });
  log.info({ erasedFirm: firmId, ...erased }, 'a firm was erased');
});

/** Every day: the firms whose notice and days of access have run out, and those a stopped process left half-way. */
export const eraseDueFirms = handleJob(dueKind, ({ provider, parts: { clock }, finish }) =>
  provider.transaction(async (tx) => {
    const ending = await tx.rows<Ending>(sql`select id, country, terminates_on, erasing_since from intermediary
      where not is_provider and (terminates_on is not null or erasing_since is not null)`);
    const now = clock();
    for (const { id } of ending.filter((firm) => isDue(firm, now))) {
      await queueJob(tx, eraseKind, { firmId: id }, { onceKey: `${id} on ${now.toISOString().slice(0, 10)}` });
    }
    await finish(tx);
  }),
);
export const eraseDueDaily = every(86_400, 'house', dueKind);
