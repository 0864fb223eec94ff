import type { WireAnswer } from '@boedel/contract/call';
import { accountCalls } from '@boedel/contract/users/account.calls';

export type Account = WireAnswer<typeof accountCalls.details>;
export type PastSignIn = WireAnswer<typeof accountCalls.signInHistory>[number];
