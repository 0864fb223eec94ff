import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { collectRefusals, type Refused, refuse } from '../law/refusal';
import { type Said, said } from '../law/said';
import { type Cents, minus, nil } from '../money/cents';

/** What an estate still goes through once its account was generated, in the order of each part. */
export const afterStepNames = [
  'lodged',
  'queries',
  'approved',
  'advertised',
  'inspected',
  'objections',
  'dutyAssessed',
  'dutyPaid',
  'creditorsPaid',
  'heirsPaid',
  'guardiansFund',
  'receipts',
  'coded',
  'returnsFiled',
  'returnsAssessed',
  'ownNumber',
  'dutyReturn',
  'complianceAsked',
  'complianceIssued',
  'dischargeAsked',
  'discharged',
  'bondReleased',
  'closed',
] as const;
export type AfterStep = (typeof afterStepNames)[number];
export type AfterPart = 'account' | 'money' | 'sars' | 'end';

/** What is known of the estate; every day stands where it always did. */
export interface AfterFacts {
  readonly today: LocalDate;
  readonly country: Country;
  /** What happened, by the event's name. */
  readonly happened: ReadonlyMap<string, LocalDate>;
  /** Steps somebody marked as not needed here, with the reason. */
  readonly notNeeded: ReadonlySet<AfterStep>;
  /** Letters of authority in the place of letters of executorship: no notices and no account, unless the Master asks. */
  readonly isSmall: boolean;
  readonly queries: Asked;
  readonly objections: Asked;
  /** The day the account has lain long enough. */
  readonly inspectionEnds: LocalDate | null;
  readonly duty: DutyStands;
  /** Still to be paid to creditors, and of the awards in cash; null while the account cannot be drawn. */
  readonly creditorsLeft: Cents;
  readonly heirsLeft: Cents | null;
  /** Awards that go to the Guardian's Fund. */
  readonly toFund: number;
  readonly bonds: number;
  readonly bondReleasedOn: LocalDate | null;
  readonly releaseAskedOn: LocalDate | null;
  readonly cash: Cents;
  readonly closedOn: LocalDate | null;
}

/** Queries of a sheet, or objections: how many there were, how many wait for an answer, and when the last one got it. */
export interface Asked {
  readonly count: number;
  readonly open: number;
  readonly lastOn: LocalDate | null;
}

/** Estate duty as it stands: what is due with its interest, and what was paid. */
export interface DutyStands {
  /** Null where nothing of it is known yet; nought where none is due. */
  readonly due: Cents | null;
  readonly interest: Cents;
  readonly paid: Cents;
  readonly assessedOn: LocalDate | null;
  readonly lastPaidOn: LocalDate | null;
}

interface Step {
  readonly title: string;
  readonly part: AfterPart;
  /** What shows that it was done. */
  readonly evidence: string | null;
  /** The event whose one day it is; a step without one is told by what stands elsewhere. */
  readonly event?: string;
  /** Papers of the catalogue that belong to it. */
  readonly papers: readonly number[];
  /** Where it is done, where that is not here. */
  readonly tab?: string;
  readonly section?: string;
  /** Somebody may say, with a reason, that this estate does not need it. */
  readonly maySkip?: true;
  /** Only where this holds. */
  readonly only?: (facts: AfterFacts) => boolean;
  /** Told by what stands elsewhere: the day, or that nothing of it is open. */
  readonly told?: (facts: AfterFacts) => { readonly isDone: boolean; readonly on: LocalDate | null };
  /** What keeps it from being taken. */
  readonly needs?: (facts: AfterFacts) => readonly (Said | false)[];
}

const act = 'Administration of Estates Act 66 of 1965';
const dutyAct = 'Estate Duty Act 45 of 1955';
const inSouthAfrica = ({ country }: AfterFacts): boolean => country === 'ZA';
const hasAccount = ({ isSmall }: AfterFacts): boolean => !isSmall;
const answered = ({ count, open, lastOn }: Asked) => ({
  isDone: count > 0 && open === 0,
  on: open > 0 ? null : lastOn,
});
const dutyLeft = ({ duty: { due, interest, paid } }: AfterFacts): Cents =>
  due === null ? nil : minus((due + interest) as Cents, paid);
const amountOf = (cents: Cents, { country }: AfterFacts): string => formatAmount(cents, country);
const isOver = (step: AfterStep, facts: AfterFacts): boolean => stateOf(step, facts).state !== 'open';
const behind = (step: AfterStep, facts: AfterFacts, words: string): Said | false => !isOver(step, facts) && said(words);
const openQueries = ({ queries }: AfterFacts): Said | false =>
  queries.open > 0 && said('Answer the queries of the Master first: {count} are open.', { count: queries.open });
const openObjections = ({ objections }: AfterFacts): Said | false =>
  objections.open > 0 && said('Settle the objections first: {count} are open.', { count: objections.open });
const heirsUnpaid = (facts: AfterFacts): Said | false =>
  facts.heirsLeft === null
    ? said('The account cannot be drawn, so that nobody knows what the heirs get. Mend it first.')
    : facts.heirsLeft > 0 &&
      said('Pay the heirs first: {amount} of their awards is left.', { amount: amountOf(facts.heirsLeft, facts) });
const creditorsUnpaid = (facts: AfterFacts): Said | false =>
  facts.creditorsLeft > 0 &&
  said('Pay the creditors first: {amount} is left.', { amount: amountOf(facts.creditorsLeft, facts) });
const dutyUnpaid = (facts: AfterFacts): Said | false =>
  inSouthAfrica(facts) &&
  !facts.notNeeded.has('dutyPaid') &&
  dutyLeft(facts) > 0 &&
  said('Pay the estate duty with its interest first: {amount} is left.', { amount: amountOf(dutyLeft(facts), facts) });
const noCompliance = (facts: AfterFacts): Said | false =>
  inSouthAfrica(facts) &&
  !isOver('complianceIssued', facts) &&
  said(
    'Get the deceased estate compliance letter of SARS first and enter its day: the Master discharges nobody without it.',
  );
const holdsCash = (facts: AfterFacts): Said | false =>
  facts.cash !== 0 &&
  said('The bank accounts still hold {amount}. Pay it out first.', { amount: amountOf(facts.cash, facts) });

const steps: Readonly<Record<AfterStep, Step>> = {
  lodged: {
    title: 'Account lodged with the Master',
    part: 'account',
    evidence: 'The Master’s stamp or receipt',
    event: 'accountLodged',
    papers: [68],
    section: `${act} s 35(1)`,
    only: hasAccount,
    needs: ({ happened }) => [!happened.has('accountGenerated') && said('Generate the account for lodging first.')],
  },
  queries: {
    title: 'Queries of the Master answered',
    part: 'account',
    evidence: 'Reply to the query sheet',
    papers: [69],
    only: (facts) => hasAccount(facts) && facts.queries.count > 0,
    told: ({ queries }) => answered(queries),
  },
  approved: {
    title: 'Account approved by the Master',
    part: 'account',
    evidence: 'Letter of the Master, with the list of final requirements (J242)',
    event: 'accountApproved',
    papers: [],
    section: `${act} s 35(4)`,
    only: hasAccount,
    needs: (facts) => [behind('lodged', facts, 'Enter the day the account was lodged first.'), openQueries(facts)],
  },
  advertised: {
    title: 'Notice that the account lies open published',
    part: 'account',
    evidence: 'Gazette and newspapers',
    event: 'accountNotice',
    papers: [58],
    tab: 'meetingsandadverts',
    section: `${act} s 35(5)`,
    only: hasAccount,
  },
  inspected: {
    title: 'Account lay for inspection',
    part: 'account',
    evidence: 'Certificates of the Master and the magistrate',
    event: 'accountInspected',
    papers: [85],
    section: `${act} s 35(4), (5)`,
    only: hasAccount,
    needs: (facts) => [
      behind('approved', facts, 'Enter the day the Master approved the account first.'),
      behind('advertised', facts, 'Publish the notice that the account lies open first.'),
      facts.inspectionEnds !== null &&
        facts.today < facts.inspectionEnds &&
        said('The account lies open until {day}.', { day: facts.inspectionEnds }),
    ],
  },
  objections: {
    title: 'Objections settled',
    part: 'account',
    evidence: 'Ruling of the Master, or the objection taken back',
    papers: [],
    section: `${act} s 35(7) to (10)`,
    only: (facts) => hasAccount(facts) && facts.objections.count > 0,
    told: ({ objections }) => answered(objections),
  },
  dutyAssessed: {
    title: 'Estate duty assessed',
    part: 'money',
    evidence: 'Notice of assessment',
    papers: [],
    tab: 'liabilities',
    section: `${dutyAct} s 9`,
    maySkip: true,
    only: (facts) => inSouthAfrica(facts) && facts.duty.due !== 0,
    told: ({ duty: { assessedOn } }) => ({ isDone: assessedOn !== null, on: assessedOn }),
  },
  dutyPaid: {
    title: 'Estate duty paid, with interest',
    part: 'money',
    evidence: 'Receipt of SARS',
    papers: [],
    tab: 'payoutfilematter',
    section: `${dutyAct} s 9C, s 10`,
    maySkip: true,
    only: (facts) => inSouthAfrica(facts) && facts.duty.due !== 0,
    told: (facts) => {
      const isDone = facts.duty.due !== null && facts.duty.due > 0 && dutyLeft(facts) <= 0;
      return { isDone, on: isDone ? facts.duty.lastPaidOn : null };
    },
  },
  creditorsPaid: {
    title: 'Creditors paid',
    part: 'money',
    evidence: 'Receipts of the creditors',
    papers: [109],
    tab: 'payoutfilematter',
    section: `${act} s 35(12)`,
    told: ({ creditorsLeft }) => ({ isDone: creditorsLeft <= 0, on: null }),
  },
  heirsPaid: {
    title: 'Heirs paid',
    part: 'money',
    evidence: 'Bank statement and payout schedule',
    event: 'heirsPaid',
    papers: [80, 109],
    tab: 'payoutfilematter',
    section: `${act} s 35(12)`,
    needs: (facts) => [
      hasAccount(facts) && behind('inspected', facts, 'Let the account lie for inspection first.'),
      openObjections(facts),
      dutyUnpaid(facts),
      creditorsUnpaid(facts),
      heirsUnpaid(facts),
    ],
  },
  guardiansFund: {
    title: "Shares paid into the Guardian's Fund",
    part: 'money',
    evidence: "Receipt of the Guardian's Fund, with the birth certificate of each minor",
    event: 'guardiansFundPaid',
    papers: [1],
    section: `${act} s 43, s 35(13)`,
    maySkip: true,
    only: ({ toFund }) => toFund > 0,
    needs: (facts) => [hasAccount(facts) && behind('inspected', facts, 'Let the account lie for inspection first.')],
  },
  receipts: {
    title: 'Receipts lodged with the Master',
    part: 'money',
    evidence: 'Receipt and acquittance of each heir, receipts of creditors, proof of transfers',
    event: 'receiptsLodged',
    papers: [81],
    section: `${act} s 35(12)`,
    needs: (facts) => [behind('heirsPaid', facts, 'Enter the day the heirs were paid first.')],
  },
  coded: {
    title: 'Coded as a deceased estate',
    part: 'sars',
    evidence: 'Confirmation by SARS',
    event: 'taxpayerCoded',
    papers: [71],
    only: inSouthAfrica,
  },
  returnsFiled: {
    title: 'Returns up to the death filed',
    part: 'sars',
    evidence: 'Returns of every year that was open, the last to the day of death',
    event: 'lastReturnsFiled',
    papers: [71],
    only: inSouthAfrica,
    needs: (facts) => [behind('coded', facts, 'Have the taxpayer coded as a deceased estate first.')],
  },
  returnsAssessed: {
    title: 'Returns up to the death assessed',
    part: 'sars',
    evidence: 'Assessments',
    event: 'lastReturnsAssessed',
    papers: [1],
    only: inSouthAfrica,
    needs: (facts) => [behind('returnsFiled', facts, 'Enter the day the returns up to the death were filed first.')],
  },
  ownNumber: {
    title: 'Registered for income after the death',
    part: 'sars',
    evidence: 'Number of the estate as a taxpayer of its own',
    event: 'estateRegisteredForTax',
    papers: [71],
    section: 'Income Tax Act 58 of 1962 s 25',
    maySkip: true,
    only: inSouthAfrica,
  },
  dutyReturn: {
    title: 'Return of estate duty filed (REV267)',
    part: 'sars',
    evidence: 'REV267 with the account',
    event: 'dutyReturnFiled',
    papers: [72, 83],
    section: `${dutyAct} s 7`,
    maySkip: true,
    only: (facts) => inSouthAfrica(facts) && facts.duty.due !== 0,
  },
  complianceAsked: {
    title: 'Compliance letter asked of SARS',
    part: 'sars',
    evidence: 'Request',
    event: 'complianceAsked',
    papers: [73],
    maySkip: true,
    only: inSouthAfrica,
    needs: (facts) => [
      behind('returnsAssessed', facts, 'Enter the day the returns up to the death were assessed first.'),
      behind('ownNumber', facts, 'Say whether the estate was registered for income after the death.'),
      behind('dutyReturn', facts, 'File the return of estate duty first.'),
      dutyUnpaid(facts),
    ],
  },
  complianceIssued: {
    title: 'Compliance letter issued by SARS',
    part: 'sars',
    evidence: 'Deceased estate compliance letter',
    event: 'complianceIssued',
    papers: [73],
    maySkip: true,
    only: inSouthAfrica,
    needs: (facts) => [behind('complianceAsked', facts, 'Ask SARS for the compliance letter first.')],
  },
  dischargeAsked: {
    title: 'Discharge asked of the Master',
    part: 'end',
    evidence: 'Final requirements answered',
    papers: [70],
    tab: 'releaseofduties',
    section: `${act} s 56`,
    told: ({ releaseAskedOn }) => ({ isDone: releaseAskedOn !== null, on: releaseAskedOn }),
  },
  discharged: {
    title: 'Executor discharged',
    part: 'end',
    evidence: 'Filing slip or letter of discharge',
    event: 'discharged',
    papers: [70],
    section: `${act} s 56(1)`,
    needs: (facts) => [
      noCompliance(facts),
      behind('heirsPaid', facts, 'Enter the day the heirs were paid first.'),
      behind('guardiansFund', facts, "Pay the shares into the Guardian's Fund first."),
      behind('receipts', facts, 'Lodge the receipts with the Master first.'),
      behind('dischargeAsked', facts, 'Ask the Master for discharge first.'),
      openQueries(facts),
      openObjections(facts),
    ],
  },
  bondReleased: {
    title: 'Bond of security released',
    part: 'end',
    evidence: 'Consent of the Master',
    papers: [46],
    tab: 'bondofsecurity',
    only: ({ bonds }) => bonds > 0,
    told: ({ bondReleasedOn }) => ({ isDone: bondReleasedOn !== null, on: bondReleasedOn }),
  },
  closed: {
    title: 'Matter closed',
    part: 'end',
    evidence: null,
    papers: [],
    tab: 'details',
    told: ({ closedOn }) => ({ isDone: closedOn !== null, on: closedOn }),
    needs: (facts) => [holdsCash(facts), behind('discharged', facts, 'Enter the day of the discharge first.')],
  },
};

export interface AfterStands {
  readonly step: AfterStep;
  readonly part: AfterPart;
  readonly title: string;
  readonly evidence: string | null;
  readonly section: string | null;
  readonly state: 'done' | 'notNeeded' | 'open';
  readonly on: LocalDate | null;
  /** What has to be so before; nothing once it is behind us. */
  readonly missing: readonly Said[];
  readonly papers: readonly number[];
  /** Where it is done, where that is not by marking it. */
  readonly tab: string | null;
  readonly mayMark: boolean;
  readonly maySkip: boolean;
}

function stateOf(
  step: AfterStep,
  facts: AfterFacts,
): { readonly state: AfterStands['state']; readonly on: LocalDate | null } {
  const { event, only, told } = steps[step];
  const on = event === undefined ? null : (facts.happened.get(event) ?? null);
  const found = told?.(facts) ?? { isDone: on !== null, on };
  if (found.isDone) return { state: 'done', on: found.on };
  if (facts.notNeeded.has(step) || (only && !only(facts))) return { state: 'notNeeded', on: null };
  return { state: 'open', on: null };
}

const missingOf = (step: AfterStep, facts: AfterFacts): Said[] =>
  (steps[step].needs?.(facts) ?? []).filter((one) => one !== false);

/** Where the estate stands after lodging, step by step; what it does not have is left out. */
export const afterLodging = (facts: AfterFacts): AfterStands[] =>
  afterStepNames
    .filter((step) => (steps[step].only?.(facts) ?? true) || stateOf(step, facts).state === 'done')
    .map((step) => {
      const { title, part, evidence, section, papers, tab, event, maySkip } = steps[step];
      const { state, on } = stateOf(step, facts);
      return {
        step,
        part,
        title,
        evidence,
        section: section ?? null,
        state,
        on,
        missing: state === 'open' ? missingOf(step, facts) : [],
        papers,
        tab: tab ?? null,
        mayMark: event !== undefined && (tab === undefined || step === 'heirsPaid'),
        maySkip: maySkip ?? false,
      };
    });

/** The event that is the home of a step's day; none where the day stands elsewhere. */
export const eventOfStep = (step: AfterStep): string | null => steps[step].event ?? null;

/** Steps whose day no later one lies before. */
const follows: Readonly<Partial<Record<AfterStep, readonly AfterStep[]>>> = {
  approved: ['lodged'],
  inspected: ['approved', 'advertised'],
  heirsPaid: ['inspected'],
  guardiansFund: ['inspected'],
  receipts: ['heirsPaid'],
  returnsFiled: ['coded'],
  returnsAssessed: ['returnsFiled'],
  complianceAsked: ['returnsAssessed'],
  complianceIssued: ['complianceAsked'],
  discharged: ['receipts', 'complianceIssued', 'dischargeAsked'],
};

/** A step is marked on its day, once what comes before it is there; taking a mark back asks nothing. */
export function checkAfterStep(
  step: AfterStep,
  { doneOn, isNotNeeded, note }: { doneOn: LocalDate | null; isNotNeeded: boolean; note: string | null },
  facts: AfterFacts,
): Refused | undefined {
  const told = afterLodging(facts).find((one) => one.step === step);
  if (!told) return refuse('step', 'This estate has no such step.');
  if (isNotNeeded) {
    return collectRefusals([
      told.maySkip ? undefined : refuse('isNotNeeded', 'Every estate needs this step. Enter the day it was done.'),
      doneOn === null ? undefined : refuse('doneDate', 'Leave the day open where the step is not needed.'),
      note?.trim() ? undefined : refuse('note', 'Say why it is not needed here: the reason is kept.'),
    ]);
  }
  if (doneOn === null) return undefined;
  if (!told.mayMark) return refuse('step', 'This step is told by what stands elsewhere. Enter it there.');
  const before = (follows[step] ?? []).flatMap((one) => {
    const { on } = stateOf(one, facts);
    return on === null ? [] : [{ on, title: steps[one].title }];
  });
  return collectRefusals([
    doneOn > facts.today ? refuse('doneDate', 'This day is still to come.') : undefined,
    ...missingOf(step, facts).map((words) => refuse('doneDate', words, steps[step].section)),
    ...before.map(({ on, title }) =>
      doneOn < on
        ? refuse('doneDate', said('{title} on {day}. Choose that day or a later one.', { title: said(title), day: on }))
        : undefined,
    ),
  ]);
}

/** However the day of discharge is entered: not without the compliance letter of SARS, unless it is not needed here. */
export const checkDischarge = (facts: Pick<AfterFacts, 'country' | 'happened' | 'notNeeded'>): Refused | undefined =>
  facts.country === 'ZA' && !facts.happened.has('complianceIssued') && !facts.notNeeded.has('complianceIssued')
    ? refuse(
        'date',
        'Get the deceased estate compliance letter of SARS first and enter its day: the Master discharges nobody without it.',
        `${act} s 56`,
      )
    : undefined;
