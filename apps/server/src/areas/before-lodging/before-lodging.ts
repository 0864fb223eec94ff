import type { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { noticeToCreditors } from '@boedel/contract/meetings/offered-types';
import { dayAt } from '@boedel/domain/dates/instant';
import { addDays, addYears, type LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { type Said, verbatim } from '@boedel/domain/law/said';
import {
  beforeLodging,
  isAsked,
  type LodgingFacts,
  type LodgingRequirement,
  type OpenPoint,
} from '@boedel/domain/lodging/before-lodging';
import { systemType } from '@boedel/domain/matter/kinds';
import { isSmallEstate, isTestate } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { openMatter, type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-events';

export const metTable = firmTable('lodging_met', {
  matter_id: c.id,
  requirement_id: c.id,
  met_on: c.day,
  note: c.text.orNull,
});

interface Counted {
  readonly master_office_id: number | null;
  readonly master_reference: string | null;
  readonly executors: number;
  readonly has_identity: boolean;
  readonly has_address: boolean;
  readonly kind: string | null;
  readonly has_will: boolean;
  readonly immovables: number;
  readonly minors: number;
  readonly heirs_unidentified: number;
  readonly properties_without_deed: number;
  readonly assets_without_voucher: number;
  readonly claims_without_voucher: number;
  readonly claims_undecided: number;
  readonly claims_close: LocalDate | null;
}

/** What is missing of the facts, counted in one statement. An interest in somebody else's land has no deed of its own. */
const countedOf = (tx: Tx, matterId: number, adultSince: LocalDate): Promise<Counted> =>
  tx.one(sql`
    with taker as (
      select p.* from matter_party p where p.matter_id = ${matterId} and p.kind = 'person' and p.died_on is null
        and (p.is_beneficiary or p.role = 'child')),
    thing as (select * from asset where matter_id = ${matterId}),
    debt as (select * from liability where matter_id = ${matterId} and status not in ('rejected', 'withdrawn'))
    select m.master_office_id, m.master_reference,
      (select count(*)::int from matter_party where matter_id = m.id and role = 'executor' and details ->> 'endedDate' is null) as executors,
      exists (select from matter_party where matter_id = m.id and role = 'main'
        and (id_number is not null or passport_number is not null)) as has_identity,
      exists (select from matter_party where matter_id = m.id and role = 'main' and address1 is not null) as has_address,
      m.kind, exists (select from will where matter_id = m.id) as has_will,
      (select count(*)::int from thing where class = 'immovable') as immovables,
      (select count(*)::int from taker where born_on > ${adultSince}) as minors,
      (select count(*)::int from taker where id_number is null and born_on is null) as heirs_unidentified,
      (select count(*)::int from thing where class = 'immovable' and kind = 'immovable' and title_deed is null) as properties_without_deed,
      (select count(*)::int from thing where voucher is null) as assets_without_voucher,
      (select count(*)::int from debt where voucher is null) as claims_without_voucher,
      (select count(*)::int from debt where status in ('lodged', 'disputed')) as claims_undecided,
      (select max(due_on) from diary_entry where matter_id = m.id and rule = 'claims-close') as claims_close
    from matter m where m.id = ${matterId}`);

interface RequirementRow {
  readonly id: number;
  readonly name: string;
  readonly name_af: string | null;
  readonly master_office_id: number | null;
  readonly country: string | null;
  readonly from_on: LocalDate | null;
  readonly until_on: LocalDate | null;
  readonly asked_of: LodgingRequirement['when'];
  readonly section: string | null;
  readonly met_on: LocalDate | null;
  readonly is_filed: boolean;
}

/** The row of the provider's list that asks for proof of the notice to creditors: the papers of that notice are it. */
const proofOfNotice = 1_000_000_006;

/** Every requirement there is, with what answers it in this matter: a mark, or a paper of its number that was filed. */
const requirementsOf = (tx: Tx, matterId: number): Promise<RequirementRow[]> =>
  tx.rows(sql`
    select r.id, r.name, r.name_af, r.master_office_id, r.country, r.from_on, r.until_on, r.asked_of, r.section, met.met_on,
      r.paper_number is not null and (
        exists (select from matter_document d where d.matter_id = ${matterId} and d.type = r.paper_number)
        or exists (select from paper_made p where p.matter_id = ${matterId} and p.standard_id = r.paper_number
          and p.document_id is not null))
        or r.id = ${proofOfNotice} and exists (select from matter_document_link l
          join meeting_advert a on a.matter_id = l.matter_id and a.id = l.meeting_id
          where l.matter_id = ${matterId} and a.type = ${noticeToCreditors} and a.cancelled_on is null) as is_filed
    from lodgingrequirement r
      left join lodging_met met on met.matter_id = ${matterId} and met.requirement_id = r.id and met.requirement_owner = r.intermediary_id
    order by r.intermediary_id, r.id`);

interface Checked {
  readonly points: readonly OpenPoint[];
  readonly asked: readonly RequirementRow[];
}

/** What stands between this estate and a lodged account, as things are. */
export async function checkLodging(tx: Tx, matter: OpenedMatter, now: Date): Promise<Checked> {
  const today = dayAt(now, countryNamed(matter.country));
  const counted = await countedOf(tx, matter.id, addYears(today, -18));
  const rows = await requirementsOf(tx, matter.id);
  const events = [...(await eventsOf(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const happened = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const notice = happened.get('creditorsNotice');
  const facts: LodgingFacts = {
    today,
    country: matter.country,
    officeId: counted.master_office_id,
    mastersReference: counted.master_reference,
    executors: counted.executors,
    hasIdentity: counted.has_identity,
    hasAddress: counted.has_address,
    isTestate: counted.has_will || isTestate(counted.kind),
    isSmall: isSmallEstate(counted.kind),
    immovables: counted.immovables,
    minors: counted.minors,
    heirsUnidentified: counted.heirs_unidentified,
    propertiesWithoutDeed: counted.properties_without_deed,
    assetsWithoutVoucher: counted.assets_without_voucher,
    claimsWithoutVoucher: counted.claims_without_voucher,
    claimsUndecided: counted.claims_undecided,
    happened,
    claimsClose: counted.claims_close ?? (notice ? addDays(notice, 30) : null),
    met: new Set(rows.filter(({ met_on, is_filed }) => met_on !== null || is_filed).map(({ id }) => id)),
  };
  const requirements = rows.map((row) => ({ row, asked: requirementFrom(row) }));
  return {
    points: beforeLodging(
      facts,
      requirements.map(({ asked }) => asked),
    ),
    asked: requirements.filter(({ asked }) => isAsked(asked, facts)).map(({ row }) => row),
  };
}

const requirementFrom = (row: RequirementRow): LodgingRequirement => ({
  id: row.id,
  name: row.name,
  nameAf: row.name_af,
  officeId: row.master_office_id,
  country: row.country,
  from: row.from_on,
  until: row.until_on,
  when: row.asked_of,
  section: row.section,
});

/** A point in the reader's words: a requirement by the name it has in that language. */
export const pointIn = (point: OpenPoint, asked: readonly RequirementRow[], language: 'en' | 'af'): Said => {
  const row = asked.find(({ id }) => id === point.requirementId);
  return row && language === 'af' && row.name_af ? verbatim(row.name_af) : point.says;
};

async function openEstate(tx: Tx, matterId: number): Promise<OpenedMatter> {
  await openMatter(tx, matterId, 'reports');
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.estateLate) {
    orRefuse(refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.'));
  }
  return matter;
}

export const check: Handler<typeof lodgingCalls.check> = ({ tenant, query, now }) =>
  tenant.transaction(async (tx) => {
    const { points, asked } = await checkLodging(tx, await openEstate(tx, query.matterID), now);
    return {
      points: points.map((point) => ({
        id: point.id,
        kind: point.kind,
        told: {
          ...pointIn(point, asked, query.language),
          ...(point.section !== undefined && { section: point.section }),
        },
        tab: point.requirementId === proofOfNotice ? 'meetingsandadverts' : point.tab,
        requirementID: point.requirementId ?? null,
        settles: null,
        grounds: [],
      })),
      met: asked
        .filter(({ met_on }) => met_on !== null)
        .map((row) => ({
          requirementID: row.id,
          name: query.language === 'af' ? (row.name_af ?? row.name) : row.name,
          date: row.met_on!,
        })),
      settled: [],
    };
  });

export const markRequirement: Handler<typeof lodgingCalls.markRequirement> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'reports');
    const matter = await openEstate(tx, body.matterID);
    const { asked } = await checkLodging(tx, matter, now);
    const row = asked.find(({ id }) => id === body.requirementID);
    if (!row) return orRefuse(refuse('requirementID', 'This is no requirement of the office of this matter.'));
    const rows = rowsOf(tx, metTable);
    const [before] = await rows.list(sql`matter_id = ${matter.id} and requirement_id = ${row.id}`);
    if (before) await rows.remove(before.id);
    const after = body.isMet
      ? await rows.insert({
          matter_id: matter.id,
          requirement_id: row.id,
          met_on: dayAt(now, countryNamed(matter.country)),
          note: body.note,
        })
      : undefined;
    await audit(tx, actor, body.isMet ? 'requirement.met' : 'requirement.reopened', {
      entity: ['lodging_met', (after ?? before)?.id ?? row.id],
      matterId: matter.id,
      ...(before && { before }),
      after: { name: row.name, met_on: after?.met_on ?? null, note: after?.note ?? null },
    });
    return { done: true as const };
  });
