import { eventOfKeyDate } from '@boedel/contract/matter/matter-events';
import type { PartySet } from '@boedel/domain/activities/activity-papers';
import { type ActivityStep, stepsOf } from '@boedel/domain/activities/change-types';
import type { ActivityFacts, FiledPaper, PartyNamed } from '@boedel/domain/activities/progress';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { type ActivityRow, type ActivityStepRow, activityStepTable, type Part } from './activity.store';

export const eventOfStep = ({ isOfMatter, keyDate }: ActivityStep): string | null =>
  isOfMatter && keyDate !== null ? eventOfKeyDate(systemType.trust, keyDate) : null;

const ownPaper = (step: number) => ({
  key: `own ${step}`,
  name: 'Paper of this step',
  kinds: [],
  isSent: true as const,
});

/** The steps of an activity: those of its kind, then those the firm added to it. */
export const stepsWith = (activity: ActivityRow, marks: readonly ActivityStepRow[]): readonly ActivityStep[] => [
  ...stepsOf(activity.change_type, activity.started_on),
  ...marks
    .filter((mark) => mark.activity_id === activity.id && mark.own_title !== null)
    .map((mark): ActivityStep => ({
      step: mark.step,
      title: mark.own_title!,
      keyDate: null,
      isOfMatter: false,
      papers: mark.wants_paper ? [ownPaper(mark.step)] : [],
      onlyWhere: null,
      isOwn: true,
    })),
];

interface DayRow {
  readonly id: number;
  readonly activity_id: number | null;
  readonly step_type: number | null;
  readonly event: string | null;
  readonly on: LocalDate;
}
interface PartyOfTrust extends PartyNamed {
  readonly role: string;
  readonly is_beneficiary: boolean;
  readonly has_left: boolean;
  readonly is_appointed: boolean;
  /** Letters of authority name them, and none that came since leave them out. */
  readonly is_on_letters: boolean;
}
interface PaperOfActivity extends FiledPaper {
  readonly activity_id: number;
  readonly document_id: number;
  readonly link_id: number;
}

/** Everything the activities of one matter are judged by, in a few statements however many there are. */
export interface TrustRead {
  readonly parties: readonly PartyOfTrust[];
  readonly named: readonly { activity_id: number; party_id: number; part: Part }[];
  readonly marks: readonly ActivityStepRow[];
  readonly days: readonly DayRow[];
  readonly papers: readonly PaperOfActivity[];
}

export async function readTrust(tx: Tx, matterId: number): Promise<TrustRead> {
  return {
    parties: await tx.rows<PartyOfTrust>(sql`
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
    marks: await rowsOf(tx, activityStepTable).list(sql`matter_id = ${matterId}`, sql`step`),
    days: await tx.rows<DayRow>(sql`
      select id, activity_id, step_type, event, due_on as on from diary_entry
      where matter_id = ${matterId} and rule is null and (event is not null or activity_id is not null) order by id`),
    // A paper is what its last version is: made from a template it is a draft, scanned or signed it is the thing itself.
    papers: await tx.rows<PaperOfActivity>(sql`
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

const isTrustee = ({ role }: PartyOfTrust): boolean => role === 'executor';
const isBeneficiary = ({ role, is_beneficiary }: PartyOfTrust): boolean => is_beneficiary || role === 'beneficiary';

export const trusteesIn = ({ parties }: TrustRead): PartyOfTrust[] => parties.filter(isTrustee);

export function partiesOf(activityId: number, { parties, named }: TrustRead): Record<PartySet, readonly PartyNamed[]> {
  const bare = (some: readonly PartyOfTrust[]): PartyNamed[] => some.map(({ id, name }) => ({ id, name }));
  const inPart = (part: Part): PartyNamed[] => {
    const mine = named.filter((one) => one.activity_id === activityId && one.part === part);
    const ids = new Set(mine.map((one) => one.party_id));
    return bare(parties.filter(({ id }) => ids.has(id)));
  };
  const standing = parties.filter((party) => !isTrustee(party) || !party.has_left);
  return {
    trustees: bare(standing.filter(isTrustee)),
    incoming: inPart('incoming'),
    outgoing: inPart('outgoing'),
    beneficiaries: bare(parties.filter(isBeneficiary)),
    everyone: bare(standing),
  };
}

/** The entry of the diary that holds a step's day. */
export const entryOf = (activity: ActivityRow, step: ActivityStep, { days }: TrustRead): DayRow | undefined => {
  const event = eventOfStep(step);
  return event
    ? days.find((one) => one.event === event)
    : days.findLast((one) => one.activity_id === activity.id && one.step_type === step.step && one.event === null);
};

export function factsOf(activity: ActivityRow, read: TrustRead, today: LocalDate): ActivityFacts {
  const steps = stepsWith(activity, read.marks);
  const days = new Map<number, LocalDate>();
  for (const step of steps) {
    const entry = entryOf(activity, step, read);
    if (entry) days.set(step.step, entry.on);
  }
  return {
    steps,
    days,
    marks: new Map(
      read.marks
        .filter(({ activity_id }) => activity_id === activity.id)
        .map(({ step, note, not_applicable }) => [step, { note, notApplicable: not_applicable }]),
    ),
    filed: read.papers.filter(({ activity_id }) => activity_id === activity.id),
    parties: partiesOf(activity.id, read),
    today,
  };
}
