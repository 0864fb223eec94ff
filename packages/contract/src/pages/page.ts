import type { Role } from '@boedel/domain/access/role';

export type PageKind =
  | 'redirect'
  | 'public'
  | 'main'
  | 'matter tab'
  | 'report'
  | 'trust report'
  | 'super admin'
  | 'settings'
  | 'legal';

/** Under which heading a settings page is found. */
export const settingsGroups = {
  firm: 'The firm',
  money: 'Accounts and money',
  work: 'Sources of work',
  people: 'People in matters',
  services: 'Service providers',
  offices: 'Offices',
} as const;
export type SettingsGroup = keyof typeof settingsGroups;

/** A page of the product. Router, guard, titles, breadcrumbs, menus and the palette take it from here. */
export interface AppPage {
  /** `{name}` is filled in; addresses match in any letter case. */
  readonly path: string;
  readonly kind: PageKind;
  /** Where a redirect leads. */
  readonly to?: string;
  /** In the breadcrumb, the window's title and the palette. English; shown through `t`. */
  readonly title?: string;
  /** Another title in one system type. */
  readonly titleIn?: Readonly<Record<number, string>>;
  /** The role it asks for; everybody signed in may open it where none is named. */
  readonly role?: Role;
  /** It stands in the settings menu of these system types. */
  readonly settingsOf?: readonly number[];
  /** Its heading among the settings. */
  readonly group?: SettingsGroup;
  /** The settings page it is opened from, where it has no place of its own among them. */
  readonly within?: string;
  /** For those who see the whole firm; left out, also for people who were given single matters. */
  readonly isOfTheFirm?: true;
  /** The directory whose list it is, or one of whose entries. */
  readonly directory?: string;
  readonly shows?: 'list' | 'entry';
  /** Beyond the specification. */
  readonly isOurs?: true;
}
