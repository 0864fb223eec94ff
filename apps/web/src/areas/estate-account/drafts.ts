import type { WireAnswer } from '@boedel/contract/call';
import type { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import type { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';

export type EstateAccountAnswer = WireAnswer<typeof estateAccountCalls.draft>;
export type InsolvencyDraft = WireAnswer<typeof insolvencyAccountCalls.draft>;
