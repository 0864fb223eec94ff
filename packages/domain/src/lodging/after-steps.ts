import { formatAmount } from '../formats/amount';
import { type Message, message } from '../law/message';
import { type Cents, minus, negate, nil } from '../money/cents';
import type { AfterLodgingFacts, AfterLodgingPart, AfterLodgingStep, QueryCounts } from './after-facts';
import { readRuleState, type StepRule } from './step-course';

type AfterStepRule = StepRule<AfterLodgingFacts, AfterLodgingPart>;

export const estatesAct = 'Administration of Estates Act 66 of 1965';
const dutyAct = 'Estate Duty Act 45 of 1955';
const isSouthAfrican = ({ country }: AfterLodgingFacts): boolean => country === 'ZA';
const hasAccount = ({ isSmall }: AfterLodgingFacts): boolean => !isSmall;
const readAnswerState = ({ count, open, lastOn }: QueryCounts) => ({
  isDone: count > 0 && open === 0,
  on: open > 0 ? null : lastOn,
});
const computeDutyLeft = ({ duty: { due, interest, paid } }: AfterLodgingFacts): Cents =>
  due === null ? nil : minus((due + interest) as Cents, paid);
const formatFactAmount = (cents: Cents, { country }: AfterLodgingFacts): string => formatAmount(cents, country);
const isOver = (step: AfterLodgingStep, facts: AfterLodgingFacts): boolean =>
  readStepState(step, facts).state !== 'open';
const requireStep = (step: AfterLodgingStep, facts: AfterLodgingFacts, words: string): Message | false =>
  !isOver(step, facts) && message(words);
const checkOpenQueries = ({ queries }: AfterLodgingFacts): Message | false =>
  queries.open > 0 && message('Answer the queries of the Master first. Still open: {count}.', { count: queries.open });
const checkOpenObjections = ({ objections }: AfterLodgingFacts): Message | false =>
  objections.open > 0 && message('Settle the objections first. Still open: {count}.', { count: objections.open });
const checkHeirsPaid = (facts: AfterLodgingFacts): Message | false =>
  facts.heirsLeft === null
    ? message('The account cannot be drawn, so we cannot calculate what the heirs receive. Correct the account first.')
    : facts.heirsLeft > 0 &&
      message('Pay the heirs first: {amount} of their awards is left.', {
        amount: formatFactAmount(facts.heirsLeft, facts),
      });
const payInsOpen = (facts: AfterLodgingFacts): Message | false =>
  facts.payInsLeft > 0 &&
  message('Heirs still have to pay {amount} into the estate. Collect it first.', {
    amount: formatFactAmount(facts.payInsLeft, facts),
  });
const checkCreditorsPaid = (facts: AfterLodgingFacts): Message | false =>
  facts.creditorsLeft > 0 &&
  message('Pay the creditors first: {amount} is left.', { amount: formatFactAmount(facts.creditorsLeft, facts) });
const checkDutyPaid = (facts: AfterLodgingFacts): Message | false =>
  isSouthAfrican(facts) &&
  !facts.notNeeded.has('dutyPaid') &&
  computeDutyLeft(facts) > 0 &&
  message('Pay the estate duty with its interest first: {amount} is left.', {
    amount: formatFactAmount(computeDutyLeft(facts), facts),
  });
export const complianceFirst =
  'Get the deceased estate compliance letter from SARS first and enter its date. The Master does not discharge an executor without it.';
const checkCompliance = (facts: AfterLodgingFacts): Message | false =>
  isSouthAfrican(facts) && !isOver('complianceIssued', facts) && message(complianceFirst);
const checkAdvertisedDay = (facts: AfterLodgingFacts): Message | false => {
  const [notice, approved] = [readStepState('advertised', facts).on, readStepState('approved', facts).on];
  return (
    notice !== null &&
    approved !== null &&
    notice < approved &&
    message('The notice appeared on {day}, before the Master approved the account on {approved}. Publish it again.', {
      day: notice,
      approved,
    })
  );
};
const checkCashLeft = (facts: AfterLodgingFacts): Message | false =>
  facts.cash !== 0 &&
  (facts.cash < 0
    ? message('The bank accounts are overdrawn by {amount}. Put that right first.', {
        amount: formatFactAmount(negate(facts.cash), facts),
      })
    : message('The bank accounts still hold {amount}. Pay it out first.', {
        amount: formatFactAmount(facts.cash, facts),
      }));

export const afterSteps: Readonly<Record<AfterLodgingStep, AfterStepRule>> = {
  lodged: {
    title: 'Account lodged with the Master',
    part: 'account',
    evidence: 'The Master’s stamp or receipt',
    event: 'accountLodged',
    papers: [68],
    section: `${estatesAct} s 35(1)`,
    only: hasAccount,
    needs: ({ happened }) => [!happened.has('accountGenerated') && message('Generate the account for lodging first.')],
  },
  queries: {
    title: 'Queries of the Master answered',
    part: 'account',
    evidence: 'Reply to the query sheet',
    papers: [69],
    only: (facts) => hasAccount(facts) && facts.queries.count > 0,
    knownFrom: ({ queries }) => readAnswerState(queries),
  },
  approved: {
    title: 'Account approved by the Master',
    part: 'account',
    evidence: 'Letter of the Master, with the list of final requirements (J242)',
    event: 'accountApproved',
    papers: [],
    section: `${estatesAct} s 35(4)`,
    only: hasAccount,
    needs: (facts) => [
      requireStep('lodged', facts, 'First enter the date the account was lodged.'),
      checkOpenQueries(facts),
    ],
  },
  advertised: {
    title: 'Notice that the account lies open published',
    part: 'account',
    evidence: 'Gazette and newspapers',
    event: 'accountNotice',
    papers: [58],
    tab: 'meetingsandadverts',
    section: `${estatesAct} s 35(5)`,
    only: hasAccount,
  },
  inspected: {
    title: 'Account lay for inspection',
    part: 'account',
    evidence: 'Certificates of the Master and the magistrate',
    event: 'accountInspected',
    papers: [85],
    section: `${estatesAct} s 35(4), (5)`,
    only: hasAccount,
    needs: (facts) => [
      requireStep('approved', facts, 'First enter the date the Master approved the account.'),
      requireStep('advertised', facts, 'First publish the notice that the account lies open for inspection.'),
      checkAdvertisedDay(facts),
      facts.inspectionEnds !== null &&
        facts.today < facts.inspectionEnds &&
        message('The account lies open until {day}.', { day: facts.inspectionEnds }),
    ],
  },
  objections: {
    title: 'Objections settled',
    part: 'account',
    evidence: 'Ruling of the Master, or withdrawal of the objection',
    papers: [],
    section: `${estatesAct} s 35(7) to (10)`,
    only: (facts) => hasAccount(facts) && facts.objections.count > 0,
    knownFrom: ({ objections }) => readAnswerState(objections),
  },
  dutyAssessed: {
    title: 'Estate duty assessed',
    part: 'money',
    evidence: 'Notice of assessment',
    papers: [],
    tab: 'liabilities',
    section: `${dutyAct} s 9`,
    maySkip: true,
    only: (facts) => isSouthAfrican(facts) && facts.duty.due !== 0,
    knownFrom: ({ duty: { assessedOn } }) => ({ isDone: assessedOn !== null, on: assessedOn }),
  },
  dutyPaid: {
    title: 'Estate duty paid, with interest',
    part: 'money',
    evidence: 'SARS receipt',
    papers: [],
    tab: 'payoutfilematter',
    section: `${dutyAct} s 9C, s 10`,
    maySkip: true,
    only: (facts) => isSouthAfrican(facts) && facts.duty.due !== 0,
    knownFrom: (facts) => {
      const isDone = facts.duty.due !== null && facts.duty.due > 0 && computeDutyLeft(facts) <= 0;
      return { isDone, on: isDone ? facts.duty.lastPaidOn : null };
    },
  },
  creditorsPaid: {
    title: 'Creditors paid',
    part: 'money',
    evidence: 'Receipts of the creditors',
    papers: [109],
    tab: 'payoutfilematter',
    section: `${estatesAct} s 35(12)`,
    knownFrom: ({ creditorsLeft }) => ({ isDone: creditorsLeft <= 0, on: null }),
  },
  heirsPaid: {
    title: 'Heirs paid',
    part: 'money',
    evidence: 'Bank statement and payout schedule',
    event: 'heirsPaid',
    papers: [80, 109],
    tab: 'payoutfilematter',
    isMarkedHere: true,
    section: `${estatesAct} s 35(12)`,
    needs: (facts) => [
      hasAccount(facts) && requireStep('inspected', facts, 'The account must lie open for inspection first.'),
      checkOpenObjections(facts),
      checkDutyPaid(facts),
      checkCreditorsPaid(facts),
      payInsOpen(facts),
      checkHeirsPaid(facts),
    ],
  },
  guardiansFund: {
    title: "Shares paid into the Guardian's Fund",
    part: 'money',
    evidence: "Receipt of the Guardian's Fund, with the birth certificate of each minor",
    event: 'guardiansFundPaid',
    papers: [129],
    section: `${estatesAct} s 43, s 35(13)`,
    maySkip: true,
    only: ({ toFund }) => toFund > 0,
    needs: (facts) => [
      hasAccount(facts) && requireStep('inspected', facts, 'The account must lie open for inspection first.'),
    ],
  },
  receipts: {
    title: 'Receipts lodged with the Master',
    part: 'money',
    evidence: 'Receipt and acquittance of each heir, receipts of creditors, proof of transfers',
    event: 'receiptsLodged',
    papers: [81],
    section: `${estatesAct} s 35(12)`,
    needs: (facts) => [requireStep('heirsPaid', facts, 'First enter the date the heirs were paid.')],
  },
  coded: {
    title: 'Coded as a deceased estate',
    part: 'sars',
    evidence: 'Confirmation by SARS',
    event: 'taxpayerCoded',
    papers: [71],
    only: isSouthAfrican,
  },
  returnsFiled: {
    title: 'Returns up to the death filed',
    part: 'sars',
    evidence: 'Returns of every year that was open, the last to the day of death',
    event: 'lastReturnsFiled',
    papers: [71],
    only: isSouthAfrican,
    needs: (facts) => [requireStep('coded', facts, 'First have SARS code the taxpayer as a deceased estate.')],
  },
  returnsAssessed: {
    title: 'Returns up to the death assessed',
    part: 'sars',
    evidence: 'Assessments',
    event: 'lastReturnsAssessed',
    papers: [1],
    only: isSouthAfrican,
    needs: (facts) => [
      requireStep('returnsFiled', facts, 'First enter the date the returns up to the death were filed.'),
    ],
  },
  ownNumber: {
    title: 'Registered for income after the death',
    part: 'sars',
    evidence: 'The estate’s own tax number',
    event: 'estateRegisteredForTax',
    papers: [71],
    section: 'Income Tax Act 58 of 1962 s 25',
    maySkip: true,
    only: isSouthAfrican,
  },
  dutyReturn: {
    title: 'Return of estate duty filed (REV267)',
    part: 'sars',
    evidence: 'REV267 with the account',
    event: 'dutyReturnFiled',
    papers: [72, 83],
    section: `${dutyAct} s 7`,
    maySkip: true,
    only: (facts) => isSouthAfrican(facts) && facts.duty.due !== 0,
  },
  complianceAsked: {
    title: 'Compliance letter requested from SARS',
    part: 'sars',
    evidence: 'Request',
    event: 'complianceAsked',
    papers: [73],
    maySkip: true,
    only: isSouthAfrican,
    needs: (facts) => [
      requireStep('returnsAssessed', facts, 'First enter the date the returns up to the death were assessed.'),
      requireStep('ownNumber', facts, 'Choose whether the estate was registered for income after the death.'),
      requireStep('dutyReturn', facts, 'File the return of estate duty first.'),
      checkDutyPaid(facts),
    ],
  },
  complianceIssued: {
    title: 'Compliance letter issued by SARS',
    part: 'sars',
    evidence: 'Deceased estate compliance letter',
    event: 'complianceIssued',
    papers: [73],
    maySkip: true,
    only: isSouthAfrican,
    needs: (facts) => [requireStep('complianceAsked', facts, 'Ask SARS for the compliance letter first.')],
  },
  dischargeAsked: {
    title: 'Discharge requested from the Master',
    part: 'end',
    evidence: 'Final requirements answered',
    papers: [70],
    tab: 'releaseofduties',
    section: `${estatesAct} s 56`,
    knownFrom: ({ releaseAskedOn }) => ({ isDone: releaseAskedOn !== null, on: releaseAskedOn }),
  },
  discharged: {
    title: 'Executor discharged',
    part: 'end',
    evidence: 'Filing slip or letter of discharge',
    event: 'discharged',
    papers: [70],
    section: `${estatesAct} s 56(1)`,
    needs: (facts) => [
      checkCompliance(facts),
      requireStep('heirsPaid', facts, 'First enter the date the heirs were paid.'),
      requireStep('guardiansFund', facts, "First pay the shares into the Guardian's Fund."),
      requireStep('receipts', facts, 'Lodge the receipts with the Master first.'),
      requireStep('dischargeAsked', facts, 'Ask the Master for discharge first.'),
      checkOpenQueries(facts),
      checkOpenObjections(facts),
      ...facts.earlierOpen.map((account) =>
        message('First pay the heirs under this account and lodge their receipts: {account}.', { account }),
      ),
    ],
  },
  bondReleased: {
    title: 'Bond of security released',
    part: 'end',
    evidence: 'Consent of the Master',
    papers: [46],
    tab: 'bondofsecurity',
    only: ({ bonds }) => bonds > 0,
    knownFrom: ({ bondReleasedOn }) => ({ isDone: bondReleasedOn !== null, on: bondReleasedOn }),
  },
  closed: {
    title: 'Matter closed',
    part: 'end',
    evidence: null,
    papers: [],
    tab: 'details',
    knownFrom: ({ closedOn }) => ({ isDone: closedOn !== null, on: closedOn }),
    needs: (facts) => [checkCashLeft(facts), requireStep('discharged', facts, 'First enter the date of discharge.')],
  },
};

/** Whether a step is behind the estate, and since when. */
export const readStepState = (step: AfterLodgingStep, facts: AfterLodgingFacts) =>
  readRuleState(afterSteps, step, facts);
