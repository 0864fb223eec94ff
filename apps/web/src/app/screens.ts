import type { Role } from '@boedel/domain/access/role';
import type { ComponentType } from 'react';
import { type AnyPath, paths } from './paths';

/** A screen that is there: its address, its area's words, its code, and the roles of which one is needed. */
export interface Screen {
  readonly path: AnyPath;
  readonly area: string;
  readonly load: () => Promise<ComponentType>;
  readonly roles?: readonly Role[];
}

/** Outside the main layout: plain HTML from `ui/plain`, so that signing in loads almost nothing. */
export const publicScreens: readonly Screen[] = [];

/** Inside the main layout, behind the guard. */
export const mainScreens: readonly Screen[] = [
  {
    path: paths.details,
    area: 'firm',
    roles: ['Admin'],
    load: () => import('../areas/firm/firm-details-page').then((module) => module.FirmDetailsPage),
  },
];

/** What the root opens for somebody signed in. */
export const home: AnyPath = paths.details;
