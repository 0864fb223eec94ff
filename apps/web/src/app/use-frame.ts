import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { useMantineColorScheme } from '@mantine/core';
import { useRead } from '../client/hooks';
import { session } from '../client/session';
import { type Language, language, languages } from '../i18n/language';
import { t } from '../i18n/t';
import { switchLanguage } from '../i18n/words';
import { usePerson } from '../ui/access';
import type { FrameProps } from '../ui/shell/frame';
import type { ActionItem } from '../ui/shell/items';
import { paths } from './paths';

const thisYear = new Date().getFullYear();

const other: Readonly<Record<Language, Language>> = { en: 'af', af: 'en' };

/** What the frame shows for the person signed in: the firm's name, the menus they may see, their own settings. */
export function useFrame(): Omit<FrameProps, 'children'> {
  const { roles } = usePerson();
  const firm = useRead(companyCalls.getIntermediaryCompany, undefined, { quiet: true });
  const { colorScheme, toggleColorScheme } = useMantineColorScheme();
  const settings: ActionItem = {
    key: 'settings',
    label: t('Settings'),
    children: [{ key: 'details', label: t('Organisation Settings'), to: paths.details() }],
  };
  return {
    firmName: firm.data?.tradingName ?? firm.data?.name ?? '',
    items: roles.includes('Admin') ? [settings] : [],
    profile: {
      name: session.user()?.fullname ?? '',
      items: [
        {
          key: 'theme',
          label: colorScheme === 'dark' ? t('Light theme') : t('Dark theme'),
          onClick: toggleColorScheme,
        },
        {
          key: 'language',
          label: languages[other[language()]],
          onClick: () => void switchLanguage(other[language()]),
        },
        { key: 'logout', label: t('Logout'), onClick: logOut },
      ],
    },
    nav: [],
    crumbs: [{ label: t('Home'), to: paths.root() }, { label: t('Organisation Settings') }],
    footer: { year: thisYear, poweredBy: 'Boedel', links: [] },
  };
}

function logOut(): void {
  session.clear();
  location.assign(paths.login());
}
