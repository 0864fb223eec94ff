import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { t } from '../../i18n/t';
import { Loaded } from '../states';
import type { AddressSorting } from './address-sort';
import { type ListColumn, readColumnValue } from './column';
import type { ListPageAnswer, PageRequest } from './list-source';
import styles from './list.module.css';
import { ListTable, type ListRowsProps } from './list-table';
import { LongTable } from './long-table';

/** Up to here a list is fetched whole and is a plain table; past it the server pages, sorts and searches. */
export const wholeListLimit = 200;
const cardsAtATime = 50;

export interface PagedRowsProps<Row> extends ListRowsProps<Row> {
  readonly label: string;
  readonly fetch: (request: PageRequest) => Promise<ListPageAnswer<Row>>;
  readonly cacheKey: readonly unknown[];
  readonly search: string;
  readonly sorting: AddressSorting;
  readonly nothing: ReactNode;
  readonly height: string;
}

/** Amounts have a column once there is one. */
const hasMoneyColumns = <Row,>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): readonly ListColumn<Row>[] =>
  columns.filter(
    (column) => column.kind !== 'money' || rows.some((row) => (readColumnValue(column, row) ?? null) !== null),
  );

/** Rows of a list whose length only the server knows. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { fetch, cacheKey, search } = props;
  // What the key names is all that is asked, so the list keeps its rows while only the page around it is drawn again.
  // oxlint-disable-next-line react/exhaustive-deps
  const steady = useCallback(fetch, [JSON.stringify(cacheKey)]);
  const isPhone = useMediaQuery('(max-width: 700px)') ?? false;
  const first = useQuery({
    queryKey: [...cacheKey, 'first', search],
    queryFn: () => fetch({ skip: 0, take: wholeListLimit, search, sort: undefined }),
    placeholderData: keepPreviousData,
  });
  const rows = (
    <Loaded read={first}>
      {(page) => {
        if (page.total === 0) return props.nothing;
        const columns = hasMoneyColumns(props.columns, page.rows);
        if (!page.isMore && page.total <= wholeListLimit)
          return <ListTable {...props} columns={columns} rows={page.rows} />;
        if (isPhone) return <Cards {...props} columns={columns} />;
        return <LongTable<Row> {...props} columns={columns} fetch={steady} first={page} />;
      }}
    </Loaded>
  );
  // What stands there answers the question before this one.
  return (
    <div className={styles.asked} data-asking={first.isPlaceholderData || undefined}>
      {rows}
      {first.isPlaceholderData && <output className={styles.asking}>{t('Please wait...')}</output>}
    </div>
  );
}

/** On a phone a long list is cards, with more on request. */
function Cards<Row>(props: PagedRowsProps<Row>) {
  const { fetch, cacheKey, search, sorting } = props;
  const { sort } = sorting;
  const pages = useInfiniteQuery({
    queryKey: [...cacheKey, 'cards', search, sort],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => fetch({ skip: pageParam, take: cardsAtATime, search, sort }),
    getNextPageParam: (last, all) => {
      const have = all.reduce((count, page) => count + page.rows.length, 0);
      return have < last.total || last.isMore ? have : undefined;
    },
  });
  return (
    <Loaded read={pages}>
      {(data) => (
        <>
          <ListTable {...props} rows={data.pages.flatMap((page) => page.rows)} />
          {pages.hasNextPage && (
            <Button variant="default" fullWidth loading={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
              {t('Show more')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}
