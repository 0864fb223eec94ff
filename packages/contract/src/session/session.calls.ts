import { z } from 'zod';
import { anyone, declareCalls, get, post, signedIn } from '../call';
import { done, id } from '../fields';
import { assistSchema, configurationSchema } from './configuration.schema';
import {
  handedOut,
  myFirmSchema,
  openSessionSchema,
  passwordSchema,
  pingSchema,
  refreshSchema,
  sessionSchema,
  signInEmail,
  signInSchema,
  twoFactorSchema,
} from './session.schema';

export const sessionCalls = declareCalls({
  authenticate: post('/account/authenticate', {
    changes: 'nothing',
    about:
      'Signs in with email and password. Where a code is asked for (twoFactorRequired) or the firm is in arrears there is no token.',
    who: anyone,
    guarded: true,
    body: z.object({ email: signInEmail, password: passwordSchema() }),
    answer: signInSchema,
  }),
  authenticate2FA: post('/account/authenticate2FA', {
    changes: 'nothing',
    about:
      'The second step: a code, with the challenge of the first step in the body or as bearer. The provider says whose code it is: Email, Authenticator or Recovery.',
    who: anyone,
    guarded: true,
    body: z.object({
      code: z.string('Enter the code.').trim().min(1, 'Enter the code.').max(20, 'The code is too long.'),
      provider: z.string().max(50).nullish(),
      ReturnURL: z.string().max(2000).nullish(),
      challenge: handedOut.nullish(),
    }),
    answer: twoFactorSchema,
  }),
  GetInternalToken: get('/account/GetInternalToken', {
    about:
      "Exchanges an identity provider's identity token, sent as bearer, for ours. It brings a nonce of ours and is good once.",
    who: anyone,
    guarded: true,
    answer: signInSchema,
  }),
  identityNonce: post('/account/identityNonce', {
    changes: 'nothing',
    about: 'Begins a sign-in through the identity provider: what its identity token must bring back.',
    who: anyone,
    ours: true,
    guarded: true,
    answer: z.object({ nonce: z.string() }),
  }),
  refreshToken: post('/account/refreshToken', {
    changes: 'nothing',
    about: 'A fresh pair for the one held. A refresh token is good for one use; using it again ends the session.',
    who: anyone,
    quiet: true,
    body: z.object({ userToken: handedOut, refreshToken: handedOut }),
    answer: refreshSchema,
  }),
  token: get('/account/token', {
    about: 'Stay signed in: a fresh user token, and the idle time starts anew.',
    who: signedIn,
    quiet: true,
    answer: pingSchema,
  }),
  resetpassword: post('/account/resetpassword', {
    changes: 'nothing',
    about: 'Sets a new password with the code of the mailed link. The link works once; every session ends.',
    who: anyone,
    guarded: true,
    body: z.object({
      newPassword: passwordSchema(),
      token: handedOut,
      userid: z.coerce.number('Open the link again.').pipe(id),
    }),
    answer: done,
  }),
  checkResetLink: post('/account/checkresetlink', {
    changes: 'nothing',
    about: 'Whether the mailed link still sets a password, asked before somebody thinks of one.',
    ours: true,
    who: anyone,
    quiet: true,
    guarded: true,
    body: z.object({ token: handedOut, userid: z.coerce.number('Open the link again.').pipe(id) }),
    answer: z.object({ state: z.enum(['good', 'used', 'expired']) }),
  }),
  changepassword: post('/account/changepassword', {
    about: 'Changes the password of the person signed in. Other sessions end.',
    who: signedIn,
    guarded: true,
    body: z.object({ currentPassword: passwordSchema(), newPassword: passwordSchema() }),
    answer: done,
  }),
  logout: post('/account/logout', {
    changes: 'nothing',
    about: 'Ends the session at once.',
    who: signedIn,
    answer: done,
  }),

  configuration: get('/account/configuration', {
    about: 'The provider: names, contacts, products, how to sign in.',
    who: anyone,
    ours: true,
    quiet: true,
    answer: configurationSchema,
  }),
  assistConnection: get('/account/assistConnection', {
    about: 'The assist tool for the person signed in; null where none is configured.',
    who: signedIn,
    ours: true,
    quiet: true,
    answer: assistSchema,
  }),
  firms: get('/account/firms', {
    about: 'The firms of the person signed in.',
    who: signedIn,
    ours: true,
    quiet: true,
    answer: z.array(myFirmSchema),
  }),
  changeFirm: post('/account/changeFirm', {
    about: 'Goes over to another of one’s firms: a new token for it.',
    who: signedIn,
    ours: true,
    body: z.object({ intermediaryID: id }),
    answer: sessionSchema.omit({ refreshToken: true, language: true }),
  }),
  declineInvitation: post('/account/declineInvitation', {
    about: 'Declines the invitation of a firm: it is gone, with the matters it was for.',
    who: signedIn,
    ours: true,
    body: z.object({ intermediaryID: id }),
    answer: done,
  }),
  sessions: get('/account/sessions', {
    about: 'Where the person is signed in.',
    who: signedIn,
    ours: true,
    answer: z.array(openSessionSchema),
  }),
  endSession: post('/account/endSession', {
    about: 'Ends one of one’s own sessions.',
    who: signedIn,
    ours: true,
    body: z.object({ id }),
    answer: done,
  }),
  setTwoFactor: post('/account/setTwoFactor', {
    about: 'Switches the code by email on or off for oneself. The password proves who asks.',
    who: signedIn,
    ours: true,
    guarded: true,
    body: z.object({ isOn: z.boolean('Choose on or off.'), currentPassword: passwordSchema() }),
    answer: z.object({ isOn: z.boolean() }),
  }),
});
