import { afterLodgingCalls } from '@boedel/contract/lodging/after-lodging.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import type { AfterFacts, AfterStep, DutyStands } from '@boedel/domain/lodging/after-facts';
import { afterLodging, checkAfterStep, eventOfStep } from '@boedel/domain/lodging/after-lodging';
import { systemType } from '@boedel/domain/matter/kinds';
import { minus, nil, notBelowNil, plus, sum } from '@boedel/domain/money/cents';
import { standardTemplate } from '@boedel/domain/templates/catalogue';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { eventsOf, setEvents } from '../diary/matter-events';
import { dutyStands } from '../estate/duty-stands';
import { firstGeneratedOn } from '../lodging/lodged.store';
import { awardsIn, claimsDue } from '../payout/proposals';
import { queriesOf } from './account-queries';

const stepTable = firmTable('estate_step', {
  matter_id: c.id,
  step: c.text,
  is_not_needed: c.flag,
  note: c.text.orNull,
});
type StepRow = RowOf<typeof stepTable>;
const stepRows = (tx: Tx) => rowsOf(tx, stepTable);

interface Dated {
  readonly kind: string | null;
  readonly closed_on: LocalDate | null;
  readonly bonds: number;
  readonly bonds_released: number;
  readonly bond_released_on: LocalDate | null;
  readonly release_asked_on: LocalDate | null;
  readonly inspection_ends: LocalDate | null;
  readonly cash: number;
}

/** What stands in other rooms of the matter, in one statement. */
const datedOf = (tx: Tx, matterId: number): Promise<Dated> =>
  tx.one(sql`
    select m.kind, (m.closed_at at time zone 'Africa/Johannesburg')::date as closed_on,
      (select count(*)::int from bond_of_security where matter_id = m.id) as bonds,
      (select count(released_on)::int from bond_of_security where matter_id = m.id) as bonds_released,
      (select max(released_on) from bond_of_security where matter_id = m.id) as bond_released_on,
      (select done_on from release_step where matter_id = m.id and step = 'requestRelease') as release_asked_on,
      (select max(due_on) from diary_entry where matter_id = m.id and rule = 'inspection-ends') as inspection_ends,
      (select coalesce(sum(cents), 0)::bigint from ledger_posting where matter_id = m.id and account = 'BANK') as cash
    from matter m where m.id = ${matterId}`);

const noDuty: DutyStands = { due: nil, interest: nil, paid: nil, assessedOn: null, lastPaidOn: null };

interface Gathered {
  readonly facts: AfterFacts;
  readonly rows: readonly StepRow[];
  readonly duty: DutyStands | null;
}

/** What the law reads of an estate whose account was lodged. */
async function gather(tx: Tx, matter: OpenedMatter, now: Date): Promise<Gathered> {
  const country = countryNamed(matter.country) ?? defaultCountry;
  const rows = await stepRows(tx).list(sql`matter_id = ${matter.id}`);
  const events = [...(await eventsOf(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const dated = await datedOf(tx, matter.id);
  const duty = await dutyStands(tx, matter);
  const awards = await awardsIn(tx, matter);
  const claims = await claimsDue(tx, matter);
  const happened = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const facts: AfterFacts = {
    today: dayAt(now, country),
    country,
    happened,
    firstGeneratedOn: (await firstGeneratedOn(tx, matter)) ?? happened.get('accountGenerated') ?? null,
    notNeeded: new Set(rows.filter(({ is_not_needed }) => is_not_needed).map(({ step }) => step as AfterStep)),
    isSmall: isSmallEstate(dated.kind),
    ...(await queriesOf(tx, matter.id)),
    inspectionEnds: dated.inspection_ends,
    duty: duty ?? noDuty,
    creditorsLeft: sum(claims.map(({ due, paid }) => notBelowNil(minus(due, paid)))),
    heirsLeft: isRefused(awards) ? null : sum(awards.map(({ due, paid }) => notBelowNil(minus(due, paid)))),
    toFund: isRefused(awards) ? 0 : awards.filter(({ isToFund }) => isToFund).length,
    bonds: dated.bonds,
    bondReleasedOn: dated.bonds_released === dated.bonds ? dated.bond_released_on : null,
    releaseAskedOn: dated.release_asked_on,
    cash: dated.cash as AfterFacts['cash'],
    closedOn: dated.closed_on,
  };
  return { facts, rows, duty };
}

/** The day each paper was last filed or made, by its number in the catalogue. */
async function filedPapers(tx: Tx, matterId: number): Promise<ReadonlyMap<number, LocalDate>> {
  const rows = await tx.rows<{ number: number; on: LocalDate }>(sql`
    select number, max(at at time zone 'Africa/Johannesburg')::date as on from (
      select type as number, created_at as at from matter_document where matter_id = ${matterId} and type is not null
      union all select standard_id, created_at from paper_made
        where matter_id = ${matterId} and standard_id is not null and document_id is not null) papers group by number`);
  return new Map(rows.map(({ number, on }) => [number, on]));
}

async function openEstate(tx: Tx, matterId: number): Promise<OpenedMatter> {
  const matter = await openMatter(tx, matterId, 'estate');
  if (matter.system_type !== systemType.estateLate) {
    orRefuse(refuse('matterID', 'Only a deceased estate has these steps.'));
  }
  return matter;
}

export const handledAfterLodgingCalls = handle(afterLodgingCalls, {
  getbymatterid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openEstate(tx, query.matterID);
      return asTheFirm(tx, async () => {
        const { facts, rows, duty } = await gather(tx, matter, now);
        const filed = await filedPapers(tx, matter.id);
        return {
          steps: afterLodging(facts).map(({ on, papers, missing, ...step }) => ({
            ...step,
            doneDate: on,
            missing: [...missing],
            papers: papers.map((number) => ({
              number,
              name: standardTemplate(number)?.name ?? '',
              filedDate: filed.get(number) ?? null,
            })),
            note: rows.find((row) => row.step === step.step)?.note ?? null,
          })),
          duty:
            duty && duty.due !== null
              ? {
                  due: duty.due,
                  interest: duty.interest,
                  paid: duty.paid,
                  left: notBelowNil(minus(plus(duty.due, duty.interest), duty.paid)),
                }
              : null,
          creditorsLeft: facts.creditorsLeft,
          heirsLeft: facts.heirsLeft,
          cash: facts.cash,
        };
      });
    }),
  save: ({ tenant, actor, now, body }) =>
    tenant.transaction(async (tx) => {
      const { matterID, step, doneDate, isNotNeeded } = body;
      await openToCapture(tx, actor, matterID, 'estate');
      const matter = await openEstate(tx, matterID);
      const note = body.note ?? null;
      // One after the other in a matter: what a step needs is read as the other left it.
      await tx.run(sql`select id from matter where id = ${matterID} for update`);
      await asTheFirm(tx, async () => {
        const { facts, rows } = await gather(tx, matter, now);
        orRefuse(checkAfterStep(step, { doneOn: doneDate, isNotNeeded, note }, facts));
        const event = eventOfStep(step);
        // The day of an event stands once, where all dates stand.
        if (event && (facts.happened.get(event) ?? null) !== doneDate) {
          await setEvents(tx, { actor, now }, matter, { [event]: doneDate });
        }
        const store = stepRows(tx);
        const before = rows.find((row) => row.step === step);
        if (!before && !isNotNeeded && note === null) return;
        const values = { is_not_needed: isNotNeeded, note };
        const after = before
          ? await store.change(before.id, before.version, values)
          : await store.insert({ matter_id: matterID, step, ...values });
        await audit(tx, actor, 'estate_step.changed', {
          entity: ['estate_step', after.id],
          matterId: matterID,
          ...(before && { before }),
          after,
        });
      });
      return { done: true as const };
    }),
});
