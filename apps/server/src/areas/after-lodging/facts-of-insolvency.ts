import { accountKinds } from '@boedel/domain/accounts/account-kinds';
import { createCalendar } from '@boedel/domain/dates/calendar';
import { countDays } from '@boedel/domain/dates/counting';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { CarriedInsolvency } from '@boedel/domain/insolvency-account/carried';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { message } from '@boedel/domain/law/message';
import { refuse } from '@boedel/domain/law/refusal';
import { insolvencyEventsOfAccount } from '@boedel/domain/lodging/insolvency-after';
import type { InsolvencyStep, InsolvencyStepFacts } from '@boedel/domain/lodging/insolvency-step-facts';
import { readInsolvencyStep } from '@boedel/domain/lodging/insolvency-steps';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import {
  type AccountProgress,
  type AccountStepRow,
  listAccountProgress,
  listMatterSteps,
} from '../account-course/account-course.store';
import { readEvents } from '../diary/matter-event.store';
import { readMoneyOfAccounts } from '../payout/dividends';
import { countAccountQueries, findLastRuling, listPlaceNumbers } from './account-queries';
import { readInsolventKind, readLodgedDates } from './after-lodging.store';

export interface InsolvencyProgressFacts {
  /** The accounts that were lodged, oldest first. */
  readonly courses: readonly AccountProgress[];
  /** The one that was asked for, else the one lodged last; none while none was lodged. */
  readonly chosen: AccountProgress | undefined;
  readonly ofAccount: InsolvencyStepFacts;
  /** The same of the one lodged last, and of the estate as a whole. */
  readonly ofEstate: InsolvencyStepFacts;
  readonly rows: readonly AccountStepRow[];
}

/** The objector may ask the court within this many days of the ruling (Insolvency Act 24 of 1936 s 111(2)(a)). */
const courtDays = 14;

/** An account before the last one that is not confirmed, or whose payments are not proved. */
const isUnfinished = (facts: InsolvencyStepFacts): boolean =>
  readInsolvencyStep('confirmed', facts).state === 'open' || readInsolvencyStep('payments', facts).state === 'open';

/** What the law reads of an insolvent estate whose accounts were lodged, and of one of them. */
export async function gatherInsolvency(
  tx: Tx,
  matter: OpenedMatter,
  now: Date,
  accountNo?: number | null,
): Promise<InsolvencyProgressFacts> {
  const country = findCountry(matter.country) ?? defaultCountry;
  const calendar = createCalendar(country);
  const today = computeDayAt(now, country);
  const rows = await listMatterSteps(tx, matter.id);
  const events = [...(await readEvents(tx, matter.id)).values()].filter(({ isDone }) => isDone);
  const dated = await readLodgedDates(tx, matter.id);
  const kind = await readInsolventKind(tx, matter.id);
  const courses = await listAccountProgress(tx, matter, today);
  const lodged = courses.map(({ row }) => row);
  const last = courses.at(-1);
  const chosen = accountNo ? courses.find(({ row }) => row.number === accountNo) : last;
  if (accountNo && !chosen) {
    throw new RefusalProblem(
      refuse('accountNo', 'No account with this number has been lodged. Choose one from the list.'),
    );
  }
  const ofMatter = new Map<string, LocalDate>(events.map(({ event, date }) => [event, date]));
  const estateAlone = new Map([...ofMatter].filter(([event]) => !insolvencyEventsOfAccount.has(event)));
  const toFacts = async (
    course: AccountProgress | undefined,
    earlierOpen: InsolvencyStepFacts['earlierOpen'] = [],
  ): Promise<InsolvencyStepFacts> => {
    const isLast = course === last;
    const numbers = listPlaceNumbers(lodged, course?.row.sequence);
    const ruledOn = course ? await findLastRuling(tx, matter.id, numbers, course.row.number) : undefined;
    const upTo = courses
      .filter(
        ({ isReplaced, row }) => course && (row === course.row || (!isReplaced && row.sequence < course.row.sequence)),
      )
      .map(({ row }) => row.carries as CarriedInsolvency);
    return {
      today,
      country,
      isCompany: kind !== 'person',
      happened: isLast || !course ? ofMatter : new Map([...estateAlone, ...course.happened]),
      generatedOn: course?.generatedOn ?? null,
      isReplaced: course?.isReplaced ?? false,
      notNeeded: new Set(
        rows
          .filter(({ is_not_needed, account_no }) => is_not_needed && [0, course?.row.number ?? 0].includes(account_no))
          .map(({ step }) => step as InsolvencyStep),
      ),
      earlierOpen,
      ...(await countAccountQueries(tx, matter.id, numbers)),
      upheld: ruledOn?.upheld ?? 0,
      inspectionEnds: course?.inspectionEnds ?? null,
      courtEnds: ruledOn?.on ? countDays(calendar, ruledOn.on, courtDays).date : null,
      money: upTo.length > 0 ? await readMoneyOfAccounts(tx, matter, upTo) : null,
      isFinal: course ? accountKinds[course.kind].final : false,
      bonds: dated.bonds,
      bondReleasedOn: dated.bonds_released === dated.bonds ? dated.bond_released_on : null,
      releaseAskedOn: dated.release_asked_on,
      cash: dated.cash as InsolvencyStepFacts['cash'],
      closedOn: dated.closed_on,
    };
  };
  const open: AccountProgress[] = [];
  for (const course of courses) {
    if (course !== last && !course.isReplaced && isUnfinished(await toFacts(course))) open.push(course);
  }
  const ofEstate = await toFacts(
    last,
    open.map(({ title }) => message(title)),
  );
  return { courses, chosen, ofAccount: chosen === last || !chosen ? ofEstate : await toFacts(chosen), ofEstate, rows };
}
