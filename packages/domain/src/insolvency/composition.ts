import { addDays, type LocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { isRefused, type Outcome } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Fraction, percent } from '../money/fraction';

const act = 'Insolvency Act 24 of 1936';

/** s 119(6): when creditors meet after an offer was sent to them; s 124(1): what lets the insolvent be rehabilitated by it. */
export const compositionRules = createDatedTable('rules for a composition', [
  {
    from: '1936-07-01',
    meetsFrom: 14,
    meetsTo: 28,
    rehabilitates: percent(50),
    note: 'What the trustee does after the certificate (ss 120 to 123) is to be confirmed against the Act.',
  },
]);

export interface CompositionFacts {
  readonly today: LocalDate;
  readonly firstMeetingOn: LocalDate | null;
  readonly offeredOn: LocalDate | null;
  /** Cents in the rand that are offered on claims without preference. */
  readonly rate: Fraction | null;
  /** What the trustee thinks of it: likely to be accepted or not; nothing while not said. */
  readonly isLikely: boolean | null;
  readonly isDirectedByMaster: boolean;
  readonly sentOn: LocalDate | null;
  readonly meetingOn: LocalDate | null;
  /** As creditors voted on it; nothing before. */
  readonly isAccepted: boolean | null;
  readonly isPaidOrSecured: boolean;
  /** A term that gives one creditor what others of its rank do not have. */
  readonly favoursSome: boolean;
  readonly certificateOn: LocalDate | null;
  readonly propertyReturns: boolean;
}

export interface CompositionStep {
  readonly step: 'offer' | 'send' | 'meeting' | 'vote' | 'secure' | 'certificate';
  readonly says: Message;
  readonly section: string;
  readonly state: 'done' | 'now' | 'ahead' | 'wrong';
  readonly on: LocalDate | null;
  /** The days it may be on, where the Act says. */
  readonly from: LocalDate | null;
  readonly by: LocalDate | null;
  /** What is not as the Act wants it, with what to do. */
  readonly faults: readonly Message[];
}

/** Where an offer of composition is, and what is wrong with it. */
export function listCompositionSteps(facts: CompositionFacts): Outcome<CompositionStep[]> {
  const rules = findRowOn(compositionRules, facts.offeredOn ?? facts.today, 'offeredDate');
  if (isRefused(rules)) return rules;
  const { sentOn, meetingOn, offeredOn } = facts;
  const [from, to] = sentOn ? [addDays(sentOn, rules.meetsFrom), addDays(sentOn, rules.meetsTo)] : [null, null];
  const isRefusedByTrustee = facts.isLikely === false && !facts.isDirectedByMaster;
  const may = (...faults: readonly (Message | false)[]): Message[] =>
    faults.filter((one): one is Message => one !== false);
  const raw = [
    {
      step: 'offer',
      says: message('The insolvent offers a composition in writing'),
      section: 's 119(1)',
      on: offeredOn,
      from: facts.firstMeetingOn,
      by: null,
      isDone: offeredOn !== null && facts.rate !== null,
      faults: may(
        offeredOn !== null &&
          (facts.firstMeetingOn === null || offeredOn < facts.firstMeetingOn) &&
          message(
            'An offer can only be made after the first meeting of creditors. Enter that meeting, or correct the date.',
          ),
        facts.favoursSome && message('A term that gives some creditors more than others is not allowed. Remove it.'),
      ),
    },
    {
      step: 'send',
      says: isRefusedByTrustee
        ? message(
            'The insolvent was informed that the offer is unlikely to be accepted; the Master may direct otherwise',
          )
        : message('A copy with the trustee’s report goes to every creditor who proved'),
      section: isRefusedByTrustee ? 's 119(3), (4)' : 's 119(2)',
      on: sentOn,
      from: offeredOn,
      by: null,
      isDone: sentOn !== null && !isRefusedByTrustee,
      faults: may(
        sentOn !== null &&
          isRefusedByTrustee &&
          message('The trustee believes it will not be accepted, so it is sent only if the Master directs it.'),
        sentOn !== null &&
          offeredOn !== null &&
          sentOn < offeredOn &&
          message('It was sent before it was made. Correct one of the dates.'),
      ),
    },
    {
      step: 'meeting',
      says: message('Creditors meet to consider it'),
      section: 's 119(5), (6)',
      on: meetingOn,
      from,
      by: to,
      isDone: meetingOn !== null && meetingOn <= facts.today,
      faults: may(
        meetingOn !== null &&
          from !== null &&
          to !== null &&
          (meetingOn < from || meetingOn > to) &&
          message('The meeting must be held from {from} to {to}, fourteen to twenty-eight days after it was sent.', {
            from,
            to,
          }),
      ),
    },
    {
      step: 'vote',
      says: message('Three-quarters in value and in number of all who proved accept it'),
      section: 's 119(7)',
      on: facts.isAccepted ? meetingOn : null,
      from: null,
      by: null,
      isDone: facts.isAccepted === true,
      faults: may(
        facts.isAccepted === false && message('It was not accepted. Continue with the estate, or record a new offer.'),
      ),
    },
    {
      step: 'secure',
      says: message('What was offered is paid, or security is given for it'),
      section: 's 119(7)',
      on: null,
      from: null,
      by: null,
      isDone: facts.isPaidOrSecured,
      faults: [],
    },
    {
      step: 'certificate',
      says: message('The Master certifies that it was accepted'),
      section: 's 119(7)',
      on: facts.certificateOn,
      from: null,
      by: null,
      isDone: facts.certificateOn !== null,
      faults: may(
        facts.certificateOn !== null &&
          !(facts.isAccepted && facts.isPaidOrSecured) &&
          message('A certificate needs the vote and the payment or security. Enter them first, or clear the date.'),
      ),
    },
  ] as const;
  const now = raw.findIndex(({ isDone }) => !isDone);
  return raw.map(({ isDone, ...one }, place) => ({
    ...one,
    section: `${act} ${one.section}`,
    state: one.faults.length > 0 ? 'wrong' : isDone ? 'done' : place === now ? 'now' : 'ahead',
  }));
}

/** What the trustee still does once the Master has certified the composition. */
export function listDutiesAfterComposition({ certificateOn, propertyReturns }: CompositionFacts): readonly {
  readonly says: Message;
  readonly section: string;
}[] {
  if (!certificateOn) return [];
  return [
    ...(propertyReturns
      ? [{ says: message('Return to the insolvent what the composition gives back'), section: `${act} s 120` }]
      : []),
    {
      says: message('Pay creditors what they have by the composition, through the estate’s account'),
      section: `${act} s 123`,
    },
    {
      says: message('Draw up an account of what was received and paid, and lodge it with the Master'),
      section: `${act} s 123`,
    },
    {
      says: message('Secured and preferent creditors keep their rights unless they gave them up in writing'),
      section: `${act} s 120`,
    },
  ];
}
