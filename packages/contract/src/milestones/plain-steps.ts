import type { InsolvencyStage } from '@boedel/domain/insolvency/insolvency-line';
import type { EstateLineStage } from '@boedel/domain/lodging/estate-line';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';

/** Who has to act before a step is reached. */
export const waitedFor = {
  us: 'We are busy with this',
  master: 'We are waiting for the Master',
  creditors: 'We are waiting for banks and creditors',
  readers: 'We are waiting for the time to pass in which it may be read',
  revenue: 'We are waiting for the revenue authority',
  you: 'We are waiting to hear from you',
} as const;
export type AwaitedParty = keyof typeof waitedFor;

type PlainStep = readonly [words: string, waitsFor: AwaitedParty];

/**
 * The milestones of each type in the words of somebody who has no law: heirs, clients and creditors read these. One for each
 * milestone of the type's list, in its order.
 */
export const plainSteps: Readonly<Record<SystemType, readonly PlainStep[]>> = {
  [systemType.liquidation]: [
    ['We are appointed', 'master'],
    ['We give security for our work', 'us'],
    ['We take what there is into our care', 'us'],
    ['Creditors meet for the first time', 'creditors'],
    ['Creditors meet for the second time', 'creditors'],
    ['What there is, is sold', 'us'],
    ['Our account goes to the Master', 'us'],
    ['The Master confirms our account', 'master'],
    ['Creditors are paid', 'us'],
    ['We are released from our work', 'master'],
  ],
  [systemType.estateLate]: [
    ['We are asked to look after the estate', 'us'],
    ['The Master is told of the death', 'us'],
    ['The executor is appointed', 'master'],
    ['Those who are owed money are asked to come forward', 'us'],
    ['It is settled what there is and what is owed', 'creditors'],
    ['Our account goes to the Master', 'us'],
    ['The Master checks our account', 'master'],
    ['Everybody may read the account', 'readers'],
    ['The heirs are paid', 'us'],
    ['The estate is closed', 'master'],
  ],
  [systemType.curatorship]: [
    ['The court gives its order', 'us'],
    ['The curator is appointed', 'master'],
    ['We give security for our work', 'us'],
    ['We list what there is', 'us'],
    ['Our account of the year goes to the Master', 'us'],
    ['The Master checks our account of the year', 'master'],
    ['Our last account goes to the Master', 'us'],
    ['We are released from our work', 'master'],
  ],
  [systemType.flowConsult]: [
    ['You tell us what you have', 'you'],
    ['We show you where you stand', 'us'],
    ['We agree what happens next', 'you'],
  ],
  [systemType.trust]: [
    ['We are asked to look after the trust', 'us'],
    ['The papers go to the Master', 'us'],
    ['The trustees get their letters', 'master'],
    ['The owners of the trust are registered', 'us'],
    ['The trust gets its tax number', 'revenue'],
    ['The year is looked through', 'us'],
    ['The trust is ended', 'master'],
  ],
};

/** The line of an estate in the same plain words; who is waited for is the line's own. */
export const plainLine: Readonly<Record<EstateLineStage | InsolvencyStage, string>> = {
  reported: 'The Master is told of the death',
  letters: 'The executor is appointed',
  advert: 'Those who are owed money are asked to come forward',
  account: 'It is settled what there is and what is owed',
  lodged: 'Our account goes to the Master',
  queries: 'The Master checks our account',
  inspection: 'Everybody may read the account',
  paid: 'The heirs are paid',
  discharged: 'The executor is discharged',
  closed: 'The estate is closed',
  appointed: 'We are appointed',
  firstMeeting: 'Creditors meet for the first time',
  secondMeeting: 'Creditors meet for the second time',
  realised: 'What there is, is sold',
  confirmed: 'The Master confirms our account',
  dividends: 'Creditors are paid',
  released: 'We are released from our work',
};
