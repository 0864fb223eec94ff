import type { Paper, PaperAmount, PaperBlock, PaperRow } from '@boedel/document/tree/paper';
import { officeEndReasons } from '@boedel/domain/books/hand-over';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import { type Cents, sum } from '@boedel/domain/money/cents';
import { allTranslations } from '@boedel/words/all-translations';
import { paperTranslations } from '@boedel/words/paper-translations';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { OfficeEndRow } from './office-end.store';
import type { HandOver } from './read-hand-over';

/** The account by which somebody who leaves an office hands the estate over, for both to sign. */
export function buildHandOverPaper(
  { from, account, assets, debts, openLines, openPayments }: HandOver,
  matter: OpenedMatter,
  end: OfficeEndRow,
  language: 'en' | 'af',
): Paper {
  const say = (english: string): string =>
    language === 'af' ? (paperTranslations[english] ?? allTranslations[english] ?? english) : english;
  const toAmount = (cents: Cents, id?: string, madeOf?: PaperAmount['madeOf']): PaperAmount => ({
    cents,
    shown: formatAccountAmount(cents),
    ...(id && { id }),
    ...(madeOf && { madeOf }),
  });
  const listIds = (prefix: string, rows: readonly unknown[]): string[] => rows.map((_, at) => `${prefix}${at}`);
  const table = (about: string, rows: readonly PaperRow[]): PaperBlock => ({
    kind: 'table',
    about,
    ruled: false,
    columns: [
      { kind: 'words', title: say('Description') },
      { kind: 'amount', title: say('Amount') },
    ],
    rows,
  });
  const listLines = (prefix: string, rows: readonly { readonly label: string; readonly amount: Cents }[]): PaperRow[] =>
    rows.map(({ label, amount }, at) => ({ kind: 'line', cells: [say(label), toAmount(amount, `${prefix}${at}`)] }));
  const money = table(say('Money received and paid'), [
    { kind: 'line', cells: [say('Balance at the beginning'), toAmount(account.opening, 'opening')] },
    { kind: 'group', cells: [say('Received'), null] },
    ...listLines('in', account.receipts),
    {
      kind: 'subtotal',
      cells: [say('Together'), toAmount(account.received, 'received', { add: listIds('in', account.receipts) })],
    },
    { kind: 'group', cells: [say('Paid'), null] },
    ...listLines('out', account.payments),
    {
      kind: 'subtotal',
      cells: [say('Together'), toAmount(account.paid, 'paid', { add: listIds('out', account.payments) })],
    },
    {
      kind: 'total',
      cells: [
        say('Balance handed over'),
        toAmount(account.closing, 'closing', { add: ['opening', 'received'], take: ['paid'] }),
      ],
    },
  ]);
  const banks = table(say('Bank accounts'), [
    ...account.banks.map(({ name, ledger, bank, bankOn }, at): PaperRow => ({
      kind: 'line',
      cells: [
        bank === null || bankOn === null
          ? name
          : `${name} (${say('by the bank')} ${bankOn}: ${formatAccountAmount(bank)})`,
        toAmount(ledger, `bank${at}`),
      ],
    })),
    {
      kind: 'total',
      cells: [say('Total'), toAmount(account.closing, 'banks', { add: listIds('bank', account.banks) })],
    },
  ]);
  const valued = assets.flatMap(({ value }) => (value === null ? [] : [value]));
  const property = table(say('Assets'), [
    ...assets.map(({ name, value }, at): PaperRow => ({
      kind: 'line',
      cells: [name, value === null ? say('not valued') : toAmount(value, `asset${at}`)],
    })),
    {
      kind: 'total',
      cells: [
        say('Total'),
        toAmount(sum(valued), 'assets', {
          add: assets.flatMap(({ value }, at) => (value === null ? [] : [`asset${at}`])),
        }),
      ],
    },
  ]);
  const owed = table(say('Debts and claims'), [
    ...debts.map(({ name, amount }, at): PaperRow => ({ kind: 'line', cells: [name, toAmount(amount, `debt${at}`)] })),
    {
      kind: 'total',
      cells: [say('Total'), toAmount(sum(debts.map(({ amount }) => amount)), 'debts', { add: listIds('debt', debts) })],
    },
  ]);
  const title = say('Hand-over account');
  const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 2, text: say(text) });
  return {
    title,
    language,
    pageWords: { page: say('Page'), of: say('of') },
    parts: [
      {
        title,
        newPage: false,
        blocks: [
          { kind: 'heading', level: 1, text: title },
          {
            kind: 'facts',
            rows: [
              { label: say('Matter'), value: `${matter.reference} ${matter.name}` },
              { label: say('Handed over by'), value: end.leaving },
              { label: say('Taken over by'), value: end.successor ?? '-' },
              { label: say('Reason'), value: say(officeEndReasons[end.reason]) },
              { label: say('From'), value: from ?? '-' },
              { label: say('Until'), value: end.ended_on },
              { label: say('Bank lines without an entry'), value: String(openLines) },
              { label: say('Payments under way'), value: String(openPayments) },
            ],
          },
          heading('Money received and paid'),
          money,
          heading('Bank accounts'),
          banks,
          heading('Assets'),
          property,
          heading('Debts and claims'),
          owed,
          {
            kind: 'signatures',
            at: say('Signed at'),
            places: [
              { who: end.leaving, about: say('Handed over by') },
              { who: end.successor ?? '', about: say('Taken over by') },
            ],
          },
        ],
      },
    ],
  };
}
