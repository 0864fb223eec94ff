import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';

/** Everything the dashboard shows, as it comes. */
export type DashboardAnswer = WireAnswer<typeof matterCalls.dashboard>;
