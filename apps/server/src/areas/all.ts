import type { areas } from '@boedel/contract/all-calls';
import type { HandledCall } from '../platform/http/handler';
import { handledCompanyCalls } from './firm/firm.calls';

/** Every area's handlers, under the names the contract gives them: one missing does not compile. */
const handled: Readonly<Record<keyof typeof areas, HandledCall[]>> = {
  company: handledCompanyCalls,
};

export const allCalls: readonly HandledCall[] = Object.values(handled).flat();
