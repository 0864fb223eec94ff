import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { type Said, said } from '../law/said';
import { type Cents, minus, negate, nil } from '../money/cents';
import type { AfterFacts, AfterPart, AfterStep, Asked } from './after-facts';

export interface Step {
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
  readonly knownFrom?: (facts: AfterFacts) => { readonly isDone: boolean; readonly on: LocalDate | null };
  /** What keeps it from being taken. */
  readonly needs?: (facts: AfterFacts) => readonly (Said | false)[];
}

export const estatesAct = 'Administration of Estates Act 66 of 1965';
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
  queries.open > 0 && said('Answer the queries of the Master first. Still open: {count}.', { count: queries.open });
const openObjections = ({ objections }: AfterFacts): Said | false =>
  objections.open > 0 && said('Settle the objections first. Still open: {count}.', { count: objections.open });
const heirsUnpaid = (facts: AfterFacts): Said | false =>
  facts.heirsLeft === null
    ? said('The account cannot be drawn, so that nobody knows what the heirs get. Mend it first.')
    : facts.heirsLeft > 0 &&
      said('Pay the heirs first: {amount} of their awards is left.', { amount: amountOf(facts.heirsLeft, facts) });
const payInsOpen = (facts: AfterFacts): Said | false =>
  facts.payInsLeft > 0 &&
  said('Heirs still have to pay {amount} into the estate. Collect it first.', {
    amount: amountOf(facts.payInsLeft, facts),
  });
const creditorsUnpaid = (facts: AfterFacts): Said | false =>
  facts.creditorsLeft > 0 &&
  said('Pay the creditors first: {amount} is left.', { amount: amountOf(facts.creditorsLeft, facts) });
const dutyUnpaid = (facts: AfterFacts): Said | false =>
  inSouthAfrica(facts) &&
  !facts.notNeeded.has('dutyPaid') &&
  dutyLeft(facts) > 0 &&
  said('Pay the estate duty with its interest first: {amount} is left.', { amount: amountOf(dutyLeft(facts), facts) });
export const complianceFirst =
  'Get the deceased estate compliance letter of SARS first and enter its day: the Master discharges nobody without it.';
const noCompliance = (facts: AfterFacts): Said | false =>
  inSouthAfrica(facts) && !isOver('complianceIssued', facts) && said(complianceFirst);
const advertisedTooSoon = (facts: AfterFacts): Said | false => {
  const [notice, approved] = [stateOf('advertised', facts).on, stateOf('approved', facts).on];
  return (
    notice !== null &&
    approved !== null &&
    notice < approved &&
    said('The notice appeared on {day}, before the Master approved the account on {approved}. Publish it again.', {
      day: notice,
      approved,
    })
  );
};
const holdsCash = (facts: AfterFacts): Said | false =>
  facts.cash !== 0 &&
  (facts.cash < 0
    ? said('The bank accounts are overdrawn by {amount}. Put that right first.', {
        amount: amountOf(negate(facts.cash), facts),
      })
    : said('The bank accounts still hold {amount}. Pay it out first.', { amount: amountOf(facts.cash, facts) }));

export const afterSteps: Readonly<Record<AfterStep, Step>> = {
  lodged: {
    title: 'Account lodged with the Master',
    part: 'account',
    evidence: 'The Master’s stamp or receipt',
    event: 'accountLodged',
    papers: [68],
    section: `${estatesAct} s 35(1)`,
    only: hasAccount,
    needs: ({ happened }) => [!happened.has('accountGenerated') && said('Generate the account for lodging first.')],
  },
  queries: {
    title: 'Queries of the Master answered',
    part: 'account',
    evidence: 'Reply to the query sheet',
    papers: [69],
    only: (facts) => hasAccount(facts) && facts.queries.count > 0,
    knownFrom: ({ queries }) => answered(queries),
  },
  approved: {
    title: 'Account approved by the Master',
    part: 'account',
    evidence: 'Letter of the Master, with the list of final requirements (J242)',
    event: 'accountApproved',
    papers: [],
    section: `${estatesAct} s 35(4)`,
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
      behind('approved', facts, 'Enter the day the Master approved the account first.'),
      behind('advertised', facts, 'Publish the notice that the account lies open first.'),
      advertisedTooSoon(facts),
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
    section: `${estatesAct} s 35(7) to (10)`,
    only: (facts) => hasAccount(facts) && facts.objections.count > 0,
    knownFrom: ({ objections }) => answered(objections),
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
    knownFrom: ({ duty: { assessedOn } }) => ({ isDone: assessedOn !== null, on: assessedOn }),
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
    knownFrom: (facts) => {
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
    section: `${estatesAct} s 35(12)`,
    needs: (facts) => [
      hasAccount(facts) && behind('inspected', facts, 'Let the account lie for inspection first.'),
      openObjections(facts),
      dutyUnpaid(facts),
      creditorsUnpaid(facts),
      payInsOpen(facts),
      heirsUnpaid(facts),
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
    needs: (facts) => [hasAccount(facts) && behind('inspected', facts, 'Let the account lie for inspection first.')],
  },
  receipts: {
    title: 'Receipts lodged with the Master',
    part: 'money',
    evidence: 'Receipt and acquittance of each heir, receipts of creditors, proof of transfers',
    event: 'receiptsLodged',
    papers: [81],
    section: `${estatesAct} s 35(12)`,
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
      noCompliance(facts),
      behind('heirsPaid', facts, 'Enter the day the heirs were paid first.'),
      behind('guardiansFund', facts, "Pay the shares into the Guardian's Fund first."),
      behind('receipts', facts, 'Lodge the receipts with the Master first.'),
      behind('dischargeAsked', facts, 'Ask the Master for discharge first.'),
      openQueries(facts),
      openObjections(facts),
      ...facts.earlierOpen.map((account) =>
        said('Pay the heirs of this account and lodge its receipts first: {account}.', { account }),
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
    needs: (facts) => [holdsCash(facts), behind('discharged', facts, 'Enter the day of the discharge first.')],
  },
};

export type StepState = 'done' | 'notNeeded' | 'open';

/** Whether a step is behind the estate, and since when. */
export function stateOf(
  step: AfterStep,
  facts: AfterFacts,
): { readonly state: StepState; readonly on: LocalDate | null } {
  const { event, only, knownFrom } = afterSteps[step];
  const on = event === undefined ? null : (facts.happened.get(event) ?? null);
  const found = knownFrom?.(facts) ?? { isDone: on !== null, on };
  if (found.isDone) return { state: 'done', on: found.on };
  if (facts.notNeeded.has(step) || (only && !only(facts))) return { state: 'notNeeded', on: null };
  return { state: 'open', on: null };
}
