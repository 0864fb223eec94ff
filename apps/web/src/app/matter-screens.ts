import type { ComponentType } from 'react';
import { type AnyPath, paths } from './paths';

interface MatterTab {
  /** As the domain's table of tabs names it. */
  readonly path: string;
  readonly at: AnyPath;
  readonly area: string;
  readonly load: () => Promise<ComponentType>;
}

/** The tabs of a matter that are there. An area adds its line when its page is whole. */
export const matterTabs: readonly MatterTab[] = [
  {
    path: 'details',
    at: paths.matter.details,
    area: 'matter',
    load: () => import('../areas/matter/details-tab').then((module) => module.DetailsTab),
  },
];

const tab = ({ path, at, area, load }: MatterTab) => ({
  path: at,
  area,
  load: async () => {
    const [{ inWorkspace }, page] = await Promise.all([import('./matter-tab'), load()]);
    return inWorkspace(path, page);
  },
});

export const matterScreens = [
  {
    path: paths.dashboard,
    area: 'dashboard',
    load: () => import('../areas/dashboard/dashboard-page').then((module) => module.DashboardPage),
  },
  {
    path: paths.matters,
    area: 'matter',
    load: () => import('../areas/matter/matters-page').then((module) => module.MattersPage),
  },
  {
    path: paths.archivedMatters,
    area: 'matter',
    load: () => import('../areas/matter/matters-page').then((module) => module.ArchivedMattersPage),
  },
  {
    path: paths.matter.home,
    area: 'matter',
    load: () => import('../areas/matter/matter-home').then((module) => module.MatterHome),
  },
  ...matterTabs.map(tab),
];
