import { useNavigate, useSearch } from '@tanstack/react-router';
import { asText } from './as-text';

/** A piece of state kept in the address, so that a colleague who is sent the link sees the same. '' is not written. */
export function useAddressState(key: string): readonly [string, (value: string) => void] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const value = search[key];
  const set = (next: string): void => {
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, [key]: next || undefined }),
      replace: true,
    } as never);
  };
  return [asText(value), set];
}
