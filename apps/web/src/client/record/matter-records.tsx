import type { ReactElement, ReactNode } from 'react';
import { t } from '../../i18n/t';
import type { Column } from '../../ui/list/column';
import { ListPage } from '../../ui/list/list-page';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { useOpenedRow } from '../../ui/opened-row';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { recordColumns } from '../../ui/record/record-columns';
import { Loaded } from '../../ui/states';
import { revealOf } from '../reveal';
import { type Kit, type MatterRow, useMatterRows } from './matter-record';
import { MatterRowDialog, type RowForm } from './matter-row-dialog';

export interface MatterRecordsProps extends RowForm {
  readonly kit: Kit;
  /** One sentence for when there is none. */
  readonly none: string;
  /** The heading, where it is not simply what the record is called. */
  readonly title?: string;
  /** The columns, where they are not simply those the declaration puts in the list. */
  readonly columns?: readonly Column<MatterRow>[];
  /** Leaves out rows that are shown elsewhere. */
  readonly only?: (row: MatterRow) => boolean;
}

const onlyCapture = (button: ReactElement<{ disabled?: boolean }>) => <OnlyCapture>{button}</OnlyCapture>;
const everyRow = (): boolean => true;

/** The columns a record's list has by its declaration, masked numbers with their eye. */
export const matterColumns = ({ record: { fields, names, table } }: Kit): Column<MatterRow>[] =>
  recordColumns<MatterRow>(fields, { names, reveal: ({ id }) => revealOf(table, id) });

/** A list of the matter one is in as a part of a page: a heading, a small table, the shared modal to add or change one. */
export function MatterRecordSection({ kit, none, title, columns, only = everyRow, ...form }: MatterRecordsProps) {
  const read = useMatterRows(kit);
  const rows = (read.data as readonly MatterRow[] | undefined)?.filter(only);
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
              columns={columns ?? matterColumns(kit)}
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
  readonly about?: (rows: readonly MatterRow[]) => ReactNode;
  /** What the search box looks in: 'Description, creditor'. */
  readonly searchIn?: string;
}

/** The same as a whole tab: searched and sorted, both in the address, so that a colleague opens the same. */
export function MatterRecordPage({
  kit,
  none,
  columns,
  only = everyRow,
  searchIn,
  about,
  ...form
}: MatterRecordPageProps) {
  const read = useMatterRows(kit);
  const { label, one, table } = kit.record;
  const all = { ...read, data: (read.data as readonly MatterRow[] | undefined)?.filter(only) };
  const { open, setOpen, hrefOf } = useOpenedRow(table, all.data);
  return (
    <>
      <ListPage<MatterRow>
        title={t(label)}
        columns={columns ?? matterColumns(kit)}
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
          guard: onlyCapture,
        }}
      />
      {open && <MatterRowDialog kit={kit} row={open} onClose={() => setOpen(undefined)} {...form} />}
    </>
  );
}
