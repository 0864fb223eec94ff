import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { AfterLodgingFacts, AfterLodgingStep, DutyBalance } from '@boedel/domain/lodging/after-facts';
import { eventsOfAccount } from '@boedel/domain/lodging/after-lodging';
import { readStepState } from '@boedel/domain/lodging/after-steps';
import type { CarriedEstate } from '@boedel/domain/lodging/estate-course';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { readEvents } from '../diary/matter-event.store';
import {
  type AccountProgress,
  listAccountProgress,
  type AccountStepRow,
  listMatterSteps,
} from '../account-course/account-course.store';
import { readDutyPosition } from '../estate/read-duty-position';
import { computeAwards, computeCreditorsLeft, payInsLeft } from '../payout/proposals';
import { readLodgedDates } from './after-lodging.store';
import { listPlaceNumbers, countAccountQueries } from './account-queries';

const noDuty: DutyBalance = { due: nil, interest: nil, paid: nil, assessedOn: null, lastPaidOn: null };

export interface AccountFacts {
  /** The accounts that were lodged, oldest first. */
  readonly courses: readonly AccountProgress[];
  /** The one that was asked for, else the one lodged last; none while none was lodged. */
  readonly chosen: AccountProgress | undefined;
  /** What is known of the account that was chosen. */
  readonly ofAccount: AfterLodgingFacts;
  /** The same of the one lodged last, and of the estate as a whole. */
  readonly ofEstate: AfterLodgingFacts;
  readonly rows: readonly AccountStepRow[];
  readonly duty: DutyBalance | null;
}

type AccountAwards = Awaited<ReturnType<typeof computeAwards>>;

/** What is left of the awards up to an account: payments answer the accounts before it first. */
function computeBalanceLeft(
  courses: readonly AccountProgress[],
  { row }: AccountProgress,
  awards: AccountAwards,
): Cents | null {
  if (isRefused(awards)) return null;
  const due = new Map<number, Cents>();
  for (const one of courses) {
    if (one.isReplaced || one.row.sequence > row.sequence) continue;
    for (const { personId, cash } of (one.row.carries as CarriedEstate).awards ?? []) {
      due.set(Number(personId), plus(due.get(Number(personId)) ?? nil, cash));
    }
  }
  const paid = new Map(awards.map((award) => [award.partyId, award.paid]));
  return sum([...due].map(([person, cash]) => clampBelowNil(minus(cash, paid.get(person) ?? nil))));
}

const toFundIn = ({ row }: AccountProgress): number =>
  ((row.carries as CarriedEstate).awards ?? []).filter(({ toFund, cash }) => toFund && cash > 0).length;

/** An account before the last one that is not paid out and done with. */
const isUnfinished = (facts: AfterLodgingFacts): boolean =>
  readStepState('heirsPaid', facts).state === 'open' || readStepState('receipts', facts).state === 'open';

/** What the law reads of an estate whose accounts were lodged, and of one of them. */
export async function gather(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
  accountNo?: number | null,
): Promise<AccountFacts> {
  const country = findCountry(matter.country) ?? defaultCountry;
  const today = computeDayAt(now, country);
  const rows = await listMatterSteps(tx, matter.id);
  const events = [...(await readEvents(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const dated = await readLodgedDates(tx, matter.id);
  const duty = await readDutyPosition(tx, matter);
  const awards = await computeAwards(tx, matter);
  const courses = await listAccountProgress(tx, matter, today);
  const lodged = courses.map(({ row }) => row);
  const last = courses.at(-1);
  const chosen = accountNo ? courses.find(({ row }) => row.number === accountNo) : last;
  if (accountNo && !chosen)
    throw new RefusalProblem(
      refuse('accountNo', 'No account with this number has been lodged. Choose one from the list.'),
    );
  const ofMatter = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const estateAlone = new Map([...ofMatter].filter(([event]) => !eventsOfAccount.has(event)));
  const shared = {
    today,
    country,
    isSmall: isSmallEstate(dated.kind),
    duty: duty ?? noDuty,
    creditorsLeft: await computeCreditorsLeft(tx, matter),
    payInsLeft: await payInsLeft(tx, matter),
    bonds: dated.bonds,
    bondReleasedOn: dated.bonds_released === dated.bonds ? dated.bond_released_on : null,
    releaseAskedOn: dated.release_asked_on,
    cash: dated.cash as AfterLodgingFacts['cash'],
    closedOn: dated.closed_on,
  };
  const listSkippedSteps = (number: number): ReadonlySet<AfterLodgingStep> =>
    new Set(
      rows
        .filter(({ is_not_needed, account_no }) => is_not_needed && [0, number].includes(account_no))
        .map(({ step }) => step as AfterLodgingStep),
    );
  const toAfterFacts = async (
    course: AccountProgress | undefined,
    earlierOpen: AfterLodgingFacts['earlierOpen'] = [],
  ) => {
    const isLast = course === last;
    return {
      ...shared,
      happened: isLast || !course ? ofMatter : new Map([...estateAlone, ...course.happened]),
      generatedOn: course?.generatedOn ?? ofMatter.get('accountGenerated') ?? null,
      isReplaced: course?.isReplaced ?? false,
      earlierOpen,
      notNeeded: listSkippedSteps(course?.row.number ?? 0),
      ...(await countAccountQueries(tx, matter.id, listPlaceNumbers(lodged, course?.row.sequence))),
      inspectionEnds: course ? course.inspectionEnds : dated.inspection_ends,
      heirsLeft:
        isLast || !course
          ? isRefused(awards)
            ? null
            : sum(awards.map(({ due, paid }) => clampBelowNil(minus(due, paid))))
          : computeBalanceLeft(courses, course, awards),
      toFund:
        course && courses.length > 1
          ? toFundIn(course)
          : isRefused(awards)
            ? 0
            : awards.filter(({ isToFund }) => isToFund).length,
    } satisfies AfterLodgingFacts;
  };
  const earlier = courses.filter((course) => course !== last && !course.isReplaced);
  const open: AccountProgress[] = [];
  for (const course of earlier) if (isUnfinished(await toAfterFacts(course))) open.push(course);
  const ofEstate = await toAfterFacts(
    last,
    open.map(({ title }) => message(title)),
  );
  return {
    courses,
    chosen,
    ofAccount: chosen === last || !chosen ? ofEstate : await toAfterFacts(chosen),
    ofEstate,
    rows,
    duty,
  };
}
