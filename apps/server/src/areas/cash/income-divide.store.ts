import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** The death that parts income, and up to when what came in was a curator's. */
export interface IncomeDivide {
  readonly diedOn: LocalDate | null;
  readonly curatorsUntil: LocalDate | null;
}

/**
 * What parts the income of a matter. A curator accounts for all that is collected until the office ends as income; an estate
 * that was a curatorship parts what came in afterwards.
 */
export async function readIncomeDivide(tx: Tx, matterId: number): Promise<IncomeDivide> {
  const found = await tx.maybe<IncomeDivide>(sql`
    select case when m.system_type <> ${systemType.curatorship} then p.died_on end as "diedOn", c.ended_on as "curatorsUntil"
    from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      left join curatorship_end c on c.intermediary_id = m.intermediary_id and c.matter_id = m.id
    where p.matter_id = ${matterId} and p.role = 'main'`);
  return found ?? { diedOn: null, curatorsUntil: null };
}

/** The death that parts one receipt: none parts what was the curator's. */
export const findDividingDeath = ({ diedOn, curatorsUntil }: IncomeDivide, receivedOn: LocalDate): LocalDate | null =>
  curatorsUntil !== null && receivedOn <= curatorsUntil ? null : diedOn;
