import type {
  AccountTransaction,
  CuratorAccountInput,
  NamedAmount,
} from '@boedel/domain/curator-account/account-input';
import type { DrawnAccount } from '@boedel/domain/curator-account/curator-account';
import type { Cents } from '@boedel/domain/money/cents';
import type { SheetEntry, PaperSheet } from '../../../platform/paper/sheet';
import type { PaperTranslator } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface CuratorAccountDrawing {
  readonly account: DrawnAccount;
  readonly input: CuratorAccountInput;
  readonly say: PaperTranslator;
  readonly sheet: (name: string, more?: { readonly withNil?: boolean }) => PaperSheet;
}

/** The row of the books a line was booked from: 'income 12'. */
function readSource(id: string): Pick<SheetEntry, 'source'> {
  const found = /^(income|expense|money_movement|asset_sale) (\d+)/.exec(id);
  return found ? { source: { table: found[1]!, id: Number(found[2]) } } : {};
}

/** A line of the account: its day, what it was, and its voucher in a column of its own. */
export const toEntry = (line: AccountTransaction, amount: Cents): SheetEntry => ({
  words: `${line.date}  ${line.description}`,
  amount,
  ...(line.voucher !== undefined && { voucher: line.voucher }),
  ...readSource(line.id),
});

/** A name somebody typed, or one of ours in the paper's language. */
export const describeName = (say: PaperTranslator, { name, says }: NamedAmount): string =>
  says ? say.line(says) : name;
