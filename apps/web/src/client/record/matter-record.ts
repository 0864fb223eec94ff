import type { WireAnswer } from '@boedel/contract/call';
import type { Fields } from '@boedel/contract/record/field';
import type { MatterRecord, matterRecordCalls, RecordWarning } from '@boedel/contract/record/matter-record';
import { isMasked } from '@boedel/domain/identity/mask';
import { t } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import { useRead } from '../hooks';

type Adds = MatterRecord['adds'];
export type Calls<F extends Fields = Fields, A extends Adds = Adds> = ReturnType<typeof matterRecordCalls<F, A>>;

/** A row as the kit's screens see it, whichever record it is of. */
export interface MatterRow {
  readonly id: number;
  readonly matterID: number;
  readonly version: number;
  readonly warnings: readonly RecordWarning[];
  readonly [field: string]: unknown;
}

/** A declared record with its calls, as a screen hands them over. */
export interface Kit {
  readonly record: MatterRecord;
  readonly calls: Calls;
}

/** Forgets which record it is: the screens of the kit ask its declaration, not its type. */
export const kitOf = <F extends Fields, A extends Adds>(record: MatterRecord<F, A>, calls: Calls<F, A>): Kit => ({
  record,
  calls,
});

/** The rows of the matter one is in. */
export function useMatterRows({ record, calls }: Kit) {
  const { id } = useMatter();
  return useRead(calls.getbymatterid, { [record.matterIn]: id }, { quiet: true }) as unknown as ReturnType<
    typeof useRead<Calls['getbymatterid']>
  > & { data: readonly MatterRow[] | undefined };
}

export type Row<C extends Calls> = WireAnswer<C['getbyid']>;

/** What a row is called to people. */
export const rowName = ({ record: { names, fields, one } }: Kit, row: MatterRow): string => {
  const named = row[names];
  const choice = fields[names]?.choices?.find(({ value }) => value === named);
  if (choice) return t(choice.label);
  return typeof named === 'string' && named !== '' ? named : t(one);
};

/** Doubts keep nobody from saving, but are said. */
export function tellWarnings({ warnings }: { readonly warnings: readonly RecordWarning[] }): void {
  for (const { sentence } of warnings) notify({ kind: 'warning', message: t(sentence) });
}

/** A number that is shown masked is not known here, so a row that has one cannot be put back from here. */
export const canComeBack = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(canComeBack) : !isMasked(value);
