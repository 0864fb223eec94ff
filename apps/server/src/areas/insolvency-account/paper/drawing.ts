import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import type { EstateExecutor } from '@boedel/domain/estate/executor';
import type { CostLine } from '@boedel/domain/insolvency/estate';
import { accountAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import type { Amount } from '@boedel/document/tree/paper';
import type { Entry, Sheet } from '../../../platform/paper/sheet';
import type { Say } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface Drawing {
  readonly account: InsolvencyAccount;
  readonly say: Say;
  readonly currency: string;
  readonly claims: ReadonlyMap<string, CapturedClaim>;
  readonly ruled: boolean;
  /** Who acts, each with the part of the fee that was agreed. */
  readonly bearers: readonly EstateExecutor[];
  readonly sheet: (name: string) => Sheet;
}

/** Lines the account works out itself have names of ours; the others were typed. */
const ours: ReadonlySet<string> = new Set(['fee', 'vat', 'premium', 'masters-fee', 'trading']);

/** A line that was booked, with its day and voucher; or one that was worked out. */
export function entryOf({ account, say }: Drawing, { id, description, amount }: CostLine): Entry {
  const booked = account.booked.get(id);
  return {
    words: ours.has(id) ? say(description) : booked ? `${booked.day}  ${description}` : description,
    amount,
    ...(booked?.voucher !== undefined && { voucher: booked.voucher }),
  };
}

export const amountCell = (cents: Cents, id: string, madeOf?: Amount['madeOf']): Amount => ({
  id,
  cents,
  shown: accountAmount(cents),
  ...(madeOf && { madeOf }),
});
