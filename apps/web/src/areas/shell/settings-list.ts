import { findPage, findPageTitle } from '@boedel/contract/pages/find-page';
import { type SettingsGroup, settingsGroups } from '@boedel/contract/pages/page';
import { settingsRules } from '@boedel/contract/session/navigation';
import { listShownItems, type MenuViewer } from '@boedel/domain/access/menus';
import { t } from '../../i18n/t';

export interface SettingsLink {
  readonly path: string;
  readonly label: string;
}
export interface SettingsSection {
  readonly label: string;
  readonly links: readonly SettingsLink[];
}

const groups = Object.keys(settingsGroups) as SettingsGroup[];
const normaliseText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The settings of the system type one works in, under their headings; those whose name has what was typed. */
export function listSettingsSections(person: MenuViewer, typed: string): SettingsSection[] {
  const links = listShownItems(settingsRules, person)
    .map((path) => ({ path, label: t(findPageTitle(path, person.systemType) ?? path), group: findPage(path)?.group }))
    .filter(({ label }) => normaliseText(label).includes(normaliseText(typed.trim())))
    .sort((a, b) => a.label.localeCompare(b.label));
  return groups
    .map((group) => ({ label: t(settingsGroups[group]), links: links.filter((link) => link.group === group) }))
    .filter((section) => section.links.length > 0);
}

/** The place of a settings page among them: its own, or that of the page it is opened from. */
export function findSettingsPath(address: string): string | undefined {
  const page = findPage(address);
  if (page?.kind !== 'settings') return undefined;
  return page.group ? page.path : page.within;
}
