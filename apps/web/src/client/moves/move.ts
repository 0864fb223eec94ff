import type { WireAnswer } from '@boedel/contract/call';
import type { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';

export type StatutoryMove = WireAnswer<typeof statutoryDateCalls.previewStatutoryMoves>[number];
