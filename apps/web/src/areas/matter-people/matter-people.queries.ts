import type { WireAnswer } from '@boedel/contract/call';
import { accessCalls, executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { phrase } from '../../i18n/t';

export type Executor = WireAnswer<typeof executorCalls.GetExecutors>[number];

export type AccessUser = WireAnswer<typeof accessCalls.getAccessUsers>[number];
export const states: Readonly<Record<AccessUser['state'], string>> = {
  Invited: phrase('Invited'),
  Active: phrase('Active'),
};
export const roleNames: Readonly<Record<AccessUser['role'], string>> = {
  UserMatterAccess: phrase('Client access'),
  JointAppointee: phrase('Joint appointee'),
};
