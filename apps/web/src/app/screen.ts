import type { Role } from '@boedel/domain/access/role';
import type { ComponentType } from 'react';

/** A screen that is there: its address, its areas' words, its code. */
export interface AppScreen {
  readonly path: string;
  /** The dictionaries it speaks by: its own area's, and those of areas that stand on it too. */
  readonly words: readonly string[];
  readonly load: () => Promise<ComponentType>;
  /** Roles of which one is needed, where the table of pages does not name them. */
  readonly roles?: readonly Role[];
  /** Shown to somebody across the table: without header, menu and breadcrumb. */
  readonly isBare?: true;
}

/** A module's one page: `load(() => import('…'), 'UsersPage')`. */
export const createPageLoader =
  <Name extends string>(module: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<ComponentType> =>
    (await module())[name];
