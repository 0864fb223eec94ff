import type { Registry } from '../directories/directory';
import type { Page } from './page';

const small: ReadonlySet<string> = new Set(['of', 'or', 'and']);
/** 'bond of security provider' as a title has it. */
const asTitle = (one: string): string =>
  one.replace(/[\w']+/g, (word) => (small.has(word) ? word : `${word[0]!.toUpperCase()}${word.slice(1)}`));

/** The pages of every directory that has an address: its list and, where there is one, the page of an entry. */
export const directoryPages = (registry: Registry): Page[] =>
  Object.entries(registry).flatMap(([key, { routes, label, one, inCuratorship, settingsOf, group }]) => {
    if (!routes) return [];
    const shared = { kind: 'settings', role: 'Admin', directory: key } as const;
    const list: Page = {
      ...shared,
      path: routes.list,
      title: label,
      shows: 'list',
      ...(inCuratorship && { titleIn: { 3: inCuratorship.label } }),
      ...(settingsOf && { settingsOf }),
      ...(group && { group }),
    };
    if (!routes.detail) return [list];
    return [list, { ...shared, path: routes.detail, title: asTitle(one), shows: 'entry', within: routes.list }];
  });
