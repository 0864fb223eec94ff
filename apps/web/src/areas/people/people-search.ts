import { peopleCalls } from '@boedel/contract/people/people.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import { IconUser } from '@tabler/icons-react';
import { paths } from '../../client/paths';
import { listWord, translatePersonRole } from '../../client/people/people-words';
import { send } from '../../client/send';
import { markPhrase } from '../../i18n/t';
import { loadWords } from '../../i18n/words';
import type { SearchSource } from '../../ui/palette/search-source';

/** People and bodies in the palette, each once however many matters they have a part in. */
export async function loadPeopleSearch(): Promise<SearchSource> {
  await loadWords('people');
  return {
    key: 'people',
    group: markPhrase('People'),
    icon: IconUser,
    may: (person) => mayCall(peopleCalls.find.who, person),
    search: async (words, signal) => {
      const found = await send(
        peopleCalls.find,
        { query: { searchString: words, take: 5 } },
        { signal, quiet: true, silent: true },
      );
      return found.map(({ knownID, listName, parts, directories }) => ({
        key: String(knownID),
        label: listName,
        about: [...parts.map((part) => `${translatePersonRole(part)}, ${part.reference}`), ...directories.map(listWord)]
          .slice(0, 3)
          .join(' · '),
        to: paths.person({ knownId: knownID }),
      }));
    },
  };
}
