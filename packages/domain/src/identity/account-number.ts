import { type Message, message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';
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

/**
 * Reads an account number. Only what cannot be an account is refused; a failed check digit is a doubt, because the
 * published rules are incomplete, and a pass does not prove that the account exists.
 */
export function readAccountNumber(
  text: string,
  bank?: string,
  { isNedbankBond = false, field = 'accountNumber' }: { isNedbankBond?: boolean; field?: string } = {},
): Outcome<NumberReading> {
  const value = text.replace(/[\s\u00a0-]/g, '');
  const flaw = findAccountFlaw(value, isNedbankBond);
  if (flaw) return refuse(field, flawSentences[flaw]);
  if (bank === undefined || passesCdv(bank, value) !== false) return { value };
  return {
    value,
    doubt: message('The check digit is not valid for {bank}. Compare the account with a bank letter before you pay.', {
      bank,
    }),
  };
}
