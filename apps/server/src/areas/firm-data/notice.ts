import { constants } from '@boedel/contract/fixed/constants';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { endAfterNotice, mayGiveNotice } from '@boedel/domain/session/termination';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { orRefuse } from '../../platform/http/or-refuse';
import { queueJob } from '../../platform/jobs/queue-job';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { noticeKind } from './tell-of-notice';

export interface FirmUnderNotice {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly is_provider: boolean;
  readonly terminates_on: LocalDate | null;
  readonly notice_from: 'firm' | 'provider' | null;
  readonly notice_by: string | null;
}

export interface Noticing {
  readonly firmId: number;
  readonly from: 'firm' | 'provider';
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/** Locked, so that two notices at once are one. */
export async function firmToEnd(tx: Tx, id: number): Promise<FirmUnderNotice> {
  const firm = await tx.maybe<FirmUnderNotice>(sql`
    select id, name, country, is_provider, terminates_on, notice_from, notice_by from intermediary where id = ${id} for update`);
  if (!firm) throw new NotFound();
  return firm;
}

/** Thirty days from today where the firm is; five days of access after that; then the data goes. */
export async function giveNotice(tx: Tx, { firmId, from, actor, reason, now }: Noticing): Promise<void> {
  const firm = await firmToEnd(tx, firmId);
  orRefuse(mayGiveNotice({ isProvider: firm.is_provider, terminatesOn: firm.terminates_on }));
  const ends = endAfterNotice(dayAt(now, countryNamed(firm.country)), constants.terminationNoticeDays);
  await tx.run(sql`update intermediary set terminates_on = ${ends}, termination_reason = ${reason}, notice_from = ${from},
    notice_by = ${actor.fullName}, notice_at = ${now.toISOString()}, version = version + 1 where id = ${firmId}`);
  await queueJob(tx, noticeKind, { ends, by: actor.fullName, reason }, { firmId });
  await auditInFirm(tx, firmId, actor, 'firm.notice.given', {
    entity: ['intermediary', firmId],
    after: { terminatesOn: ends, from },
    why: reason,
  });
}

/** Whether this one may is asked before. */
export async function withdrawNotice(tx: Tx, firm: FirmUnderNotice, { actor, reason }: Noticing): Promise<void> {
  await tx.run(sql`update intermediary set terminates_on = null, termination_reason = null, notice_from = null,
    notice_by = null, notice_at = null, version = version + 1 where id = ${firm.id}`);
  await queueJob(tx, noticeKind, { ends: null, by: actor.fullName, reason }, { firmId: firm.id });
  await auditInFirm(tx, firm.id, actor, 'firm.notice.withdrawn', {
    entity: ['intermediary', firm.id],
    before: { terminatesOn: firm.terminates_on },
    why: reason,
  });
}
