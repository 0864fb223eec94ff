import { formatInEnglish, joinSentences } from '@boedel/domain/law/message';
import type { AnswerOf } from '@boedel/contract/call';
import { labelEvent } from '@boedel/contract/matter/matter-events';
import type { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { Deadline } from '@boedel/domain/deadlines/deadlines';
import type { DeadlineMove } from '@boedel/domain/deadlines/plan-moves';
import { findPassedState } from '@boedel/domain/deadlines/passes-by-itself';
import { readRuleNote } from '@boedel/domain/deadlines/rule';
import { listRules } from '@boedel/domain/deadlines/rules';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, findCountry } from '@boedel/domain/law/country';
import { refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { lockMatter, openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { type MatterDeadlines, readMatterDeadlines } from './deadline-facts';
import { presentEntry, presentWorking } from './diary.present';
import { type DiaryRow, diaryStore, termStore } from './diary.store';
import { setEvents } from './matter-events';
import { recomputeStatutoryDates, moveAsked, planMatterMoves, ruleById } from './move-dates';

type StatutoryDatesView = AnswerOf<typeof statutoryDateCalls.getStatutoryDates>;

function presentDate(
  deadline: Deadline,
  kept: DiaryRow | undefined,
  country: Country,
  today: LocalDate,
): StatutoryDatesView['dates'][number] {
  const { rule, state } = deadline;
  const running = state === 'running' ? deadline : undefined;
  const due = kept?.due_on ?? running?.due.value;
  const refused = state === 'refused' ? joinSentences(deadline.refused.refusals.map(toSectionedMessage)) : null;
  return {
    rule: rule.id,
    title: rule.title,
    section: rule.section,
    meaning: rule.meaning,
    note: readRuleNote(rule, country) ?? null,
    state,
    date: running?.due.value ?? null,
    safe: running?.safe ?? null,
    opens: running?.opens ?? null,
    passed: (due && findPassedState(rule, due, today)) ?? null,
    isExpected: running?.expected ?? false,
    waitsFor: state === 'waiting' ? deadline.waitsFor : null,
    refusal: refused && formatInEnglish(refused),
    said: refused,
    working: running ? presentWorking(running.due) : null,
    entryID: kept?.id ?? null,
    keptDate: kept?.due_on ?? null,
    isDone: (kept?.done_at ?? null) !== null,
    isFixed: kept?.is_fixed ?? false,
  };
}

/** Every event a rule of this matter runs from, captured or not. */
function presentEvents({ facts, events }: MatterDeadlines): StatutoryDatesView['events'] {
  const rules = listRules(facts.systemType, facts.calendar.country, facts.entity);
  const wanted = new Set(rules.flatMap(({ trigger }) => trigger));
  return [...wanted].map((event) => ({
    event,
    label: labelEvent(facts.systemType, event),
    date: events[event]?.date ?? null,
    entryID: events[event]?.entryId ?? null,
  }));
}

export const presentMove = (move: DeadlineMove): AnswerOf<typeof statutoryDateCalls.previewStatutoryMoves>[number] => {
  const rule = ruleById.get(move.rule);
  return {
    rule: move.rule,
    title: rule?.title ?? move.rule,
    section: rule?.section ?? '',
    kind: move.kind,
    from: 'from' in move ? move.from : null,
    to: 'to' in move ? move.to : null,
    isFixed: move.isFixed,
    working: 'deadline' in move ? presentWorking(move.deadline.due) : null,
  };
};

export const readStatutoryDates: Handler<typeof statutoryDateCalls.getStatutoryDates> = ({ scope, query, now }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, query.matterID, 'diary');
    const worked = await readMatterDeadlines(tx, query.matterID, now);
    const kept = new Map(worked.kept.map((row) => [row.rule, row]));
    const { country } = worked.facts.calendar;
    const today = computeDayAt(now, country);
    return {
      dates: worked.deadlines.map((deadline) => presentDate(deadline, kept.get(deadline.rule.id), country, today)),
      events: presentEvents(worked),
      terms: worked.terms.map((term) => ({
        id: term.id,
        rule: term.rule,
        periodCount: term.period_count,
        periodUnit: term.period_unit as StatutoryDatesView['terms'][number]['periodUnit'],
        extendedTo: term.extended_on,
        announced: term.announced_on,
        note: term.note,
        version: term.version,
      })),
    };
  });

export const previewMoves: Handler<typeof statutoryDateCalls.previewStatutoryMoves> = ({ scope, body, now }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, body.matterID, 'diary');
    return planMatterMoves(await readMatterDeadlines(tx, body.matterID, now, body.events)).map(presentMove);
  });

export const applyMoves: Handler<typeof statutoryDateCalls.applyStatutoryMoves> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, 'diary');
    // Two people applying at once: the second waits here and then finds nothing left to move.
    await lockMatter(tx, body.matterID);
    const ids = await moveAsked(tx, { actor, now }, body.matterID, body.moves);
    const today = computeDayAt(now, findCountry(matter.country));
    return (await diaryStore(tx).shownByIds(ids)).map((row) => presentEntry(row, today));
  });

export const setEvent: Handler<typeof statutoryDateCalls.setEvent> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const matter = await openToCapture(tx, actor, body.matterID, body.event === 'death' ? 'estate' : 'diary');
    await setEvents(tx, { actor, now }, matter, { [body.event]: body.date }, { note: body.note });
    await moveAsked(tx, { actor, now }, body.matterID, body.moves);
    return { done: true };
  });

/** Keeps the term and answers which dates would move by it; they move once that was seen. */
export const saveTerm: Handler<typeof statutoryDateCalls.saveStatutoryTerm> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    await openToCapture(tx, actor, body.matterID, 'diary');
    if ((body.periodCount === null) !== (body.periodUnit === null)) {
      throw new RefusalProblem(refuse('periodUnit', 'Enter the period as a number and a unit, or leave both blank.'));
    }
    if (!ruleById.has(body.rule))
      throw new RefusalProblem(refuse('rule', 'This statutory date does not exist. Choose one from the list.'));
    // A rule without a term yet has no row to wait at, so two wait at the matter's.
    await lockMatter(tx, body.matterID);
    const before = (await termStore(tx).listOf(body.matterID)).find(({ rule }) => rule === body.rule);
    const values = {
      period_count: body.periodCount,
      period_unit: body.periodUnit,
      extended_on: body.extendedTo,
      announced_on: body.announced,
      note: body.note,
    };
    const after = before
      ? await termStore(tx).change(before.id, before.version, values)
      : await termStore(tx).insert({ matter_id: body.matterID, rule: body.rule, ...values });
    const worked = await readMatterDeadlines(tx, body.matterID, now);
    const spoken = worked.deadlines.find(({ rule }) => rule.id === body.rule);
    if (!spoken)
      throw new RefusalProblem(
        refuse('rule', 'This statutory date does not apply to this matter. Choose one from the list.'),
      );
    // A term the Act does not allow is said at once, and with it goes the whole change.
    if (spoken?.state === 'refused') throwIfRefused(spoken.refused);
    await audit(tx, actor, 'dates.term', {
      entity: ['matter_deadline_term', after.id],
      matterId: body.matterID,
      ...(before && { before }),
      after,
    });
    await recomputeStatutoryDates(tx, actor, body.matterID, now);
    return planMatterMoves(await readMatterDeadlines(tx, body.matterID, now)).map(presentMove);
  });
