import { addDays, addMonths, type LocalDate } from '../dates/local-date';
import { type Message, message } from '../law/message';
import { type TrustDeedLimits, computeTrusteesStanding } from '../trustees/deed-watch';
import type { Trustee } from '../trustees/trustee';

/** What a trust is looked at for, in the order it is shown. */
export const complianceRules = {
  registration: 'Registration',
  letters: 'Trustees and letters of authority',
  owners: 'Beneficial owners',
  tax: 'Tax',
  statements: 'Financial statements',
  bond: 'Bond of security',
  meeting: 'Annual meeting',
} as const;
export type ComplianceRule = keyof typeof complianceRules;

/** A trust as its compliance is judged: days of events, what stands open in its diary, and its trustees. */
export interface TrustComplianceFacts {
  /** By the name of the event. */
  readonly events: ReadonlyMap<string, LocalDate>;
  /** Statutory dates not done yet, by rule. */
  readonly open: ReadonlyMap<string, LocalDate>;
  readonly trustees: readonly Trustee[];
  readonly deed: TrustDeedLimits;
  readonly opened: LocalDate;
}

export interface TrustComplianceFinding {
  readonly rule: ComplianceRule;
  readonly state: 'overdue' | 'soon' | 'good';
  readonly says: Message;
  /** Since when it is overdue, or by when it is due. */
  readonly day: LocalDate | null;
}

/** Which statutory dates of the diary a rule is about. */
const datesOf: Readonly<Record<ComplianceRule, readonly string[]>> = {
  registration: [],
  letters: ['return-letters', 'trustee-security', 'trustee-address'],
  owners: ['owners-update', 'owners-lodge'],
  tax: ['tax-registration', 'tax-particulars', 'provisional-first', 'provisional-second', 'provisional-top-up', 'third-party-return', 'trust-return'], // prettier-ignore
  statements: ['financial-statements', 'accounts-request'],
  bond: ['bond-premium'],
  meeting: [],
};

/** Told of a month ahead. */
const ahead = 30;
const createGoodFinding = (rule: ComplianceRule): TrustComplianceFinding => ({
  rule,
  state: 'good',
  says: message('In order.'),
  day: null,
});

/** The first of its dates that is over, else the first that is near. */
function checkDates(rule: ComplianceRule, { open }: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const days = datesOf[rule].flatMap((one) => open.get(one) ?? []).toSorted();
  const [first] = days;
  if (first === undefined || first > addDays(today, ahead)) return createGoodFinding(rule);
  return first < today
    ? { rule, state: 'overdue', says: message('Overdue since {day}.', { day: first }), day: first }
    : { rule, state: 'soon', says: message('Due on {day}.', { day: first }), day: first };
}

const createOverdueFinding = (rule: ComplianceRule, says: Message, day: LocalDate | null): TrustComplianceFinding => ({
  rule,
  state: 'overdue',
  says,
  day,
});

function checkRegistration({ events, opened }: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  if (events.has('lettersOfAuthority')) return createGoodFinding('registration');
  const lodged = events.get('deedLodged') ?? events.get('packSubmitted');
  if (!lodged) {
    const since = events.get('instruction') ?? opened;
    return addMonths(since, 1) < today
      ? createOverdueFinding(
          'registration',
          message('Nothing is lodged with the Master, and the instruction is of {day}.', { day: since }),
          since,
        )
      : {
          rule: 'registration',
          state: 'soon',
          says: message('Lodge the pack with the Master.'),
          day: addMonths(since, 1),
        };
  }
  return addMonths(lodged, 3) < today
    ? createOverdueFinding(
        'registration',
        message('Lodged on {day}, and no letters of authority came. Follow it up.', { day: lodged }),
        lodged,
      )
    : {
        rule: 'registration',
        state: 'soon',
        says: message('Waits for the Master since {day}.', { day: lodged }),
        day: lodged,
      };
}

function checkLetters(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  if (!facts.events.has('lettersOfAuthority')) return createGoodFinding('letters');
  const { canAct, acting, least } = computeTrusteesStanding(facts.trustees, facts.deed, today);
  if (canAct !== 'yes') {
    return createOverdueFinding(
      'letters',
      message('The trust cannot act: {acting} of at least {least} trustees.', { acting, least: least ?? 1 }),
      null,
    );
  }
  return checkDates('letters', facts, today);
}

function checkOwners(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const registered = facts.events.get('lettersOfAuthority');
  const lodged = facts.events.get('ownersLodged');
  if (registered && !lodged)
    return createOverdueFinding('owners', message('The register was never lodged.'), registered);
  const updated = facts.events.get('ownersUpdated') ?? lodged;
  if (updated && addMonths(updated, 12) < today) {
    return createOverdueFinding(
      'owners',
      message('Last gone through on {day}. Confirm the register each year.', { day: updated }),
      updated,
    );
  }
  return checkDates('owners', facts, today);
}

function checkTax(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const registered = facts.events.get('lettersOfAuthority');
  const found = checkDates('tax', facts, today);
  if (found.state === 'overdue' || !registered || facts.events.has('taxRegistered')) return found;
  return addMonths(registered, 3) < today
    ? createOverdueFinding(
        'tax',
        message('Not registered for tax, and the letters are of {day}.', { day: registered }),
        registered,
      )
    : found;
}

function checkMeeting({ events }: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const registered = events.get('lettersOfAuthority');
  const last = events.get('reviewed') ?? registered;
  if (!last || addMonths(last, 12) >= today) return createGoodFinding('meeting');
  return createOverdueFinding(
    'meeting',
    events.has('reviewed')
      ? message('The trustees last met on {day}.', { day: last })
      : message('No meeting of the trustees is captured since the letters of {day}.', { day: last }),
    last,
  );
}

/** Everything a trust is looked at for, each with how it stands. One that is deregistered is looked at for nothing. */
export function checkTrustCompliance(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding[] {
  if (facts.events.has('deregistered')) return [];
  return [
    checkRegistration(facts, today),
    checkLetters(facts, today),
    checkOwners(facts, today),
    checkTax(facts, today),
    checkDates('statements', facts, today),
    checkDates('bond', facts, today),
    checkMeeting(facts, today),
  ];
}
