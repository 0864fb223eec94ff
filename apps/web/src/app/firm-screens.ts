import { loadWords } from '../i18n/words';
import { paths } from './paths';

const roles = ['Admin'] as const;

/** How the firm works: its own page and the settings beside it. */
export const firmScreens = [
  {
    path: paths.details,
    area: 'firm',
    roles,
    // Two areas stand on this page, so the words of both are wanted.
    load: () =>
      Promise.all([import('./firm-details-screen'), loadWords('directories')]).then(
        ([module]) => module.FirmDetailsScreen,
      ),
  },
  {
    path: paths.lndOptions,
    area: 'firm',
    roles,
    load: () => import('../areas/firm/ld-options-page').then((module) => module.LdOptionsPage),
  },
  {
    path: paths.trustFees,
    area: 'firm',
    roles,
    load: () => import('../areas/firm/settings-pages').then((module) => module.TrustFeesPage),
  },
  {
    path: paths.reconOptions,
    area: 'firm',
    roles,
    load: () => import('../areas/firm/settings-pages').then((module) => module.ReconOptionsPage),
  },
] as const;
