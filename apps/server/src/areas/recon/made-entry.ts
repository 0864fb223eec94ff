import type { BodyOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';

/** An entry that a line of the bank is made into. */
export type MadeEntry = BodyOf<typeof reconCalls.allocate>['make'][number];
