import type { DirectoryRegistry } from '../directories/directory';
import type { AppPage } from './page';

const small: ReadonlySet<string> = new Set(['of', 'or', 'and']);
/** 'bond of security provider' as a title has it. */
const toTitle = (one: string): string =>
  one.replace(/[\w']+/g, (word) => (small.has(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`));

/** The pages of every directory that has an address: its list and, where there is one, the page of an entry. */
export const listDirectoryPages = (registry: DirectoryRegistry): AppPage[] =>
  Object.entries(registry).flatMap(([key, { routes, label, one, inCuratorship, settingsOf, group }]) => {
    if (!routes) return [];
    const shared = { kind: 'settings', role: 'Admin', directory: key } as const;
    const list: AppPage = {
      ...shared,
      path: routes.list,
      title: label,
      shows: 'list',
      ...(inCuratorship && { titleIn: { 3: inCuratorship.label } }),
      ...(settingsOf && { settingsOf }),
      ...(group && { group }),
    };
    if (!routes.detail) return [list];
    return [list, { ...shared, path: routes.detail, title: toTitle(one), shows: 'entry', within: routes.list }];
  });
