import type { DateForm } from './day';
import { type ColumnMapping, type ColumnMeaning, toHeadingSignature, type SignRule } from './mapping';

/** A bank's own way of writing a table. */
export interface BankLayout extends ColumnMapping {
  readonly bank: string;
  /** Built from a file a bank really made. The others come from descriptions and wait for one. */
  readonly isConfirmed: boolean;
  /** Rows of this record are movements; those of others tell about the account. */
  readonly record?: string;
}

interface DeclaredLayout {
  readonly id: string;
  readonly name: string;
  readonly bank: string;
  readonly isConfirmed: boolean;
  /** Left out where no description tells it: then as the file shows it. */
  readonly dateForm?: DateForm;
  readonly sign: SignRule;
  readonly feesMove?: boolean;
  readonly record?: string;
  readonly columns: readonly (readonly [heading: string, meaning: ColumnMeaning])[];
}

const createLayout = ({ columns, ...rest }: DeclaredLayout): BankLayout => ({
  ...rest,
  signature: toHeadingSignature(columns.map(([heading]) => heading)),
  columns: columns.map(([, meaning]) => meaning),
});

/**
 * One object for each table a bank exports. Whether a fee moves the balance beside its amount is left to the running balance
 * of the file, because versions differ. Banks that are not here are read by a mapping the firm makes once.
 */
export const layouts: readonly BankLayout[] = [
  createLayout({
    id: 'absa-history',
    name: 'Absa transaction history',
    bank: 'Absa',
    isConfirmed: true,
    dateForm: 'YYYYMMDD',
    sign: 'signed',
    columns: [
      ['Date', 'day'],
      ['Description', 'description'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'fnb-history',
    name: 'FNB or RMB transaction history',
    bank: 'FNB',
    isConfirmed: true,
    dateForm: 'YYYY-MM-DD',
    sign: 'signed',
    columns: [
      ['Date', 'day'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
      ['Description', 'description'],
    ],
  }),
  createLayout({
    id: 'fnb-statement',
    name: 'FNB statement',
    bank: 'FNB',
    isConfirmed: false,
    dateForm: 'YYYYMMDD',
    sign: 'mark',
    columns: [
      ['Effective Date', 'day'],
      ['Description', 'description'],
      ['Reference', 'reference'],
      ['Service Fee', 'fee'],
      ['Debit / Credit', 'mark'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'fnb-emailed',
    name: 'FNB statement sent by email',
    bank: 'FNB',
    isConfirmed: false,
    dateForm: 'DD Mon',
    sign: 'signed',
    record: '5',
    // The charges of the last column are gathered and taken off at the end of the month, in a row of their own.
    feesMove: false,
    columns: [
      ['5', 'ignore'],
      ['Number', 'ignore'],
      ['Date', 'day'],
      ['Description1', 'description'],
      ['Description2', 'description'],
      ['Description3', 'description'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
      ['Accrued Charges', 'fee'],
    ],
  }),
  createLayout({
    id: 'capitec',
    name: 'Capitec transactions',
    bank: 'Capitec',
    isConfirmed: false,
    dateForm: 'YYYY-MM-DD',
    sign: 'columns',
    columns: [
      ['Nr', 'ignore'],
      ['Account', 'account'],
      ['Posting Date', 'day'],
      ['Transaction Date', 'valueDay'],
      ['Description', 'description'],
      ['Original Description', 'ignore'],
      ['Parent Category', 'ignore'],
      ['Category', 'ignore'],
      ['Money In', 'moneyIn'],
      ['Money Out', 'moneyOut'],
      ['Fee', 'fee'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'capitec-2023',
    name: 'Capitec transactions (2023)',
    bank: 'Capitec',
    isConfirmed: true,
    dateForm: 'DD-MM-YYYY',
    sign: 'columns',
    columns: [
      ['Sequence Number', 'ignore'],
      ['Account', 'account'],
      ['Posting Date', 'day'],
      ['Transaction Date', 'valueDay'],
      ['Statement Description', 'description'],
      ['Long Description', 'ignore'],
      ['Parent Category', 'ignore'],
      ['Sub-category', 'ignore'],
      ['Debit Amount', 'moneyOut'],
      ['Credit Amount', 'moneyIn'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'bank-zero',
    name: 'Bank Zero transactions',
    bank: 'Bank Zero',
    isConfirmed: true,
    sign: 'signed',
    columns: [
      ['Date', 'day'],
      ['Day', 'ignore'],
      ['Time', 'ignore'],
      ['Type', 'ignore'],
      ['Description 1', 'description'],
      ['Description 2', 'description'],
      ['Fee', 'fee'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
      ['Has Attachments', 'ignore'],
    ],
  }),
  createLayout({
    id: 'bank-zero-history',
    name: 'Bank Zero history',
    bank: 'Bank Zero',
    isConfirmed: false,
    sign: 'signed',
    columns: [
      ['Date', 'day'],
      ['Day', 'ignore'],
      ['Time', 'ignore'],
      ['Type', 'ignore'],
      ['Description 1', 'description'],
      ['Description 2', 'description'],
      ['Fee', 'fee'],
      ['Amount', 'amount'],
      ['Balance', 'balance'],
      ['Has Attachments', 'ignore'],
      ['Transaction Id', 'bankId'],
    ],
  }),
  createLayout({
    id: 'tymebank',
    name: 'TymeBank transactions',
    bank: 'TymeBank',
    isConfirmed: false,
    sign: 'columns',
    columns: [
      ['Date', 'day'],
      ['Description', 'description'],
      ['Fees', 'fee'],
      ['Money Out', 'moneyOut'],
      ['Money In', 'moneyIn'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'standard-bank',
    name: 'Standard Bank transactions',
    bank: 'Standard Bank',
    isConfirmed: false,
    sign: 'columns',
    columns: [
      ['Date', 'day'],
      ['Description', 'description'],
      ['Payments', 'moneyOut'],
      ['Deposits', 'moneyIn'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'nedbank',
    name: 'Nedbank statement',
    bank: 'Nedbank',
    isConfirmed: false,
    sign: 'columns',
    columns: [
      ['Tran list no', 'ignore'],
      ['Date', 'day'],
      ['Description', 'description'],
      ['Fees', 'fee'],
      ['Debits', 'moneyOut'],
      ['Credits', 'moneyIn'],
      ['Balance', 'balance'],
    ],
  }),
  createLayout({
    id: 'investec',
    name: 'Investec transactions',
    bank: 'Investec',
    isConfirmed: false,
    dateForm: 'YYYY-MM-DD',
    sign: 'columns',
    columns: [
      ['Date', 'day'],
      ['Description', 'description'],
      ['Debit', 'moneyOut'],
      ['Credit', 'moneyIn'],
      ['Balance', 'balance'],
    ],
  }),
];
