import type { WireAnswer } from '@boedel/contract/call';
import { accountCalls } from '@boedel/contract/users/account.calls';

export type AccountDetails = WireAnswer<typeof accountCalls.details>;
export type AccountPastSignIn = WireAnswer<typeof accountCalls.signInHistory>[number];
