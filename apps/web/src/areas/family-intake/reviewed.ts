import type { WireAnswer } from '@boedel/contract/call';
import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';

type Review = WireAnswer<typeof familyIntakeCalls.getbymatterid>;
export type FamilyAnswer = Review['items'][number];
export type AskedFamily = Review['asked'][number];
