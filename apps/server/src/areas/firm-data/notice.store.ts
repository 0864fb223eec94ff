import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { isPast } from '../../platform/db/matter-status';
import { toPlainText } from '../../platform/db/search-words';
import { sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';
import { NotFound } from '../../platform/problems';

export interface FirmUnderNotice {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly is_provider: boolean;
  readonly terminates_on: LocalDate | null;
  readonly notice_from: 'firm' | 'provider' | null;
  readonly notice_by: string | null;
}

export interface ClosedMatterRow {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly system_type: number;
  readonly country: string;
  readonly closed_at: string;
}

/** Locked, so that two notices at once are one. */
export async function lockFirmToEnd(tx: Tx, id: number): Promise<FirmUnderNotice> {
  const firm = await tx.maybe<FirmUnderNotice>(sql`
    select id, name, country, is_provider, terminates_on, notice_from, notice_by from intermediary where id = ${id} for update`);
  if (!firm) throw new NotFound();
  return firm;
}

export const setNotice = (
  tx: Tx,
  {
    firmId,
    ends,
    reason,
    from,
    fullName,
    now,
  }: {
    readonly firmId: number;
    readonly ends: LocalDate;
    readonly reason: string;
    readonly from: 'firm' | 'provider';
    readonly fullName: string;
    readonly now: Date;
  },
): Promise<number> =>
  tx.run(sql`update intermediary set terminates_on = ${ends}, termination_reason = ${reason}, notice_from = ${from},
    notice_by = ${fullName}, notice_at = ${now.toISOString()}, version = version + 1 where id = ${firmId}`);

export const clearNotice = (tx: Tx, firmId: number): Promise<number> =>
  tx.run(sql`update intermediary set terminates_on = null, termination_reason = null, notice_from = null,
    notice_by = null, notice_at = null, version = version + 1 where id = ${firmId}`);

/**
 * A firm has at most a few thousand; the oldest first, which are the first that may go. Of every type, whichever the
 * administrator works in: how long papers are kept and what a firm takes along when it leaves is the firm's duty as a
 * whole, and a type nobody works in any more must not be forgotten. The calls are the Admin's alone.
 */
export const listClosedMatters = (tx: Tx, searchString = ''): Promise<ClosedMatterRow[]> =>
  tx.rows(sql`select id, reference, name, system_type, country, closed_at from matter
    where ${isPast()} and closed_at is not null
      and strpos(plain_text(reference || ' ' || name), ${toPlainText(searchString)}) > 0 order by closed_at, id`);

export const readNotice = (
  tx: Tx,
): Promise<{
  end: LocalDate | null;
  notice_from: 'firm' | 'provider' | null;
  notice_by: string | null;
}> => tx.one(sql`select terminates_on as "end", notice_from, notice_by from intermediary where id = app_firm()`);

export const listAdmins = (
  tx: Tx,
  firmId: number,
): Promise<{ email: string; language: MailLanguage; firm: string }[]> =>
  tx.rows(sql`
    select p.email, i.name as firm, language_of(p.id, i.id) as language
    from membership m join person p on p.id = m.person_id join intermediary i on i.id = m.intermediary_id
    where i.id = ${firmId} and 'Admin' = any(m.roles) and m.support_until is null
      and m.accepted_at is not null order by p.id`);
