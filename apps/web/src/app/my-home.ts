import { rolesOfPage } from '@boedel/contract/pages/find-page';
import { itemOfPage, sidebarRules } from '@boedel/contract/session/navigation';
import { type Onlooker, isShown } from '@boedel/domain/access/menus';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { claimsOf, session } from '../client/session';
import { type AnyPath, paths } from '../client/paths';
import { mainScreens } from './screens';

const dashboardRule = sidebarRules.find(({ item }) => item === 'Dashboard')!;
const isThere = (path: AnyPath): boolean => mainScreens.some((screen) => screen.path === path.pattern);

/** The first of these that is there and that the person may open; the dashboard is not for everybody. */
export function homeOf(person: Onlooker): AnyPath {
  const candidates = [paths.matters, paths.details, paths.faq];
  const all = isShown(dashboardRule, person) ? [paths.dashboard, ...candidates] : candidates;
  return all.find((path) => isThere(path) && mayOpen(rolesOfPage(path.pattern), person.roles)) ?? paths.faq;
}

/**
 * Where somebody is led who asks by its address for a page that the side navigation leaves out for their role, and whose calls
 * would all be refused. A page that names the roles it needs says 'Access Denied' itself; a system type keeps nobody out.
 */
export function insteadOf(pattern: string, person: Onlooker): AnyPath | undefined {
  if (!mayOpen(rolesOfPage(pattern), person.roles)) return undefined;
  const rule = sidebarRules.find(({ item }) => item === itemOfPage(pattern));
  const isLeftOut = rule?.notFor?.some((role) => person.roles.includes(role)) ?? false;
  const home = homeOf(person);
  return isLeftOut && home.pattern !== pattern ? home : undefined;
}

const me = (): Onlooker => claimsOf(session.token()) ?? { roles: [], systemType: 0 };

/** What the root opens for the person signed in. */
export const myHome = (): AnyPath => homeOf(me());
/** As `insteadOf`, for the person signed in. */
export const insteadForMe = (pattern: string): AnyPath | undefined => insteadOf(pattern, me());
