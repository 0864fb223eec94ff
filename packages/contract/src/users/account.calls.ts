import { z } from 'zod';
import { declareCalls, get, post, signedIn } from '../call';
import { done, id, instant, language, text } from '../fields';
import { passwordSchema } from '../session/session.schema';

const accountSchema = z.object({
  id,
  email: z.string(),
  fullname: z.string(),
  passwordChangedAt: instant.nullable(),
  /** A code by email at each sign-in; an authenticator app goes before it. */
  isTwoFactorOn: z.boolean(),
  isAuthenticatorOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});

const pastSignInSchema = z.object({
  id,
  startedAt: instant,
  endedAt: instant.nullable(),
  endedWhy: z.string().nullable(),
  way: z.enum(['password', 'two-factor', 'identity-provider']),
  address: z.string().nullable(),
  device: z.string().nullable(),
  isCurrent: z.boolean(),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One's own account: what belongs to the person, whichever firm is open. */
export const accountCalls = declareCalls({
  details: get('/account/details', {
    about: 'The account of the person signed in.',
    who: signedIn,
    ours: true,
    answer: accountSchema,
  }),
  updateDetails: post('/account/updateDetails', {
    about: 'Changes one’s own name.',
    who: signedIn,
    ours: true,
    body: z.object({ fullname: text(160) }),
    answer: accountSchema,
  }),
  setLanguage: post('/account/setLanguage', {
    about: 'Keeps the language one reads, for other browsers and for mails.',
    who: signedIn,
    ours: true,
    quiet: true,
    body: z.object({ language }),
    answer: done,
  }),
  signInHistory: get('/account/signInHistory', {
    about: 'Where one signed in during the last month, newest first.',
    who: signedIn,
    ours: true,
    answer: z.array(pastSignInSchema),
  }),
  endOtherSessions: post('/account/endOtherSessions', {
    about: 'Signs out everywhere but here.',
    who: signedIn,
    ours: true,
    answer: z.object({ done: z.literal(true), ended: z.int() }),
  }),
  startAuthenticator: post('/account/startAuthenticator', {
    about:
      'A secret for an authenticator app, as text and as a picture to scan. It counts once a code of it was given.',
    who: signedIn,
    ours: true,
    guarded: true,
    body: z.object({ currentPassword: passwordSchema() }),
    answer: z.object({ secret: z.string(), address: z.string(), picture: z.string() }),
  }),
  confirmAuthenticator: post('/account/confirmAuthenticator', {
    about: 'The first code of the app switches it on. The recovery codes are shown this once.',
    who: signedIn,
    ours: true,
    guarded: true,
    body: z.object({
      code: z.string('Enter the code.').trim().min(1, 'Enter the code.').max(20, 'The code has six digits.'),
    }),
    answer: recoveryCodes,
  }),
  newRecoveryCodes: post('/account/newRecoveryCodes', {
    about: 'Ten new recovery codes; the old ones no longer work.',
    who: signedIn,
    ours: true,
    guarded: true,
    body: z.object({ currentPassword: passwordSchema() }),
    answer: recoveryCodes,
  }),
  removeAuthenticator: post('/account/removeAuthenticator', {
    about: 'Switches the authenticator app off.',
    who: signedIn,
    ours: true,
    guarded: true,
    body: z.object({ currentPassword: passwordSchema() }),
    answer: done,
  }),
  assist: post('/account/assist', {
    changes: 'nothing',
    about: 'Notes in the trail that the person let support look at the screen, or stopped it.',
    who: signedIn,
    ours: true,
    quiet: true,
    body: z.object({ isOn: z.boolean('Choose on or off.') }),
    answer: done,
  }),
});
