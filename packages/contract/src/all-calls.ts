import type { Calls } from './call';
import { companyCalls } from './firm/firm.calls';
import { sessionCalls } from './session/session.calls';
import { systemChangeCalls } from './system-changes/system-changes.calls';
import { userCalls } from './users/users.calls';

/** Every declared call, by area. The server does not start while one of these is not handled. */
export const areas = {
  company: companyCalls,
  session: sessionCalls,
  systemChanges: systemChangeCalls,
  users: userCalls,
} as const satisfies Record<string, Calls>;
