import { addDays, addMonths, type LocalDate } from '../dates/local-date';
import { type Said, said } from '../law/said';
import { type Deed, standingOn } from '../trustees/deed-watch';
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
export interface TrustFacts {
  /** By the name of the event. */
  readonly events: ReadonlyMap<string, LocalDate>;
  /** Statutory dates not done yet, by rule. */
  readonly open: ReadonlyMap<string, LocalDate>;
  readonly trustees: readonly Trustee[];
  readonly deed: Deed;
  readonly opened: LocalDate;
}

export interface Finding {
  readonly rule: ComplianceRule;
  readonly state: 'overdue' | 'soon' | 'good';
  readonly says: Said;
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
const good = (rule: ComplianceRule): Finding => ({ rule, state: 'good', says: said('In order.'), day: null });

/** The first of its dates that is over, else the first that is near. */
function byDates(rule: ComplianceRule, { open }: TrustFacts, today: LocalDate): Finding {
  const days = datesOf[rule].flatMap((one) => open.get(one) ?? []).toSorted();
  const [first] = days;
  if (first === undefined || first > addDays(today, ahead)) return good(rule);
  return first < today
    ? { rule, state: 'overdue', says: said('Overdue since {day}.', { day: first }), day: first }
    : { rule, state: 'soon', says: said('Due on {day}.', { day: first }), day: first };
}

const overdue = (rule: ComplianceRule, says: Said, day: LocalDate | null): Finding => ({
  rule,
  state: 'overdue',
  says,
  day,
});

function registration({ events, opened }: TrustFacts, today: LocalDate): Finding {
  if (events.has('lettersOfAuthority')) return good('registration');
  const lodged = events.get('deedLodged') ?? events.get('packSubmitted');
  if (!lodged) {
    const since = events.get('instruction') ?? opened;
    return addMonths(since, 1) < today
      ? overdue(
          'registration',
          said('Nothing is lodged with the Master, and the instruction is of {day}.', { day: since }),
          since,
        )
      : {
          rule: 'registration',
          state: 'soon',
          says: said('Lodge the pack with the Master.'),
          day: addMonths(since, 1),
        };
  }
  return addMonths(lodged, 3) < today
    ? overdue(
        'registration',
        said('Lodged on {day}, and no letters of authority came. Follow it up.', { day: lodged }),
        lodged,
      )
    : {
        rule: 'registration',
        state: 'soon',
        says: said('Waits for the Master since {day}.', { day: lodged }),
        day: lodged,
      };
}

function letters(facts: TrustFacts, today: LocalDate): Finding {
  if (!facts.events.has('lettersOfAuthority')) return good('letters');
  const { canAct, acting, least } = standingOn(facts.trustees, facts.deed, today);
  if (canAct !== 'yes') {
    return overdue(
      'letters',
      said('The trust cannot act: {acting} of at least {least} trustees.', { acting, least: least ?? 1 }),
      null,
    );
  }
  return byDates('letters', facts, today);
}

function owners(facts: TrustFacts, today: LocalDate): Finding {
  const registered = facts.events.get('lettersOfAuthority');
  const lodged = facts.events.get('ownersLodged');
  if (registered && !lodged) return overdue('owners', said('The register was never lodged.'), registered);
  const updated = facts.events.get('ownersUpdated') ?? lodged;
  if (updated && addMonths(updated, 12) < today) {
    return overdue(
      'owners',
      said('Last gone through on {day}. Confirm the register each year.', { day: updated }),
      updated,
    );
  }
  return byDates('owners', facts, today);
}

function tax(facts: TrustFacts, today: LocalDate): Finding {
  const registered = facts.events.get('lettersOfAuthority');
  const found = byDates('tax', facts, today);
  if (found.state === 'overdue' || !registered || facts.events.has('taxRegistered')) return found;
  return addMonths(registered, 3) < today
    ? overdue('tax', said('Not registered for tax, and the letters are of {day}.', { day: registered }), registered)
    : found;
}

function meeting({ events }: TrustFacts, today: LocalDate): Finding {
  const registered = events.get('lettersOfAuthority');
  const last = events.get('reviewed') ?? registered;
  if (!last || addMonths(last, 12) >= today) return good('meeting');
  return overdue(
    'meeting',
    events.has('reviewed')
      ? said('The trustees last met on {day}.', { day: last })
      : said('No meeting of the trustees is captured since the letters of {day}.', { day: last }),
    last,
  );
}

/** Everything a trust is looked at for, each with how it stands. One that is deregistered is looked at for nothing. */
export function complianceOf(facts: TrustFacts, today: LocalDate): Finding[] {
  if (facts.events.has('deregistered')) return [];
  return [
    registration(facts, today),
    letters(facts, today),
    owners(facts, today),
    tax(facts, today),
    byDates('statements', facts, today),
    byDates('bond', facts, today),
    meeting(facts, today),
  ];
}
