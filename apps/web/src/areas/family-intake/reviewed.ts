import type { WireAnswer } from '@boedel/contract/call';
import type { familyIntakeCalls } from '@boedel/contract/family-intake/family-intake.calls';

type FamilyIntakeReview = WireAnswer<typeof familyIntakeCalls.getbymatterid>;
export type FamilyAnswer = FamilyIntakeReview['items'][number];
export type RequestedFamily = FamilyIntakeReview['asked'][number];
