import { systemType } from '@boedel/contract/fixed/system-types';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mayCall } from '@boedel/domain/access/who';
import { IconFolder } from '@tabler/icons-react';
import { paths } from '../../app/paths';
import { send } from '../../client/send';
import { loadWords } from '../../i18n/words';
import { phrase, t } from '../../i18n/t';
import type { SearchSource } from '../../ui/palette/search-source';

/** Matters and their parties in the palette. */
export async function matterSearch(): Promise<SearchSource> {
  await loadWords('matter');
  return {
    key: 'matters',
    group: phrase('Matters'),
    icon: IconFolder,
    may: (person) => mayCall(matterCalls.search.who, person),
    search: async (words, signal) => {
      const found = await send(
        matterCalls.search,
        { query: { searchString: words } },
        { signal, quiet: true, silent: true },
      );
      return found.map((one) => ({
        key: String(one.id),
        label: one.found ? `${one.name} (${one.found})` : one.name,
        about: `${one.reference} · ${t(systemType[String(one.systemTypeID) as keyof typeof systemType])}`,
        to: paths.matter.details({ id: one.id }),
      }));
    },
  };
}
