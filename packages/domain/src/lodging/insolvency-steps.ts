import { ca, ia } from '../deadlines/insolvency-row';
import { formatAmount } from '../formats/amount';
import { type Message, message } from '../law/message';
import { negate, nil } from '../money/cents';
import type { QueryCounts } from './after-facts';
import type { InsolvencyStep, InsolvencyStepFacts, InsolvencyStepPart } from './insolvency-step-facts';
import { readRuleState, type StepRule } from './step-course';

type InsolvencyStepRule = StepRule<InsolvencyStepFacts, InsolvencyStepPart>;
type StepNeed = Message | false;

const readAnswerState = ({ count, open, lastOn }: QueryCounts) => ({
  isDone: count > 0 && open === 0,
  on: open > 0 ? null : lastOn,
});
export const readInsolvencyStep = (step: InsolvencyStep, facts: InsolvencyStepFacts) =>
  readRuleState(insolvencySteps, step, facts);
const requireStep = (step: InsolvencyStep, facts: InsolvencyStepFacts, words: string): StepNeed =>
  readInsolvencyStep(step, facts).state === 'open' && message(words);
const requireLodged = (facts: InsolvencyStepFacts): StepNeed =>
  requireStep('lodged', facts, 'First enter the date the account was lodged.');
const requireConfirmed = (facts: InsolvencyStepFacts): StepNeed =>
  requireStep('confirmed', facts, 'First enter the date the Master confirmed the account.');
const checkQueries = ({ queries }: InsolvencyStepFacts): StepNeed =>
  queries.open > 0 && message('Answer the queries of the Master first. Still open: {count}.', { count: queries.open });
const checkObjections = ({ objections }: InsolvencyStepFacts): StepNeed =>
  objections.open > 0 && message('Settle the objections first. Still open: {count}.', { count: objections.open });
const checkUpheld = ({ upheld }: InsolvencyStepFacts): StepNeed =>
  upheld > 0 && message('The Master upheld an objection to this account. Amend the account and lodge the amended one.');
/** The end of a period is its last day: what comes after it comes on a later one. */
const checkInspectionOver = ({ inspectionEnds, today }: InsolvencyStepFacts): StepNeed =>
  inspectionEnds !== null &&
  today <= inspectionEnds &&
  message('The account lies open until {day}.', { day: inspectionEnds });
const checkCourtOver = ({ courtEnds, today }: InsolvencyStepFacts): StepNeed =>
  courtEnds !== null &&
  today <= courtEnds &&
  message('The ruling on the objection may be taken to court until {day}.', { day: courtEnds });
const isConfirmed = (facts: InsolvencyStepFacts): boolean => readInsolvencyStep('confirmed', facts).state === 'done';
const hasAsked = ({ money }: InsolvencyStepFacts): boolean => (money?.asked ?? nil) > 0;
const hasAwarded = ({ money }: InsolvencyStepFacts): boolean => money === null || money.awarded > 0;
const checkDividendsLeft = ({ money, country }: InsolvencyStepFacts, key: string): StepNeed =>
  money === null
    ? message(
        'The account does not say what it pays each creditor. Compare the payments with its paper, then enter the date.',
      )
    : money.dividendsLeft > 0 && message(key, { amount: formatAmount(money.dividendsLeft, country) });
const checkCash = ({ cash, country }: InsolvencyStepFacts): StepNeed =>
  cash !== 0 &&
  (cash < 0
    ? message('The bank accounts are overdrawn by {amount}. Put that right first.', {
        amount: formatAmount(negate(cash), country),
      })
    : message('The bank accounts still hold {amount}. Pay it out first.', { amount: formatAmount(cash, country) }));

/** The Insolvency Act 24 of 1936 s 91 to s 118; a company's accounts follow the Companies Act 61 of 1973 s 403 to s 410. */
export const insolvencySteps: Readonly<Record<InsolvencyStep, InsolvencyStepRule>> = {
  lodged: {
    title: 'Account lodged with the Master',
    part: 'account',
    evidence: 'The Master’s stamp or receipt',
    event: 'accountLodged',
    papers: [43],
    section: `${ia} s 91`,
    companySection: `${ca} s 403`,
    needs: ({ generatedOn }) => [generatedOn === null && message('Generate the account for lodging first.')],
  },
  queries: {
    title: 'Queries of the Master answered',
    part: 'account',
    evidence: 'Reply to the query sheet',
    papers: [],
    only: ({ queries }) => queries.count > 0,
    knownFrom: ({ queries }) => readAnswerState(queries),
  },
  approved: {
    title: 'The Master allowed the account to be advertised',
    part: 'account',
    evidence: 'Letter of the Master',
    event: 'accountApproved',
    papers: [],
    maySkip: true,
    needs: (facts) => [requireLodged(facts), checkQueries(facts)],
  },
  advertised: {
    title: 'Notice of inspection published',
    part: 'account',
    evidence: 'Gazette and newspapers',
    event: 'accountNotice',
    papers: [26, 27],
    section: `${ia} s 108(2)`,
    companySection: `${ca} s 406`,
    needs: (facts) => [
      requireLodged(facts),
      requireStep('approved', facts, 'First enter the date the Master allowed the account to be advertised.'),
    ],
  },
  opened: {
    title: 'Start of inspection',
    part: 'account',
    evidence: 'The day stated in the notice',
    event: 'inspectionOpens',
    papers: [],
    section: `${ia} s 108(1), (2)`,
    companySection: `${ca} s 406`,
    deadline: 'inspection-closes',
    needs: (facts) => [requireStep('advertised', facts, 'First publish the notice of inspection and enter its date.')],
  },
  inspected: {
    title: 'Account lay for inspection',
    part: 'account',
    evidence: 'Certificates of the Master and the magistrate',
    event: 'accountInspected',
    papers: [],
    section: `${ia} s 108(3)`,
    companySection: `${ca} s 406`,
    needs: (facts) => [
      requireStep('opened', facts, 'First enter the date inspection starts.'),
      checkInspectionOver(facts),
    ],
  },
  objections: {
    title: 'Objections settled',
    part: 'account',
    evidence: 'Ruling of the Master, or withdrawal of the objection',
    papers: [],
    section: `${ia} s 111`,
    companySection: `${ca} s 407`,
    only: ({ objections }) => objections.count > 0,
    knownFrom: ({ objections }) => readAnswerState(objections),
  },
  confirmed: {
    title: 'Account confirmed by the Master',
    part: 'account',
    evidence: 'Letter of confirmation',
    event: 'confirmation',
    papers: [],
    section: `${ia} s 112`,
    companySection: `${ca} s 408`,
    needs: (facts) => [
      requireLodged(facts),
      requireStep('advertised', facts, 'First publish the notice of inspection and enter its date.'),
      requireStep('opened', facts, 'First enter the date inspection starts.'),
      checkInspectionOver(facts),
      checkQueries(facts),
      checkObjections(facts),
      checkUpheld(facts),
      checkCourtOver(facts),
    ],
  },
  confirmationPublished: {
    title: 'Notice of confirmation published',
    part: 'money',
    evidence: 'Gazette',
    event: 'confirmationNotice',
    papers: [28, 29],
    section: `${ia} s 113(1)`,
    companySection: `${ca} s 409`,
    deadline: 'confirmation-gazetted',
    needs: (facts) => [requireConfirmed(facts)],
  },
  demanded: {
    title: 'Contributions demanded',
    part: 'money',
    evidence: 'Proof of posting or delivery to each contributor',
    event: 'contributionNotice',
    papers: [51],
    section: `${ia} s 118(1)`,
    companySection: `${ca} s 342`,
    only: hasAsked,
    needs: (facts) => [requireConfirmed(facts)],
  },
  collected: {
    title: 'Contributions collected',
    part: 'money',
    evidence: 'Bank statement',
    papers: [],
    tab: 'payoutfilematter',
    section: `${ia} s 118`,
    companySection: `${ca} s 342`,
    deadline: 'contribution-writ',
    only: hasAsked,
    knownFrom: (facts) => ({
      isDone: isConfirmed(facts) && hasAsked(facts) && (facts.money?.contributionsLeft ?? nil) <= 0,
      on: null,
    }),
    needs: (facts) => [
      requireConfirmed(facts),
      requireStep('demanded', facts, 'Send the demands and enter the date they were posted.'),
      facts.money !== null &&
        facts.money.contributionsLeft > 0 &&
        message('Still to be collected: {amount}.', {
          amount: formatAmount(facts.money.contributionsLeft, facts.country),
        }),
    ],
  },
  dividends: {
    title: 'Dividends paid',
    part: 'money',
    evidence: 'Bank statement and payout schedule',
    event: 'dividendPaid',
    papers: [50],
    tab: 'payoutfilematter',
    isMarkedHere: true,
    section: `${ia} s 113(2)`,
    companySection: `${ca} s 409`,
    deadline: 'confirmation-gazetted',
    only: hasAwarded,
    needs: (facts) => [
      requireConfirmed(facts),
      facts.money !== null &&
        facts.money.awarded > 0 &&
        facts.money.dividendsLeft >= facts.money.awarded &&
        message('Pay the dividends first: {amount} is left.', {
          amount: formatAmount(facts.money.dividendsLeft, facts.country),
        }),
    ],
  },
  unclaimed: {
    title: "Unclaimed dividends paid to the Guardian's Fund",
    part: 'money',
    evidence: 'Receipt of the Master',
    event: 'unclaimedPaid',
    papers: [],
    section: `${ia} s 114`,
    companySection: `${ca} s 409, s 410`,
    deadline: 'unclaimed-dividends',
    maySkip: true,
    only: hasAwarded,
    // Where every dividend was paid, none is unclaimed.
    knownFrom: (facts) => {
      const on = facts.happened.get('unclaimedPaid') ?? null;
      const isPaid = isConfirmed(facts) && facts.money !== null && facts.money.dividendsLeft <= 0;
      return { isDone: on !== null || isPaid, on };
    },
    needs: (facts) => [
      requireConfirmed(facts),
      checkDividendsLeft(
        facts,
        "Pay what is left to the creditors, or to the Master for the Guardian's Fund: {amount}.",
      ),
    ],
  },
  payments: {
    title: 'Proof of payments lodged with the Master',
    part: 'money',
    evidence: 'Receipts of creditors and the bank statement',
    event: 'paymentsProved',
    papers: [],
    companySection: `${ca} s 410`,
    needs: (facts) => [
      requireConfirmed(facts),
      requireStep('collected', facts, 'Collect the contributions first.'),
      requireStep('dividends', facts, 'First enter the date the dividends were paid.'),
      requireStep('unclaimed', facts, "First pay unclaimed dividends to the Master for the Guardian's Fund."),
    ],
  },
  nextAccount: {
    title: 'Next account lodged',
    part: 'end',
    evidence: 'The next account is generated on the tab The account',
    papers: [42],
    tab: 'report',
    section: `${ia} s 109`,
    companySection: `${ca} s 403`,
    deadline: 'next-account',
    only: ({ isFinal }) => !isFinal,
    knownFrom: () => ({ isDone: false, on: null }),
  },
  releaseAsked: {
    title: 'Release requested from the Master',
    part: 'end',
    evidence: 'Request with the final requirements answered',
    papers: [47],
    tab: 'releaseofduties',
    section: `${ia} s 56(7)`,
    companySection: `${ca} s 385`,
    knownFrom: ({ releaseAskedOn }) => ({ isDone: releaseAskedOn !== null, on: releaseAskedOn }),
    needs: (facts) => [
      !facts.isFinal && message('Lodge the final account first.'),
      requireConfirmed(facts),
      requireStep('payments', facts, 'Lodge the proof of payments with the Master first.'),
      checkQueries(facts),
      ...facts.earlierOpen.map((account) =>
        message('First have this account confirmed and lodge the proof of its payments: {account}.', { account }),
      ),
    ],
  },
  released: {
    title: 'Released by the Master',
    part: 'end',
    evidence: 'Certificate of the Master',
    event: 'released',
    papers: [],
    tab: 'releaseofduties',
    section: `${ia} s 56(7)`,
    companySection: `${ca} s 385`,
    needs: (facts) => [requireStep('releaseAsked', facts, 'Ask the Master for release first.')],
  },
  bondReleased: {
    title: 'Bond of security released',
    part: 'end',
    evidence: 'Consent of the Master',
    papers: [49],
    tab: 'bondofsecurity',
    only: ({ bonds }) => bonds > 0,
    knownFrom: ({ bondReleasedOn }) => ({ isDone: bondReleasedOn !== null, on: bondReleasedOn }),
  },
  closed: {
    title: 'Matter closed',
    part: 'end',
    evidence: null,
    papers: [48],
    tab: 'details',
    knownFrom: ({ closedOn }) => ({ isDone: closedOn !== null, on: closedOn }),
    needs: (facts) => [checkCash(facts), requireStep('released', facts, 'First enter the date of the release.')],
  },
};
