import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Refusal } from '@boedel/domain/law/refusal';
import type { Mapping } from '@boedel/domain/statements/mapping';
import type { UnmappedTable } from '@boedel/domain/statements/read-statement';
import type { Statement, StatementFile } from '@boedel/domain/statements/statement';
import { pagedWorkerJob } from '../../platform/worker-pool/worker-job';

export interface StatementToRead {
  readonly bytes: Uint8Array;
  readonly mappings: readonly Mapping[];
  readonly today: LocalDate;
}

export type StatementHead = Omit<Statement, 'lines'> & { readonly lineCount: number };

/** What a file is, before its lines. */
export type Head =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'unmapped'; readonly table: UnmappedTable }
  | {
      readonly kind: 'read';
      readonly file: Omit<StatementFile, 'statements'>;
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
export const readStatementJob = pagedWorkerJob<StatementToRead, Head, LinesRead>('readStatement', { seconds: 120 });
