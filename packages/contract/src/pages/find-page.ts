import type { Role } from '@boedel/domain/access/role';
import type { Page } from './page';
import { pages } from './pages.data';

const segmentsOf = (address: string): string[] => address.toLowerCase().split('/').filter(Boolean);
const isHole = (segment: string): boolean => segment.startsWith('{');
const table = pages.map((page) => ({ page, segments: segmentsOf(page.path) }));

/** The page at an address, filled in or as a pattern, in any letter case. A spelled-out pattern wins over a hole. */
export function pageAt(address: string): Page | undefined {
  const given = segmentsOf(address);
  const fitting = table.filter(
    ({ segments }) =>
      segments.length === given.length && segments.every((segment, at) => isHole(segment) || segment === given[at]),
  );
  return (fitting.find(({ segments }) => !segments.some(isHole)) ?? fitting[0])?.page;
}

/** The roles a page asks for; none where everybody signed in may open it. */
export function rolesOfPage(address: string): readonly Role[] {
  const role = pageAt(address)?.role;
  return role ? [role] : [];
}

/** What a page is called: the executors are tutors and curators in Curatorship. */
export const titleOf = (address: string, systemType = 0): string | undefined => {
  const page = pageAt(address);
  return page?.titleIn?.[systemType] ?? page?.title;
};
