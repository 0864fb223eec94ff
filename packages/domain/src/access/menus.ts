import type { Role } from './role';

/** Who looks at a menu. */
export interface MenuViewer {
  readonly roles: readonly Role[];
  /** 0 until one was chosen. */
  readonly systemType: number;
}

/** One entry of a menu and for whom it is there. What is left out does not limit. */
export interface MenuRule<Item extends string = string> {
  readonly item: Item;
  /** Holding one of these shows the entry. */
  readonly roles?: readonly Role[];
  /** Holding one of these hides an entry that names no roles. */
  readonly notFor?: readonly Role[];
  /** Shown in these system types alone. */
  readonly types?: readonly number[];
}

/**
 * A named role decides where there is one, an excluded role where there is none; the system type limits both. Before a
 * type is chosen an entry that depends on one is not there.
 */
export function isShown({ roles, notFor = [], types }: MenuRule, person: MenuViewer): boolean {
  const hasRole = (role: Role): boolean => person.roles.includes(role);
  const byRole = roles ? roles.some(hasRole) : !notFor.some(hasRole);
  return byRole && (!types || types.includes(person.systemType));
}

export const listShownItems = <Item extends string>(menu: readonly MenuRule<Item>[], person: MenuViewer): Item[] =>
  menu.filter((rule) => isShown(rule, person)).map(({ item }) => item);

/** People with access to single matters work without the side navigation. */
export const hasSideNavigation = (roles: readonly Role[]): boolean => !roles.includes('UserMatterAccess');
