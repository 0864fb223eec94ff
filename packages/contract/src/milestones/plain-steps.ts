import type { InsolvencyStage } from '@boedel/domain/insolvency/insolvency-line';
import type { EstateLineStage } from '@boedel/domain/lodging/estate-line';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';

/** Who has to act before a step is reached. */
export const waitedFor = {
  us: 'We are working on this',
  master: 'We are waiting for the Master',
  creditors: 'We are waiting for banks and creditors',
  readers: 'We are waiting for the inspection period to end',
  revenue: 'We are waiting for the revenue authority',
  you: 'We are waiting for you',
} as const;
export type AwaitedParty = keyof typeof waitedFor;

type PlainStep = readonly [words: string, waitsFor: AwaitedParty];

/**
 * The milestones of each type in the words of somebody who has no law: heirs, clients and creditors read these. One for each
 * milestone of the type's list, in its order.
 */
export const plainSteps: Readonly<Record<SystemType, readonly PlainStep[]>> = {
  [systemType.liquidation]: [
    ['The Master appoints us', 'master'],
    ['We give security to the Master', 'us'],
    ['We take control of the assets', 'us'],
    ['First meeting of creditors', 'creditors'],
    ['Second meeting of creditors', 'creditors'],
    ['We sell the assets', 'us'],
    ['We send our account to the Master', 'us'],
    ['The Master confirms our account', 'master'],
    ['We pay the creditors', 'us'],
    ['Our work is done', 'master'],
  ],
  [systemType.estateLate]: [
    ['We are asked to look after the estate', 'us'],
    ['We report the death to the Master', 'us'],
    ['The executor is appointed', 'master'],
    ['We ask everyone who is owed money to tell us', 'us'],
    ['We work out what there is and what is owed', 'creditors'],
    ['We send our account to the Master', 'us'],
    ['The Master checks our account', 'master'],
    ['The account is open for inspection', 'readers'],
    ['We pay the heirs', 'us'],
    ['The estate is closed', 'master'],
  ],
  [systemType.curatorship]: [
    ['The court makes its order', 'us'],
    ['The Master appoints the curator', 'master'],
    ['We give security to the Master', 'us'],
    ['We list the assets', 'us'],
    ['We send this year’s account to the Master', 'us'],
    ['The Master checks this year’s account', 'master'],
    ['We send our final account to the Master', 'us'],
    ['Our work is done', 'master'],
  ],
  [systemType.flowConsult]: [
    ['You tell us what you own', 'you'],
    ['We show you your financial position', 'us'],
    ['We agree on the next steps', 'you'],
  ],
  [systemType.trust]: [
    ['We are asked to look after the trust', 'us'],
    ['We send the documents to the Master', 'us'],
    ['The trustees receive their letters of authority', 'master'],
    ['We register the beneficial owners of the trust', 'us'],
    ['We register the trust for tax', 'revenue'],
    ['We do the annual review', 'us'],
    ['The trust is terminated', 'master'],
  ],
};

/** The line of an estate in the same plain words; who is waited for is the line's own. */
export const plainLine: Readonly<Record<EstateLineStage | InsolvencyStage, string>> = {
  reported: 'We report the death to the Master',
  letters: 'The executor is appointed',
  advert: 'We ask everyone who is owed money to tell us',
  account: 'We work out what there is and what is owed',
  lodged: 'We send our account to the Master',
  queries: 'The Master checks our account',
  inspection: 'The account is open for inspection',
  paid: 'We pay the heirs',
  discharged: 'The executor is discharged',
  closed: 'The estate is closed',
  appointed: 'The Master appoints us',
  firstMeeting: 'First meeting of creditors',
  secondMeeting: 'Second meeting of creditors',
  realised: 'We sell the assets',
  confirmed: 'The Master confirms our account',
  dividends: 'We pay the creditors',
  released: 'Our work is done',
};
