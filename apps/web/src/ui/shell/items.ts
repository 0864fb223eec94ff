import type { ComponentType } from 'react';

export type IconComponent = ComponentType<{ size?: number | string; stroke?: number | string }>;

/** An entry of the side navigation: a page, or a group of pages. Labels are shown as given: translate them first. */
export interface NavItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconComponent;
  readonly to?: string;
  readonly children?: readonly { readonly key: string; readonly label: string; readonly to: string }[];
}

/** An entry of the header or of a menu under it. */
export interface ActionItem {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  /** Opens beside the app: provider sites, mail addresses. */
  readonly href?: string;
  readonly onClick?: () => void;
  /** The small mark on New Changes. */
  readonly marked?: boolean;
  /** A menu of its own: Settings, Legal. */
  readonly children?: readonly ActionItem[];
}
