import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { type Cents, cents, negate, nil } from '@boedel/domain/money/cents';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { listOpenClaims } from './claims';
import { listPaidOnClaims } from './dividends-to-pay';
import type { MadeEntry } from './made-entry';
import { listExpectedOfAssets } from './recon-assets';
import type { OpenEntryRow } from './open-entry.store';

type WaitingSource = 'liability' | 'creditorclaim' | 'asset';
const createOpenRow = (
  source: WaitingSource,
  id: number,
  day: LocalDate,
  amount: Cents,
  name: string,
): OpenEntryRow => ({
  source,
  source_id: id,
  day,
  amount_cents: amount,
  description: name,
  voucher: null,
  label: null,
  is_expected: true,
});

/** Claims that are to be paid and assets that are to bring money: no entry stands for them until a line answers them. */
export async function listWaitingForMoney(tx: Tx, matterId: number): Promise<OpenEntryRow[]> {
  const claims = (await listOpenClaims(tx, matterId)).filter(({ open }) => open > nil);
  const onClaims = (await listPaidOnClaims(tx, matterId)).filter(({ open }) => open > nil);
  const assets = await listExpectedOfAssets(tx, matterId);
  return [
    ...claims.map(({ liabilityId, day, open, name }) =>
      createOpenRow('liability', liabilityId, day, negate(open), name),
    ),
    ...onClaims.map(({ claimId, day, open, name }) => createOpenRow('creditorclaim', claimId, day, negate(open), name)),
    ...assets.map(({ id, day, open, name }) => createOpenRow('asset', id, day, open, name)),
  ];
}

/** They are paid or collected on whatever day it comes to, in parts too. */
export const isWaitingForMoney = ({ source }: Pick<OpenEntryRow, 'source'>): boolean =>
  source === 'liability' || source === 'creditorclaim' || source === 'asset';

/** The entry that a line which answers one is made into: the debt or dividend paid, or the asset collected. */
export function createSettlingEntry({ source, source_id }: OpenEntryRow, moved: Cents, type: SystemType): MadeEntry {
  const common = { amount: cents(Math.abs(moved)), type: null, description: null };
  if (source === 'liability') return { ...common, make: 'claim', liabilityID: source_id };
  if (source === 'creditorclaim') return { ...common, make: 'movement', kind: 'dividendPaid', claimID: source_id };
  const isEstate = type === systemType.estateLate || type === systemType.liquidation;
  return { ...common, make: 'movement', kind: isEstate ? 'assetCollected' : 'realised', assetID: source_id };
}
