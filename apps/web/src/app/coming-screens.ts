import { routes } from '@boedel/contract/fixed/routes';
import type { Screen } from './public-screens';

/** A matter's own tabs are its workspace's to answer for. */
const kinds: ReadonlySet<string> = new Set(['main', 'report', 'trust report', 'super admin', 'settings']);

/**
 * Pages of the product that the menus name and whose areas are still to come. Each says so instead of leading away, with
 * its own title and roles, and is gone from here the moment its screen is there.
 */
export function comingScreens(there: readonly Screen[]): Screen[] {
  const known = new Set(there.map(({ path }) => path.pattern.toLowerCase()));
  return routes
    .filter(({ kind, path }) => kinds.has(kind) && !known.has(path.toLowerCase()))
    .map(({ path }) => ({
      path: { pattern: path },
      area: 'shell',
      load: () => import('../areas/shell/coming-page').then((module) => module.ComingPage),
    }));
}
