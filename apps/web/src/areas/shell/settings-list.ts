import { pageAt, titleOf } from '@boedel/contract/pages/find-page';
import { type SettingsGroup, settingsGroups } from '@boedel/contract/pages/page';
import { settingsRules } from '@boedel/contract/session/navigation';
import { shownTo, type Onlooker } from '@boedel/domain/access/menus';
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
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The settings of the system type one works in, under their headings; those whose name has what was typed. */
export function settingsSections(person: Onlooker, typed: string): SettingsSection[] {
  const links = shownTo(settingsRules, person)
    .map((path) => ({ path, label: t(titleOf(path, person.systemType) ?? path), group: pageAt(path)?.group }))
    .filter(({ label }) => plain(label).includes(plain(typed.trim())))
    .sort((a, b) => a.label.localeCompare(b.label));
  return groups
    .map((group) => ({ label: t(settingsGroups[group]), links: links.filter((link) => link.group === group) }))
    .filter((section) => section.links.length > 0);
}

/** The place of a settings page among them: its own, or that of the page it is opened from. */
export function settingsPathOf(address: string): string | undefined {
  const page = pageAt(address);
  if (page?.kind !== 'settings') return undefined;
  return page.group ? page.path : page.within;
}
