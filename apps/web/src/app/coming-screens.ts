import { pages } from '@boedel/contract/pages/pages.data';
import { createPageLoader, type AppScreen } from './screen';

/** A matter's own tabs are its workspace's to answer for. */
const kinds: ReadonlySet<string> = new Set(['main', 'report', 'trust report', 'super admin', 'settings']);

/**
 * Pages of the product that the menus name and whose areas are still to come. Each says so instead of leading away, with
 * its own title and roles, and is gone from here the moment its screen is there.
 */
export function listComingScreens(there: readonly AppScreen[]): AppScreen[] {
  const known = new Set(there.map(({ path }) => path));
  return pages
    .filter(({ kind, path }) => kinds.has(kind) && !known.has(path))
    .map(({ path }) => ({
      path,
      words: ['shell'],
      load: createPageLoader(() => import('../areas/shell/coming-page'), 'ComingPage'),
    }));
}
