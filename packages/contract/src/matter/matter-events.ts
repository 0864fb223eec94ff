import { triggers } from '@boedel/domain/deadlines/triggers';
import { deceasedKeyDate, trustKeyDate } from '../fixed/key-dates';
import { milestones } from '../fixed/matters';

/** Where the one day of an event is read and changed, besides the diary itself. */
interface EventViews {
  /** What it is called, where neither a key date nor a period nor a milestone names it. */
  readonly label?: string;
  readonly keyDate?: keyof typeof deceasedKeyDate | keyof typeof trustKeyDate;
  readonly milestone?: (typeof milestones)[keyof typeof milestones][number];
  /** Paths of the matter's own record. Two of them are one day under two names. */
  readonly fields?: readonly string[];
}
type MatterEventMap = Readonly<Record<string, EventViews>>;

const instruction = { label: 'Date of instruction', fields: ['instructionDate'] } as const;

const insolvency = {
  instruction,
  application: { fields: ['details.applicationDate'] },
  windingUpResolution: { label: 'Date of the resolution', fields: ['details.resolutionDate'] },
  provisionalOrder: { fields: ['details.provisionalOrderDate'] },
  returnDay: { label: 'Return day', fields: ['details.returnDate'] },
  finalAppointment: { fields: ['details.finalAppointmentDate'] },
  ccFinalOrder: { label: 'Final order', fields: ['details.finalOrderDate'] },
  // The certificate is the appointment (Insolvency Act s 56(2)).
  certificate: { milestone: 'Appointment received', fields: ['appointmentDate', 'lettersDate'] },
  taxpayerCoded: { label: 'Coded as an estate on', fields: ['details.codedDate'] },
  bondLodged: { milestone: 'Bond of security lodged' },
  assetsSecured: { milestone: 'Assets secured' },
  firstMeeting: { milestone: 'First meeting held' },
  secondMeeting: { milestone: 'Second meeting held' },
  assetsRealised: { milestone: 'Assets realised' },
  accountLodged: { milestone: 'Account lodged' },
  accountApproved: { label: 'Account allowed to be advertised' },
  accountInspected: { label: 'Account lay for inspection' },
  confirmation: { milestone: 'Account confirmed' },
  confirmationNotice: { label: 'Notice of confirmation published' },
  dividendPaid: { milestone: 'Dividend paid' },
  unclaimedPaid: { label: "Unclaimed dividends paid to the Guardian's Fund" },
  paymentsProved: { label: 'Proof of payments lodged with the Master' },
  released: { milestone: 'Released' },
} as const satisfies MatterEventMap;

const estate = {
  instruction: { ...instruction, keyDate: '12', milestone: 'Instruction received' },
  reportReceived: { keyDate: '8' },
  reported: { keyDate: '6', milestone: 'Estate reported', fields: ['details.reportedDate'] },
  will: { keyDate: '10', fields: ['details.willDate'] },
  codicil: { keyDate: '13', fields: ['details.codicilDate'] },
  willLodged: { label: 'Will lodged with the Master', fields: ['details.willLodgedDate'] },
  willAccepted: { label: 'Will accepted by the Master', fields: ['details.willAcceptedDate'] },
  // An executor is appointed by letters granted (Administration of Estates Act s 13, s 14): one day under two names.
  letters: { keyDate: '2', fields: ['lettersDate', 'appointmentDate'] },
  lettersReceived: { keyDate: '7', milestone: 'Letters received', fields: ['details.lettersReceivedDate'] },
  executorAmended: { keyDate: '3' },
  executorAmendedAgain: { keyDate: '5' },
  taxpayerCoded: { keyDate: '4', fields: ['details.codedDate'] },
  creditorsNotice: { keyDate: '11', milestone: 'Notice to creditors published' },
  estateConfirmed: { milestone: 'Liabilities and assets confirmed' },
  accountGenerated: { keyDate: '20' },
  accountLodged: { milestone: 'Account lodged' },
  accountApproved: { milestone: 'Account approved' },
  accountNotice: { keyDate: '16' },
  accountInspected: { milestone: 'Account lay for inspection' },
  dutyAssessmentExtended: { keyDate: '9' },
  heirsPaid: { milestone: 'Heirs paid' },
  guardiansFundPaid: { label: "Shares paid into the Guardian's Fund" },
  receiptsLodged: { label: 'Receipts lodged with the Master' },
  lastReturnsFiled: { label: 'SARS: returns up to the death filed' },
  lastReturnsAssessed: { label: 'SARS: returns up to the death assessed' },
  estateRegisteredForTax: { label: 'SARS: estate registered for income after the death' },
  dutyReturnFiled: { label: 'SARS: estate duty return filed' },
  complianceAsked: { label: 'SARS: compliance letter asked for' },
  complianceIssued: { label: 'SARS: compliance letter issued' },
  discharged: { milestone: 'Discharged' },
} as const satisfies MatterEventMap;

const curatorship = {
  instruction,
  order: { label: 'Date of the order', fields: ['details.orderDate'] },
  orderReceived: { milestone: 'Order received' },
  appointed: { fields: ['appointmentDate'] },
  lettersReceived: { milestone: 'Letters received', fields: ['lettersDate'] },
  bondLodged: { milestone: 'Bond of security lodged' },
  inventoryLodged: { milestone: 'Inventory lodged' },
  annualAccountLodged: { milestone: 'Annual account lodged' },
  annualAccountApproved: { milestone: 'Annual account approved' },
  finalAccountLodged: { milestone: 'Final account lodged' },
  discharged: { milestone: 'Discharged' },
} as const satisfies MatterEventMap;

const consult = {
  instruction,
  consultation: { label: 'Date of consultation', fields: ['appointmentDate'] },
  will: { label: 'Date of the will', fields: ['details.willDate'] },
  codicil: { label: 'Date of the codicil', fields: ['details.codicilDate'] },
  clientCaptured: { milestone: 'Client data captured' },
  reportGiven: { label: 'Date of report', fields: ['lettersDate'] },
  positionPresented: { milestone: 'Position presented' },
  followUpAgreed: { milestone: 'Follow-up agreed' },
} as const satisfies MatterEventMap;

const trust = {
  instruction: { ...instruction, keyDate: '21', milestone: 'Instruction received' },
  formsSubmitted: { keyDate: '34' },
  deedLodged: { keyDate: '22' },
  packSubmitted: { keyDate: '30', milestone: 'Pack lodged' },
  trusteesAppointed: { label: 'Trustees appointed', fields: ['appointmentDate'] },
  lettersOfAuthority: { keyDate: '23', milestone: 'Letters of authority issued', fields: ['lettersDate'] },
  lettersRevised: { keyDate: '31' },
  masterConfirmed: { keyDate: '29' },
  financialYearEnd: { keyDate: '24' },
  ownersUpdated: { keyDate: '25' },
  ownersLodged: { keyDate: '32', milestone: 'Beneficial ownership lodged' },
  bondIssued: { keyDate: '26' },
  bondReduced: { keyDate: '28' },
  bondCancelled: { keyDate: '27' },
  taxApplied: { keyDate: '33' },
  taxRegistered: { keyDate: '50', milestone: 'Tax registered' },
  statementsSubmitted: { keyDate: '37' },
  reviewed: { milestone: 'Annual review done' },
  rafSubmitted: { keyDate: '39' },
  rafStatement: { keyDate: '40' },
  deregistrationResolved: { keyDate: '35' },
  deregistrationConfirmed: { keyDate: '36' },
  deregistered: { keyDate: '49', milestone: 'Deregistered', fields: ['details.deregisteredDate'] },
  taxDeregistered: { keyDate: '38' },
} as const satisfies MatterEventMap;

/**
 * What happens in a matter of each type. Each event has one stored day; the matter's details, the key dates, the diary and
 * the milestones are views of it.
 */
export const matterEvents: Readonly<Record<number, MatterEventMap>> = {
  1: insolvency,
  2: estate,
  3: curatorship,
  4: consult,
  5: trust,
};

export type MatterEventName =
  | keyof typeof triggers
  | keyof typeof insolvency
  | keyof typeof estate
  | keyof typeof curatorship
  | keyof typeof consult
  | keyof typeof trust;

const all = [triggers, insolvency, estate, curatorship, consult, trust];
export const eventNames = [...new Set(all.flatMap((events) => Object.keys(events)))] as [
  MatterEventName,
  ...MatterEventName[],
];

const listMatterEvents = (systemType: number): [MatterEventName, EventViews][] =>
  Object.entries(matterEvents[systemType] ?? {}) as [MatterEventName, EventViews][];

/** The key date of the matter's list that shows the event; 1, an ordinary entry, where none does. */
export const findKeyDateOfEvent = (systemType: number, event: string): number =>
  Number(matterEvents[systemType]?.[event]?.keyDate ?? 1);

/** The event a key date shows. Closing dates show none: a period's rule works them out. */
export const findEventOfKeyDate = (systemType: number, keyDate: number): MatterEventName | null =>
  listMatterEvents(systemType).find(([, views]) => Number(views.keyDate) === keyDate)?.[0] ?? null;

/** The event of a milestone by its place in its type's list, counted from 1. */
export const findEventOfMilestone = (systemType: number, milestone: number): MatterEventName | null => {
  const name: string | undefined = milestones[String(systemType) as keyof typeof milestones]?.[milestone - 1];
  return listMatterEvents(systemType).find(([, views]) => name !== undefined && views.milestone === name)?.[0] ?? null;
};

export const findMilestoneOfEvent = (systemType: number, event: string): number | null => {
  const name = matterEvents[systemType]?.[event]?.milestone;
  const names: readonly string[] = milestones[String(systemType) as keyof typeof milestones] ?? [];
  return name ? names.indexOf(name) + 1 : null;
};

/** What the matter's own record shows of events: each path with its event. */
export const listEventFields = (systemType: number): readonly (readonly [field: string, event: MatterEventName])[] =>
  listMatterEvents(systemType).flatMap(([event, { fields = [] }]) => fields.map((field) => [field, event] as const));

const keyDateNames: Readonly<Record<string, string>> = { ...deceasedKeyDate, ...trustKeyDate };

/** What the event is called in a matter of this type: as its key date, its period, its milestone, or by a name of its own. */
export function labelEvent(systemType: number, event: string): string {
  const views: EventViews | undefined = matterEvents[systemType]?.[event];
  const ofPeriod: string | undefined = (triggers as Readonly<Record<string, string>>)[event];
  return (views?.keyDate && keyDateNames[views.keyDate]) ?? ofPeriod ?? views?.label ?? views?.milestone ?? event;
}
