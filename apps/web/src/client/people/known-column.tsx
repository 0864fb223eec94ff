import { phrase } from '../../i18n/t';
import type { Column } from '../../ui/list/column';
import { KnownMark } from './known';
import { hasNews, type KnownMark as Mark } from './people.queries';

/** A last column for those who have several parts or are known elsewhere; none where nobody is. */
export const knownColumn = <Row,>(
  rows: readonly Row[],
  markOf: (row: Row) => Mark | undefined,
): readonly Column<Row>[] =>
  rows.some((row) => hasNews(markOf(row)))
    ? [
        {
          key: 'known',
          title: phrase('Also'),
          sortable: false,
          value: (row) => (hasNews(markOf(row)) ? ' ' : null),
          render: (row) => {
            const mark = markOf(row);
            return hasNews(mark) ? <KnownMark mark={mark} /> : null;
          },
        },
      ]
    : [];
