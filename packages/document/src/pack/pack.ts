import type { PaperBlock, Paper } from '../tree/paper';

/** Papers bound as one file: an index, then each of them, every page numbered through. */
export interface PaperPack {
  /** What stands above the index, and how its pages are dressed. */
  readonly cover: Paper;
  readonly above: readonly PaperBlock[];
  readonly words: {
    readonly index: string;
    readonly number: string;
    readonly title: string;
    readonly mark: string;
    readonly page: string;
  };
  readonly rows: readonly PackRow[];
}

export interface PackRow {
  readonly title: string;
  /** What it is called elsewhere: the number of a voucher. */
  readonly mark: string | null;
  /** Which of the files it is, or a paper that is set for it. */
  readonly source: 'pdf' | 'picture' | Paper;
}

/** Where each stands in the pack. */
export interface BoundDocument {
  readonly page: number;
  readonly pages: number;
}

/** Why one of them cannot be taken in: it is locked with a password, cannot be read, or has no page. */
export type PackFault = 'locked' | 'broken' | 'empty';

export interface BoundPack {
  readonly bound: readonly BoundDocument[];
  readonly pages: number;
}

export interface RefusedPack {
  readonly faults: readonly { readonly row: number; readonly fault: PackFault }[];
}
