import { constants } from '@boedel/contract/fixed/constants';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { computeNoticeEnd, mayGiveNotice } from '@boedel/domain/session/termination';
import { auditInFirm } from '../../platform/audit/audit-in-firm';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Actor } from '../../platform/tenancy/actor';
import { clearNotice, lockFirmToEnd, type FirmUnderNotice, setNotice } from './notice.store';
import { noticeKind } from './tell-of-notice';

export interface NoticeGiving {
  readonly firmId: number;
  readonly from: 'firm' | 'provider';
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

/** Thirty days from today where the firm is; five days of access after that; then the data goes. */
export async function giveNotice(tx: Tx, { firmId, from, actor, reason, now }: NoticeGiving): Promise<void> {
  const firm = await lockFirmToEnd(tx, firmId);
  throwIfRefused(mayGiveNotice({ isProvider: firm.is_provider, terminatesOn: firm.terminates_on }));
  const ends = computeNoticeEnd(computeDayAt(now, findCountry(firm.country)), constants.terminationNoticeDays);
  await setNotice(tx, { firmId, ends, reason, from, fullName: actor.fullName, now });
  await queueJob(tx, noticeKind, { ends, by: actor.fullName, reason }, { firmId });
  await auditInFirm(tx, firmId, actor, 'firm.notice.given', {
    entity: ['intermediary', firmId],
    after: { terminatesOn: ends, from },
    why: reason,
  });
}

/** Whether this one may is asked before. */
export async function withdrawNotice(tx: Tx, firm: FirmUnderNotice, { actor, reason }: NoticeGiving): Promise<void> {
  await clearNotice(tx, firm.id);
  await queueJob(tx, noticeKind, { ends: null, by: actor.fullName, reason }, { firmId: firm.id });
  await auditInFirm(tx, firm.id, actor, 'firm.notice.withdrawn', {
    entity: ['intermediary', firm.id],
    before: { terminatesOn: firm.terminates_on },
    why: reason,
  });
}
