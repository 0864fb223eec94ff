import type { Calendar } from '../dates/calendar';
import type { LocalDate } from '../dates/local-date';
import { countAfter } from '../deadlines/count-period';
import type { PeriodSpan } from '../deadlines/rule';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { type Message, message } from '../law/message';

/** Contracts that were not completed at the order, on which the trustee or liquidator decides. */
export const openContractKinds = ['leaseAsTenant', 'employment', 'landPurchase', 'other'] as const;
export type OpenContractKind = (typeof openContractKinds)[number];

export const openContractKindLabels: Readonly<Record<OpenContractKind, string>> = {
  leaseAsTenant: 'Lease with the insolvent as tenant (s 37)',
  employment: 'Contract of employment (s 38)',
  landPurchase: 'Purchase of land (s 35)',
  other: 'Other contract',
};
export const contractDecisions = ['continued', 'ended'] as const;
export type ContractDecision = (typeof contractDecisions)[number];
export const contractDecisionLabels: Readonly<Record<ContractDecision, string>> = {
  continued: 'Continued',
  ended: 'Ended',
};

export interface OpenContractFacts {
  readonly kind: OpenContractKind;
  /** Of a purchase of land: the day of the other party's written demand to choose. */
  readonly demandedOn: LocalDate | null;
  readonly decision: ContractDecision | null;
  readonly decidedOn: LocalDate | null;
}

export interface OpenContractStanding {
  readonly state: 'open' | 'decided' | 'lapsed';
  /** The last day on which it can be continued. */
  readonly decideBy: LocalDate | null;
  readonly says: Message;
  readonly section: string;
}

interface ContractRule {
  readonly section: string;
  /** From which day the time runs, where the law gives a time. */
  readonly runs?: { readonly from: 'appointment' | 'demand'; readonly span: PeriodSpan };
  /** Without a decision the contract is over after that day; otherwise the other party may go to court. */
  readonly endsByItself: boolean;
}

const act = 'Insolvency Act 24 of 1936';
const rules: Readonly<Record<OpenContractKind, ContractRule>> = {
  leaseAsTenant: {
    section: `${act} s 37(2)`,
    runs: { from: 'appointment', span: { count: 3, unit: 'months' } },
    endsByItself: true,
  },
  employment: {
    section: `${act} s 38(9)`,
    runs: { from: 'appointment', span: { count: 45, unit: 'days' } },
    endsByItself: true,
  },
  landPurchase: {
    section: `${act} s 35`,
    runs: { from: 'demand', span: { count: 42, unit: 'days' } },
    endsByItself: false,
  },
  other: { section: '', endsByItself: false },
};

interface ContractSurroundings {
  readonly calendar: Calendar;
  readonly appointedOn: LocalDate | undefined;
  readonly today: LocalDate;
}

function computeLastDay(facts: OpenContractFacts, { calendar, appointedOn }: ContractSurroundings): LocalDate | null {
  const { runs } = rules[facts.kind];
  const from = runs?.from === 'demand' ? facts.demandedOn : appointedOn;
  return runs && from ? countAfter(calendar, from, runs.span).date : null;
}

/** The state of a contract: to be decided by a day, decided, or ended because no decision was made in time. */
export function computeContractStanding(facts: OpenContractFacts, around: ContractSurroundings): OpenContractStanding {
  const { section, runs, endsByItself } = rules[facts.kind];
  const decideBy = computeLastDay(facts, around);
  const standing = { decideBy, section };
  if (facts.decision !== null && facts.decidedOn !== null) {
    return {
      ...standing,
      state: 'decided',
      says:
        facts.decision === 'continued'
          ? message('Continued on {day}: what falls due from then is a cost of the estate.', { day: facts.decidedOn })
          : message('Ended on {day}: the other party may claim its loss as a concurrent creditor.', {
              day: facts.decidedOn,
            }),
    };
  }
  if (decideBy === null) {
    return {
      ...standing,
      state: 'open',
      says: !runs
        ? message('No time is fixed. Decide within a reasonable time.')
        : runs.from === 'demand'
          ? message('The time begins when the other party asks in writing. Enter that date.')
          : message('The time begins with the final appointment. Enter that date under Details.'),
    };
  }
  if (around.today <= decideBy)
    return { ...standing, state: 'open', says: message('Decide by {day}.', { day: decideBy }) };
  return {
    ...standing,
    state: 'lapsed',
    says: endsByItself
      ? message('Ended by law after {day}, because it was not continued in time.', { day: decideBy })
      : message('The time to choose ended on {day}. The other party may now apply to court.', { day: decideBy }),
  };
}

/** A decision has its day, and a contract that ended by law is not continued any more. */
export function checkContract(facts: OpenContractFacts, around: ContractSurroundings): Outcome<true> {
  const { decision, decidedOn, demandedOn } = facts;
  const decideBy = computeLastDay(facts, around);
  const refused = collectRefusals([
    decision !== null && decidedOn === null ? refuse('decidedDate', 'Enter the date of the decision.') : undefined,
    decision === null && decidedOn !== null ? refuse('decision', 'Choose what was decided.') : undefined,
    decidedOn !== null && decidedOn > around.today
      ? refuse('decidedDate', 'Enter a date that is not in the future.')
      : undefined,
    demandedOn !== null && demandedOn > around.today
      ? refuse('demandDate', 'Enter a date that is not in the future.')
      : undefined,
    decision === 'continued' && decidedOn !== null && decideBy !== null && decidedOn > decideBy
      ? refuse(
          'decidedDate',
          rules[facts.kind].endsByItself
            ? message('It ended by law after {day}. Enter an earlier date, or make a new contract.', { day: decideBy })
            : message('The time to choose ended on {day}. Enter an earlier date.', { day: decideBy }),
          rules[facts.kind].section,
        )
      : undefined,
  ]);
  return refused ?? true;
}
