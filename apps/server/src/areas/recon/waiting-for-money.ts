import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { type Cents, cents, negate, nil } from '@boedel/domain/money/cents';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { openClaims } from './claims';
import { paidOnClaims } from './dividends-to-pay';
import type { MadeEntry } from './made-entry';
import { expectedOfAssets } from './recon-assets';
import type { OpenRow } from './open-entry.store';

type Waiting = 'liability' | 'creditorclaim' | 'asset';
const row = (source: Waiting, id: number, day: LocalDate, amount: Cents, name: string): OpenRow => ({
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
export async function waitingForMoney(tx: Tx, matterId: number): Promise<OpenRow[]> {
  const claims = (await openClaims(tx, matterId)).filter(({ open }) => open > nil);
  const onClaims = (await paidOnClaims(tx, matterId)).filter(({ open }) => open > nil);
  const assets = await expectedOfAssets(tx, matterId);
  return [
    ...claims.map(({ liabilityId, day, open, name }) => row('liability', liabilityId, day, negate(open), name)),
    ...onClaims.map(({ claimId, day, open, name }) => row('creditorclaim', claimId, day, negate(open), name)),
    ...assets.map(({ id, day, open, name }) => row('asset', id, day, open, name)),
  ];
}

/** They are paid or collected on whatever day it comes to, in parts too. */
export const waitsForMoney = ({ source }: Pick<OpenRow, 'source'>): boolean =>
  source === 'liability' || source === 'creditorclaim' || source === 'asset';

/** The entry that a line which answers one is made into: the debt or dividend paid, or the asset collected. */
export function settled({ source, source_id }: OpenRow, moved: Cents, type: SystemType): MadeEntry {
  const common = { amount: cents(Math.abs(moved)), type: null, description: null };
  if (source === 'liability') return { ...common, make: 'claim', liabilityID: source_id };
  if (source === 'creditorclaim') return { ...common, make: 'movement', kind: 'dividendPaid', claimID: source_id };
  const isEstate = type === systemType.estateLate || type === systemType.liquidation;
  return { ...common, make: 'movement', kind: isEstate ? 'assetCollected' : 'realised', assetID: source_id };
}
