import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Refusal } from '@boedel/domain/law/refusal';
import type { ColumnMapping } from '@boedel/domain/statements/mapping';
import type { UnmappedTable } from '@boedel/domain/statements/read-statement';
import type { BankStatement, ReadStatementFile } from '@boedel/domain/statements/statement';
import { declarePagedJob } from '../../platform/worker-pool/worker-job';

export interface StatementToRead {
  readonly bytes: Uint8Array;
  readonly mappings: readonly ColumnMapping[];
  readonly today: LocalDate;
  /** A person chooses the columns. */
  readonly asTable?: boolean;
}

export type StatementHead = Omit<BankStatement, 'lines'> & { readonly lineCount: number };

/** What a file is, before its lines. */
export type Head =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unmapped'; readonly table: UnmappedTable }
  | {
      readonly kind: 'read';
      readonly file: Omit<ReadStatementFile, 'statements'>;
      readonly statements: readonly StatementHead[];
    };

export interface LinesRead {
  /** The place of their statement in the file. */
  readonly statement: number;
  readonly count: number;
  /** As the database reads them. */
  readonly rows: string;
}

/** A bank's file. Lines are fetched as they are wanted, so that they never pile up. */
export const readStatementJob = declarePagedJob<StatementToRead, Head, LinesRead>('readStatement', { seconds: 120 });
