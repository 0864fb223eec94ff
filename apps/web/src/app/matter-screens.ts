import type { ComponentType } from 'react';
import { loadWords } from '../i18n/words';
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
    area: 'matter-people',
    load: async () => {
      const [{ MatterDetailsScreen }] = await Promise.all([import('./matter-details-screen'), loadWords('parties')]);
      return MatterDetailsScreen;
    },
  },
  {
    path: 'deceased',
    at: paths.matter.deceased,
    area: 'parties',
    load: () => import('../areas/parties/person-tab').then((module) => module.PersonTab),
  },
  {
    path: 'insolvent',
    at: paths.matter.insolvent,
    area: 'parties',
    load: () => import('../areas/parties/insolvent-tab').then((module) => module.InsolventTab),
  },
  {
    path: 'diarymatter',
    at: paths.matter.diary,
    area: 'diary',
    load: () => import('../areas/diary/diary-tab').then((module) => module.DiaryTab),
  },
];

const tab = ({ path, at, area, load }: MatterTab) => ({
  path: at,
  area,
  load: async () => {
    // The frame has words of its own, beside those of the tab's area.
    const words = ['matter', 'notes', 'diary', 'deadlines'].map(loadWords);
    const [{ inWorkspace }, page] = await Promise.all([import('./matter-tab'), load(), ...words]);
    return inWorkspace(path, page);
  },
});

/** Statutory dates are named on lists too. */
const withDeadlines = async (page: Promise<ComponentType>): Promise<ComponentType> =>
  (await Promise.all([page, loadWords('deadlines')]))[0];

export const matterScreens = [
  {
    path: paths.dashboard,
    area: 'dashboard',
    load: () => withDeadlines(import('../areas/dashboard/dashboard-page').then((module) => module.DashboardPage)),
  },
  {
    path: paths.matters,
    area: 'matter',
    load: () => withDeadlines(import('../areas/matter/matters-page').then((module) => module.MattersPage)),
  },
  {
    path: paths.archivedMatters,
    area: 'matter',
    load: () => withDeadlines(import('../areas/matter/matters-page').then((module) => module.ArchivedMattersPage)),
  },
  {
    path: paths.matter.home,
    area: 'matter',
    load: () => import('../areas/matter/matter-home').then((module) => module.MatterHome),
  },
  ...matterTabs.map(tab),
  {
    // Any other part: one the type has and that is still to come, or none at all.
    path: { pattern: `${paths.matter.home.pattern}/{tab}` },
    area: 'matter',
    load: async () => {
      const words = ['notes', 'deadlines'].map(loadWords);
      return (await Promise.all([import('./matter-tab'), ...words]))[0].ClosedTab;
    },
  },
];
