import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type ConcursusFacts, computeConcursusDay } from '@boedel/domain/insolvency/concursus';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { findEntityKind } from './insolvent-facts';

type ConcursusRow = Omit<ConcursusFacts, 'entity'> & { readonly kind: string | null };

/** The order, resolution or application that fixes claims and interest. */
export async function findConcursusDay(tx: Tx, matterId: number): Promise<LocalDate | undefined> {
  const { kind, ...facts } = await tx.one<ConcursusRow>(sql`
    select
      (select kind from matter_party w where w.matter_id = m.id and w.role = 'main') as kind,
      (select min(due_on) from diary_entry d where d.matter_id = m.id
        and event in ('provisionalOrder', 'ccFinalOrder', 'windingUpOrder')) as "orderOn",
      (select min(due_on) from diary_entry d where d.matter_id = m.id and event = 'windingUpResolution') as "resolvedOn",
      (select min(due_on) from diary_entry d where d.matter_id = m.id and event = 'application') as "appliedOn",
      m.details->>'claimsCountFrom' = 'order' as "countsFromOrder"
    from matter m where m.id = ${matterId}`);
  return computeConcursusDay({ ...facts, entity: findEntityKind(kind) });
}
