/**
 * The one document tree. Accounts, letters and reports are built as a paper; the screen, PDF, Word and Excel are drawn
 * from it and decide nothing. It carries no law and no estates: amounts come with the text they are shown by.
 */
export interface Paper {
  readonly title: string;
  readonly language: 'en' | 'af';
  /** Who it is from, at the head of the first page. */
  readonly letterhead?: PaperLetterhead;
  /** The title stands among the blocks, as the subject of a letter does, and is not set above them. */
  readonly titled?: 'within';
  /** Across every page: 'Example', 'Draft'. */
  readonly mark?: string;
  /** At the foot of every page, beside its number. */
  readonly foot?: string;
  /** Wide tables: its pages lie on their side when it is printed. */
  readonly onItsSide?: boolean;
  /** On every page of a paper that is signed: the scan that comes back is known by it. Only a PDF has it. */
  readonly code?: PaperCode;
  /** Its pages are numbered by what it is bound in. */
  readonly unnumbered?: true;
  /** How 'Page 2 of 7' is said. */
  readonly pageWords: { readonly page: string; readonly of: string };
  readonly parts: readonly PaperPart[];
}

/** A QR code: what it says, and its rows of dark (1) and light (0). */
export interface PaperCode {
  readonly text: string;
  readonly modules: readonly string[];
}

export interface PaperLetterhead {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A part of the paper that may start a page of its own; in a workbook it is a sheet. */
export interface PaperPart {
  readonly title: string;
  readonly newPage: boolean;
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | PaperHeading
  | PaperParagraph
  | PaperItems
  | PaperFactRows
  | PaperForm
  | PaperTable
  | PaperSignatures;

export interface PaperHeading {
  readonly kind: 'heading';
  /** 1 is the paper's own title, where it is `titled` within. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

export interface PaperParagraph {
  readonly kind: 'paragraph';
  readonly text: readonly PaperRun[];
  readonly align?: 'left' | 'center';
}

/** A stretch of words in one dress. */
export interface PaperRun {
  readonly text: string;
  /** What is missing stands out until it is filled in; a paper that is final has none. */
  readonly dress?: 'strong' | 'emphasis' | 'missing';
}

/** A list: each item hangs beside its mark. */
export interface PaperItems {
  readonly kind: 'items';
  readonly rows: readonly { readonly mark: string; readonly text: readonly PaperRun[] }[];
}

/** Labels with what stands beside them: the heading of an account. */
export interface PaperFactRows {
  readonly kind: 'facts';
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Numbered boxes, as a printed form has them. */
export interface PaperForm {
  readonly kind: 'form';
  readonly rows: readonly { readonly number: string; readonly label: string; readonly value: string }[];
}

export interface PaperTable {
  readonly kind: 'table';
  /** Read out for those who do not see it. */
  readonly about: string;
  readonly columns: readonly PaperColumn[];
  /** Lines between the columns as well as between the groups. */
  readonly ruled: boolean;
  readonly rows: readonly PaperRow[];
}

/** Words take the room there is; numbers, vouchers, days and amounts take what they need. A day is never broken in two. */
export interface PaperColumn {
  readonly kind: 'number' | 'words' | 'voucher' | 'day' | 'amount';
  readonly title: string;
  /** Beside what a line comes to, for information: two papers are not compared by it. */
  readonly isBeside?: true;
}

export interface PaperRow {
  readonly kind: 'line' | 'group' | 'subtotal' | 'total' | 'note';
  readonly cells: readonly PaperCell[];
}

export type PaperCell = null | string | PaperAmount;

export interface PaperAmount {
  /** Names the amount, so that another can be worked out from it. */
  readonly id?: string;
  readonly cents: number;
  readonly shown: string;
  /** The amounts it is made up of: a workbook computes it again from them. */
  readonly madeOf?: { readonly add: readonly string[]; readonly take?: readonly string[] };
  /** Set by hand against what was computed. */
  readonly marked?: boolean;
  /** The entry of the books that it is, so that whoever reads the account opens it. */
  readonly source?: { readonly table: string; readonly id: number };
}

export interface PaperSignatures {
  readonly kind: 'signatures';
  readonly places: readonly { readonly who: string; readonly about: string }[];
  readonly at: string;
}

export const isAmount = (cell: PaperCell): cell is PaperAmount => typeof cell === 'object' && cell !== null;

export const toRuns = (text: string): readonly PaperRun[] => [{ text }];
