import type { LocalDate } from '../dates/local-date';
import { message } from '../law/message';
import { refuse, type RefusalError } from '../law/refusal';
import { type SystemType, systemType } from '../matter/kinds';
import { estateStepCourse } from './after-lodging';
import { insolvencyStepCourse } from './insolvency-after';
import { findAccountCourse } from './step-courses';

interface EventBefore {
  readonly event: string;
  /** It cannot have happened without the one before it. */
  readonly isNeeded: boolean;
  readonly title: string;
  readonly section?: string;
}
/** What each event comes after. */
type EventOrder = Readonly<Record<string, readonly EventBefore[]>>;

const insolvencyAct = 'Insolvency Act 24 of 1936';
const estatesAct = 'Administration of Estates Act 66 of 1965';

const lodged = { event: 'accountLodged', title: 'The account was lodged' };
const confirmed = { event: 'confirmation', title: 'The account was confirmed' };
const died = { event: 'death', isNeeded: false, title: 'The person died' };

/** What an event comes after, besides what the steps after lodging say, in the matters that know both. */
const ownOrder: Readonly<Partial<Record<SystemType, EventOrder>>> = {
  [systemType.liquidation]: {
    provisionalOrder: [
      { event: 'application', isNeeded: false, title: 'The application was made', section: `${insolvencyAct} s 9` },
    ],
    ccFinalOrder: [
      {
        event: 'provisionalOrder',
        isNeeded: false,
        title: 'The provisional order was made',
        section: `${insolvencyAct} s 12`,
      },
    ],
    secondMeeting: [
      {
        event: 'firstMeeting',
        isNeeded: false,
        title: 'The first meeting was held',
        section: `${insolvencyAct} s 40`,
      },
    ],
    confirmation: [
      { ...lodged, isNeeded: true, section: `${insolvencyAct} s 112` },
      { event: 'inspectionOpens', isNeeded: true, title: 'Start of inspection', section: `${insolvencyAct} s 108` },
    ],
    inspectionOpens: [{ ...lodged, isNeeded: false, section: `${insolvencyAct} s 108` }],
    contributionNotice: [{ ...confirmed, isNeeded: true, section: `${insolvencyAct} s 118` }],
    dividendPaid: [{ ...confirmed, isNeeded: true, section: `${insolvencyAct} s 113` }],
    released: [{ ...confirmed, isNeeded: false }],
  },
  [systemType.estateLate]: {
    reported: [{ ...died, section: `${estatesAct} s 7` }],
    willLodged: [{ ...died, section: `${estatesAct} s 8` }],
    letters: [{ ...died, section: `${estatesAct} s 13` }],
    creditorsNotice: [{ ...died, section: `${estatesAct} s 29` }],
    accountLodged: [
      { event: 'letters', isNeeded: false, title: 'The letters were granted', section: `${estatesAct} s 35` },
    ],
    accountApproved: [{ ...lodged, isNeeded: true, section: `${estatesAct} s 35` }],
  },
  [systemType.curatorship]: {
    appointed: [{ event: 'order', isNeeded: false, title: 'The order was made' }],
    finalAccountLodged: [{ event: 'appointed', isNeeded: false, title: 'The curator was appointed' }],
    discharged: [{ event: 'finalAccountLodged', isNeeded: false, title: 'The final account was lodged' }],
  },
  [systemType.trust]: {
    deregistrationConfirmed: [
      { event: 'deregistrationResolved', isNeeded: false, title: 'The trustees resolved to deregister' },
    ],
    deregistered: [{ event: 'deregistrationResolved', isNeeded: false, title: 'The trustees resolved to deregister' }],
  },
};

interface OrderedCourse {
  readonly rules: Readonly<
    Record<string, { readonly event?: string; readonly title: string; readonly section?: string }>
  >;
  readonly follows: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** The order of the steps after lodging, by their events. */
const listCourseOrder = ({ rules, follows }: OrderedCourse): [string, EventBefore][] =>
  Object.entries(follows).flatMap(([step, before]) => {
    const of = rules[step]!.event;
    if (of === undefined) return [];
    return before!.flatMap((one): [string, EventBefore][] => {
      const { event, title, section } = rules[one]!;
      return event === undefined ? [] : [[of, { event, title, isNeeded: false, ...(section && { section }) }]];
    });
  });

/** Both orders in one, and what an event before it comes after: the executor's letters come before the heirs are paid. */
function completeOrder(own: EventOrder, course: OrderedCourse | undefined): EventOrder {
  const ofSteps = course ? listCourseOrder(course) : [];
  const names = new Set([...Object.keys(own), ...ofSteps.map(([event]) => event)]);
  const listDirect = (event: string): EventBefore[] => [
    ...(own[event] ?? []),
    ...ofSteps.flatMap(([of, before]) => (of === event ? [before] : [])),
  ];
  const listAll = (event: string): EventBefore[] => {
    const direct = listDirect(event);
    const further = direct.flatMap((one) => listAll(one.event).map((two) => ({ ...two, isNeeded: false })));
    const byEvent = new Map<string, EventBefore>();
    for (const one of [...direct, ...further]) if (!byEvent.has(one.event)) byEvent.set(one.event, one);
    return [...byEvent.values()];
  };
  return Object.fromEntries([...names].map((event) => [event, listAll(event)]));
}

const orders: Readonly<Partial<Record<SystemType, EventOrder>>> = {
  ...ownOrder,
  [systemType.liquidation]: completeOrder(ownOrder[systemType.liquidation]!, insolvencyStepCourse),
  [systemType.estateLate]: completeOrder(ownOrder[systemType.estateLate]!, estateStepCourse),
};

/** How a refusal names each event that comes after another. */
const laterTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...Object.values(estateStepCourse.rules), ...Object.values(insolvencyStepCourse.rules)].flatMap(
      ({ event, title }) => (event === undefined ? [] : [[event, title]]),
    ),
  ),
  provisionalOrder: 'The provisional order was made',
  ccFinalOrder: 'The final order was made',
  secondMeeting: 'The second meeting was held',
  inspectionOpens: 'Start of inspection',
  contributionNotice: 'Contributions were demanded',
  confirmation: confirmed.title,
  accountLodged: lodged.title,
  reported: 'The estate was reported',
  willLodged: 'The will was lodged',
  letters: 'The letters were granted',
  creditorsNotice: 'The notice to creditors was published',
  appointed: 'The curator was appointed',
  finalAccountLodged: 'The final account was lodged',
  deregistrationConfirmed: 'The deregistration was confirmed',
  deregistered: 'The trust was deregistered',
  discharged: 'Discharge was granted',
};

interface CheckedEvent {
  /** The field that holds the day. */
  readonly field?: string;
  readonly event: string | null;
  /** None where the day is removed. */
  readonly on: LocalDate | null;
  /** Everything else that happened, with what is entered together with this. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  readonly today: LocalDate;
  /** The day the last account was generated: what was done with an account before it is not compared with this one. */
  readonly accountFrom: LocalDate | null;
}

/** What comes before it did not happen, or later. */
function checkEarlier(
  before: readonly EventBefore[],
  field: string,
  on: LocalDate,
  happened: CheckedEvent['happened'],
) {
  for (const { event, isNeeded, title, section } of before) {
    const day = happened.get(event);
    if (day === undefined && isNeeded) {
      return refuse(field, message('Enter first on which day this was: {title}.', { title: message(title) }), section);
    }
    if (day !== undefined && on < day) {
      const words = '{title} on {day}. Choose that day or a later one.';
      return refuse(field, message(words, { title: message(title), day }), section);
    }
  }
  return undefined;
}

/** What comes after it happened already, and cannot have without it or before it. */
function checkLater(
  ofMatter: SystemType,
  { event, on, today, happened, accountFrom }: CheckedEvent,
  field: string,
): RefusalError | undefined {
  const { events } = findAccountCourse(ofMatter);
  for (const [later, before] of Object.entries(orders[ofMatter] ?? {})) {
    const pair = before.find((one) => one.event === event);
    const day = pair && happened.get(later);
    if (!day || (accountFrom !== null && events.has(later) && day < accountFrom)) continue;
    const named = { title: message(laterTitles[later]!), day };
    if (pair.isNeeded && (on === null || on > today)) {
      return refuse(field, message('{title} on {day}. Remove that date first.', named), pair.section);
    }
    if (on !== null && on > day) {
      return refuse(field, message('{title} on {day}. Choose that day or an earlier one.', named), pair.section);
    }
  }
  return undefined;
}

/**
 * Why an event cannot have happened on this day, or cannot be without one: what comes before it did not happen or did later,
 * or what comes after it happened earlier. A day ahead is only a plan.
 */
export function checkEventOrder(ofMatter: SystemType, checked: CheckedEvent): RefusalError | undefined {
  const { event, on, today, happened, field = 'date' } = checked;
  if (event === null) return undefined;
  const wrong =
    on === null || on > today ? undefined : checkEarlier(orders[ofMatter]?.[event] ?? [], field, on, happened);
  return wrong ?? checkLater(ofMatter, checked, field);
}
