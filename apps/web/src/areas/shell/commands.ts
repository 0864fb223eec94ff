import { findPageTitle } from '@boedel/contract/pages/find-page';
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
import { type AnyAppPath, paths } from '../../client/paths';
import { logOut } from '../../client/sign-out';
import { chooseLanguage } from '../../client/my-language';
import { type Language, getLanguage, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import type { SignedInPerson } from '../../ui/access';
import type { PaletteCommand } from '../../ui/palette/search-source';
import type { ActionItem, IconComponent, NavItem } from '../../ui/shell/items';
import { icons } from './nav-items';

export interface CommandContext {
  readonly person: SignedInPerson;
  readonly nav: readonly NavItem[];
  readonly topBar: readonly ActionItem[];
  /** Only pages that are there are offered. */
  readonly isThere: (path: string) => boolean;
  readonly toggleTheme: () => void;
}

const iconsOfTopBar: Readonly<Record<string, IconComponent>> = {
  changes: IconBell,
  faq: IconHelp,
  contact: IconMail,
  legal: IconFileText,
  settings: IconSettings,
};

/** Not in any sidebar, yet reached from here by those whom its roles do not exclude. */
function listActivityCentre({ person }: CommandContext): AnyAppPath[] {
  const rule = sidebarRules.find(({ item }) => item === 'Activity Centre');
  const byRole = rule && isShown({ item: rule.item, notFor: rule.notFor ?? [] }, person);
  return byRole ? [paths.activities] : [];
}

function listPages(context: CommandContext): { to: string; label: string; icon: IconComponent | undefined }[] {
  const inNav = context.nav.flatMap(({ to, label, icon, children }) =>
    to ? [{ to, label, icon }] : (children ?? []).map((child) => ({ to: child.to, label: child.label, icon })),
  );
  const own = [...listActivityCentre(context), paths.accountDetails, paths.changePassword].map(({ pattern }) => ({
    to: pattern,
    label: t(findPageTitle(pattern) ?? pattern),
    icon: pattern === paths.activities.pattern ? icons['Activity Centre'] : IconUser,
  }));
  return [...inNav, ...own];
}

const settingsPaths: ReadonlySet<string> = new Set(settingsRules.map(({ item }) => item));

/** Everything the person may open or do from the palette, in the order of the frame. */
export function listCommands(context: CommandContext): PaletteCommand[] {
  const { topBar, isThere } = context;
  const createPageCommands = (to: string, label: string, icon: IconComponent | undefined): PaletteCommand[] =>
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
  const createAction = (
    key: string,
    label: string,
    icon: IconComponent | undefined,
    run: () => void,
  ): PaletteCommand => ({
    key,
    group: t('Actions'),
    label,
    ...(icon && { icon }),
    run,
  });
  const fromTopBar = topBar.flatMap(({ key, label, to, onClick, children }) => {
    const icon = iconsOfTopBar[key];
    if (to) return createPageCommands(to, label, icon);
    if (children) return children.flatMap((child) => createPageCommands(child.to ?? '', child.label, icon));
    return onClick ? [createAction(key, label, icon, onClick)] : [];
  });
  const other: Language = getLanguage() === 'af' ? 'en' : 'af';
  return [
    ...listPages(context).flatMap(({ to, label, icon }) => createPageCommands(to, label, icon)),
    ...fromTopBar,
    createAction('theme', t('Switch between light and dark'), IconMoon, context.toggleTheme),
    createAction(
      'language',
      t('Language: {name}', { name: languages[other] }),
      IconLanguage,
      () => void chooseLanguage(other),
    ),
    createAction('logout', t('Logout'), IconLogout, () => void logOut()),
  ];
}
