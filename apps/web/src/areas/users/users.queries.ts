import type { WireAnswer } from '@boedel/contract/call';
import { userCalls } from '@boedel/contract/users/users.calls';
import { keyOf } from '../../client/hooks';

export type UserLine = WireAnswer<typeof userCalls.getlist>['rows'][number];
export type WholeUser = WireAnswer<typeof userCalls.getbyid>;

/** What is out of date once somebody was invited, changed or removed. */
export const usersChanged = [keyOf(userCalls.getlist), keyOf(userCalls.getbyid)];
