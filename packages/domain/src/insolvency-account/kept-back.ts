import { formatAmount } from '../formats/amount';
import type { Country } from '../law/country';
import { message, type Message } from '../law/message';
import { type Cents, minus, nil } from '../money/cents';
import type { AccountOutcomes } from './outcomes';

/** What an account gives and no payment to a creditor takes. */
export interface KeptBackAmount {
  readonly as: 'condition' | 'deposit' | 'partnership' | 'surplus';
  readonly creditor: string | null;
  readonly amount: Cents;
}

/** With the payments to creditors and the costs this is everything the accounts have; the last one alone leaves a surplus. */
export function listKeptBack(accounts: readonly (AccountOutcomes | undefined)[]): KeptBackAmount[] {
  const { surplus = nil, toPartnership = nil } = accounts.at(-1) ?? {};
  const left = minus(surplus, toPartnership);
  return [
    ...accounts
      .flatMap((one) => one?.claims ?? [])
      .flatMap(({ isRetained, isDeposit, creditor, total }): KeptBackAmount[] =>
        isRetained && total > 0 ? [{ as: isDeposit ? 'deposit' : 'condition', creditor, amount: total }] : [],
      ),
    ...(toPartnership > 0 ? [{ as: 'partnership' as const, creditor: null, amount: toPartnership }] : []),
    ...(left > 0 ? [{ as: 'surplus' as const, creditor: null, amount: left }] : []),
  ];
}

const sentences = {
  condition: '{creditor}: the account keeps back {amount} until its condition is met or its claim is proved.',
  deposit: 'Deposit {amount} with the Master for {creditor}: no claim was proved on its bond (s 95(2)).',
  partnership: 'Pay {amount} to the estate of the partnership, whose creditors still lack it (s 49(1)).',
  surplus:
    'The account leaves a surplus of {amount}. Pay it to the Master (s 116); the surplus of a company goes to its members.',
} as const;

export const describeKeptBack = ({ as, creditor, amount }: KeptBackAmount, country: Country): Message =>
  message(sentences[as], { amount: formatAmount(amount, country), ...(creditor !== null && { creditor }) });
