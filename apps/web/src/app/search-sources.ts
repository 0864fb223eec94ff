import type { SearchSource } from '../ui/palette/search-source';

/** The areas' own searches in the palette, fetched when it is first opened: `() => import('../areas/…').then(…)`. */
export const searchSources: readonly (() => Promise<SearchSource>)[] = [
  () => import('../areas/matter/matter-search').then((module) => module.loadMatterSearch()),
  () => import('../areas/people/people-search').then((module) => module.loadPeopleSearch()),
  () => import('../areas/directories/directory-search').then((module) => module.loadDirectorySearch()),
  () => import('../areas/users/user-search').then((module) => module.loadUserSearch()),
];
