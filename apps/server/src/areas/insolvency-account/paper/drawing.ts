import type { CapturedClaim } from '@boedel/domain/claims/captured-claim';
import type { InsolvencyAccount } from '@boedel/domain/insolvency-account/insolvency-account';
import type { EstateExecutor } from '@boedel/domain/estate/executor';
import type { CostLine } from '@boedel/domain/insolvency/estate';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import type { Cents } from '@boedel/domain/money/cents';
import type { PaperAmount } from '@boedel/document/tree/paper';
import type { SheetEntry, PaperSheet } from '../../../platform/paper/sheet';
import type { PaperTranslator } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface InsolvencyDrawing {
  readonly account: InsolvencyAccount;
  readonly say: PaperTranslator;
  readonly currency: string;
  readonly claims: ReadonlyMap<string, CapturedClaim>;
  readonly ruled: boolean;
  /** Who acts, each with the part of the fee that was agreed. */
  readonly bearers: readonly EstateExecutor[];
  readonly sheet: (name: string) => PaperSheet;
}

/** Lines the account works out itself have names of ours; the others were typed. */
const ours: ReadonlySet<string> = new Set(['fee', 'vat', 'premium', 'masters-fee', 'trading']);

/** A line that was booked, with its day and voucher; or one that was worked out. */
export function toEntry({ account, say }: InsolvencyDrawing, { id, description, amount }: CostLine): SheetEntry {
  const booked = account.booked.get(id);
  return {
    words: ours.has(id) ? say(description) : booked ? `${booked.day}  ${description}` : description,
    amount,
    ...(booked?.voucher !== undefined && { voucher: booked.voucher }),
  };
}

export const createAmountCell = (cents: Cents, id: string, madeOf?: PaperAmount['madeOf']): PaperAmount => ({
  id,
  cents,
  shown: formatAccountAmount(cents),
  ...(madeOf && { madeOf }),
});
