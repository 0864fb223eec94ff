import type { WireAnswer } from '@boedel/contract/call';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { keyOf } from '../../client/hooks';

export type Account = WireAnswer<typeof accountCalls.details>;
export type PastSignIn = WireAnswer<typeof accountCalls.signInHistory>[number];
export const accountChanged = [keyOf(accountCalls.details)];
export const sessionsChanged = [keyOf(accountCalls.signInHistory)];
