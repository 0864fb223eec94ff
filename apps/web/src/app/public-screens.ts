import { ArrearsPage } from '../areas/session/arrears-page';
import { ForgotPasswordPage } from '../areas/session/forgot-password-page';
import { LoginPage } from '../areas/session/login-page';
import { PasswordResetPage } from '../areas/session/password-reset-page';
import { SystemSelectPage } from '../areas/session/system-select-page';
import { TwoFactorPage } from '../areas/session/two-factor-page';
import { paths } from '../client/paths';
import { createPageLoader, type AppScreen } from './screen';

/** Outside the main layout: plain HTML from `ui/plain`, so that signing in loads almost nothing. Its own pages come at once. */
export const publicScreens: readonly AppScreen[] = [
  {
    path: paths.login.pattern,
    words: ['session'],
    load: async () => LoginPage,
  },
  {
    path: paths.callback.pattern,
    words: ['session'],
    load: createPageLoader(() => import('../areas/session/callback-page'), 'CallbackPage'),
  },
  {
    path: paths.passwordReset.pattern,
    words: ['session'],
    load: async () => PasswordResetPage,
  },
  {
    path: paths.forgotPassword.pattern,
    words: ['session'],
    load: async () => ForgotPasswordPage,
  },
  {
    path: paths.verify2FACode.pattern,
    words: ['session'],
    load: async () => TwoFactorPage,
  },
  {
    path: paths.acceptTerms.pattern,
    words: ['legal'],
    load: createPageLoader(() => import('../areas/legal/accept-terms-page'), 'AcceptTermsPage'),
  },
  {
    path: paths.systemSelect.pattern,
    words: ['session'],
    load: async () => SystemSelectPage,
  },
  {
    path: paths.accountInArrears.pattern,
    words: ['session'],
    load: async () => ArrearsPage,
  },
  {
    path: paths.outsideClient.pattern,
    words: ['outside', 'reader', 'client-sheet', 'said', 'law'],
    load: createPageLoader(() => import('./client-fill-screen'), 'ClientFillScreen'),
  },
  {
    path: paths.outsideCreditor.pattern,
    words: ['outside', 'client-view', 'reader', 'creditor-page'],
    load: createPageLoader(() => import('./creditor-outside-screen'), 'CreditorOutsideScreen'),
  },
  {
    path: paths.outsideIntake.pattern,
    words: ['outside', 'reader', 'family-intake'],
    load: createPageLoader(() => import('./family-screen'), 'FamilyScreen'),
  },
  {
    path: paths.outsideSigning.pattern,
    words: ['outside', 'reader', 'signing'],
    load: createPageLoader(() => import('./signing-screen'), 'SigningScreen'),
  },
];
