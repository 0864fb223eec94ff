import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { useMantineColorScheme } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useLocation, useRouter } from '@tanstack/react-router';
import { createElement } from 'react';
import { useNewChanges } from '../areas/changes/use-new-changes';
import { InboxList } from '../areas/inbox/inbox-list';
import { type InboxEntry, useInbox } from '../areas/inbox/inbox.queries';
import { listCommands } from '../areas/shell/commands';
import { listCrumbs } from '../areas/shell/crumbs';
import { listNavItems } from '../areas/shell/nav-items';
import { ProfilePanel } from '../areas/shell/profile-panel';
import { SystemTypeMenu } from '../areas/shell/system-type-menu';
import { listTopBarItems } from '../areas/shell/top-bar';
import { useConfiguration } from '../client/configuration';
import { useCall, useRead } from '../client/hooks';
import { session } from '../client/session';
import { t } from '../i18n/t';
import { usePerson } from '../ui/access';
import { useCrumbLabels } from '../ui/crumb-labels';
import type { PaletteCommand } from '../ui/palette/search-source';
import type { AppFrameProps } from '../ui/shell/frame';
import { listMatterCommands } from './matter-commands';
import { mainScreens } from './screens';

const thisYear = new Date().getFullYear();
const screens: ReadonlySet<string> = new Set(mainScreens.map(({ path }) => path));

export interface ShellActions {
  readonly openContact: () => void;
  readonly openPalette: () => void;
}

/** What the frame shows for the person signed in, and what the palette offers them. */
export function useShell({ openContact, openPalette }: ShellActions) {
  const person = usePerson();
  const { pathname } = useLocation();
  const provided = useConfiguration();
  const named = useCrumbLabels();
  const { toggleColorScheme } = useMantineColorScheme();
  const firm = useRead(companyCalls.getIntermediaryCompany, undefined, { quiet: true });
  const newChanges = useNewChanges(!person.roles.includes('UserMatterAccess'));

  const markRead = useCall(inboxCalls.markRead);
  const router = useRouter();
  const openEntry = ({ id, path, isRead }: InboxEntry): void => {
    if (!isRead) markRead.run({ ids: [id], isRead: true });
    router.history.push(path);
  };
  const inbox = useInbox(openEntry);

  const firmName = firm.data?.tradingName ?? firm.data?.name ?? '';
  const crumbs = listCrumbs(pathname, person.systemType, named);
  const page = crumbs.at(-1)?.label;
  useDocumentTitle([page, firmName].filter(Boolean).join(' · '));

  const nav = listNavItems(person);
  const items = listTopBarItems(person, { newChanges, openContact });
  const sites = provided ? [provided.provider, ...provided.products] : [];
  const frame: Omit<AppFrameProps, 'children'> = {
    firmName,
    place: createElement(SystemTypeMenu),
    items,
    profile: {
      name: session.user()?.fullname ?? '',
      panel: (close) => createElement(ProfilePanel, { onFollow: close }),
    },
    inbox: {
      unread: inbox?.unread ?? 0,
      list: (close) =>
        createElement(InboxList, {
          inbox,
          onOpen: (entry: InboxEntry) => {
            close();
            openEntry(entry);
          },
        }),
    },
    onSearch: openPalette,
    nav,
    crumbs,
    footer: {
      year: thisYear,
      poweredBy: provided?.provider.name ?? '',
      links: sites.map((site) => ({
        key: site.name,
        label: t(site.name),
        href: 'site' in site ? site.site : site.learnMore,
      })),
    },
  };
  const commands: readonly PaletteCommand[] = listCommands({
    person,
    nav,
    topBar: items,
    isThere: (path) => screens.has(path),
    toggleTheme: toggleColorScheme,
  });
  const ofMatters = listMatterCommands(person);
  return { frame, commands: [...commands, ...ofMatters], newChanges };
}
