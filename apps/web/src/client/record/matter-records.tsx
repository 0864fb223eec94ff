import type { ReactElement, ReactNode } from 'react';
import { t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { useOpenedRow } from '../../ui/opened-row';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { createFieldColumns } from '../../ui/record/record-columns';
import { Loaded } from '../../ui/states';
import { revealOf } from '../reveal';
import { type RecordScreenKit, type RecordScreenRow, useMatterRows } from './matter-record';
import { MatterRowDialog, type RowFormOptions } from './matter-row-dialog';

export interface MatterRecordsProps extends RowFormOptions {
  readonly kit: RecordScreenKit;
  /** One sentence for when there is none. */
  readonly none: string;
  /** The heading, where it is not simply what the record is called. */
  readonly title?: string;
  /** The columns, where they are not simply those the declaration puts in the list. */
  readonly columns?: readonly ListColumn<RecordScreenRow>[];
  /** Leaves out rows that are shown elsewhere. */
  readonly only?: (row: RecordScreenRow) => boolean;
}

const guardCapture = (button: ReactElement<{ disabled?: boolean }>) => <OnlyCapture>{button}</OnlyCapture>;
const keepEveryRow = (): boolean => true;

/** The columns a record's list has by its declaration, masked numbers with their eye. */
export const createRecordColumns = ({
  record: { fields, names, table },
}: RecordScreenKit): ListColumn<RecordScreenRow>[] =>
  createFieldColumns<RecordScreenRow>(fields, { names, reveal: ({ id }) => revealOf(table, id) });

/** A list of the matter one is in as a part of a page: a heading, a small table, the shared modal to add or change one. */
export function MatterRecordSection({ kit, none, title, columns, only = keepEveryRow, ...form }: MatterRecordsProps) {
  const read = useMatterRows(kit);
  const rows = (read.data as readonly RecordScreenRow[] | undefined)?.filter(only);
  const { label, one, table } = kit.record;
  const { open, setOpen, hrefOf } = useOpenedRow(table, rows);
  return (
    <PeopleSection
      title={title ?? t(label)}
      add={{ label: t('Add {one}', { one: t(one) }), run: () => setOpen('new') }}
    >
      <Loaded read={read}>
        {() =>
          rows?.length ? (
            <ListTable
              label={t(label)}
              rows={rows}
              columns={columns ?? createRecordColumns(kit)}
              rowKey={({ id }) => id}
              hrefOf={hrefOf}
              onOpen={setOpen}
            />
          ) : (
            <Nobody sentence={none} />
          )
        }
      </Loaded>
      {open && <MatterRowDialog kit={kit} row={open} onClose={() => setOpen(undefined)} {...form} />}
    </PeopleSection>
  );
}

export interface MatterRecordPageProps extends MatterRecordsProps {
  /** Beside the title: what the rows come to. */
  readonly about?: (rows: readonly RecordScreenRow[]) => ReactNode;
  /** What the search box looks in: 'Description, creditor'. */
  readonly searchIn?: string;
}

/** The same as a whole tab: searched and sorted, both in the address, so that a colleague opens the same. */
export function MatterRecordPage({
  kit,
  none,
  columns,
  only = keepEveryRow,
  searchIn,
  about,
  ...form
}: MatterRecordPageProps) {
  const read = useMatterRows(kit);
  const { label, one, table } = kit.record;
  const all = { ...read, data: (read.data as readonly RecordScreenRow[] | undefined)?.filter(only) };
  const { open, setOpen, hrefOf } = useOpenedRow(table, all.data);
  return (
    <>
      <ListPage<RecordScreenRow>
        title={t(label)}
        columns={columns ?? createRecordColumns(kit)}
        rowKey={({ id }) => id}
        source={{ all }}
        hrefOf={hrefOf}
        onOpen={setOpen}
        empty={none}
        {...(searchIn && { searchIn })}
        {...(about && all.data && { about: about(all.data) })}
        add={{
          label: t('Add {one}', { one: t(one) }),
          run: () => setOpen('new'),
          guard: guardCapture,
        }}
      />
      {open && <MatterRowDialog kit={kit} row={open} onClose={() => setOpen(undefined)} {...form} />}
    </>
  );
}
