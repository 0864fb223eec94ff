/** How many digits a bank's account numbers have. */
export interface AccountLengths {
  readonly bank: string;
  /** Of ordinary accounts. */
  readonly usual: readonly number[];
  /** Of loans, bonds, investments and accounts of banks that were taken over: accepted with a warning. */
  readonly rare?: readonly number[];
  /** How ordinary accounts begin. Another beginning is a warning. */
  readonly begins?: string;
  /** What is not certain. */
  readonly note?: string;
}

/** A card has sixteen digits at every bank; money is paid into it like into an account. */
const cardDigits = 16;

/**
 * As banks and payment companies published them by November 2026. A length outside a row is refused. Banks without a row
 * are held to the general limits only. Check digits are in `cdv-rules`; African Bank, Discovery, TymeBank, Bank Zero and
 * the Namibian banks but for Nedbank publish none.
 */
export const accountLengths: readonly AccountLengths[] = [
  { bank: 'FNB', usual: [11], rare: [12, 13, 14], note: 'Loans and bonds have more digits. [check]' },
  { bank: 'Standard Bank', usual: [9, 10, 11], rare: [8, 12, 13], note: 'Which lengths loans have. [check]' },
  { bank: 'Absa', usual: [8, 9, 10, 11], rare: [12, 13] },
  { bank: 'Nedbank', usual: [10, 11], rare: [9, 12, 13], note: 'Bonds have up to 13. [check]' },
  { bank: 'Capitec', usual: [10], rare: [11], note: 'Loans. [check]' },
  { bank: 'Capitec Business', usual: [10], rare: [8, 9, 11], note: 'Accounts of Mercantile Bank. [check]' },
  { bank: 'Investec', usual: [11], rare: [10, 12, 13], note: 'Older private accounts. [check]' },
  { bank: 'African Bank', usual: [11], rare: [10, 12], note: 'Loans. [check]' },
  { bank: 'Discovery Bank', usual: [11], rare: [10, 12], note: 'Credit facilities. [check]' },
  { bank: 'TymeBank', usual: [11], begins: '51', note: 'That each account begins with 51. [check]' },
  { bank: 'Bank Zero', usual: [11], rare: [10], note: '[check]' },
  { bank: 'Albaraka', usual: [11], begins: '786' },
  { bank: 'Bidvest Bank', usual: [11], rare: [9, 10], note: '[check]' },
  { bank: 'Postbank', usual: [10, 11, 12], rare: [8, 9, 13], note: '[check]' },
  { bank: 'FNB Namibia', usual: [11], rare: [12, 13, 14], note: 'Taken to be as in South Africa. [check]' },
  { bank: 'Standard Bank Namibia', usual: [9, 10, 11], rare: [8, 12, 13], note: 'As in South Africa. [check]' },
  { bank: 'Nedbank Namibia', usual: [11], rare: [10, 12, 13], note: '[check]' },
  { bank: 'Bank Windhoek', usual: [9, 10], rare: [8, 11], note: 'Older accounts have nine. [check]' },
];

/** No bank on record has ordinary accounts as short. */
export const shortestAccount = Math.min(...accountLengths.flatMap(({ usual, rare = [] }) => [...usual, ...rare]));

export const findAccountLengths = (bank: string): AccountLengths | undefined =>
  accountLengths.find((row) => row.bank === bank);

/** After its noughts an account number has at least so many digits. */
const fewestDigits = 5;

export type LengthFinding = 'usual' | 'rare' | 'wrong';

/** Noughts before a number are padding where the rest of it fits. */
export function judgeLength(lengths: AccountLengths, account: string): LengthFinding {
  const digits = account.replace(/^0+/, '').length;
  if (digits < fewestDigits) return 'wrong';
  const isAmong = (counts: readonly number[]): boolean =>
    counts.some((count) => count >= digits && count <= account.length);
  if (isAmong([...lengths.usual, cardDigits])) return 'usual';
  return isAmong(lengths.rare ?? []) ? 'rare' : 'wrong';
}
