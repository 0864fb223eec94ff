import { sessionCalls } from '@boedel/contract/session/session.calls';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { authenticate } from './authenticate';
import { changePassword, setTwoFactor } from './change-password';
import { changeFirm, declineInvitation, listMyFirms } from './firms';
import { getInternalToken, createIdentityNonce } from './identity-sign-in';
import { endMySession, logout, listMySessions } from './my-sessions';
import { presentAssist, presentConfiguration } from './provider-configuration';
import { refreshSession, refreshToken } from './refresh';
import { resetPassword, checkResetLink } from './reset-password';
import { authenticate2FA } from './two-factor';

export const handledSessionCalls = pairHandlers(sessionCalls, {
  authenticate: withServices(authenticate),
  authenticate2FA: withServices(authenticate2FA),
  GetInternalToken: withServices(getInternalToken),
  identityNonce: withServices(createIdentityNonce),
  refreshToken: withServices(refreshToken),
  token: withServices(refreshSession),
  resetpassword: withServices(resetPassword),
  checkResetLink: withServices(checkResetLink),
  changepassword: withServices(changePassword),
  logout: withServices(logout),
  configuration: withServices(async ({ services }) => presentConfiguration(services.config)),
  assistConnection: withServices(async ({ services, actor }) => presentAssist(services.config, actor)),
  firms: withServices(listMyFirms),
  changeFirm: withServices(changeFirm),
  declineInvitation: withServices(declineInvitation),
  sessions: withServices(listMySessions),
  endSession: withServices(endMySession),
  setTwoFactor: withServices(setTwoFactor),
});
