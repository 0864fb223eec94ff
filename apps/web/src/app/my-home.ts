import { findPage, listPageRoles } from '@boedel/contract/pages/find-page';
import { findItemOfPage, sidebarRules } from '@boedel/contract/session/navigation';
import { type MenuViewer, isShown } from '@boedel/domain/access/menus';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { isRestricted } from '@boedel/domain/access/call-access';
import { readTokenClaims, session } from '../client/session';
import { type AnyAppPath, paths } from '../client/paths';
import { mainScreens } from './screens';

const dashboardRule = sidebarRules.find(({ item }) => item === 'Dashboard')!;
const isThere = (path: AnyAppPath): boolean => mainScreens.some((screen) => screen.path === path.pattern);

/** The first of these that is there and that the person may open; the dashboard is not for everybody. */
export function chooseHome(person: MenuViewer): AnyAppPath {
  const candidates = [paths.matters, paths.details, paths.faq];
  const all = isShown(dashboardRule, person) ? [paths.dashboard, ...candidates] : candidates;
  return all.find((path) => isThere(path) && mayOpen(listPageRoles(path.pattern), person.roles)) ?? paths.faq;
}

/**
 * Whether a page is kept from somebody though it names no role: the side navigation leaves it out for theirs, or it is for
 * those who see the whole firm. A system type keeps nobody out.
 */
export function isKeptFrom(pattern: string, { roles }: Pick<MenuViewer, 'roles'>): boolean {
  const page = findPage(pattern);
  const rule = sidebarRules.find(({ item }) => item === findItemOfPage(pattern));
  const isLeftOut = rule?.notFor?.some((role) => roles.includes(role)) ?? false;
  return (isLeftOut && pattern !== paths.matters.pattern) || (page?.isOfTheFirm === true && isRestricted(roles));
}

/** The dashboard is where many begin: whoever has none begins at a page of theirs. */
export const chooseInstead = (pattern: string, person: MenuViewer): AnyAppPath | undefined =>
  pattern === paths.dashboard.pattern && isKeptFrom(pattern, person) ? chooseHome(person) : undefined;

const readOnlooker = (): MenuViewer => readTokenClaims(session.token()) ?? { roles: [], systemType: 0 };

/** What the root opens for the person signed in. */
export const chooseMyHome = (): AnyAppPath => chooseHome(readOnlooker());
/** As `insteadOf`, for the person signed in. */
export const chooseInsteadForMe = (pattern: string): AnyAppPath | undefined => chooseInstead(pattern, readOnlooker());
