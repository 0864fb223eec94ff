import { titleOf } from '@boedel/contract/pages/find-page';
import { settingsRules, sidebarRules } from '@boedel/contract/session/navigation';
import { isShown } from '@boedel/domain/access/menus';
import {
  IconBell,
  IconFileText,
  IconHelp,
  IconLanguage,
  IconLogout,
  IconMail,
  IconMoon,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { type AnyPath, paths } from '../../client/paths';
import { logOut } from '../../client/sign-out';
import { chooseLanguage } from '../../client/my-language';
import { type Language, language, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import type { Person } from '../../ui/access';
import type { Command } from '../../ui/palette/search-source';
import type { ActionItem, IconOf, NavItem } from '../../ui/shell/items';
import { icons } from './nav-items';

export interface CommandContext {
  readonly person: Person;
  readonly nav: readonly NavItem[];
  readonly topBar: readonly ActionItem[];
  /** Only pages that are there are offered. */
  readonly isThere: (path: string) => boolean;
  readonly toggleTheme: () => void;
}

const iconsOfTopBar: Readonly<Record<string, IconOf>> = {
  changes: IconBell,
  faq: IconHelp,
  contact: IconMail,
  legal: IconFileText,
  settings: IconSettings,
};

/** Not in any sidebar, yet reached from here by those whom its roles do not exclude. */
function activityCentre({ person }: CommandContext): AnyPath[] {
  const rule = sidebarRules.find(({ item }) => item === 'Activity Centre');
  const byRole = rule && isShown({ item: rule.item, notFor: rule.notFor ?? [] }, person);
  return byRole ? [paths.activities] : [];
}

function pages(context: CommandContext): { to: string; label: string; icon: IconOf | undefined }[] {
  const inNav = context.nav.flatMap(({ to, label, icon, children }) =>
    to ? [{ to, label, icon }] : (children ?? []).map((child) => ({ to: child.to, label: child.label, icon })),
  );
  const own = [...activityCentre(context), paths.accountDetails, paths.changePassword].map(({ pattern }) => ({
    to: pattern,
    label: t(titleOf(pattern) ?? pattern),
    icon: pattern === paths.activities.pattern ? icons['Activity Centre'] : IconUser,
  }));
  return [...inNav, ...own];
}

const settingsPaths: ReadonlySet<string> = new Set(settingsRules.map(({ item }) => item));

/** Everything the person may open or do from the palette, in the order of the frame. */
export function commandsFor(context: CommandContext): Command[] {
  const { topBar, isThere } = context;
  const page = (to: string, label: string, icon: IconOf | undefined): Command[] =>
    isThere(to)
      ? [
          {
            key: to,
            group: settingsPaths.has(to) ? t('Settings') : t('Go to'),
            label,
            ...(icon && { icon }),
            to,
          },
        ]
      : [];
  const action = (key: string, label: string, icon: IconOf | undefined, run: () => void): Command => ({
    key,
    group: t('Actions'),
    label,
    ...(icon && { icon }),
    run,
  });
  const fromTopBar = topBar.flatMap(({ key, label, to, onClick, children }) => {
    const icon = iconsOfTopBar[key];
    if (to) return page(to, label, icon);
    if (children) return children.flatMap((child) => page(child.to ?? '', child.label, icon));
    return onClick ? [action(key, label, icon, onClick)] : [];
  });
  const other: Language = language() === 'af' ? 'en' : 'af';
  return [
    ...pages(context).flatMap(({ to, label, icon }) => page(to, label, icon)),
    ...fromTopBar,
    action('theme', t('Change between light and dark'), IconMoon, context.toggleTheme),
    action(
      'language',
      t('Language: {name}', { name: languages[other] }),
      IconLanguage,
      () => void chooseLanguage(other),
    ),
    action('logout', t('Logout'), IconLogout, () => void logOut()),
  ];
}
