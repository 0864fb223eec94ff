import { maskNumber } from '../identity/mask';
import { message } from '../law/message';
import { type Warning, createWarning } from '../law/refusal';
import { normaliseAccountNumber, normaliseText } from './keys';
import type { BankStatement } from './statement';

/** The account a person says a statement belongs to. */
export interface ExpectedAccount {
  readonly account: string | null;
  /** Three letters. */
  readonly currency: string;
  readonly owner: string | null;
}

/** '250655/62000000000' and '****0009' are the account they end in. */
export function isSameAccount(found: string, expected: string): boolean {
  const [a, b] = [normaliseAccountNumber(found), normaliseAccountNumber(expected)];
  if (a === b || a.split('/').some((part) => normaliseAccountNumber(part) === b)) return true;
  const shown = /[*X]([0-9]{3,})$/.exec(a)?.[1];
  return shown !== undefined && b.endsWith(shown);
}

const small = new Set([
  'THE',
  'AND',
  'EN',
  'DIE',
  'VAN',
  'MR',
  'MRS',
  'MNR',
  'MEV',
  'DR',
  'EST',
  'ESTATE',
  'LATE',
  'BOEDEL',
  'WYLE',
  'TRUST',
]);
const splitWords = (name: string): string[] =>
  normaliseText(name)
    .split(' ')
    .filter((word) => word.length > 1 && !small.has(word));

/** Whether two names share a word that tells people apart. */
function hasSharedWord(found: string, expected: string): boolean {
  const words = new Set(splitWords(expected));
  const own = splitWords(found);
  return words.size === 0 || own.length === 0 || own.some((word) => words.has(word));
}

/** A number of the file shows as much as the account's own does; all of it where they would look alike. */
const maskUnlessSame = (found: string, own: string): string => (maskNumber(found) === own ? found : maskNumber(found));

/** What does not fit between a statement and the account it is put to. Nothing here keeps a person from going on. */
export function checkStatement(statement: BankStatement, expected: ExpectedAccount): Warning[] {
  const warnings: Warning[] = [];
  const { account, currency, owner } = statement;
  if (expected.account !== null && account === null) {
    warnings.push(
      createWarning(
        'account',
        message('The file does not say which account it is of. Make sure that it is {account}.', {
          account: maskNumber(expected.account),
        }),
      ),
    );
  }
  if (expected.account !== null && account !== null && !isSameAccount(account, expected.account)) {
    warnings.push(
      createWarning(
        'account',
        message('The file is of account {found}, not of {account}. Choose the account it belongs to.', {
          found: maskUnlessSame(account, maskNumber(expected.account)),
          account: maskNumber(expected.account),
        }),
      ),
    );
  }
  if (currency !== null && currency !== expected.currency) {
    warnings.push(
      createWarning(
        'currency',
        message('The file is in {found}, but the account is in {currency}. Choose the account it belongs to.', {
          found: currency,
          currency: expected.currency,
        }),
      ),
    );
  }
  if (owner !== null && expected.owner !== null && !hasSharedWord(owner, expected.owner)) {
    warnings.push(
      createWarning(
        'owner',
        message('The file says {found}, but the account is in the name of {owner}. Check that it belongs here.', {
          found: owner,
          owner: expected.owner,
        }),
      ),
    );
  }
  return warnings;
}
