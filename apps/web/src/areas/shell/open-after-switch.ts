import { findPage } from '@boedel/contract/pages/find-page';
import { findItemOfPage, sidebarRules } from '@boedel/contract/session/navigation';
import { paths } from '../../client/paths';

/** Whether a page is there in a system type: a setting and an entry of the side navigation may be for some types alone. */
export function isPageOfType(address: string, type: number): boolean {
  const page = findPage(address);
  if (!page) return true;
  const rule = sidebarRules.find(({ item }) => item === findItemOfPage(page.path));
  // An entry of a list is there where its list is.
  const list = findPage(`/${address.split('/')[1]}`);
  const types = page.settingsOf ?? list?.settingsOf ?? rule?.types;
  return types === undefined || types.length === 0 || types.includes(type);
}

/** Where one goes on after choosing another type: the same page, or one that the new type has. */
export function chooseAfterSwitch(address: string, type: number): string | undefined {
  if (/^\/(matters|flowfill|flowview)\/\d+/i.test(address)) return paths.matters();
  return isPageOfType(address, type) ? undefined : paths.root();
}

/** Loads the page afresh in the new type, unless that type lacks it. */
export function openAfterSwitch(type: number): void {
  const elsewhere = chooseAfterSwitch(location.pathname, type);
  if (elsewhere === undefined) location.reload();
  else location.assign(elsewhere);
}
