import type { ReactNode } from 'react';
import type { RecordFields } from '@boedel/contract/record/field';
import { systemType } from '@boedel/domain/matter/kinds';
import { sum } from '@boedel/domain/money/cents';
import { useBeneficiaries } from '../../client/record/people-choices';
import type { ListColumn } from '../../ui/list/column';
import { createRecordColumns, MatterRecordPage } from '../../client/record/matter-records';
import { type RecordScreenKit, type RecordScreenRow, useMatterRows } from '../../client/record/matter-record';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { toCents } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { useCashLinks } from './cash.queries';
import { createPairColumn, listOriginalOptions } from './reversal-pairs';

interface EntriesTabProps {
  readonly kit: RecordScreenKit;
  readonly dayField: string;
  readonly none: string;
  /** What the entries in the bank and those that are not come to: 'received', 'still to be received'. */
  readonly words: readonly [moved: string, open: string];
  /** Columns of what was worked out, after the amount; shown where a row has something in the first of them. */
  readonly worked?: readonly ListColumn<RecordScreenRow>[];
  readonly rule: (values: Readonly<Record<string, unknown>>) => unknown;
}

const nothing: readonly ListColumn<RecordScreenRow>[] = [];
const sumRows = (rows: readonly RecordScreenRow[]) => sum(rows.map((row) => toCents(row['amount'] as number)));
const isMoved = (row: RecordScreenRow): boolean => row['bankAccountID'] !== null;

/** What the entries come to, in the bank and not yet. */
const createTotalText =
  ([moved, open]: EntriesTabProps['words']) =>
  (rows: readonly RecordScreenRow[]): ReactNode => {
    const unmoved = rows.filter((row) => !isMoved(row));
    return (
      rows.length > 0 && (
        <>
          <Amount cents={sumRows(rows.filter(isMoved))} /> {moved}
          {unmoved.length > 0 && (
            <>
              {' · '}
              <Amount cents={sumRows(unmoved)} /> {open}
            </>
          )}
        </>
      )
    );
  };

/** Income or expenses: the entries as a list that adds up, each opened, changed and removed in the shared modal. */
export function EntriesTab({ kit, dayField, none, words, worked = nothing, rule }: EntriesTabProps) {
  const { id, systemTypeID } = useMatter();
  const beneficiaries = useBeneficiaries(id, systemTypeID === systemType.trust);
  const today = useToday();
  const { main, links } = useCashLinks();
  const fields: RecordFields = kit.record.fields;
  const isAsked = (key: string) => fields[key]?.systemTypes?.includes(systemTypeID as never) ?? true;
  const rows = useMatterRows(kit).data ?? [];
  const isWorked = rows.some((row) => row[worked[0]?.key ?? '']);
  const columns = [
    ...createRecordColumns(kit).filter(({ key }) => isAsked(key)),
    ...(isWorked ? worked : []),
    {
      key: 'bankAccountName',
      title: markPhrase('Bank account'),
      value: (row: RecordScreenRow) => (row['bankAccountName'] as string | null) ?? t('Not yet'),
    },
    ...createPairColumn(rows),
  ];
  return (
    <MatterRecordPage
      kit={kit}
      none={none}
      searchIn={t('Description, type, voucher')}
      columns={columns}
      links={{ ...links, beneficiaryID: beneficiaries, reversalOfID: listOriginalOptions(rows, dayField) }}
      begins={{ [dayField]: today, bankAccountID: main }}
      rule={rule}
      about={createTotalText(words)}
    />
  );
}
