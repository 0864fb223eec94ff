import { noticeToCreditors } from '@boedel/contract/meetings/offered-types';
import { type AccountKind, accountKinds, nameAccount } from '@boedel/domain/accounts/account-kinds';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import { findAccountStepEvent } from '@boedel/domain/lodging/step-courses';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { IdleFacts } from '@boedel/domain/waiting/idle-money';
import {
  type WaitChase,
  type AwaitedOffice,
  type WaitFacts,
  computeWaits,
  type WaitStanding,
} from '@boedel/domain/waiting/waiting-on';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { waitingTypes } from '@boedel/domain/waiting/waiting-types';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { isOfLastAccount, isStatement } from '../lodging/lodged.store';
import { whereSeesType } from '../../platform/db/sees';

export interface MatterWaits extends Pick<IdleFacts, 'isSmall' | 'claimsClose' | 'objectionsOpen'> {
  readonly id: number;
  readonly systemType: number;
  readonly reference: string;
  readonly name: string;
  /** Who answers for it. */
  readonly people: readonly number[];
  /** What its bank accounts hold; null where nothing was ever booked. */
  readonly cash: Cents | null;
  readonly facts: WaitFacts;
}

interface WaitMatterRow {
  readonly id: number;
  readonly system_type: number;
  readonly reference: string;
  readonly name: string;
  readonly country: string;
  readonly kind: string | null;
  readonly people: readonly number[];
  readonly cash: Cents | null;
  readonly events: readonly (readonly [string, LocalDate])[] | null;
  readonly claims_close: LocalDate | null;
  /** Accounts that stand, the newest first. */
  readonly accounts:
    | readonly { readonly number: number; readonly kind: string; readonly steps: Record<string, LocalDate> | null }[]
    | null;
  readonly not_needed: readonly string[] | null;
  readonly queries_open: number;
  readonly objections_open: number;
  readonly last_reply: LocalDate | null;
  readonly unruled: readonly { readonly id: number; readonly name: string; readonly repliedOn: LocalDate }[] | null;
  readonly release_asked_on: LocalDate | null;
  readonly duty_assessed_on: LocalDate | null;
  readonly requests: readonly { readonly id: number; readonly bank: string; readonly askedOn: LocalDate }[] | null;
  readonly unconfirmed:
    | readonly { readonly id: number; readonly number: number; readonly bank: string; readonly actionOn: LocalDate }[]
    | null;
  readonly unproved:
    | readonly { readonly id: number; readonly publications: string; readonly orderedOn: LocalDate }[]
    | null;
  readonly family: readonly { readonly id: number; readonly name: string; readonly askedOn: LocalDate }[] | null;
  readonly pay_ins:
    | readonly { readonly id: number; readonly name: string; readonly left: Cents; readonly since: LocalDate }[]
    | null;
  readonly by_hand:
    | readonly {
        readonly id: number;
        readonly office: AwaitedOffice;
        readonly who: string | null;
        readonly what: string;
        readonly since: LocalDate;
      }[]
    | null;
  readonly chases: readonly WaitChase[] | null;
  readonly papers: readonly (readonly [number, LocalDate])[] | null;
}

/** The kinds under which proof is filed that a notice appeared. */
const proofOfCreditorsNotice = 208;
const proofOfAccountNotice = 211;

const selectLocalDay = (instant: Sql): Sql => sql`(${instant} at time zone 'Africa/Johannesburg')::date`;

/** Everything of these matters that says what they wait for, in one statement; each part reads an index of its matter. */
const listMattersWhere = (tx: Tx, where: Sql): Promise<WaitMatterRow[]> =>
  tx.rows(sql`
    select m.id, m.system_type, m.reference, m.name, m.country, m.kind,
      array_remove(array[m.responsible_person_id, nullif(m.assistant_person_id, m.responsible_person_id)], null) as people,
      (select f.cash_position_cents from matter_figures f where f.intermediary_id = m.intermediary_id and f.matter_id = m.id) as cash,
      (select json_agg(json_build_object('number', l.number, 'kind', l.kind, 'steps',
          (select json_object_agg(s.step, s.done_on) from estate_step s where s.intermediary_id = l.intermediary_id
            and s.matter_id = l.matter_id and s.account_no = l.number and s.done_on <= ${selectLocalDay(sql`now()`)})) order by l.number desc)
        from lodged_account l where l.intermediary_id = m.intermediary_id and l.matter_id = m.id
          and l.kind = any(${accountsWaitedFor}::text[]) and not exists (select from lodged_account amended
            where amended.intermediary_id = l.intermediary_id and amended.matter_id = l.matter_id
              and amended.sequence = l.sequence and amended.number > l.number
              and amended.kind = any(${accountsWaitedFor}::text[]))) as accounts,
      d.events, d.claims_close, q.queries_open, q.objections_open, q.last_reply, q.unruled,
      (select json_agg(s.step) from estate_step s
        where s.intermediary_id = m.intermediary_id and s.matter_id = m.id and s.is_not_needed) as not_needed,
      (select r.done_on from release_step r where r.intermediary_id = m.intermediary_id and r.matter_id = m.id
        and r.step = 'requestRelease') as release_asked_on,
      (select e.duty_assessed_on from estate_setting e
        where e.intermediary_id = m.intermediary_id and e.matter_id = m.id) as duty_assessed_on,
      (select json_agg(json_build_object('id', a.id, 'bank', a.bank, 'askedOn', ${selectLocalDay(sql`a.asked_at`)}) order by a.id)
        from account_request a where a.intermediary_id = m.intermediary_id and a.matter_id = m.id and a.state = 'asked') as requests,
      (select json_agg(json_build_object('id', p.id, 'number', p.number, 'bank', coalesce(b.bank, b.name), 'actionOn', p.action_on) order by p.id)
        from payout_file p join bank_account b on b.intermediary_id = p.intermediary_id and b.id = p.bank_account_id
        where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and exists (
          select from payout_file_row l where l.intermediary_id = p.intermediary_id and l.matter_id = p.matter_id
            and l.payout_file_id = p.id and l.outcome = 'sent')
          and exists (select from payout_file_approval a where a.intermediary_id = p.intermediary_id and a.matter_id = p.matter_id
            and a.payout_file_id = p.id)) as unconfirmed,
      (select json_agg(json_build_object('id', n.id, 'orderedOn', n.since_on, 'publications',
          (select string_agg(p.name, ', ' order by p.id) from publicationpartner p
            where p.id in (n.gazette_id, n.newspaper_id, n.second_newspaper_id))) order by n.id)
        from (select *, coalesce(ordered_on, least(gazette_on, newspaper_on, second_newspaper_on)) as since_on from meeting_advert
          where intermediary_id = m.intermediary_id and matter_id = m.id and cancelled_on is null
            and coalesce(gazette_id, newspaper_id, second_newspaper_id) is not null) n
        where n.since_on is not null and not exists (
            select from matter_document_link l where l.intermediary_id = n.intermediary_id and l.matter_id = n.matter_id
              and l.meeting_id = n.id)
          and not exists (
            select from matter_document f where f.intermediary_id = n.intermediary_id and f.matter_id = n.matter_id
              and f.type = case n.type when ${noticeToCreditors} then ${proofOfCreditorsNotice}::int else ${proofOfAccountNotice}::int end)) as unproved,
      (select json_agg(json_build_object('id', i.id, 'name', i.name, 'askedOn', ${selectLocalDay(sql`i.asked_at`)}) order by i.id)
        from family_intake i where i.intermediary_id = m.intermediary_id and i.matter_id = m.id
          and i.finished_at is null) as family,
      (select json_agg(json_build_object('id', p.party, 'name', p.name, 'left', p.left, 'since', p.since) order by p.party) from (
          select a.party, a.name, a.since, coalesce((select sum(g.cents) from ledger_posting g where g.intermediary_id = m.intermediary_id
            and g.matter_id = m.id and g.account = 'AWARDS' and g.party_id = a.party), 0) - a.cash as left
          from (select (w ->> 'personId')::bigint as party, max(w ->> 'name') as name, sum((w ->> 'cash')::bigint) as cash,
              max(${selectLocalDay(sql`l.created_at`)}) as since
            from lodged_account l cross join jsonb_array_elements(l.carries -> 'awards') w
            where l.intermediary_id = m.intermediary_id and l.matter_id = m.id and l.kind = any(${accountsWaitedFor}::text[])
              and jsonb_typeof(l.carries -> 'awards') = 'array' and w ->> 'personId' ~ '^[0-9]+$'
              and not exists (select from lodged_account amended where amended.intermediary_id = l.intermediary_id
                and amended.matter_id = l.matter_id and amended.sequence = l.sequence and amended.number > l.number
                and amended.kind = any(${accountsWaitedFor}::text[]))
            group by 1 having sum((w ->> 'cash')::bigint) < 0) a) p
        where p.left > 0) as pay_ins,
      (select json_agg(json_build_object('id', w.id, 'office', w.office, 'who', w.who, 'what', w.what, 'since', w.since_on) order by w.id)
        from awaited w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id and w.answered_on is null) as by_hand,
      (select json_agg(json_build_object('key', h.key, 'on', h.chased_on, 'next', h.next_on) order by h.chased_on, h.id)
        from wait_chase h where h.intermediary_id = m.intermediary_id and h.matter_id = m.id) as chases,
      (select json_agg(json_build_array(p.standard_id, p.made_on)) from (
        select standard_id, ${selectLocalDay(sql`max(created_at)`)} as made_on from paper_made
        where intermediary_id = m.intermediary_id and matter_id = m.id and standard_id > 1 and document_id is not null
        group by standard_id) p) as papers
    from matter m
    left join lateral (
      select json_agg(json_build_array(event, due_on)) filter (where event is not null and done_at is not null) as events,
        max(due_on) filter (where rule = 'claims-close') as claims_close
      from diary_entry where intermediary_id = m.intermediary_id and matter_id = m.id
        and (event is not null or rule = 'claims-close')) d on true
    left join lateral (
      select count(*) filter (where kind = 'query' and replied_on is null and ${isOfLastAccount(sql`a`)})::int as queries_open,
        count(*) filter (where kind = 'objection' and ruling is null and ${isOfLastAccount(sql`a`)})::int as objections_open,
        max(replied_on) filter (where kind = 'query' and ${isOfLastAccount(sql`a`)}) as last_reply,
        json_agg(json_build_object('id', id, 'name', coalesce(raised_by, ''), 'repliedOn', replied_on) order by id)
          filter (where kind = 'objection' and ruling is null and replied_on is not null) as unruled
      from account_query a where a.intermediary_id = m.intermediary_id and a.matter_id = m.id) q on true
    where m.system_type = any(${[...waitingTypes]}::int[]) and ${where}`);

const accountsWaitedFor = (Object.keys(accountKinds) as AccountKind[]).filter((kind) => !isStatement(kind));
const describeAccount = (kind: string) => message(nameAccount(kind as AccountKind));

/** The account lodged last by name, where there are several, and what happened to those before it. */
function readAccounts({ accounts }: WaitMatterRow): Pick<WaitFacts, 'account' | 'earlier'> {
  const [last, ...earlier] = accounts ?? [];
  return {
    account: last && earlier.length > 0 ? describeAccount(last.kind) : null,
    earlier: earlier.map(({ number, kind, steps }) => ({
      accountNo: number,
      account: describeAccount(kind),
      happened: new Map(
        Object.entries(steps ?? {}).flatMap(([step, on]) => {
          const event = findAccountStepEvent(step);
          return event ? [[event, on] as const] : [];
        }),
      ),
    })),
  };
}

/** A clock is slow to ask: once for each country, not for each matter. */
function createReader(now: Date): (row: WaitMatterRow) => MatterWaits {
  const days = new Map<Country, LocalDate>();
  return (row) => {
    const country = findCountry(row.country) ?? defaultCountry;
    const today = days.get(country) ?? computeDayAt(now, country);
    days.set(country, today);
    return read(row, country, today);
  };
}

function read(row: WaitMatterRow, country: Country, today: LocalDate): MatterWaits {
  return {
    id: row.id,
    systemType: row.system_type,
    reference: row.reference,
    name: row.name,
    people: row.people,
    cash: row.cash,
    isSmall: isSmallEstate(row.kind),
    claimsClose: row.claims_close,
    objectionsOpen: row.objections_open,
    facts: {
      today,
      isEstate: row.system_type === systemType.estateLate,
      country,
      happened: new Map(row.events),
      ...readAccounts(row),
      notNeeded: new Set(row.not_needed),
      queriesOpen: row.queries_open,
      lastReply: row.last_reply,
      unruled: row.unruled ?? [],
      releaseAskedOn: row.release_asked_on,
      dutyAssessedOn: row.duty_assessed_on,
      bankRequests: row.requests ?? [],
      unconfirmed: row.unconfirmed ?? [],
      unproved: row.unproved ?? [],
      familyAsked: row.family ?? [],
      payIns: row.pay_ins ?? [],
      byHand: row.by_hand ?? [],
      chases: row.chases ?? [],
      papersMade: new Map(row.papers),
    },
  };
}

/** What a matter waits for; a client's plan has none of it. */
export async function readMatterWaits(tx: Tx, matterId: number, now: Date): Promise<MatterWaits | undefined> {
  const [row] = await listMattersWhere(tx, sql`m.id = ${matterId}`);
  return row && createReader(now)(row);
}

/** The list itself, whoever asks: only its length is told to those who may not see the matter. */
export async function listMatterWaits(tx: Tx, matterId: number, now: Date): Promise<WaitStanding[]> {
  const matter = await runAsFirm(tx, () => readMatterWaits(tx, matterId, now));
  return matter ? computeWaits(matter.facts) : [];
}

/** The same of the matters somebody answers for. */
export const listPersonWaits = async (tx: Tx, personId: number, now: Date): Promise<MatterWaits[]> =>
  (
    await listMattersWhere(
      tx,
      sql`${isCurrent(sql`m.status`)} and ${whereSeesType(sql`m.system_type`)}
        and ${personId}::bigint in (m.responsible_person_id, m.assistant_person_id)`,
    )
  ).map(createReader(now));

/** So many matters are read at once: a few milliseconds of work. */
const mattersAtATime = 250;

/** Those of every matter that is worked on after this one, as many as are read at once; none where that was the last. */
export const listWaitsAfter = async (tx: Tx, matterId: number, now: Date, among = sql`true`): Promise<MatterWaits[]> =>
  (
    await listMattersWhere(
      tx,
      sql`m.intermediary_id = app_firm() and m.id > ${matterId} and ${isCurrent(sql`m.status`)} and ${among}
        order by m.id limit ${mattersAtATime}`,
    )
  ).map(createReader(now));

/** The same of every matter that is worked on. */
export const listFirmWaits = (tx: Tx, now: Date): Promise<MatterWaits[]> => listWaitsAmong(tx, now, sql`true`);

/** Of those of the types the person works in. */
export const listSeenWaits = (tx: Tx, now: Date): Promise<MatterWaits[]> =>
  listWaitsAmong(tx, now, whereSeesType(sql`m.system_type`));

async function listWaitsAmong(tx: Tx, now: Date, among: Sql): Promise<MatterWaits[]> {
  const all: MatterWaits[] = [];
  for (;;) {
    const some = await listWaitsAfter(tx, all.at(-1)?.id ?? 0, now, among);
    if (some.length === 0) return all;
    all.push(...some);
  }
}
