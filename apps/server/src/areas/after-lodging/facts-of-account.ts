import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { AfterFacts, AfterStep, DutyStands } from '@boedel/domain/lodging/after-facts';
import { eventsOfAccount } from '@boedel/domain/lodging/after-lodging';
import { stateOf } from '@boedel/domain/lodging/after-steps';
import type { CarriedOn } from '@boedel/domain/lodging/estate-course';
import { isSmallEstate } from '@boedel/domain/matter/matter-kind';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { eventsOf } from '../diary/matter-event.store';
import { type AccountCourse, coursesOf, type StepRow, stepsOfMatter } from '../account-course/account-course.store';
import { dutyStands } from '../estate/duty-stands';
import { awardsIn, claimsDue, payInsLeft } from '../payout/proposals';
import { datedOf } from './after-lodging.store';
import { numbersOfPlace, queriesOf } from './account-queries';

const noDuty: DutyStands = { due: nil, interest: nil, paid: nil, assessedOn: null, lastPaidOn: null };

export interface Gathered {
  /** The accounts that were lodged, oldest first. */
  readonly courses: readonly AccountCourse[];
  /** The one that was asked for, else the one lodged last; none while none was lodged. */
  readonly chosen: AccountCourse | undefined;
  /** What is known of the account that was chosen. */
  readonly ofAccount: AfterFacts;
  /** The same of the one lodged last, and of the estate as a whole. */
  readonly ofEstate: AfterFacts;
  readonly rows: readonly StepRow[];
  readonly duty: DutyStands | null;
}

type Awards = Awaited<ReturnType<typeof awardsIn>>;

/** What is left of the awards up to an account: payments answer the accounts before it first. */
function leftUpTo(courses: readonly AccountCourse[], { row }: AccountCourse, awards: Awards): Cents | null {
  if (isRefused(awards)) return null;
  const due = new Map<number, Cents>();
  for (const one of courses) {
    if (one.isReplaced || one.row.sequence > row.sequence) continue;
    for (const { personId, cash } of (one.row.carries as CarriedOn).awards ?? []) {
      due.set(Number(personId), plus(due.get(Number(personId)) ?? nil, cash));
    }
  }
  const paid = new Map(awards.map((award) => [award.partyId, award.paid]));
  return sum([...due].map(([person, cash]) => notBelowNil(minus(cash, paid.get(person) ?? nil))));
}

const toFundIn = ({ row }: AccountCourse): number =>
  ((row.carries as CarriedOn).awards ?? []).filter(({ toFund, cash }) => toFund && cash > 0).length;

/** An account before the last one that is not paid out and done with. */
const isUnfinished = (facts: AfterFacts): boolean =>
  stateOf('heirsPaid', facts).state === 'open' || stateOf('receipts', facts).state === 'open';

/** What the law reads of an estate whose accounts were lodged, and of one of them. */
export async function gather(tx: Tx, matter: OpenedMatter, now: Date, accountNo?: number | null): Promise<Gathered> {
  const country = countryNamed(matter.country) ?? defaultCountry;
  const today = dayAt(now, country);
  const rows = await stepsOfMatter(tx, matter.id);
  const events = [...(await eventsOf(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const dated = await datedOf(tx, matter.id);
  const duty = await dutyStands(tx, matter);
  const awards = await awardsIn(tx, matter);
  const claims = await claimsDue(tx, matter);
  const courses = await coursesOf(tx, matter, today);
  const lodged = courses.map(({ row }) => row);
  const last = courses.at(-1);
  const chosen = accountNo ? courses.find(({ row }) => row.number === accountNo) : last;
  if (accountNo && !chosen)
    orRefuse(refuse('accountNo', 'No account of this number was lodged. Choose one of the list.'));
  const ofMatter = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const estateAlone = new Map([...ofMatter].filter(([event]) => !eventsOfAccount.has(event)));
  const shared = {
    today,
    country,
    isSmall: isSmallEstate(dated.kind),
    duty: duty ?? noDuty,
    creditorsLeft: sum(claims.map(({ due, paid }) => notBelowNil(minus(due, paid)))),
    payInsLeft: await payInsLeft(tx, matter),
    bonds: dated.bonds,
    bondReleasedOn: dated.bonds_released === dated.bonds ? dated.bond_released_on : null,
    releaseAskedOn: dated.release_asked_on,
    cash: dated.cash as AfterFacts['cash'],
    closedOn: dated.closed_on,
  };
  const skipped = (number: number): ReadonlySet<AfterStep> =>
    new Set(
      rows
        .filter(({ is_not_needed, account_no }) => is_not_needed && [0, number].includes(account_no))
        .map(({ step }) => step as AfterStep),
    );
  const factsOf = async (course: AccountCourse | undefined, earlierOpen: AfterFacts['earlierOpen'] = []) => {
    const isLast = course === last;
    return {
      ...shared,
      happened: isLast || !course ? ofMatter : new Map([...estateAlone, ...course.happened]),
      generatedOn: course?.generatedOn ?? ofMatter.get('accountGenerated') ?? null,
      isReplaced: course?.isReplaced ?? false,
      earlierOpen,
      notNeeded: skipped(course?.row.number ?? 0),
      ...(await queriesOf(tx, matter.id, numbersOfPlace(lodged, course?.row.sequence))),
      inspectionEnds: course ? course.inspectionEnds : dated.inspection_ends,
      heirsLeft:
        isLast || !course
          ? isRefused(awards)
            ? null
            : sum(awards.map(({ due, paid }) => notBelowNil(minus(due, paid))))
          : leftUpTo(courses, course, awards),
      toFund:
        course && courses.length > 1
          ? toFundIn(course)
          : isRefused(awards)
            ? 0
            : awards.filter(({ isToFund }) => isToFund).length,
    } satisfies AfterFacts;
  };
  const earlier = courses.filter((course) => course !== last && !course.isReplaced);
  const open: AccountCourse[] = [];
  for (const course of earlier) if (isUnfinished(await factsOf(course))) open.push(course);
  const ofEstate = await factsOf(
    last,
    open.map(({ title }) => said(title)),
  );
  return {
    courses,
    chosen,
    ofAccount: chosen === last || !chosen ? ofEstate : await factsOf(chosen),
    ofEstate,
    rows,
    duty,
  };
}
