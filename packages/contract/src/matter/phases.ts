import type { MatterEventName } from './matter-events';

/** A stretch of a matter's work, with what happens in it, in the order it usually happens. */
interface MatterPhase {
  readonly label: string;
  readonly events: readonly MatterEventName[];
  /** Key dates that show no event: a period's rule works them out. */
  readonly keyDates?: readonly number[];
}

const insolvency: readonly MatterPhase[] = [
  {
    label: 'Before the order',
    events: ['surrenderNotice', 'statementOpen', 'surrenderHearing', 'application'],
  },
  {
    label: 'Order and appointment',
    events: [
      'provisionalOrder',
      'windingUpOrder',
      'orderServed',
      'orderReceived',
      'ccFinalOrder',
      'certificate',
      'finalAppointment',
      'nomineeRejected',
      'bondIssued',
    ],
  },
  {
    label: 'Meetings and claims',
    events: ['firstMeeting', 'secondMeeting', 'secondMeetingConcluded', 'meeting', 'creditorsResolution'],
  },
  {
    label: 'Property and contracts',
    events: [
      'securityNotice',
      'spouseNotice',
      'cashSaleDelivery',
      'reclaimDisputed',
      'purchaseDemand',
      'continuationNotice',
      'businessTransfer',
      'taxParticularsChanged',
    ],
  },
  {
    label: 'Account and dividend',
    events: [
      'previousAccount',
      'inspectionOpens',
      'masterDirection',
      'confirmation',
      'firstAccountConfirmed',
      'contributionNotice',
      'bondDeposit',
    ],
  },
  {
    label: 'Composition and rehabilitation',
    events: ['compositionCertificate', 'allClaimsProvided', 'rehabilitationApplication', 'conviction'],
  },
];

const estate: readonly MatterPhase[] = [
  { label: 'Death and will', events: ['death', 'will', 'codicil', 'willFound', 'instruction'] },
  {
    label: 'Reporting and appointment',
    events: [
      'reportReceived',
      'reported',
      'letters',
      'lettersReceived',
      'executorAmended',
      'executorAmendedAgain',
      'bondIssued',
    ],
  },
  {
    label: 'Creditors and money',
    events: ['creditorsNotice', 'claimDisputed', 'claimRejected', 'claimsClosed', 'cashAboveThreshold'],
    keyDates: [14],
  },
  {
    label: 'SARS and estate duty',
    events: ['taxpayerCoded', 'taxParticularsChanged', 'dutyAssessmentExtended', 'dutyPayable'],
  },
  {
    label: 'Account, inspection and objections',
    events: [
      'accountDefaultNotice',
      'accountGenerated',
      'accountNotice',
      'inspectionOver',
      'objectionSent',
      'masterRuling',
    ],
    keyDates: [15],
  },
];

const curatorship: readonly MatterPhase[] = [
  {
    label: 'Appointment',
    events: ['administratorApplication', 'courtRecommendation', 'appointed', 'bondIssued', 'taxParticularsChanged'],
  },
  { label: 'Each year', events: ['periodEnd'] },
  { label: 'End of office', events: ['terminationApplication', 'terminationDecision', 'officeEnded'] },
];

const trust: readonly MatterPhase[] = [
  {
    label: 'Founding and registration',
    events: [
      'instruction',
      'formsSubmitted',
      'deedLodged',
      'packSubmitted',
      'lettersOfAuthority',
      'lettersRevised',
      'masterConfirmed',
    ],
  },
  {
    label: 'Trustees and security',
    events: ['addressChanged', 'trusteeLeft', 'securityRequest', 'bondIssued', 'bondReduced', 'bondCancelled'],
  },
  { label: 'Beneficial owners', events: ['beneficialOwnerChanged', 'ownersUpdated', 'ownersLodged'] },
  {
    label: 'Tax and financial year',
    events: [
      'financialYearEnd',
      'statementsSubmitted',
      'accountsRequest',
      'taxYearEnd',
      'specialTrustEnds',
      'taxApplied',
      'taxRegistered',
      'taxParticularsChanged',
    ],
  },
  { label: 'Road Accident Fund', events: ['rafSubmitted', 'rafStatement'] },
  {
    label: 'Termination',
    events: ['trustTerminated', 'deregistrationResolved', 'deregistrationConfirmed', 'deregistered', 'taxDeregistered'],
  },
];

/** The phases of a matter of each type. While somebody only plans for death there are none. */
export const phasesOf: Readonly<Record<number, readonly MatterPhase[]>> = {
  1: insolvency,
  2: estate,
  3: curatorship,
  5: trust,
};
