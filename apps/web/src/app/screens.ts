import type { Role } from '@boedel/domain/access/role';
import type { ComponentType } from 'react';
import { directoryScreens } from './directory-screens';
import { firmScreens } from './firm-screens';
import { matterScreens } from './matter-screens';
import { type AnyPath, paths } from './paths';
import { peopleScreens } from './people-screens';

/** A screen that is there: its address, its area's words, its code, and the roles of which one is needed. */
export interface Screen {
  readonly path: AnyPath;
  readonly area: string;
  readonly load: () => Promise<ComponentType>;
  readonly roles?: readonly Role[];
}

/** Outside the main layout: plain HTML from `ui/plain`, so that signing in loads almost nothing. */
export const publicScreens: readonly Screen[] = [
  {
    path: paths.login,
    area: 'session',
    load: () => import('../areas/session/login-page').then((module) => module.LoginPage),
  },
  {
    path: paths.callback,
    area: 'session',
    load: () => import('../areas/session/callback-page').then((module) => module.CallbackPage),
  },
  {
    path: paths.passwordReset,
    area: 'session',
    load: () => import('../areas/session/password-reset-page').then((module) => module.PasswordResetPage),
  },
  {
    path: paths.forgotPassword,
    area: 'session',
    load: () => import('../areas/session/forgot-password-page').then((module) => module.ForgotPasswordPage),
  },
  {
    path: paths.verify2FACode,
    area: 'session',
    load: () => import('../areas/session/two-factor-page').then((module) => module.TwoFactorPage),
  },
  {
    path: paths.acceptTerms,
    area: 'legal',
    load: () => import('../areas/legal/accept-terms-page').then((module) => module.AcceptTermsPage),
  },
  {
    path: paths.systemSelect,
    area: 'session',
    load: () => import('../areas/session/system-select-page').then((module) => module.SystemSelectPage),
  },
  {
    path: paths.accountInArrears,
    area: 'session',
    load: () => import('../areas/session/arrears-page').then((module) => module.ArrearsPage),
  },
];

/** Inside the main layout, behind the guard. */
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
