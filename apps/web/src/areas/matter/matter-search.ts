import { systemType } from '@boedel/contract/fixed/system-types';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import type { MatterStatus } from '@boedel/domain/matter/kinds';
import { nameStatus } from '@boedel/domain/matter/status';
import { IconFolder } from '@tabler/icons-react';
import { paths } from '../../client/paths';
import { send } from '../../client/send';
import { loadWords } from '../../i18n/words';
import { markPhrase, t } from '../../i18n/t';
import type { SearchSource } from '../../ui/palette/search-source';

/** Matters and their parties in the palette. */
export async function loadMatterSearch(): Promise<SearchSource> {
  await loadWords('matter');
  return {
    key: 'matters',
    group: markPhrase('Matters'),
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
        // Two of one name are told apart by how they stand and when they died.
        about: [
          one.reference,
          t(nameStatus(one.matterStatus as MatterStatus)),
          one.dateOfDeath && t('died {day}', { day: one.dateOfDeath }),
          t(systemType[String(one.systemTypeID) as keyof typeof systemType]),
        ]
          .filter(Boolean)
          .join(' · '),
        to: paths.matter.details({ id: one.id }),
      }));
    },
    before: {
      group: markPhrase('Recently opened'),
      rows: async (signal) =>
        (await send(matterCalls.getRecent, {}, { signal, quiet: true, silent: true }))
          // Where one is one need not go.
          .filter(({ id }) => !location.pathname.startsWith(`${paths.matter.home({ id })}/`))
          .slice(0, 5)
          .map(({ id, name, reference }) => ({
            key: `recent-${id}`,
            label: name,
            about: reference,
            to: paths.matter.details({ id }),
          })),
    },
  };
}
