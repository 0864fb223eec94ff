import { findPageTitle } from '@boedel/contract/pages/find-page';
import { settingsRules, topBarRules } from '@boedel/contract/session/navigation';
import { listShownItems, type MenuViewer } from '@boedel/domain/access/menus';
import { paths } from '../../client/paths';
import { t } from '../../i18n/t';
import type { ActionItem } from '../../ui/shell/items';

export interface TopBarActions {
  readonly newChanges: { readonly isNew: boolean; readonly open: () => void };
  readonly openContact: () => void;
}

/** The settings menu of the system type one works in, under the names the firm knows, by name. */
export const listSettingsItems = (person: MenuViewer): ActionItem[] =>
  listShownItems(settingsRules, person)
    .map((path) => ({ key: path, label: t(findPageTitle(path, person.systemType) ?? path), to: path }))
    .sort((a, b) => a.label.localeCompare(b.label));

export const listLegalItems = (): ActionItem[] =>
  Object.values(paths.legal).map(({ pattern }) => ({
    key: pattern,
    label: t(findPageTitle(pattern) ?? ''),
    to: pattern,
  }));

/** New Changes, FAQ, Contact, Legal and Settings, as far as the person sees them. */
export function listTopBarItems(person: MenuViewer, { newChanges, openContact }: TopBarActions): ActionItem[] {
  const items: Readonly<Record<string, ActionItem>> = {
    'New Changes': {
      key: 'changes',
      label: t('New Changes'),
      marked: newChanges.isNew,
      onClick: newChanges.open,
    },
    FAQ: { key: 'faq', label: t('FAQ'), to: paths.faq() },
    Contact: { key: 'contact', label: t('Contact'), onClick: openContact },
    Legal: { key: 'legal', label: t('Legal'), children: listLegalItems() },
    Settings: { key: 'settings', label: t('Settings'), children: listSettingsItems(person) },
  };
  return listShownItems(topBarRules, person).flatMap((item) => items[item] ?? []);
}
