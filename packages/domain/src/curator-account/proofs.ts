import { allOf, formatInEnglish, message, type Message, quoteVerbatim } from '../law/message';
import { formatAmount } from '../formats/amount';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import type { CuratorAccountInput, NamedAmount, AccountPosition } from './account-input';

/** What must hold before the account may be lodged. `says` tells where it breaks and what to do. */
export interface AccountProof {
  readonly id: 'P1' | 'P2' | 'P3' | 'P4' | 'P5' | 'P6' | 'P7';
  readonly title: string;
  readonly holds: boolean;
  readonly says: readonly Message[];
  /** What it would have to be held against and is not captured: nothing is found wrong, and it is not known to be right. */
  readonly notKnown?: readonly Message[];
}

export interface BankProof {
  readonly bank: string;
  readonly opening: Cents;
  readonly credits: Cents;
  readonly debits: Cents;
  readonly closing: Cents;
  readonly statement?: Cents;
}

const createProof = (id: AccountProof['id'], title: string, says: readonly Message[]): AccountProof => ({
  id,
  title,
  holds: says.length === 0,
  says,
});
const byEnglishText = (a: Message, b: Message): number => (formatInEnglish(a) < formatInEnglish(b) ? -1 : 1);
const sumAmounts = (all: readonly NamedAmount[]): Cents => sum(all.map(({ amount }) => amount));

export function listBankProofs({
  banks,
  opening,
  transactions,
  statements,
  added = [],
}: CuratorAccountInput): BankProof[] {
  return banks.map((bank) => {
    const lines = transactions.filter((line) => line.bank === bank).map(({ amount }) => amount);
    // An account that was taken over in the period begins with what stood in it then.
    const start = sumAmounts([...opening.assets, ...added].filter(({ name }) => name === bank));
    const credits = sum(lines.filter((amount) => amount > 0));
    const debits = negate(sum(lines.filter((amount) => amount < 0)));
    const statement = statements?.[bank];
    return {
      bank,
      opening: start,
      credits,
      debits,
      closing: sum([start, credits, negate(debits)]),
      ...(statement !== undefined && { statement }),
    };
  });
}

export function proveBanks(banks: readonly BankProof[], { country }: CuratorAccountInput): AccountProof {
  const format = (amount: Cents) => formatAmount(amount, country);
  const notKnown = banks.flatMap(({ bank, statement }) =>
    statement === undefined
      ? [message('No statement of {bank} on the last day is imported, so its balance is not checked.', { bank })]
      : [],
  );
  const proof = createProof(
    'P1',
    'Each bank account ends as its statement does',
    banks.flatMap(({ bank, closing, statement }) =>
      statement === undefined || statement === closing
        ? []
        : [
            message(
              '{bank} ends at {closing}, its statement at {statement}: find the missing or doubled line of {difference}.',
              {
                bank,
                closing: format(closing),
                statement: format(statement),
                difference: format(minus(statement, closing)),
              },
            ),
          ],
    ),
  );
  return notKnown.length === 0 ? proof : { ...proof, notKnown };
}

/** Transfers between imported accounts must meet: what leaves one arrives in the other. */
export function proveTransfers({ banks, transactions, country }: CuratorAccountInput): AccountProof {
  const pairs = new Map<string, { readonly banks: readonly string[]; readonly left: Cents }>();
  for (const line of transactions) {
    if (line.class !== 'INTERNAL' || !line.asset || !banks.includes(line.asset)) continue;
    const pair = [line.bank, line.asset].sort();
    const key = JSON.stringify(pair);
    pairs.set(key, { banks: pair, left: plus(pairs.get(key)?.left ?? nil, line.amount) });
  }
  return createProof(
    'P2',
    'Transfers between own accounts net to nil',
    [...pairs]
      .filter(([, { left }]) => left !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { banks: pair, left }]) =>
        message(
          'Transfers between {banks} leave a difference of {amount}. Classify the other side as a transfer too.',
          {
            banks: allOf(pair.map(quoteVerbatim)),
            amount: formatAmount(left, country),
          },
        ),
      ),
  );
}

export function proveBalance(closing: AccountPosition, { country }: CuratorAccountInput): AccountProof {
  const net = minus(sumAmounts(closing.assets), sumAmounts(closing.creditors));
  const difference = minus(net, plus(closing.capital, closing.income));
  return createProof(
    'P3',
    'Net assets equal capital and income',
    difference === 0
      ? []
      : [
          message(
            'Assets less creditors differ from capital and income by {amount}. Check the opening figures and the transfers.',
            { amount: formatAmount(difference, country) },
          ),
        ],
  );
}

function describeDifferences(
  what: string,
  was: readonly NamedAmount[],
  is: readonly NamedAmount[],
  show: (amount: Cents) => string,
): Message[] {
  const findAmount = (all: readonly NamedAmount[], name: string): Cents =>
    all.find((each) => each.name === name)?.amount ?? nil;
  return [...new Set([...was, ...is].map(({ name }) => name))]
    .filter((name) => findAmount(was, name) !== findAmount(is, name))
    .map((name) =>
      message('{what} {name} closed at {closed} and opens at {opens}.', {
        what: message(what),
        name,
        closed: show(findAmount(was, name)),
        opens: show(findAmount(is, name)),
      }),
    );
}

export function proveOpening({ heading, opening, previous, country }: CuratorAccountInput): AccountProof {
  const title = 'Opening figures agree with the previous closing figures';
  const show = (amount: Cents) => formatAmount(amount, country);
  const net = minus(sumAmounts(opening.assets), sumAmounts(opening.creditors));
  const off = minus(net, plus(opening.capital, opening.income));
  const within =
    off === 0
      ? []
      : [
          message(
            'Opening assets less creditors differ from opening capital and income by {amount}. Correct the opening figures.',
            { amount: show(off) },
          ),
        ];
  if (!previous) {
    const missing =
      heading.accountNumber > 1
        ? [message('Capture the closing figures of account {number}.', { number: heading.accountNumber - 1 })]
        : [];
    return createProof('P4', title, [...within, ...missing]);
  }
  return createProof('P4', title, [
    ...within,
    ...describeDifferences('Asset', previous.assets, opening.assets, show),
    ...describeDifferences('Creditor', previous.creditors, opening.creditors, show),
    ...describeDifferences(
      'Account',
      [
        { name: 'capital', amount: previous.capital },
        { name: 'income', amount: previous.income },
      ],
      [
        { name: 'capital', amount: opening.capital },
        { name: 'income', amount: opening.income },
      ],
      show,
    ),
  ]);
}

/** After a final account there is no next one: a deficiency is met from capital, or the account says by whom and how. */
export const proveDeficiency = (
  closing: AccountPosition,
  { heading, deficiencyMetBy, country }: CuratorAccountInput,
): AccountProof =>
  createProof(
    'P7',
    'A final account explains how any deficiency is met',
    heading.final && closing.income < 0 && !deficiencyMetBy?.trim()
      ? [
          message('This final account carries a deficiency of {amount}. Meet it from capital, or say how it is met.', {
            amount: formatAmount(negate(closing.income), country),
          }),
        ]
      : [],
  );

export const proveVouchers = ({ transactions }: CuratorAccountInput): AccountProof =>
  createProof(
    'P5',
    'Every line has a voucher',
    transactions
      .filter((line) => !line.voucher?.trim())
      .map(({ description, date }) =>
        message("'{description}' of {date} has no voucher. Number it and file the paper.", { description, date }),
      )
      .sort(byEnglishText),
  );

export const proveSuspense = ({ transactions, country }: CuratorAccountInput): AccountProof =>
  createProof(
    'P6',
    'Everything is classified',
    transactions
      .filter((line) => line.class === 'SUSPENSE')
      .map(({ description, date, amount: paid, voucher }) => {
        const values = { description, date, amount: formatAmount(paid, country) };
        return voucher
          ? message("Classify '{description}' of {date}, {amount}, voucher {voucher}.", { ...values, voucher })
          : message("Classify '{description}' of {date}, {amount}.", values);
      })
      .sort(byEnglishText),
  );
