import type { LocalDate } from '../dates/local-date';
import { type Cents, cents, sum } from '../money/cents';
import type { PayoutRow } from './payout-row';

/** A file for a bank, with what proves that it arrived whole. */
export interface BankFile {
  readonly lines: readonly string[];
  readonly count: number;
  readonly total: Cents;
  readonly hashTotal: string;
}

/** Digits, a point and two decimals. */
export const fileAmount = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A cell no bank and no spreadsheet misreads: no separators, quotes or line ends in it, no formula at its start. */
function cell(text: string, most = Number.POSITIVE_INFINITY): string {
  const plain = text.replace(/[,;"\s]+/g, ' ').trim();
  let from = 0;
  while ('=+-@'.includes(plain[from] ?? ' ') && from < plain.length) from += 1;
  return plain.slice(from).trim().slice(0, most).trim();
}

/** The account numbers added up, own account once, of which the last twelve digits count. */
export function hashTotal(rows: readonly PayoutRow[], ownAccount: string): string {
  const total = rows.reduce((all, { account }) => all + BigInt(account), BigInt(ownAccount));
  return String(total % 10n ** 12n).padStart(12, '0');
}

const numbered = (kind: string, count: number, parts: readonly string[]): string[] =>
  Array.from({ length: count }, (_, at) => parts.map((part) => `${kind} ${at + 1} ${part}`)).flat();

export const fnbHeadings: readonly string[] = [
  'RECIPIENT NAME',
  'RECIPIENT ACCOUNT',
  'RECIPIENT ACCOUNT TYPE',
  'BRANCHCODE',
  'AMOUNT',
  'OWN REFERENCE',
  'RECIPIENT REFERENCE',
  ...numbered('EMAIL', 5, ['NOTIFY', 'ADDRESS', 'SUBJECT']),
  ...numbered('FAX', 2, ['NOTIFY', 'CODE', 'NUMBER', 'SUBJECT']),
  ...numbered('SMS', 2, ['NOTIFY', 'CODE', 'NUMBER']),
];

const longestFnb = 20;

/** FNB Online Banking Enterprise. The first row is written to the letter; service and speed are chosen on its screen. */
export function fnbFile(rows: readonly PayoutRow[], ownAccount: string, actionDay: LocalDate): BankFile {
  const hash = hashTotal(rows, ownAccount);
  const [year, month, day] = actionDay.split('-');
  const lines = rows.map(({ name, account, type, branch, amount, ownReference, reference = '' }) => {
    const cells = [
      cell(name, longestFnb),
      account,
      type,
      branch,
      fileAmount(amount),
      cell(ownReference, longestFnb),
      cell(reference, longestFnb),
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
export function absaFile(rows: readonly PayoutRow[], ownAccount: string): BankFile {
  return {
    lines: rows.map(({ account, name, branch, amount, reference = '' }) =>
      [account, cell(name), branch, fileAmount(amount), cell(reference)].join(','),
    ),
    count: rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    hashTotal: hashTotal(rows, ownAccount),
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
export function acbFile(rows: readonly PayoutRow[], ownAccount: string): BankFile {
  return {
    lines: [
      acbHeadings.join(','),
      ...rows.map(({ ownReference, name, amount, account, branch, reference = '' }) =>
        [
          cell(ownReference, longestAcb),
          cell(name, longestAcb),
          fileAmount(amount),
          account,
          branch,
          cell(reference, longestAcb),
          '',
        ].join(','),
      ),
    ],
    count: rows.length,
    total: sum(rows.map(({ amount }) => amount)),
    hashTotal: hashTotal(rows, ownAccount),
  };
}

interface BankFormat {
  readonly label: string;
  readonly make: (rows: readonly PayoutRow[], ownAccount: string, actionDay: LocalDate) => BankFile;
  /** Where rows begin, and in which columns an account and an amount stand. */
  readonly rows: { readonly from: number; readonly account: number; readonly amount: number };
}

/** The files we write. A bank's own screen chooses service and speed. */
export const bankFormats = {
  fnb: {
    label: 'FNB Online Banking Enterprise',
    make: fnbFile,
    rows: { from: 4, account: 1, amount: 4 },
  },
  absa: {
    label: 'Absa Business Integrator',
    make: absaFile,
    rows: { from: 0, account: 0, amount: 3 },
  },
  acb: { label: 'ACB CSV', make: acbFile, rows: { from: 1, account: 3, amount: 2 } },
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
export const fileText = ({ lines }: BankFile): string => lines.map((line) => `${line}\r\n`).join('');
