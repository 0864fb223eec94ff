import type { AnswerOf } from '@boedel/contract/call';
import { jointAppointeeCalls } from '@boedel/contract/matter-people/joint-appointees.calls';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export type JointAppointeesView = AnswerOf<JointAppointeeStoreCalls['getbymatterid']>;

type JointAppointeeStoreCalls = typeof jointAppointeeCalls;

export interface JointAppointeeEntry {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly id_number: string | null;
}

export const listAppointees = (tx: Tx, matterId: number): Promise<JointAppointeesView> =>
  tx.rows<JointAppointeesView[number]>(sql`
    select p.id as "partyID", p.directory_id as "jointAppointeeID", p.surname as name, p.email,
      (p.details ->> 'sharePercent')::float8 as "sharePercent", (p.details ->> 'appointedDate')::date as "appointedDate",
      (p.details ->> 'endedDate')::date as "endedDate", p.details ->> 'endedReason' as "endedReason",
      exists (select from matter_access a
          join membership m on m.intermediary_id = a.intermediary_id and m.person_id = a.person_id
          left join person w on w.id = a.person_id
        where a.matter_id = p.matter_id and lower(coalesce(m.invited_email, w.email)) = lower(p.email)) as "hasAccess"
    from matter_party p where p.matter_id = ${matterId} and p.role = 'executor' and p.directory_kind = ${appointeeKind}
    order by p.details ->> 'endedDate' nulls first, p.position, p.id`);

export const appointeeKind = 'jointappointee';

export const readMasterReference = (tx: Tx, matterId: number): Promise<{ master: string | null }> =>
  tx.one(sql`select master_reference as master from matter where id = ${matterId}`);

export const lockAppointee = (tx: Tx, jointAppointeeId: number): Promise<JointAppointeeEntry | undefined> =>
  tx.maybe(
    sql`select id, name, email, phone, id_number from jointappointee where id = ${jointAppointeeId} for key share`,
  );
