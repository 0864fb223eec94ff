import type { WireAnswer } from '@boedel/contract/call';
import type { RecordFields } from '@boedel/contract/record/field';
import type { MatterRecord, declareMatterRecordCalls, RecordWarning } from '@boedel/contract/record/matter-record';
import { isMasked } from '@boedel/domain/identity/mask';
import { t, translate } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';
import { useMatter } from '../../ui/the-matter';
import { useRead } from '../hooks';

type MatterRecordAdds = MatterRecord['adds'];
export type MatterRecordCallSet<
  F extends RecordFields = RecordFields,
  A extends MatterRecordAdds = MatterRecordAdds,
> = ReturnType<typeof declareMatterRecordCalls<F, A>>;

/** A row as the kit's screens see it, whichever record it is of. */
export interface RecordScreenRow {
  readonly id: number;
  readonly matterID: number;
  readonly version: number;
  readonly warnings: readonly RecordWarning[];
  readonly [field: string]: unknown;
}

/** A declared record with its calls, as a screen hands them over. */
export interface RecordScreenKit {
  readonly record: MatterRecord;
  readonly calls: MatterRecordCallSet;
}

/** Forgets which record it is: the screens of the kit ask its declaration, not its type. */
export const createRecordKit = <F extends RecordFields, A extends MatterRecordAdds>(
  record: MatterRecord<F, A>,
  calls: MatterRecordCallSet<F, A>,
): RecordScreenKit => ({
  record,
  calls,
});

/** The rows of the matter one is in. */
export function useMatterRows({ record, calls }: RecordScreenKit) {
  const { id } = useMatter();
  return useRead(calls.getbymatterid, { [record.matterIn]: id }, { quiet: true }) as unknown as ReturnType<
    typeof useRead<MatterRecordCallSet['getbymatterid']>
  > & { data: readonly RecordScreenRow[] | undefined };
}

export type MatterRecordRowOf<C extends MatterRecordCallSet> = WireAnswer<C['getbyid']>;

/** What a row is called to people. */
export const nameRow = ({ record: { names, fields, one } }: RecordScreenKit, row: RecordScreenRow): string => {
  const named = row[names];
  const choice = fields[names]?.choices?.find(({ value }) => value === named);
  if (choice) return t(choice.label);
  return typeof named === 'string' && named !== '' ? named : t(one);
};

/** Doubts keep nobody from saving, but are said. */
export function notifyRecordWarnings({ warnings }: { readonly warnings: readonly RecordWarning[] }): void {
  for (const { sentence, said } of warnings) {
    notify({ kind: 'warning', message: said ? translate(said) : t(sentence) });
  }
}

/** A number that is shown masked is not known here, so a row that has one cannot be put back from here. */
export const canComeBack = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(canComeBack) : !isMasked(value);
