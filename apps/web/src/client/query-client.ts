import { QueryClient } from '@tanstack/react-query';

/**
 * Nothing is asked again behind a person's back while they type; screens say what a change makes out of date. Without a
 * connection a call fails at once and says so: held back, it would spin in silence and be made later, unasked.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
