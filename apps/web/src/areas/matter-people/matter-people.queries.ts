import type { WireAnswer } from '@boedel/contract/call';
import { accessCalls, executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { markPhrase } from '../../i18n/t';

export type ExecutorAnswer = WireAnswer<typeof executorCalls.GetExecutors>[number];

export type AccessUser = WireAnswer<typeof accessCalls.getAccessUsers>[number];
export const states: Readonly<Record<AccessUser['state'], string>> = {
  Invited: markPhrase('Invited'),
  Active: markPhrase('Active'),
};
export const roleNames: Readonly<Record<AccessUser['role'], string>> = {
  UserMatterAccess: markPhrase('Client access'),
  JointAppointee: markPhrase('Joint appointee'),
};
