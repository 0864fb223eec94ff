import type { Calls } from './call';
import { companyCalls } from './firm/firm.calls';

/** Every declared call, by area. The server does not start while one of these is not handled. */
export const areas = {
  company: companyCalls,
} as const satisfies Record<string, Calls>;
