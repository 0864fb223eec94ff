import type { Encoding } from '../csv/decode';
import type { Separator } from '../csv/read-csv';
import type { LocalDate } from '../dates/local-date';
import type { Message } from '../law/message';
import type { Cents } from '../money/cents';
import type { DecimalSign } from './amount';
import type { DateForm } from './day';

/** What a file was recognised as. */
export const statementFormats = {
  csv: 'CSV',
  xlsx: 'Excel',
  ofx1: 'OFX 1',
  ofx2: 'OFX 2',
  mt940: 'MT940',
  camt053: 'CAMT.053',
} as const;
export type StatementFormat = keyof typeof statementFormats;

/**
 * How much a doubt weighs. `stop`: the file cannot be taken as it is, because something in it was not read. `confirm`: it was
 * read, and a person must say that it is right. `note`: worth knowing, keeps nobody from going on.
 */
export type DoubtWeight = 'stop' | 'confirm' | 'note';

export interface StatementDoubt {
  readonly weight: DoubtWeight;
  /** The line of the file, counted from 1; absent when it is about the whole. */
  readonly line?: number;
  /** What is wrong and what to do. */
  readonly words: Message;
}

/** One movement on the account. What the bank charged beside a movement is a line of its own. */
export interface StatementLine {
  /** The line of the file, in Excel the row. */
  readonly line: number;
  /** The day the bank booked it. */
  readonly day: LocalDate;
  /** From when it bears interest, where the file says so. */
  readonly valueDay?: LocalDate;
  /** In the account holder's favour positive. */
  readonly amount: Cents;
  readonly description: string;
  readonly reference?: string;
  /** The bank's own reference beside the customer's; not always unique. */
  readonly bankReference?: string;
  /** The number the bank itself gave the movement. */
  readonly bankId?: string;
  /** The balance after this line, where the file says so. */
  readonly balance: Cents | null;
  readonly kind: 'MOVEMENT' | 'FEE';
  /** A line of 0.00 tells something and moves nothing: it makes no line of an account. */
  readonly skipInAccount: boolean;
  /** The bank undid an earlier movement. */
  readonly isReversal: boolean;
  /** The same line in another file, or in the same file again, has the same key. */
  readonly key: string;
  /** A line of another format about the same movement has the same likeness: worth a question, no proof. */
  readonly likeness: string;
}

/** Opening + movements = closing, and the running balance line by line. */
export interface StatementProof {
  readonly opening: Cents | null;
  /** `none`: neither told nor to be worked out. */
  readonly openingFrom: 'file' | 'worked out' | 'none';
  readonly movements: Cents;
  readonly closing: Cents | null;
  readonly closingFrom: 'file' | 'worked out' | 'none';
  /** Nothing can be proved while a side is missing, or when both were worked out from the movements themselves. */
  readonly ties: boolean | null;
  /** The first line whose balance does not follow from the one before it. */
  readonly firstBreak?: BalanceBreak;
  readonly breaks: number;
}

export interface BalanceBreak {
  readonly line: number;
  readonly expected: Cents;
  readonly found: Cents;
}

/** The movements of one account, oldest first. */
export interface BankStatement {
  readonly account: string | null;
  readonly currency: string | null;
  readonly owner: string | null;
  /** The bank's number of the statement. */
  readonly number: string | null;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly lines: readonly StatementLine[];
  readonly proof: StatementProof;
}

/** How many rows the file holds, and what became of each. */
export interface RowCount {
  readonly inFile: number;
  readonly read: number;
  /** Totals, opening and closing rows, and entries the bank has not booked yet. */
  readonly passedOver: number;
  /** Rows that could not be read: each has a doubt that names its line. */
  readonly unread: number;
}

/** A file as it was read. */
export interface ReadStatementFile {
  readonly format: StatementFormat;
  /** The layout or the firm's own mapping a table was read by. */
  readonly layout: string | null;
  readonly bank: string | null;
  /** Layouts that were never seen in a real file say so, and a person looks before taking it. */
  readonly isConfirmed: boolean;
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  readonly decimal: DecimalSign;
  readonly dateForm: DateForm | null;
  readonly order: StatementOrder;
  readonly rows: RowCount;
  readonly statements: readonly BankStatement[];
  readonly doubts: readonly StatementDoubt[];
}

export type StatementOrder = 'oldest first' | 'newest first';

/** Whether a file may be taken: nothing in it was left unread. */
export const mayTake = (file: ReadStatementFile): boolean => file.doubts.every(({ weight }) => weight !== 'stop');
