import type { WireAnswer } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { keyOf } from '../../client/hooks';

export type Note = WireAnswer<typeof noteCalls.getbymatterid>['rows'][number];

/** What shows notes: the file, the header's last note, the list's. */
export const noteKeys = [
  keyOf(noteCalls.getbymatterid),
  keyOf(matterCalls.getQuickGlance),
  keyOf(matterCalls.getMatterList),
];
