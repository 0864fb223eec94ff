import { isOut } from '@boedel/domain/claims/claim-status';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { awardsByClaim } from '@boedel/domain/insolvency-account/outcomes';
import { standing } from '@boedel/domain/lodging/estate-course';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { insolvencyAccountsOf } from '../lodging/lodged.store';
import { claimsWithPaid } from './recon-claim.store';

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
export async function paidOnClaims(tx: Tx, matterId: number): Promise<PaidOnClaim[]> {
  const rows = await claimsWithPaid(tx, matterId);
  if (rows.length === 0) return [];
  const lodged = await asTheFirm(tx, async () => standing(await insolvencyAccountsOf(tx, matterId)));
  const awards = awardsByClaim(lodged.map(({ carries }) => carries.outcomes));
  return rows.map(({ id, name, status, stands, day, paid, set }) => ({
    claimId: id,
    name,
    owed: lodged.length > 0 ? (awards.get(String(id)) ?? nil) : isOut(status) ? nil : stands,
    paid,
    open: set === null ? nil : notBelowNil(minus(set, paid)),
    day,
  }));
}
