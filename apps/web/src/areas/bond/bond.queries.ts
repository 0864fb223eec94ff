import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { bonds } from '@boedel/contract/bond/bond.record';
import type { WireAnswer } from '@boedel/contract/call';
import { useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export type Bond = WireAnswer<typeof bondCalls.getbyid>;
export type Security = WireAnswer<typeof bondCalls.getApplyForBondOfSecurityDetailsByMatterID>;

export const bondKit = kitOf(bonds, bondCalls);

export const useBonds = (matterId: number) => useRead(bondCalls.getbymatterid, { matterId });
export const useSecurity = (matterID: number) =>
  useRead(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { matterID });
