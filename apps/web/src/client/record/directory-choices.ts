import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { type DirectoryKey, directoryKeys } from '@boedel/contract/directories/registry';
import type { RecordFields } from '@boedel/contract/record/field';
import { useQueries } from '@tanstack/react-query';
import type { FieldOption } from '../../ui/fields/field';
import { toQueryKey } from '../hooks';
import { send } from '../send';

const isDirectory = (to: string | undefined): to is DirectoryKey => directoryKeys.some((key) => key === to);
const query = { skip: 0, take: 1000 };

/** Choices of the fields that point into a directory, by the name of the field. */
export function useDirectoryChoices(fields: RecordFields): Readonly<Record<string, readonly FieldOption[]>> {
  const links = Object.entries(fields).flatMap(([name, { kind, to }]) =>
    kind === 'link' && isDirectory(to) ? [{ name, call: directoryCalls[`${to}.getlist`] }] : [],
  );
  const lists = useQueries({
    queries: links.map(({ call }) => ({
      queryKey: toQueryKey(call, query),
      queryFn: () => send(call, { query }, { quiet: true }),
    })),
  });
  return Object.fromEntries(
    links.map(({ name }, at) => [
      name,
      (lists[at]?.data?.rows ?? []).map((entry) => ({ value: entry.id, label: entry.name })),
    ]),
  );
}
