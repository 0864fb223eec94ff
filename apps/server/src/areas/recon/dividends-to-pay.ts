import { isOut } from '@boedel/domain/claims/claim-status';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { sumAwardsByClaim } from '@boedel/domain/insolvency-account/outcomes';
import { listStandingAccounts } from '@boedel/domain/lodging/estate-course';
import { type Cents, minus, nil, clampBelowNil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { listInsolvencyAccounts } from '../lodging/lodged.store';
import { listClaimsWithPaid } from './recon-claim.store';

/** A claim against an insolvent estate as money is paid on it. */
export interface PaidOnClaim {
  readonly claimId: number;
  readonly name: string;
  /** What accounts that were lodged award it; before the first, what it stands for. */
  readonly owed: Cents;
  readonly paid: Cents;
  /** Of what was set down for it, what was not paid yet; nothing while nothing was. */
  readonly open: Cents;
  readonly day: LocalDate;
}

/** The claims of an insolvent estate with what is to be paid on each. */
export async function listPaidOnClaims(tx: Tx, matterId: number): Promise<PaidOnClaim[]> {
  const rows = await listClaimsWithPaid(tx, matterId);
  if (rows.length === 0) return [];
  const lodged = await runAsFirm(tx, async () => listStandingAccounts(await listInsolvencyAccounts(tx, matterId)));
  const awards = sumAwardsByClaim(lodged.map(({ carries }) => carries.outcomes));
  return rows.map(({ id, name, status, stands, day, paid, set }) => ({
    claimId: id,
    name,
    owed: lodged.length > 0 ? (awards.get(String(id)) ?? nil) : isOut(status) ? nil : stands,
    paid,
    open: set === null ? nil : clampBelowNil(minus(set, paid)),
    day,
  }));
}
