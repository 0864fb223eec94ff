import { useState } from 'react';
import { toHref, useAddressState } from './address-state';

/**
 * Which row of a list is open, kept in the address: the row is a link, and a colleague who is sent it sees the same. While it
 * is open it stays as it was opened, so that what somebody else saves meanwhile is a conflict and not written over.
 */
export function useOpenedRow<Row extends { readonly id: number }>(key: string, rows: readonly Row[] | undefined) {
  const [opened, open] = useAddressState(key);
  const [held, setHeld] = useState<Row>();
  const found = rows?.find(({ id }) => String(id) === opened);
  if (held?.id !== found?.id) setHeld(found);
  return {
    open: opened === 'new' ? ('new' as const) : held,
    setOpen: (row: Row | 'new' | undefined): void => open(row === 'new' ? row : String(row?.id ?? '')),
    hrefOf: ({ id }: { readonly id: number }): string => toHref(key, id),
  };
}
