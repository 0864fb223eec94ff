import { QueryClient } from '@tanstack/react-query';

/** Nothing is asked again behind a person's back while they type; screens say what a change makes out of date. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
