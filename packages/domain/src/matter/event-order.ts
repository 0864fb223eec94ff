import type { LocalDate } from '../dates/local-date';
import { message } from '../law/message';
import { refuse, type RefusalError } from '../law/refusal';
import { type SystemType, systemType } from './kinds';

interface EventBefore {
  readonly event: string;
  /** It cannot have happened without the one before it. */
  readonly isNeeded: boolean;
  readonly title: string;
  readonly section: string;
}

const insolvencyAct = 'Insolvency Act 24 of 1936';
const estatesAct = 'Administration of Estates Act 66 of 1965';

/** What an event comes after, in the matters that know both. */
const before: Readonly<Partial<Record<SystemType, Readonly<Record<string, readonly EventBefore[]>>>>> = {
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
      { event: 'accountLodged', isNeeded: true, title: 'The account was lodged', section: `${insolvencyAct} s 112` },
      { event: 'inspectionOpens', isNeeded: true, title: 'Start of inspection', section: `${insolvencyAct} s 108` },
    ],
    inspectionOpens: [
      { event: 'accountLodged', isNeeded: false, title: 'The account was lodged', section: `${insolvencyAct} s 108` },
    ],
    contributionNotice: [
      { event: 'confirmation', isNeeded: true, title: 'The account was confirmed', section: `${insolvencyAct} s 118` },
    ],
    dividendPaid: [
      {
        event: 'confirmation',
        isNeeded: true,
        title: 'The account was confirmed',
        section: `${insolvencyAct} s 113`,
      },
    ],
  },
  [systemType.estateLate]: {
    accountApproved: [
      { event: 'accountLodged', isNeeded: true, title: 'The account was lodged', section: `${estatesAct} s 35` },
    ],
  },
};

/** Why an event cannot have happened on this day: what comes before it did not, or later. A day ahead is only a plan. */
export function checkEventOrder(
  ofMatter: SystemType,
  {
    event,
    on,
    happened,
    today,
  }: {
    readonly event: string | null;
    readonly on: LocalDate;
    readonly happened: ReadonlyMap<string, LocalDate>;
    readonly today: LocalDate;
  },
): RefusalError | undefined {
  if (event === null || on > today) return undefined;
  for (const { event: first, isNeeded, title, section } of before[ofMatter]?.[event] ?? []) {
    const day = happened.get(first);
    if (day === undefined && isNeeded) {
      return refuse('date', message('Enter first on which day this was: {title}.', { title: message(title) }), section);
    }
    if (day !== undefined && on < day) {
      return refuse(
        'date',
        message('{title} on {day}. Choose that day or a later one.', { title: message(title), day }),
        section,
      );
    }
  }
  return undefined;
}
