import type { WireAnswer } from '@boedel/contract/call';
import type { matterCalls } from '@boedel/contract/matter/matter.calls';
import { createContext, use } from 'react';

export type MatterOnScreen = WireAnswer<typeof matterCalls.getmatterbyid>;

export const MatterContext = createContext<MatterOnScreen | undefined>(undefined);

/** The matter one is in, where one is in any. */
export const useMatterIfAny = (): MatterOnScreen | undefined => use(MatterContext);

/** The matter one is in. Only screens inside the workspace ask. */
export function useMatter(): MatterOnScreen {
  const matter = use(MatterContext);
  if (!matter) throw new Error('This screen stands outside a matter.');
  return matter;
}
