import { sessionCalls } from '@boedel/contract/session/session.calls';
import { further, handle } from '../../platform/http/handler';
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
  authenticate: further(authenticate),
  authenticate2FA: further(authenticate2FA),
  GetInternalToken: further(getInternalToken),
  identityNonce: further(identityNonce),
  refreshToken: further(refreshToken),
  token: further(ping),
  resetpassword: further(resetPassword),
  checkResetLink: further(checkResetLink),
  changepassword: further(changePassword),
  logout: further(logout),
  configuration: further(async ({ parts }) => presentConfiguration(parts.config)),
  assistConnection: further(async ({ parts, actor }) => presentAssist(parts.config, actor)),
  firms: further(myFirms),
  changeFirm: further(changeFirm),
  declineInvitation: further(declineInvitation),
  sessions: further(mySessions),
  endSession: further(endMySession),
  setTwoFactor: further(setTwoFactor),
});
