import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { bonds } from '@boedel/contract/bond/bond.record';
import type { WireAnswer } from '@boedel/contract/call';
import { useRead } from '../../client/hooks';
import { createRecordKit } from '../../client/record/matter-record';

export type BondAnswer = WireAnswer<typeof bondCalls.getbyid>;
export type BondSecurity = WireAnswer<typeof bondCalls.getApplyForBondOfSecurityDetailsByMatterID>;

export const bondKit = createRecordKit(bonds, bondCalls);

export const useBonds = (matterId: number) => useRead(bondCalls.getbymatterid, { matterId });
export const useSecurity = (matterID: number) =>
  useRead(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { matterID });
