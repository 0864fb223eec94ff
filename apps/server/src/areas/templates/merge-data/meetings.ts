import { meetingTypeName } from '@boedel/contract/meetings/offered-types';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { readMeeting } from '../../meetings/creditors-meeting.calls';

type Value = string | number | boolean | null;
interface MeetingRow {
  readonly id: number;
  readonly type: number;
  readonly days: number | null;
  readonly isVoted: boolean;
  readonly masterOffice: string | null;
  readonly magistrateOffice: string | null;
  readonly told: Readonly<Record<string, Value>>;
}

/** What stands of each kind of meeting and advert, the latest last. */
const rowsOf = (tx: Tx, matterId: number): Promise<MeetingRow[]> =>
  tx.rows(sql`
    select a.id, a.type, case when a.period_unit = 'days' then a.period_count end as days, o.name as "masterOffice", g.name as "magistrateOffice",
      exists (select from meeting_resolution r where r.intermediary_id = a.intermediary_id and r.meeting_id = a.id) as "isVoted",
      jsonb_build_object('date', a.meeting_on, 'time', a.meeting_time, 'place', a.place, 'presidingOfficer', a.presiding_officer,
        'purposes', a.purposes, 'gazetteDate', a.gazette_on, 'newspaperDate', coalesce(a.newspaper_on, a.second_newspaper_on),
        'newspaper', case when a.newspaper_language = 'English' then n.name when a.second_newspaper_language = 'English' then s.name end,
        'newspaperAf', case when a.second_newspaper_language = 'Afrikaans' then s.name when a.newspaper_language = 'Afrikaans' then n.name end,
        'creditorsToldDate', a.creditors_told_on) as told
    from meeting_advert a
      left join publicationpartner n on n.intermediary_id = a.intermediary_id and n.id = a.newspaper_id
      left join publicationpartner s on s.intermediary_id = a.intermediary_id and s.id = a.second_newspaper_id
      left join masteroffice o on o.intermediary_id in (0, a.intermediary_id) and o.id = a.master_office_id
      left join magistrateoffice g on g.intermediary_id in (0, a.intermediary_id) and g.id = a.magistrate_office_id
    where a.matter_id = ${matterId} and a.cancelled_on is null order by a.id`);

const prefixes = { firstMeeting: 1, secondMeeting: 2, specialMeeting: 3, generalMeeting: 4 } as const;
const isOfAccount = (type: number): boolean => (type >= 6 && type <= 8) || (type >= 10 && type <= 23 && type !== 18);
const under = (prefix: string, row: MeetingRow | undefined): MergeData =>
  Object.fromEntries(Object.entries(row?.told ?? {}).map(([leaf, value]) => [`${prefix}.${leaf}`, value]));

/** The meetings and adverts of an insolvent estate; who voted on what, only where the paper asks for it. */
export async function meetingData(tx: Tx, matter: OpenedMatter, isVoted: boolean, now: Date): Promise<MergeData> {
  const rows = await rowsOf(tx, matter.id);
  const open = rows.findLast(({ type }) => isOfAccount(type));
  const voting = rows.filter(({ type }) => type === prefixes.generalMeeting || type === prefixes.secondMeeting);
  const voted = voting.findLast((row) => row.isVoted) ?? voting[0];
  return {
    ...Object.assign(
      {},
      ...Object.entries(prefixes).map(([prefix, kind]) =>
        under(
          prefix,
          rows.findLast(({ type }) => type === kind),
        ),
      ),
    ),
    ...(open && {
      'inspection.gazetteDate': open.told['gazetteDate'] ?? null,
      'inspection.days': open.days,
      'inspection.masterOffice': open.masterOffice,
      'inspection.magistrateOffice': open.magistrateOffice,
    }),
    ...under('votedAt', voted),
    ...(voted && { 'votedAt.kind': meetingTypeName(voted.type) }),
    ...(isVoted && voted && (await votesAt(tx, matter, voted.id, now))),
  };
}

async function votesAt(tx: Tx, matter: OpenedMatter, meetingId: number, now: Date): Promise<MergeData> {
  const { shown } = await readMeeting(tx, matter, meetingId, now);
  return {
    voters: shown.creditors
      .filter(({ isPresent }) => isPresent)
      .map(({ creditorName, agent, hasProxy, claimed, voteValue }) => ({
        'voter.name': creditorName,
        'voter.agent': agent,
        'voter.hasProxy': hasProxy,
        'voter.claimed': claimed,
        'voter.value': voteValue,
      })),
    resolutions: shown.resolutions.map(({ number, words, result }) => ({
      'resolution.number': number,
      'resolution.words': words,
      'resolution.forValue': result?.forValue ?? null,
      'resolution.againstValue': result?.againstValue ?? null,
      'resolution.forNumber': result?.forNumber ?? null,
      'resolution.againstNumber': result?.againstNumber ?? null,
      'resolution.isCarried': result?.isCarried ?? false,
    })),
  };
}
