import { directoryScreens } from './directory-screens';
import { firmScreens } from './firm-screens';
import { matterScreens } from './matter-screens';
import { paths } from './paths';
import { peopleScreens } from './people-screens';
import type { Screen } from './public-screens';

/** Inside the main layout, behind the guard. Addresses alone: each screen's code is fetched when it is opened. */
export const mainScreens: readonly Screen[] = [
  {
    path: paths.faq,
    area: 'faq',
    load: () => import('../areas/faq/faq-page').then((module) => module.FaqPage),
  },
  {
    path: paths.legal.privacyAndSecurity,
    area: 'legal',
    load: () => import('../areas/legal/legal-pages').then((module) => module.PrivacyPage),
  },
  {
    path: paths.legal.informationOfficer,
    area: 'legal',
    load: () => import('../areas/legal/legal-pages').then((module) => module.InformationOfficerPage),
  },
  {
    path: paths.legal.terms,
    area: 'legal',
    load: () => import('../areas/legal/legal-pages').then((module) => module.TermsPage),
  },
  ...firmScreens,
  ...directoryScreens,
  ...peopleScreens,
  ...matterScreens,
];
