import { addMonths, addYears, type LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse, type Warning, createWarning } from '../law/refusal';
import { type Message, message } from '../law/message';
import { type Cents, clampBelowNil, minus, nil } from '../money/cents';

/** On what ground a disposition before the order may be set aside (Insolvency Act 24 of 1936). */
export const dispositionGrounds = [
  'withoutValue',
  'voidablePreference',
  'unduePreference',
  'collusive',
  'businessSold',
] as const;
export type DispositionGround = (typeof dispositionGrounds)[number];

export const dispositionGroundLabels: Readonly<Record<DispositionGround, string>> = {
  withoutValue: 'Without value (s 26)',
  voidablePreference: 'Voidable preference (s 29)',
  unduePreference: 'Undue preference (s 30)',
  collusive: 'Collusive dealing (s 31)',
  businessSold: 'Business sold without notice (s 34)',
};

/** Where the claim of the estate stands. */
export const dispositionStates = [
  'found',
  'demanded',
  'sued',
  'settled',
  'setAside',
  'recovered',
  'notPursued',
] as const;
export type DispositionState = (typeof dispositionStates)[number];

export const dispositionStateLabels: Readonly<Record<DispositionState, string>> = {
  found: 'Found',
  demanded: 'Demanded',
  sued: 'Action instituted',
  settled: 'Settled',
  setAside: 'Set aside by the court',
  recovered: 'Recovered',
  notPursued: 'Not pursued',
};

export interface DispositionFacts {
  readonly ground: DispositionGround;
  readonly on: LocalDate;
  readonly value: Cents;
  readonly received: Cents | null;
  readonly state: DispositionState;
  readonly stateOn: LocalDate | null;
  readonly recovered: Cents | null;
}

export interface DispositionStanding {
  /** What the estate has to show, or that the day is outside the period of the section. */
  readonly says: Message;
  readonly section: string;
  readonly isOutside: boolean;
  /** What is lost to the estate and has not come back; nothing once it is not pursued. */
  readonly open: Cents;
}

const act = 'Insolvency Act 24 of 1936';

/** By day: the months before the order within which the section reaches; s 26 reaches further with another burden. */
const preferenceMonths = 6;
const tradeMonths = 6;
const withoutValueYears = 2;

/**
 * What has to be proved and by whom, from the day of the disposition and of the order. Of a company the same counts from
 * the event its Act puts in the place of sequestration (Companies Act 61 of 1973 s 340(2)).
 */
function describeBurden(
  ground: DispositionGround,
  on: LocalDate,
  concursusOn: LocalDate,
): Omit<DispositionStanding, 'open'> {
  if (on >= concursusOn) {
    return {
      says: message(
        'Made on or after the day of the order: it binds the estate only with the consent of the court or the office bearer.',
      ),
      section: `${act} s 20; Companies Act 61 of 1973 s 341(2)`,
      isOutside: false,
    };
  }
  switch (ground) {
    case 'withoutValue':
      return {
        says:
          on >= addYears(concursusOn, -withoutValueYears)
            ? message(
                'Within two years before the order: the other party must prove that the assets exceeded the debts afterwards.',
              )
            : message(
                'More than two years before the order: the estate must prove that the debts exceeded the assets afterwards.',
              ),
        section: `${act} s 26(1)`,
        isOutside: false,
      };
    case 'voidablePreference': {
      const isOutside = on < addMonths(concursusOn, -preferenceMonths);
      return {
        says: isOutside
          ? message('More than six months before the order: section 29 does not reach it. Consider section 30.')
          : message(
              'Within six months before the order: the estate proves the preference and the insolvency; the other party proves the ordinary course of business.',
            ),
        section: `${act} s 29(1)`,
        isOutside,
      };
    }
    case 'unduePreference':
      return {
        says: message(
          'The estate proves that the debts exceeded the assets and that the debtor intended to prefer the creditor.',
        ),
        section: `${act} s 30(1)`,
        isOutside: false,
      };
    case 'collusive':
      return {
        says: message(
          'The estate proves collusion. The other party also pays a penalty up to the amount and loses its claim.',
        ),
        section: `${act} s 31`,
        isOutside: false,
      };
    case 'businessSold': {
      const isOutside = on < addMonths(concursusOn, -tradeMonths);
      return {
        says: isOutside
          ? message('More than six months before the order: section 34 does not reach it.')
          : message('Within six months before the order and without the notice: the sale is void against the estate.'),
        section: `${act} s 34(1)`,
        isOutside,
      };
    }
  }
}

/** What a disposition cost the estate. */
const computeLoss = ({ value, received }: Pick<DispositionFacts, 'value' | 'received'>): Cents =>
  clampBelowNil(minus(value, received ?? nil));

export const computeDispositionStanding = (
  facts: DispositionFacts,
  concursusOn: LocalDate | undefined,
): DispositionStanding => {
  const open = facts.state === 'notPursued' ? nil : clampBelowNil(minus(computeLoss(facts), facts.recovered ?? nil));
  return concursusOn === undefined
    ? {
        says: message('Enter the date of the order; the periods count back from it.'),
        section: `${act} s 26`,
        isOutside: false,
        open,
      }
    : { ...describeBurden(facts.ground, facts.on, concursusOn), open };
};

const ended: ReadonlySet<DispositionState> = new Set(['settled', 'setAside', 'recovered', 'notPursued']);

/** Whether a disposition can be so; what is unusual about it is said and permitted. */
export function checkDisposition(facts: DispositionFacts, today: LocalDate): Outcome<readonly Warning[]> {
  const { on, value, received, state, stateOn, recovered } = facts;
  const refused = collectRefusals([
    on > today ? refuse('disposedDate', 'Enter a date that is not in the future.') : undefined,
    value <= 0 ? refuse('amount', 'Enter the value that left the estate.') : undefined,
    received !== null && received > value
      ? refuse('valueReceived', 'The estate received more than it gave: nothing can be set aside. Check both values.')
      : undefined,
    ended.has(state) && stateOn === null ? refuse('stateDate', 'Enter the date on which it ended so.') : undefined,
    stateOn !== null && stateOn < on
      ? refuse('stateDate', message('It was made on {day}. Enter that date or a later one.', { day: on }))
      : undefined,
    stateOn !== null && stateOn > today ? refuse('stateDate', 'Enter a date that is not in the future.') : undefined,
    recovered !== null && recovered > 0 && (state === 'found' || state === 'demanded' || state === 'notPursued')
      ? refuse('recoveredAmount', 'Money came back. Choose settled, set aside or recovered.')
      : undefined,
    state === 'recovered' && (recovered ?? nil) === 0
      ? refuse('recoveredAmount', 'Enter the amount that came back.')
      : undefined,
  ]);
  if (refused) return refused;
  const loss = computeLoss(facts);
  return recovered !== null && recovered > loss
    ? [createWarning('recoveredAmount', 'More came back than was lost. Only section 31 gives a penalty as well.')]
    : [];
}
