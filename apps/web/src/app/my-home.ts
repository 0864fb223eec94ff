import { rolesForRoute } from '@boedel/contract/fixed/routes';
import { sidebarRules } from '@boedel/contract/session/navigation';
import { type Onlooker, isShown } from '@boedel/domain/access/menus';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { claimsOf } from '../client/claims';
import { session } from '../client/session';
import { type AnyPath, paths } from './paths';
import { mainScreens } from './screens';

const dashboardRule = sidebarRules.find(({ item }) => item === 'Dashboard')!;
const isThere = (path: AnyPath): boolean => mainScreens.some((screen) => screen.path.pattern === path.pattern);

/** The first of these that is there and that the person may open; the dashboard is not for everybody. */
export function homeOf(person: Onlooker): AnyPath {
  const candidates = [paths.matters, paths.details, paths.faq];
  const all = isShown(dashboardRule, person) ? [paths.dashboard, ...candidates] : candidates;
  return all.find((path) => isThere(path) && mayOpen(rolesForRoute(path.pattern), person.roles)) ?? paths.faq;
}

/** What the root opens for the person signed in. */
export const myHome = (): AnyPath => homeOf(claimsOf(session.token()) ?? { roles: [], systemType: 0 });
