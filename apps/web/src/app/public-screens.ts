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
