import { sessionCalls } from '@boedel/contract/session/session.calls';
import { handle } from '../../platform/http/handler';
import { authenticate } from './authenticate';
import { changePassword, setTwoFactor } from './change-password';
import { changeFirm, declineInvitation, myFirms } from './firms';
import { getInternalToken, identityNonce } from './identity-sign-in';
import { endMySession, logout, mySessions } from './my-sessions';
import { presentAssist, presentConfiguration } from './provider-configuration';
import { ping, refreshToken } from './refresh';
import { resetPassword, checkResetLink } from './reset-password';
import { authenticate2FA } from './two-factor';

export const handledSessionCalls = handle(sessionCalls, {
  authenticate,
  authenticate2FA,
  GetInternalToken: getInternalToken,
  identityNonce,
  refreshToken,
  token: ping,
  resetpassword: resetPassword,
  checkResetLink,
  changepassword: changePassword,
  logout,
  configuration: async ({ parts }) => presentConfiguration(parts.config),
  assistConnection: async ({ parts, actor }) => presentAssist(parts.config, actor),
  firms: myFirms,
  changeFirm,
  declineInvitation,
  sessions: mySessions,
  endSession: endMySession,
  setTwoFactor,
});
