import type { WireAnswer } from '@boedel/contract/call';
import { userCalls } from '@boedel/contract/users/users.calls';

export type UserListAnswerLine = WireAnswer<typeof userCalls.getlist>['rows'][number];
export type UserAnswer = WireAnswer<typeof userCalls.getbyid>;
