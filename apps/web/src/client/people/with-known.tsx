import { Cell } from '../../ui/list/cell';
import type { Column } from '../../ui/list/column';
import { KnownMark } from './known';
import { hasNews, type KnownMark as Mark } from './people.queries';

/** Under the name of those who have several parts or are known elsewhere stands a word about it. */
export const withKnown = <Row,>(
  columns: readonly Column<Row>[],
  markOf: (row: Row) => Mark | undefined,
): readonly Column<Row>[] =>
  columns.map((column) =>
    column.strong
      ? {
          ...column,
          render: (row) => {
            const mark = markOf(row);
            return (
              <div>
                <div>
                  <Cell column={column} row={row} />
                </div>
                {hasNews(mark) && <KnownMark mark={mark} />}
              </div>
            );
          },
        }
      : column,
  );
