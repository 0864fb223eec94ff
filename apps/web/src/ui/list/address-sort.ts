import { useAddressState } from '../address-state';
import type { Sort } from './column';

export interface Sorting {
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** How the list is sorted, in the address: `sort=name`, `sort=-name` from the end. */
export function useAddressSort(): Sorting {
  const [written, write] = useAddressState('sort');
  return {
    sort: written ? { key: written.replace(/^-/, ''), descending: written.startsWith('-') } : undefined,
    onSort: (sort) => write(sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''),
  };
}
