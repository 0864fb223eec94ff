import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { bonds } from '@boedel/contract/bond/bond.record';
import type { WireAnswer } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { keyOf, useRead } from '../../client/hooks';
import { kitOf } from '../../client/record/matter-record';

export type Bond = WireAnswer<typeof bondCalls.getbyid>;
export type Security = WireAnswer<typeof bondCalls.getApplyForBondOfSecurityDetailsByMatterID>;

export const bondKit = kitOf(bonds, bondCalls);

/** A change of a bond changes the cover, its trail, its papers and the dates that follow it. */
export const bondKeys = [
  keyOf(bondCalls.getbymatterid),
  keyOf(bondCalls.getApplyForBondOfSecurityDetailsByMatterID),
  keyOf(bondCalls.GetaudittrailbybondofsecurityID),
  keyOf(documentCalls.getbybondid),
  keyOf(diaryCalls.getlist),
  keyOf(statutoryDateCalls.getStatutoryDates),
];

export const useBonds = (matterId: number) => useRead(bondCalls.getbymatterid, { matterId });
export const useSecurity = (matterID: number) =>
  useRead(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { matterID });
