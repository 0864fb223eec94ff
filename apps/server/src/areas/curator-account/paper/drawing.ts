import type {
  AccountTransaction,
  CuratorAccountInput,
  NamedAmount,
} from '@boedel/domain/curator-account/account-input';
import type { DrawnAccount } from '@boedel/domain/curator-account/curator-account';
import type { Cents } from '@boedel/domain/money/cents';
import type { Entry, Sheet } from '../../../platform/paper/sheet';
import type { Say } from '../../../platform/paper/words';

/** What every part of the account is drawn with. */
export interface Drawing {
  readonly account: DrawnAccount;
  readonly input: CuratorAccountInput;
  readonly say: Say;
  readonly sheet: (name: string, more?: { readonly withNil?: boolean }) => Sheet;
}

/** A line of the account: its day, what it was, and its voucher in a column of its own. */
export const entryOf = (line: AccountTransaction, amount: Cents): Entry => ({
  words: `${line.date}  ${line.description}`,
  amount,
  ...(line.voucher !== undefined && { voucher: line.voucher }),
});

/** A name somebody typed, or one of ours in the paper's language. */
export const nameIn = (say: Say, { name, says }: NamedAmount): string => (says ? say.line(says) : name);
