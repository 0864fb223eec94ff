import type { WireAnswer } from '@boedel/contract/call';
import type { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';

export type Draft = WireAnswer<typeof curatorAccountCalls.draft>;
