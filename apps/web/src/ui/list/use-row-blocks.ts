import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/t';
import { notifyError } from '../plain/notices';
import type { ListSort } from './column';
import type { ListPageAnswer, PageRequest } from './list-source';

export const blockSize = 100;

export interface RowBlocksRequest<Row> {
  readonly fetch: (request: PageRequest) => Promise<ListPageAnswer<Row>>;
  readonly cacheKey: readonly unknown[];
  readonly search: string;
  readonly sort: ListSort | undefined;
  /** What was fetched to find out that the list is long; the first rows need no second request. */
  readonly first: ListPageAnswer<Row>;
}

/** How many rows there are, as far as is known. */
export interface ListEnd {
  readonly count: number;
  readonly isMore: boolean;
}

/** Where a long list ends; what is known of it grows with the pages that arrive, and begins again with another search. */
export function useListEnd<Row>(first: ListPageAnswer<Row>) {
  const [state, setState] = useState({ first, end: readEnd(first) });
  if (state.first.total !== first.total || state.first.isMore !== first.isMore)
    setState({ first, end: readEnd(first) });
  const setEnd = (end: ListEnd): void => setState((before) => ({ ...before, end }));
  return [state.end, setEnd] as const;
}

const readEnd = <Row>({ total, isMore = false }: ListPageAnswer<Row>): ListEnd => ({ count: total, isMore });

/**
 * Finds rows in the blocks of a long list that are in sight. Each block is fetched when it is first needed and then kept
 * for a while; a row that has not arrived is undefined.
 */
export function useRowBlocks<Row>(
  { fetch, cacheKey, search, sort, first }: RowBlocksRequest<Row>,
  inSight: { readonly from: number; readonly to: number },
  [end, setEnd]: readonly [ListEnd, (end: ListEnd) => void],
): (index: number) => Row | undefined {
  // During fast scrolling, the rows passed on the way are not fetched.
  const [{ from, to }] = useDebouncedValue(inSight, 60);
  const numbers = listNumbers(Math.floor(from / blockSize), Math.floor(Math.max(from, to - 1) / blockSize) + 1);
  const isAtHand = (block: number): boolean => !sort && (block + 1) * blockSize <= first.rows.length;
  const wanted = numbers.filter((block) => !isAtHand(block));
  const answers = useQueries({
    queries: wanted.map((block) => ({
      queryKey: [...cacheKey, 'block', search, sort ?? null, block],
      queryFn: () => fetch({ skip: block * blockSize, take: blockSize, search, sort }),
    })),
  });
  const loaded = wanted.flatMap((block, index) => {
    const page = answers[index]?.data;
    return page ? [{ block, page }] : [];
  });
  const extended = loaded.reduce((known, { block, page }) => updateEnd(known, block, page), end);
  if (extended.count !== end.count || extended.isMore !== end.isMore) setEnd(extended);
  const hasFailed = answers.some(({ isError }) => isError);
  useEffect(() => {
    if (hasFailed) notifyError(t('We could not load some rows. Scroll away and back to try again.'));
  }, [hasFailed]);
  return (index) => {
    const block = Math.floor(index / blockSize);
    if (isAtHand(block)) return first.rows[index];
    return loaded.find((one) => one.block === block)?.page.rows[index - block * blockSize];
  };
}

const listNumbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/** Where rows were not counted to the end, one more block can be scrolled to until a page says how many there are. */
function updateEnd<Row>(known: ListEnd, block: number, page: ListPageAnswer<Row>): ListEnd {
  if (!page.isMore) return { count: page.total, isMore: false };
  if (!known.isMore) return known;
  const reached = block * blockSize + page.rows.length;
  const isFull = page.rows.length === blockSize;
  return { count: Math.max(known.count, isFull ? reached + blockSize : reached), isMore: isFull };
}
