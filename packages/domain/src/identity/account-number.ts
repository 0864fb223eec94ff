import { anyOf, type Message, message } from '../law/message';
import { type Outcome, type RefusalError, refuse } from '../law/refusal';
import { type AccountLengths, findAccountLengths, judgeLength, shortestAccount } from './account-lengths';
import { type CdvRule, cdvRules, passesRule } from './cdv-rules';
import type { NumberReading } from './flaw';

export type AccountFlaw = 'ACCOUNT_SCIENTIFIC_NOTATION' | 'ACCOUNT_NOT_DIGITS' | 'ACCOUNT_ZERO' | 'ACCOUNT_TOO_LONG';

const longest = 16;
const longestNedbankBond = 13;

export function findAccountFlaw(account: string, isNedbankBond = false): AccountFlaw | undefined {
  if (/^\d[\d.,]*(?:[eE]|[.,])/.test(account)) return 'ACCOUNT_SCIENTIFIC_NOTATION';
  if (!/^\d+$/.test(account)) return 'ACCOUNT_NOT_DIGITS';
  if (/^0+$/.test(account)) return 'ACCOUNT_ZERO';
  return account.length > (isNedbankBond ? longestNedbankBond : longest) ? 'ACCOUNT_TOO_LONG' : undefined;
}

const flawSentences: Readonly<Record<AccountFlaw, string | Message>> = {
  ACCOUNT_SCIENTIFIC_NOTATION:
    'A spreadsheet has shortened this account number and lost digits. Copy it from the bank statement as text.',
  ACCOUNT_NOT_DIGITS: 'An account number has digits only. Copy it from the bank statement.',
  ACCOUNT_ZERO: 'An account number cannot be all zeros. Copy it from the bank statement.',
  ACCOUNT_TOO_LONG: message('An account number has at most {digits} digits ({bond} for a Nedbank bond). Check it.', {
    digits: longest,
    bond: longestNedbankBond,
  }),
};

/** Which of a bank's rules fits an account number of this shape. */
export function findCdvRule(bank: string, account: string): CdvRule | undefined {
  return cdvRules.find((rule) => rule.bank === bank && (rule.fits?.(account) ?? true));
}

/** Whether the check digit of the account fits the bank's rule; nothing when the bank has none on record. */
export function passesCdv(bank: string, account: string): boolean | undefined {
  const rule = findCdvRule(bank, account);
  return rule && passesRule(rule, account);
}

/** The lengths of a bank's ordinary accounts, as people read them. */
const formatLengths = ({ usual }: AccountLengths): string | Message => anyOf(usual.map(String));

function refuseLength(field: string, bank: string, lengths: AccountLengths, account: string): RefusalError {
  return refuse(
    field,
    message('This number has {count} digits. Account numbers of {bank} have {digits}. Copy it from a bank letter.', {
      bank,
      count: account.length,
      digits: formatLengths(lengths),
    }),
  );
}

/** Why a number that can be an account may still be wrong; the first reason found. */
function findAccountDoubt(bank: string | undefined, account: string): Message | undefined {
  if (bank === undefined)
    return account.length < shortestAccount
      ? message(
          'This number has {count} digits, and no bank we know has account numbers as short. Compare it with a bank letter before you pay.',
          { count: account.length },
        )
      : undefined;
  if (passesCdv(bank, account) === false)
    return message('The check digit is not valid for {bank}. Compare the account with a bank letter before you pay.', {
      bank,
    });
  const lengths = findAccountLengths(bank);
  if (lengths && judgeLength(lengths, account) === 'rare')
    return message(
      'Ordinary accounts of {bank} have {digits} digits, this number has {count}. Compare it with a bank letter before you pay.',
      { bank, digits: formatLengths(lengths), count: account.length },
    );
  return lengths?.begins !== undefined &&
    account.length !== 16 &&
    !account.replace(/^0+/, '').startsWith(lengths.begins)
    ? message(
        'Accounts of {bank} begin with {begins}, this number does not. Compare it with a bank letter before you pay.',
        { bank, begins: lengths.begins },
      )
    : undefined;
}

/**
 * Reads an account number. Only what cannot be an account of the bank is refused; a failed check digit is a doubt,
 * because the published rules are incomplete, and a pass does not prove that the account exists.
 */
export function readAccountNumber(
  text: string,
  bank?: string,
  { isNedbankBond = false, field = 'accountNumber' }: { isNedbankBond?: boolean; field?: string } = {},
): Outcome<NumberReading> {
  const value = text.replace(/[\s\u00a0-]/g, '');
  const flaw = findAccountFlaw(value, isNedbankBond);
  if (flaw) return refuse(field, flawSentences[flaw]);
  const lengths = bank === undefined ? undefined : findAccountLengths(bank);
  if (bank !== undefined && lengths && judgeLength(lengths, value) === 'wrong')
    return refuseLength(field, bank, lengths, value);
  const doubt = findAccountDoubt(bank, value);
  return doubt ? { value, doubt } : { value };
}
