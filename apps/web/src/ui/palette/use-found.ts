import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { usePerson } from '../access';
import type { FoundPaletteRow, SearchSource } from './search-source';

const shortestSearch = 2;
/** Long enough that fast typing asks once, short enough that results stand within 150 ms of the last key. */
const pause = 20;

/** What the sources found for the words typed, once the typing pauses. */
export function useFound(sources: readonly SearchSource[], typed: string) {
  const person = usePerson();
  const [words] = useDebouncedValue(typed.trim(), pause);
  const asked = sources.filter((source) => source.may?.(person) ?? true);
  const answers = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.key, words],
      enabled: words.length >= shortestSearch,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly FoundPaletteRow[]> =>
        source.search(words, signal),
    })),
  });
  const waiting = useQueries({
    queries: asked.map((source) => ({
      queryKey: ['palette', source.key],
      enabled: source.before !== undefined,
      // Asked each time the palette opens: one has been somewhere since.
      staleTime: 0,
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly FoundPaletteRow[]> =>
        source.before?.rows(signal) ?? Promise.resolve([]),
    })),
  });
  const isAsking = words !== typed.trim() || answers.some((answer) => answer.isFetching);
  const isAsked = words.length >= shortestSearch;
  return {
    isAsking,
    found: asked.map((source, index) => ({
      source,
      group: isAsked ? source.group : (source.before?.group ?? source.group),
      rows: (isAsked ? answers[index]?.data : typed.trim() === '' && waiting[index]?.data) || [],
    })),
  };
}
