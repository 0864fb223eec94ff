import type { LocalDate } from '../dates/local-date';
import { type Cents, cents, sum } from '../money/cents';
import type { CheckedPayoutRow } from './payout-row';

/** A file for a bank, with what proves that it arrived whole. */
export interface BankFileText {
  readonly lines: readonly string[];
  readonly count: number;
  readonly total: Cents;
  readonly hashTotal: string;
}

/** Digits, a point and two decimals. */
export const formatFileAmount = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A cell no bank and no spreadsheet misreads: no separators, quotes or line ends in it, no formula at its start. */
function cleanCell(text: string, most = Number.POSITIVE_INFINITY): string {
  const plain = text.replace(/[,;"\s]+/g, ' ').trim();
  let from = 0;
  while ('=+-@'.includes(plain[from] ?? ' ') && from < plain.length) from += 1;
  return plain.slice(from).trim().slice(0, most).trim();
}

/** The account numbers added up, own account once, of which the last twelve digits count. */
export function computeHashTotal(rows: readonly CheckedPayoutRow[], ownAccount: string): string {
  const total = rows.reduce((all, { account }) => all + BigInt(account), BigInt(ownAccount));
  return String(total % 10n ** 12n).padStart(12, '0');
}

const numberHeadings = (kind: string, count: number, parts: readonly string[]): string[] =>
  Array.from({ length: count }, (_, at) => parts.map((part) => `${kind} ${at + 1} ${part}`)).flat();

export const fnbHeadings: readonly string[] = [
  'RECIPIENT NAME',
  'RECIPIENT ACCOUNT',
  'RECIPIENT ACCOUNT TYPE',
  'BRANCHCODE',
  'AMOUNT',
  'OWN REFERENCE',
  'RECIPIENT REFERENCE',
  ...numberHeadings('EMAIL', 5, ['NOTIFY', 'ADDRESS', 'SUBJECT']),
  ...numberHeadings('FAX', 2, ['NOTIFY', 'CODE', 'NUMBER', 'SUBJECT']),
  ...numberHeadings('SMS', 2, ['NOTIFY', 'CODE', 'NUMBER']),
];

const longestFnb = 20;

/** FNB Online Banking Enterprise. The first row is written to the letter; service and speed are chosen on its screen. */
export function buildFnbFile(
  rows: readonly CheckedPayoutRow[],
  ownAccount: string,
  actionDay: LocalDate,
): BankFileText {
  const hash = computeHashTotal(rows, ownAccount);
  const [year, month, day] = actionDay.split('-');
  const lines = rows.map(({ name, account, type, branch, amount, ownReference, reference = '' }) => {
    const cells = [
      cleanCell(name, longestFnb),
      account,
      type,
      branch,
      formatFileAmount(amount),
      cleanCell(ownReference, longestFnb),
      cleanCell(reference, longestFnb),
    ];
    return [...cells, ...Array.from({ length: fnbHeadings.length - cells.length }, () => '')].join(',');
  });
  return {
    lines: ['BInSol - U ver 1.00', `${day}-${month}-${year}`, `${ownAccount},${hash}`, fnbHeadings.join(','), ...lines],
    count: rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    hashTotal: hash,
  };
}

/** Absa Business Integrator: no heading, one consolidated debit. */
export function buildAbsaFile(rows: readonly CheckedPayoutRow[], ownAccount: string): BankFileText {
  return {
    lines: rows.map(({ account, name, branch, amount, reference = '' }) =>
      [account, cleanCell(name), branch, formatFileAmount(amount), cleanCell(reference)].join(','),
    ),
    count: rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    hashTotal: computeHashTotal(rows, ownAccount),
  };
}

const acbHeadings = [
  'OWN REFERENCE',
  'NAME',
  'AMOUNT',
  'ACCOUNT',
  'BRANCH',
  'BENEFICIARY REFERENCE',
  'E-MAIL',
] as const;
const longestAcb = 16;

/** The plain file that transfer programs of other banks take: one heading, no totals, short texts. */
export function buildAcbFile(rows: readonly CheckedPayoutRow[], ownAccount: string): BankFileText {
  return {
    lines: [
      acbHeadings.join(','),
      ...rows.map(({ ownReference, name, amount, account, branch, reference = '' }) =>
        [
          cleanCell(ownReference, longestAcb),
          cleanCell(name, longestAcb),
          formatFileAmount(amount),
          account,
          branch,
          cleanCell(reference, longestAcb),
          '',
        ].join(','),
      ),
    ],
    count: rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    hashTotal: computeHashTotal(rows, ownAccount),
  };
}

interface BankFormat {
  readonly label: string;
  readonly make: (rows: readonly CheckedPayoutRow[], ownAccount: string, actionDay: LocalDate) => BankFileText;
  /** Where rows begin, and in which columns an account and an amount stand. */
  readonly rows: { readonly from: number; readonly account: number; readonly amount: number };
}

/** The files we write. A bank's own screen chooses service and speed. */
export const bankFormats = {
  fnb: {
    label: 'FNB Online Banking Enterprise',
    make: buildFnbFile,
    rows: { from: 4, account: 1, amount: 4 },
  },
  absa: {
    label: 'Absa Business Integrator',
    make: buildAbsaFile,
    rows: { from: 0, account: 0, amount: 3 },
  },
  acb: { label: 'ACB CSV', make: buildAcbFile, rows: { from: 1, account: 3, amount: 2 } },
} as const satisfies Readonly<Record<string, BankFormat>>;
export type BankFormatName = keyof typeof bankFormats;
export const bankFormatNames = Object.keys(bankFormats) as [BankFormatName, ...BankFormatName[]];

export interface ControlTotals {
  readonly count: number;
  readonly total: Cents;
  readonly hashTotal: string;
}

/**
 * The control totals of a file by another way than it was made: read from its text, digit by digit. A file whose totals
 * are others than those of its payments does not leave.
 */
export function readBack(format: BankFormatName, text: string, ownAccount: string): ControlTotals {
  const { from, account, amount } = bankFormats[format].rows;
  const rows = text
    .split('\r\n')
    .filter((line) => line !== '')
    .slice(from)
    .map((line) => line.split(','));
  let [total, hash] = [0n, BigInt(ownAccount)];
  for (const row of rows) {
    total += BigInt((row[amount] ?? '').replace('.', ''));
    hash += BigInt(row[account] ?? '');
  }
  return { count: rows.length, total: cents(Number(total)), hashTotal: hash.toString().slice(-12).padStart(12, '0') };
}

/** As it is sent: every line ends the way these systems expect. */
export const formatFileText = ({ lines }: BankFileText): string => lines.map((line) => `${line}\r\n`).join('');
