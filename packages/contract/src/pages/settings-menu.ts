import { pages } from './pages.data';

const inMenu = pages.filter(({ path, settingsOf, isOurs }) => settingsOf && !isOurs && path !== '/payoutfile');

/**
 * The settings menu as the specification lists it, with the system types of each entry. The payout file and what is ours are
 * beyond its list.
 */
export const settingsMenu = Object.fromEntries(inMenu.map(({ path, settingsOf }) => [path, settingsOf]));

/** What each entry is called; `*` in every other system type. */
export const settingsLabel = Object.fromEntries(
  inMenu.map(({ path, title, titleIn }) => [path, titleIn ? { ...titleIn, '*': title } : title]),
);
