import type { FiledStepPaper, NamedActivityParty } from '@boedel/domain/activities/progress';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { type ActivityStepRow, activityStepTable, type ActivityPart } from './activity.store';

export interface TrustParty extends NamedActivityParty {
  readonly role: string;
  readonly is_beneficiary: boolean;
  readonly has_left: boolean;
  readonly is_appointed: boolean;
  /** Letters of authority name them, and none that came since leave them out. */
  readonly is_on_letters: boolean;
}

export interface ActivityDayRow {
  readonly id: number;
  readonly activity_id: number | null;
  readonly step_type: number | null;
  readonly event: string | null;
  readonly on: LocalDate;
}

export interface FiledActivityDocument extends FiledStepPaper {
  readonly activity_id: number;
  readonly document_id: number;
  readonly link_id: number;
}

/** Everything the activities of one matter are judged by, in a few statements however many there are. */
export interface TrustFactsRead {
  readonly parties: readonly TrustParty[];
  readonly named: readonly { activity_id: number; party_id: number; part: ActivityPart }[];
  readonly marks: readonly ActivityStepRow[];
  readonly days: readonly ActivityDayRow[];
  readonly papers: readonly FiledActivityDocument[];
}

export async function readTrust(tx: Tx, matterId: number): Promise<TrustFactsRead> {
  return {
    parties: await tx.rows<TrustParty>(sql`
      select p.id, coalesce(g.name, nullif(concat_ws(' ', p.first_names, p.surname), ''), '') as name, p.role, p.is_beneficiary,
        p.details ->> 'endedDate' is not null as has_left, p.details ->> 'appointedDate' is not null as is_appointed,
        coalesce(t.authorised_on is not null and t.letters_amended_on is null and t.status <> 'deactivated', false) as is_on_letters
      from matter_party p left join globalexecutor g on g.intermediary_id = p.intermediary_id
        and p.directory_kind = 'globalexecutor' and g.id = p.directory_id
        left join trustee t on t.intermediary_id = p.intermediary_id and t.matter_id = p.matter_id and t.party_id = p.id
      where p.matter_id = ${matterId} and (p.role in ('executor', 'founder', 'beneficiary') or p.is_beneficiary)
      order by p.position, p.id`),
    named: await tx.rows(
      sql`select activity_id, party_id, part from activity_party where matter_id = ${matterId} order by id`,
    ),
    marks: await tableStore(tx, activityStepTable).list(sql`matter_id = ${matterId}`, sql`step`),
    days: await tx.rows<ActivityDayRow>(sql`
      select id, activity_id, step_type, event, due_on as on from diary_entry
      where matter_id = ${matterId} and rule is null and (event is not null or activity_id is not null) order by id`),
    // A paper is what its last version is: made from a template it is a draft, scanned or signed it is the thing itself.
    papers: await tx.rows<FiledActivityDocument>(sql`
      with recursive linked as (
        select l.id as link_id, l.activity_id, l.step as key, l.party_id, l.document_id
        from matter_document_link l where l.matter_id = ${matterId} and l.activity_id is not null and l.step is not null
      ), version (first, id) as (
        select document_id, document_id from linked
        union select v.first, n.id from matter_document n join version v on n.replaces_id = v.id
      )
      select l.link_id, l.activity_id, l.key, l.party_id as "partyId", l.document_id,
        not exists (select from version v where v.first = l.document_id
          and not exists (select from paper_made m where m.intermediary_id = app_firm() and m.document_id = v.id)) as "isDraft"
      from linked l order by l.link_id`),
  };
}
