import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';

/** One line of the matters list. */
export type MatterListAnswerRow = WireAnswer<typeof matterCalls.getMatterList>['rows'][number];
