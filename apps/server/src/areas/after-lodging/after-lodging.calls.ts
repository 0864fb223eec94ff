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
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { holdMatter, type OpenedMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { eventsOf, setEvents } from '../diary/matter-events';
import { dutyStands } from '../estate/duty-stands';
import { firstGeneratedOn } from '../lodging/lodged.store';
import { awardsIn, claimsDue } from '../payout/proposals';
import { queriesOf } from './account-queries';
import { datedOf, filedPapers, type StepRow, stepRows } from './after-lodging.store';

const noDuty: DutyStands = { due: nil, interest: nil, paid: nil, assessedOn: null, lastPaidOn: null };

interface Gathered {
  readonly facts: AfterFacts;
  readonly rows: readonly StepRow[];
  readonly duty: DutyStands | null;
}

/** What the law reads of an estate whose account was lodged. */
async function gather(tx: Tx, matter: OpenedMatter, now: Date): Promise<Gathered> {
  const country = countryNamed(matter.country) ?? defaultCountry;
  const rows = await stepRows(tx).ofMatter(matter.id);
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
      await holdMatter(tx, matterID);
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
