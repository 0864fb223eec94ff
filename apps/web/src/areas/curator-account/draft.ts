import type { WireAnswer } from '@boedel/contract/call';
import type { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';

export type CuratorDraft = WireAnswer<typeof curatorAccountCalls.draft>;
