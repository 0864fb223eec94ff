import { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { mayCall } from '@boedel/domain/access/who';
import { IconAddressBook } from '@tabler/icons-react';
import { send } from '../../client/send';
import { phrase, t } from '../../i18n/t';
import { loadWords } from '../../i18n/words';
import type { SearchSource } from '../../ui/palette/search-source';
import { entryAddress, kitOf } from './directories.queries';

/** Entries of every directory in the palette, for those who have their pages. */
export async function directorySearch(): Promise<SearchSource> {
  await loadWords('directories');
  return {
    key: 'directories',
    group: phrase('Directories'),
    icon: IconAddressBook,
    may: (person) => mayCall(directoryToolCalls.search.who, person),
    search: async (words, signal) => {
      const found = await send(
        directoryToolCalls.search,
        { query: { searchString: words } },
        { signal, quiet: true, silent: true },
      );
      return found.map(({ directory, id, name }) => {
        const kit = kitOf(directory);
        const list = kit.directory.routes?.list ?? '/';
        return {
          key: `${directory}-${id}`,
          label: name,
          about: t(kit.label),
          to: entryAddress(kit, id) ?? list,
          ...(!entryAddress(kit, id) && { search: { entry: String(id) } }),
        };
      });
    },
  };
}
