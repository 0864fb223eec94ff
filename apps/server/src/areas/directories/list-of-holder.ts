import { directories } from '@boedel/contract/directories/registry';

const others: Readonly<Record<string, string>> = {
  payout: 'Payments',
  company: 'Details of the firm',
  bank_account: 'Bank accounts',
  jointappointee_trustee: 'Joint Appointee',
};

/** What the screens call the list that holds an account. */
export const listOfHolder = (holder: string): string =>
  (directories as Readonly<Record<string, { readonly label: string } | undefined>>)[holder]?.label ??
  others[holder] ??
  holder;
