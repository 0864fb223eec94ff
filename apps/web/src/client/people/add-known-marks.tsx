import { Cell } from '../../ui/list/cell';
import type { ListColumn } from '../../ui/list/column';
import { KnownMark } from './known';
import { hasNews, type KnownPersonMark as Mark } from './people.queries';

/** Under the name of those who have several parts or are known elsewhere stands a word about it. */
export const addKnownMarks = <Row,>(
  columns: readonly ListColumn<Row>[],
  markOf: (row: Row) => Mark | undefined,
): readonly ListColumn<Row>[] =>
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
