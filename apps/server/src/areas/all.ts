import type { areas } from '@boedel/contract/all-calls';
import type { HandledCall } from '../platform/http/handler';
import { handledCompanyCalls } from './firm/firm.calls';
import { handledSessionCalls } from './session/session.calls';
import { handledSystemChangeCalls } from './system-changes/system-changes.calls';
import { handledUserCalls } from './users/users.calls';

/** Every area's handlers, under the names the contract gives them: one missing does not compile. */
const handled: Readonly<Record<keyof typeof areas, HandledCall[]>> = {
  company: handledCompanyCalls,
  session: handledSessionCalls,
  systemChanges: handledSystemChangeCalls,
  users: handledUserCalls,
};

export const allCalls: readonly HandledCall[] = Object.values(handled).flat();
