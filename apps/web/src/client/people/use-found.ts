import { peopleCalls } from '@boedel/contract/people/people.calls';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { send } from '../send';
import type { FoundKnownPerson } from './people.queries';

/** Fewer letters find too many to choose from. */
export const isEnoughTyped = (typed: string): boolean => typed.replaceAll(/\s/g, '').length >= 2;

/** Who is known by what is typed, once the typing pauses for a moment. */
export function useFound(
  typed: string,
  matterID: number | undefined,
): { found: readonly FoundKnownPerson[]; isLooking: boolean } {
  const [asked] = useDebouncedValue(typed.trim(), 180);
  const query = useQuery({
    queryKey: [peopleCalls.find.path, { asked, matterID }],
    enabled: isEnoughTyped(asked),
    queryFn: ({ signal }) =>
      send(
        peopleCalls.find,
        { query: { searchString: asked, ...(matterID && { matterID }) } },
        { signal, quiet: true, silent: true },
      ),
    placeholderData: (last) => last,
  });
  const isCurrent = isEnoughTyped(typed) && asked === typed.trim();
  return { found: isEnoughTyped(typed) ? (query.data ?? []) : [], isLooking: !isCurrent || query.isFetching };
}
