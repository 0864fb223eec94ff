import { userCalls } from '@boedel/contract/users/users.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import { IconUserCog } from '@tabler/icons-react';
import { paths } from '../../client/paths';
import { send } from '../../client/send';
import { markPhrase } from '../../i18n/t';
import { loadWords } from '../../i18n/words';
import type { SearchSource } from '../../ui/palette/search-source';

/** The people who work here, in the palette of those who look after them. */
export async function loadUserSearch(): Promise<SearchSource> {
  await loadWords('users');
  return {
    key: 'users',
    group: markPhrase('Users'),
    icon: IconUserCog,
    may: (person) => mayCall(userCalls.getlist.who, person),
    search: async (words, signal) => {
      const { rows } = await send(
        userCalls.getlist,
        { query: { searchString: words, take: 5 } },
        { signal, quiet: true, silent: true },
      );
      return rows.map(({ id, fullname, email }) => ({
        key: String(id),
        label: fullname,
        about: email,
        to: paths.users(),
        search: { user: String(id) },
      }));
    },
  };
}
