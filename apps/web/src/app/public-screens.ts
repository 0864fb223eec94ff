import type { Role } from '@boedel/domain/access/role';
import type { ComponentType } from 'react';
import { ArrearsPage } from '../areas/session/arrears-page';
import { ForgotPasswordPage } from '../areas/session/forgot-password-page';
import { LoginPage } from '../areas/session/login-page';
import { PasswordResetPage } from '../areas/session/password-reset-page';
import { SystemSelectPage } from '../areas/session/system-select-page';
import { TwoFactorPage } from '../areas/session/two-factor-page';
import { type AnyPath, paths } from './paths';

/** A screen that is there: its address, its area's words, its code, and the roles of which one is needed. */
export interface Screen {
  readonly path: AnyPath;
  readonly area: string;
  readonly load: () => Promise<ComponentType>;
  readonly roles?: readonly Role[];
}

/** Outside the main layout: plain HTML from `ui/plain`, so that signing in loads almost nothing. Its own pages come at once. */
export const publicScreens: readonly Screen[] = [
  {
    path: paths.login,
    area: 'session',
    load: async () => LoginPage,
  },
  {
    path: paths.callback,
    area: 'session',
    load: () => import('../areas/session/callback-page').then((module) => module.CallbackPage),
  },
  {
    path: paths.passwordReset,
    area: 'session',
    load: async () => PasswordResetPage,
  },
  {
    path: paths.forgotPassword,
    area: 'session',
    load: async () => ForgotPasswordPage,
  },
  {
    path: paths.verify2FACode,
    area: 'session',
    load: async () => TwoFactorPage,
  },
  {
    path: paths.acceptTerms,
    area: 'legal',
    load: () => import('../areas/legal/accept-terms-page').then((module) => module.AcceptTermsPage),
  },
  {
    path: paths.systemSelect,
    area: 'session',
    load: async () => SystemSelectPage,
  },
  {
    path: paths.accountInArrears,
    area: 'session',
    load: async () => ArrearsPage,
  },
];
