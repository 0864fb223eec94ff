import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatAsText } from './format-as-text';

type AddressState = Readonly<Record<string, unknown>>;

/**
 * Whoever searches by a number may have typed a private one, and an address is written down by browsers and proxies: then
 * the words are kept with this entry of the history, where Back finds them, and the address does not show them.
 */
const isPrivate = (state: AddressState): boolean => /\d(?:[ -]?\d){5}/.test(formatAsText(state['search']));

/** With `isSaved`, what the form of the page holds was saved or removed just now: nobody is asked about unsaved work. */
export type SetAddressState = (value: string, options?: { readonly isSaved?: boolean }) => void;

/** A piece of state kept in the address, so that a colleague who is sent the link sees the same. '' is not written. */
export function useAddressState(key: string): readonly [string, SetAddressState] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as AddressState;
  const value = search[key];
  const setState: SetAddressState = (next, { isSaved = false } = {}) => {
    const after: AddressState = { ...search, [key]: next || undefined };
    const mask = isPrivate(after) && { mask: { to: '.', search: { ...after, search: undefined } } };
    const to = { to: '.', search: (now: AddressState) => ({ ...now, [key]: next || undefined }), replace: true };
    void navigate({ ...to, ...mask, ignoreBlocker: isSaved } as never);
  };
  return [formatAsText(value), setState];
}

/** The address of this page with another piece of state: for rows that open by it. */
export function toHref(key: string, value: number | string): string {
  const search = new URLSearchParams(location.search);
  search.set(key, `${value}`);
  return `?${search.toString()}`;
}
