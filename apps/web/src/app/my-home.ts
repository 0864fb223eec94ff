import { pageAt, rolesOfPage } from '@boedel/contract/pages/find-page';
import { itemOfPage, sidebarRules } from '@boedel/contract/session/navigation';
import { type Onlooker, isShown } from '@boedel/domain/access/menus';
import { mayOpen } from '@boedel/domain/access/route-guard';
import { isRestricted } from '@boedel/domain/access/who';
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
 * Whether a page is kept from somebody though it names no role: the side navigation leaves it out for theirs, or it is for
 * those who see the whole firm. A system type keeps nobody out.
 */
export function isKeptFrom(pattern: string, { roles }: Pick<Onlooker, 'roles'>): boolean {
  const page = pageAt(pattern);
  const rule = sidebarRules.find(({ item }) => item === itemOfPage(pattern));
  const isLeftOut = rule?.notFor?.some((role) => roles.includes(role)) ?? false;
  return (isLeftOut && pattern !== paths.matters.pattern) || (page?.isOfTheFirm === true && isRestricted(roles));
}

/** The dashboard is where many begin: whoever has none begins at a page of theirs. */
export const insteadOf = (pattern: string, person: Onlooker): AnyPath | undefined =>
  pattern === paths.dashboard.pattern && isKeptFrom(pattern, person) ? homeOf(person) : undefined;

const me = (): Onlooker => claimsOf(session.token()) ?? { roles: [], systemType: 0 };

/** What the root opens for the person signed in. */
export const myHome = (): AnyPath => homeOf(me());
/** As `insteadOf`, for the person signed in. */
export const insteadForMe = (pattern: string): AnyPath | undefined => insteadOf(pattern, me());
