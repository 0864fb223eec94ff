import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';

/** What the ledger has of a composition: received for it, and paid by it on each claim. */
export const readCompositionMoney = (
  tx: Tx,
  matterId: number,
): Promise<{ readonly received: Cents; readonly paid: ReadonlyMap<number, Cents> }> =>
  runAsFirm(tx, async () => {
    const rows = await tx.rows<{ claim_id: number | null; cents: Cents }>(sql`
      select claim_id, abs(sum(cents))::bigint as cents from ledger_posting
      where matter_id = ${matterId} and account = 'COMPOSITION' group by claim_id`);
    return {
      received: rows.find(({ claim_id }) => claim_id === null)?.cents ?? nil,
      paid: new Map(rows.flatMap(({ claim_id, cents }) => (claim_id === null ? [] : [[claim_id, cents]]))),
    };
  });

/** The first meeting as it stands among the matter's meetings, where the diary does not have it. */
export const findFirstMeeting = async (tx: Tx, matterId: number): Promise<LocalDate | null> =>
  (
    await tx.one<{ day: LocalDate | null }>(
      sql`select min(meeting_on) as day from meeting_advert where matter_id = ${matterId} and type = 1 and cancelled_on is null`,
    )
  ).day;
