import type { WireAnswer } from '@boedel/contract/call';
import { userCalls } from '@boedel/contract/users/users.calls';

export type UserLine = WireAnswer<typeof userCalls.getlist>['rows'][number];
export type WholeUser = WireAnswer<typeof userCalls.getbyid>;
