import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import { IconAddressBook } from '@tabler/icons-react';
import { send } from '../../client/send';
import { markPhrase, t } from '../../i18n/t';
import { loadWords } from '../../i18n/words';
import type { SearchSource } from '../../ui/palette/search-source';
import { toEntryAddress, buildDirectoryKit } from './directories.queries';

/** Entries of every directory in the palette, for those who have their pages. */
export async function loadDirectorySearch(): Promise<SearchSource> {
  await loadWords('directories');
  return {
    key: 'directories',
    group: markPhrase('Directories'),
    icon: IconAddressBook,
    may: (person) => mayCall(directoryToolCalls.search.who, person),
    search: async (words, signal) => {
      const found = await send(
        directoryToolCalls.search,
        { query: { searchString: words } },
        { signal, quiet: true, silent: true },
      );
      return found.map(({ directory, id, name }) => {
        const kit = buildDirectoryKit(directory);
        const list = kit.directory.routes?.list ?? '/';
        return {
          key: `${directory}-${id}`,
          label: name,
          about: t(kit.label),
          to: toEntryAddress(kit, id) ?? list,
          ...(!toEntryAddress(kit, id) && { search: { entry: String(id) } }),
        };
      });
    },
  };
}
