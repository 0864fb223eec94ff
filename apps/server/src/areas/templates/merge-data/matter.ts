import { eventFields, eventOfMilestone } from '@boedel/contract/matter/matter-events';
import { milestones } from '@boedel/contract/fixed/matters';
import { systemType } from '@boedel/contract/fixed/system-types';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isTestate } from '@boedel/domain/matter/matter-kind';
import type { Cents } from '@boedel/domain/money/cents';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { eventsOf } from '../../diary/matter-event.store';

type Value = string | number | boolean | null;

/** Whether there is a will: as the kind of the estate says, or where that says nothing, what else is captured of one. */
function ofWill(kind: string | null, isCaptured: boolean, willKind: Value, dated: LocalDate | null): boolean {
  if (kind === 'Intestate') return false;
  if (isCaptured || isTestate(kind)) return true;
  return willKind === null ? dated !== null : willKind !== 'no will';
}

/** The matter, the offices it lies with, the firm and who is responsible. */
export async function matterData(tx: Tx, matter: OpenedMatter, today: LocalDate): Promise<MergeData> {
  const row = await tx.one<Record<string, Value> & { details: Record<string, Value> }>(sql`
    select m.reference as "matter.reference", m.name as "matter.name", m.master_reference as "matter.masterReference", m.court as "matter.court",
      m.case_number as "matter.caseNumber", m.kind as "matter.kind", m.country as "matter.country", m.details,
      exists (select from will w where w.intermediary_id = m.intermediary_id and w.matter_id = m.id) as "hasWill",
      o.name as "masterOffice.name", o.email as "masterOffice.email", o.phone as "masterOffice.phone",
      concat_ws(', ', nullif(o.physical_address1, ''), nullif(o.physical_address2, ''), nullif(o.physical_city, ''), nullif(o.physical_code, '')) as "masterOffice.address",
      g.name as "magistrateOffice.name",
      concat_ws(', ', nullif(g.physical_address1, ''), nullif(g.physical_city, ''), nullif(g.physical_code, '')) as "magistrateOffice.address",
      c.name as "firm.name", c.trading_name as "firm.tradingName", c.registration_number as "firm.registrationNumber",
      c.vat_number as "firm.vatNumber", c.email as "firm.email", c.phone as "firm.phone",
      concat_ws(', ', nullif(c.physical_address1, ''), nullif(c.physical_address2, ''), nullif(c.physical_city, ''), nullif(c.physical_code, '')) as "firm.address",
      concat_ws(', ', nullif(c.postal_address1, ''), nullif(c.postal_address2, ''), nullif(c.postal_city, ''), nullif(c.postal_code, '')) as "firm.postalAddress",
      p.full_name as "responsible.name", p.email as "responsible.email"
    from matter m join company c on c.intermediary_id = m.intermediary_id
      left join masteroffice o on o.intermediary_id in (0, m.intermediary_id) and o.id = m.master_office_id
      left join magistrateoffice g on g.intermediary_id in (0, m.intermediary_id) and g.id = m.magistrate_office_id
      left join person p on p.id = m.responsible_person_id
    where m.id = ${matter.id}`);
  const { details, hasWill, ...fields } = row;
  const events = await eventsOf(tx, matter.id);
  const dates = Object.fromEntries(
    eventFields(matter.system_type).map(([field, event]) => [
      `matter.${field.replace('details.', '')}`,
      events.get(event)?.date ?? null,
    ]),
  );
  const asked = [
    'petitioningCreditor',
    'attorney',
    'willKind',
    'nominatedExecutor',
    'applicant',
    'powers',
    'accountYearEnd',
    'leastTrustees',
    'needsAudit',
  ];
  const willKind = details['willKind'];
  return {
    today,
    'matter.type': systemType[String(matter.system_type) as keyof typeof systemType],
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value])),
    ...Object.fromEntries(asked.map((name) => [`matter.${name}`, details[name] ?? null])),
    ...dates,
    'matter.hasWill': ofWill(
      fields['matter.kind'] as string | null,
      Boolean(hasWill),
      willKind ?? null,
      dates['matter.willDate'] ?? null,
    ),
    'matter.creditorsNoticeDate': events.get('creditorsNotice')?.date ?? null,
    'matter.accountNoticeDate': events.get('accountNotice')?.date ?? null,
    'matter.confirmedDate': events.get('confirmation')?.date ?? null,
    'matter.releasedDate': (events.get('released') ?? events.get('discharged'))?.date ?? null,
    'matter.accountLodgedDate': events.get('accountLodged')?.date ?? null,
    ...(await diaryData(tx, matter, today)),
    ...(await figuresData(tx, matter.id)),
  };
}

/** From which day to which the account lies open, once the notice of it has a day; asked of the writer until then. */
export async function inspectionData(tx: Tx, matterId: number): Promise<MergeData> {
  const open = await tx.maybe<{ from: LocalDate; to: LocalDate | null }>(sql`
    select e.due_on as from, (select max(due_on) from diary_entry where matter_id = ${matterId} and rule = 'inspection-ends') as to
    from diary_entry e where e.matter_id = ${matterId} and e.event = 'accountNotice'`);
  return open ? { 'notice.inspectionFrom': open.from, 'notice.inspectionTo': open.to } : {};
}

async function diaryData(tx: Tx, matter: OpenedMatter, today: LocalDate): Promise<MergeData> {
  const open = await tx.rows<{ title: string; due_on: LocalDate; rule: string | null }>(sql`
    select title, due_on, rule from diary_entry where matter_id = ${matter.id} and done_at is null and event is null order by due_on, id limit 40`);
  const events = await eventsOf(tx, matter.id);
  const names: readonly string[] = milestones[String(matter.system_type) as keyof typeof milestones] ?? [];
  const due = open.find(({ title }) => /lodge/i.test(title) && /account/i.test(title));
  return {
    milestones: names.map((name, at) => {
      const event = eventOfMilestone(matter.system_type, at + 1);
      const date = event ? (events.get(event)?.date ?? null) : null;
      return { 'milestone.name': name, 'milestone.date': date, 'milestone.isReached': date !== null && date <= today };
    }),
    deadlines: open.map(({ title, due_on }) => ({
      'deadline.name': title,
      'deadline.date': due_on,
      'deadline.isOverdue': due_on < today,
    })),
    'matter.accountDueDate': due?.due_on ?? null,
  };
}

async function figuresData(tx: Tx, matterId: number): Promise<MergeData> {
  const row = await tx.maybe<Record<'gross' | 'liabilities' | 'net' | 'duty' | 'cash', Cents | null>>(sql`
    select gross_assets_cents as gross, liabilities_cents as liabilities, net_cents as net, estate_duty_cents as duty, cash_position_cents as cash
    from matter_figures where matter_id = ${matterId}`);
  const { realised } = await tx.one<{ realised: Cents }>(sql`
    select coalesce(-sum(cents), 0)::bigint as realised from ledger_posting where matter_id = ${matterId} and asset_id is not null and account <> 'BANK'`);
  const gross = row?.gross ?? 0;
  return {
    'figures.grossAssets': gross,
    'figures.liabilities': row?.liabilities ?? 0,
    'figures.net': row?.net ?? gross - (row?.liabilities ?? 0),
    'figures.cash': row?.cash ?? 0,
    'figures.duty': row?.duty ?? null,
    'figures.realised': realised,
    'figures.unrealised': gross - realised,
  };
}

const releaseFields = {
  requestRelease: 'requestedDate',
  closeAndDestroy: 'destroyDate',
  releaseBond: 'bondDate',
} as const;

/** When each step of the release was taken. */
export async function releaseData(tx: Tx, matterId: number): Promise<MergeData> {
  const rows = await tx.rows<{ step: keyof typeof releaseFields; done_on: LocalDate }>(
    sql`select step, done_on from release_step where matter_id = ${matterId}`,
  );
  return Object.fromEntries(rows.map(({ step, done_on }) => [`release.${releaseFields[step]}`, done_on]));
}
