import type { ReadState } from '../states';
import type { ListSort } from './column';

/** What a list asks the server for. */
export interface PageRequest {
  readonly skip: number;
  readonly take: number;
  readonly search: string;
  readonly sort: ListSort | undefined;
}

export interface ListPageAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than `total`; how many was not counted. */
  readonly isMore?: boolean | undefined;
}

/** Either the whole list, read already, or a way to fetch it page by page. */
export type ListSource<Row> =
  | { readonly all: ReadState<readonly Row[]> }
  | {
      readonly page: (request: PageRequest) => Promise<ListPageAnswer<Row>>;
      /** Names what is asked besides the page: the call and its filters. */
      readonly cacheKey: readonly unknown[];
    };
