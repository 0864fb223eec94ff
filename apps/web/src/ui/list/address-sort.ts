import { useAddressState } from '../address-state';
import type { ListSort } from './column';

export interface AddressSorting {
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort | undefined) => void;
}

/** How the list is sorted, in the address: `sort=name`, `sort=-name` from the end. */
export function useAddressSort(): AddressSorting {
  const [written, write] = useAddressState('sort');
  return {
    sort: written ? { key: written.replace(/^-/, ''), descending: written.startsWith('-') } : undefined,
    onSort: (sort) => write(sort ? `${sort.descending ? '-' : ''}${sort.key}` : ''),
  };
}
