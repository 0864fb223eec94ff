import { type SecurityBond, sumInForce } from '../bond/bond';
import { addDays, addMonths, type LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { listed, type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus } from '../money/cents';
import { groupYears, listMissedYears, type YearlyDuty, type YearsDone } from './missed-years';
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
  /** Its number with the revenue service is captured. */
  readonly hasTaxNumber: boolean;
  /** Years of which somebody entered that a yearly duty was done. */
  readonly yearsDone: readonly YearsDone[];
  /** Whose money the amounts are in. */
  readonly country?: Country;
  /** What is secured, what the assets come to, and whether everybody who acts is let off security. */
  readonly security: {
    readonly bonds: readonly SecurityBond[];
    readonly assets: Cents | null;
    readonly exempt: boolean;
    /** The Master released those who act, so nothing is secured any more. */
    readonly isReleased: boolean;
  };
}

export interface TrustComplianceFinding {
  readonly rule: ComplianceRule;
  /** Unknown: nothing that is captured says it is in order, or that it is not. */
  readonly state: 'overdue' | 'soon' | 'good' | 'unknown';
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
  says: message('OK.'),
  day: null,
});

const createUnknownFinding = (rule: ComplianceRule, says: Message): TrustComplianceFinding => ({
  rule,
  state: 'unknown',
  says,
  day: null,
});

/** The first of its dates that is over, else the first that is near; else in order where something captured says so. */
function checkDates(
  rule: ComplianceRule,
  { open, hasTaxNumber }: TrustComplianceFacts,
  today: LocalDate,
  known: Message | 'known',
): TrustComplianceFinding {
  const days = datesOf[rule]
    .filter((one) => !(hasTaxNumber && one === 'tax-registration'))
    .flatMap((one) => open.get(one) ?? [])
    .toSorted();
  const [first] = days;
  if (first === undefined || first > addDays(today, ahead)) {
    return known === 'known' ? createGoodFinding(rule) : createUnknownFinding(rule, known);
  }
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
          message('Nothing has been lodged with the Master since the instruction of {day}.', { day: since }),
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
        says: message('With the Master since {day}.', { day: lodged }),
        day: lodged,
      };
}

function checkLetters(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  if (!facts.events.has('lettersOfAuthority')) {
    return createUnknownFinding('letters', message('Not known: no letters of authority on file.'));
  }
  const { canAct, acting, least } = computeTrusteesStanding(facts.trustees, facts.deed, today);
  if (canAct !== 'yes') {
    return createOverdueFinding(
      'letters',
      message('The trust cannot act: {acting} of at least {least} trustees.', { acting, least: least ?? 1 }),
      null,
    );
  }
  return checkDates('letters', facts, today, 'known');
}

function checkOwners(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const registered = facts.events.get('lettersOfAuthority');
  const lodged = facts.events.get('ownersLodged');
  if (registered && !lodged)
    return createOverdueFinding('owners', message('The register has never been lodged.'), registered);
  const updated = facts.events.get('ownersUpdated') ?? lodged;
  if (updated && addMonths(updated, 12) < today) {
    return createOverdueFinding(
      'owners',
      message('Last reviewed on {day}. Confirm the register each year.', { day: updated }),
      updated,
    );
  }
  return checkDates(
    'owners',
    facts,
    today,
    updated ? 'known' : message('Not known: the register has never been reviewed.'),
  );
}

const missedTitles: Readonly<Record<YearlyDuty, string>> = {
  'trust-return': 'No record that the income tax return was filed for {years}. Enter when it was done.',
  'third-party-return': 'No record that the IT3(t) return was filed for {years}. Enter when it was done.',
  'financial-statements': 'No record that financial statements were made for {years}. Enter when it was done.',
};

/** Years that fell due before the matter came to the firm, and are not known to be done. */
function checkMissedYears(
  rule: ComplianceRule,
  duties: readonly YearlyDuty[],
  { events, opened, yearsDone }: TrustComplianceFacts,
): TrustComplianceFinding | undefined {
  const registered = events.get('lettersOfAuthority');
  if (!registered) return undefined;
  const statementsSubmitted = events.get('statementsSubmitted') ?? null;
  for (const duty of duties) {
    const missed = listMissedYears(duty, { registered, opened, done: yearsDone, statementsSubmitted });
    const [first] = missed;
    if (!first) continue;
    const years = listed(
      groupYears(missed.map(({ year }) => year)).map(([from, to]) =>
        from === to ? quoteVerbatim(String(from)) : message('{from} to {to}', { from, to }),
      ),
    );
    return createOverdueFinding(rule, message(missedTitles[duty], { years }), first.due);
  }
  return undefined;
}

function checkTax(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const missed = checkMissedYears('tax', ['trust-return', 'third-party-return'], facts);
  if (missed) return missed;
  const registered = facts.events.get('lettersOfAuthority');
  const isRegistered = facts.hasTaxNumber || facts.events.has('taxRegistered');
  const found = checkDates('tax', facts, today, isRegistered ? 'known' : message('Not known: no tax number on file.'));
  if (found.state === 'overdue' || !registered || isRegistered) return found;
  return addMonths(registered, 3) < today
    ? createOverdueFinding(
        'tax',
        message('Not registered for tax since the letters of {day}.', { day: registered }),
        registered,
      )
    : found;
}

function checkMeeting({ events }: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const registered = events.get('lettersOfAuthority');
  const last = events.get('reviewed') ?? registered;
  if (!last) return createUnknownFinding('meeting', message("Not known: no trustees' meeting on file."));
  if (addMonths(last, 12) >= today) {
    return events.has('reviewed')
      ? createGoodFinding('meeting')
      : createUnknownFinding('meeting', message("Not known: no trustees' meeting on file."));
  }
  return createOverdueFinding(
    'meeting',
    events.has('reviewed')
      ? message('The trustees last met on {day}.', { day: last })
      : message("No trustees' meeting recorded since the letters of {day}.", { day: last }),
    last,
  );
}

/** Statements were sent in, or their next day is in the diary and lies ahead. */
function checkStatements(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const missed = checkMissedYears('statements', ['financial-statements'], facts);
  if (missed) return missed;
  const isKnown = facts.events.has('statementsSubmitted');
  return checkDates(
    'statements',
    facts,
    today,
    isKnown ? 'known' : message('Not known: no record that financial statements were submitted.'),
  );
}

/** In order only where the bonds cover what the assets come to, or everybody who acts is let off. */
function checkBondOfSecurity(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding {
  const { bonds, assets, exempt, isReleased } = facts.security;
  const secured = sumInForce(bonds);
  // As the tab of the bond has it: nothing is asked of trustees who were released.
  if (isReleased) return createGoodFinding('bond');
  if (!exempt && assets !== null && assets > secured) {
    return createOverdueFinding(
      'bond',
      message('Not covered: {gap} of {asked}.', {
        gap: formatAmount(minus(assets, secured), facts.country),
        asked: formatAmount(assets, facts.country),
      }),
      null,
    );
  }
  const isKnown = exempt || (secured > 0 && assets !== null);
  return checkDates('bond', facts, today, isKnown ? 'known' : message('Not known: no bond or exemption on file.'));
}

/** Everything a trust is looked at for, each with how it stands. One that is deregistered is looked at for nothing. */
export function checkTrustCompliance(facts: TrustComplianceFacts, today: LocalDate): TrustComplianceFinding[] {
  if (facts.events.has('deregistered')) return [];
  return [
    checkRegistration(facts, today),
    checkLetters(facts, today),
    checkOwners(facts, today),
    checkTax(facts, today),
    checkStatements(facts, today),
    checkBondOfSecurity(facts, today),
    checkMeeting(facts, today),
  ];
}
