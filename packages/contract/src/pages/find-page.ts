import type { Role } from '@boedel/domain/access/role';
import type { AppPage } from './page';
import { pages } from './pages.data';

const splitAddress = (address: string): string[] => address.toLowerCase().split('/').filter(Boolean);
const isHole = (segment: string): boolean => segment.startsWith('{');
const table = pages.map((page) => ({ page, segments: splitAddress(page.path) }));

/** The page at an address, filled in or as a pattern, in any letter case. A spelled-out pattern wins over a hole. */
export function findPage(address: string): AppPage | undefined {
  const given = splitAddress(address);
  const fitting = table.filter(
    ({ segments }) =>
      segments.length === given.length && segments.every((segment, at) => isHole(segment) || segment === given[at]),
  );
  return (fitting.find(({ segments }) => !segments.some(isHole)) ?? fitting[0])?.page;
}

/** The roles a page asks for; none where everybody signed in may open it. */
export function listPageRoles(address: string): readonly Role[] {
  const role = findPage(address)?.role;
  return role ? [role] : [];
}

/** What a page is called: the executors are tutors and curators in Curatorship. */
export const findPageTitle = (address: string, systemType = 0): string | undefined => {
  const page = findPage(address);
  return page?.titleIn?.[systemType] ?? page?.title;
};
