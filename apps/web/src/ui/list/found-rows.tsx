import { t } from '../../i18n/t';
import { Empty } from '../states';
import { ListTable, type ListTableProps } from './list-table';

interface FoundRowsProps<Row extends { readonly id: number }> extends Omit<ListTableProps<Row>, 'rowKey'> {
  /** Whether there are any, found or not. */
  readonly hasAny: boolean;
  /** What to do while there are none. */
  readonly none: string;
}

/** The rows a search leaves. Where it leaves none it says whether the search is too narrow or nothing is captured. */
export function FoundRows<Row extends { readonly id: number }>({ hasAny, none, ...table }: FoundRowsProps<Row>) {
  if (table.rows.length > 0) return <ListTable {...table} rowKey={({ id }) => id} />;
  return <Empty sentence={hasAny ? t('Nothing matches. Change the search or the filters.') : none} />;
}
