import type { WireAnswer } from '@boedel/contract/call';
import { noteCalls } from '@boedel/contract/notes/notes.calls';

export type MatterNote = WireAnswer<typeof noteCalls.getbymatterid>['rows'][number];
