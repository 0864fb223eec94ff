import { Button } from '@mantine/core';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../address-state';
import { PageTitle } from '../page-title';
import { Empty, Loaded } from '../states';
import { useAddressSort } from './address-sort';
import { type ListColumn, searchRows } from './column';
import styles from './list.module.css';
import type { ListSource } from './list-source';
import { ListTable, type ListRowsProps } from './list-table';
import { type ExportItem, ExportMenu, ListTools, SearchBox } from './list-tools';
import { type ChipItem, Chips } from './chips';
import { PagedRows } from './paged-rows';

export interface ListPageProps<Row> {
  readonly title: string;
  readonly about?: ReactNode;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly source: ListSource<Row>;
  readonly onOpen?: (row: Row) => void;
  /** The address a row opens, where it has one. */
  readonly hrefOf?: (row: Row) => string;
  /** What the search box looks in: 'Name, reference, ID number'. */
  readonly searchIn?: string;
  readonly chips?: readonly ChipItem[];
  /** After the chips: filters that are more than on and off. */
  readonly filters?: ReactNode;
  /** Whether one of those is in use, so that nothing found means nothing matches. */
  readonly filtered?: boolean;
  readonly views?: ReactNode;
  readonly exports?: readonly ExportItem[];
  /** Buttons before the export, such as an import. */
  readonly actions?: ReactNode;
  readonly add?: {
    readonly label: string;
    readonly run: () => void;
    /** Wraps the button where it takes a permission: `(button) => <Protected call={…}>{button}</Protected>`. */
    readonly guard?: (button: ReactElement<{ disabled?: boolean }>) => ReactNode;
  };
  /** One sentence for when there is nothing yet. */
  readonly empty: string;
  /** With it rows can be ticked; it draws what can be done with them. */
  readonly withSelected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Exactly so high, however few rows there are. */
  readonly height?: string;
}

/** The List shape: title, search, chips, rows, export, Add. Search and sort are in the address: a colleague opens the same. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { source, columns, chips, exports, add, withSelected } = props;
  const [search, setSearch] = useAddressState('search');
  const sorting = useAddressSort();
  const [selected, setSelected] = useState<readonly Row[]>([]);
  const button = add && <Button onClick={add.run}>{add.label}</Button>;
  const addButton = add?.guard && button ? add.guard(button) : button;

  const rowsProps: ListRowsProps<Row> = {
    columns,
    rowKey: props.rowKey,
    onOpen: props.onOpen,
    hrefOf: props.hrefOf,
    ...(withSelected && { selected, onSelect: setSelected }),
  };
  const isFiltered = search !== '' || props.filtered || (chips ?? []).some((chip) => chip.on);
  const nothing = isFiltered ? (
    <Empty sentence={t('Nothing matches. Change the search or the filters.')} />
  ) : (
    <Empty sentence={props.empty} action={addButton} />
  );

  const height = props.height ?? 'calc(100dvh - 250px)';
  return (
    <div style={{ '--list-height': `max(${height}, 320px)`, '--list-least': props.height } as CSSProperties}>
      <PageTitle title={props.title} about={props.about}>
        {props.actions}
        {exports && <ExportMenu items={exports} />}
        {addButton}
      </PageTitle>
      {(props.searchIn || chips || props.views) && (
        <ListTools>
          {props.searchIn && <SearchBox value={search} onSearch={setSearch} placeholder={props.searchIn} />}
          {chips && <Chips items={chips} />}
          {props.filters}
          {props.views && <div className={styles.views}>{props.views}</div>}
        </ListTools>
      )}
      {'all' in source ? (
        <Loaded read={source.all}>
          {(all) => {
            const rows = searchRows(all, columns, search);
            if (rows.length === 0) return nothing;
            return <ListTable {...rowsProps} label={props.title} rows={rows} sorting={sorting} />;
          }}
        </Loaded>
      ) : (
        <PagedRows
          {...rowsProps}
          label={props.title}
          fetch={source.page}
          cacheKey={source.cacheKey}
          search={search}
          sorting={sorting}
          nothing={nothing}
          height={height}
        />
      )}
      {withSelected && selected.length > 0 && (
        <div className={`${styles.foot} ${styles.selected}`}>
          <output>
            {t('{count} selected', { count: selected.length })} · {withSelected(selected, () => setSelected([]))}
          </output>
        </div>
      )}
    </div>
  );
}
