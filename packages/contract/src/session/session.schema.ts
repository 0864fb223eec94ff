import { longestPassword } from '@boedel/domain/session/password-rules';
import { z } from 'zod';
import { country } from '../firm/firm.schema';
import { id, schemaMessages, instant, language } from '../fields';

/** Read as it is typed: spaces at either end belong to a password. */
export const passwordSchema = (empty = 'Password is required') =>
  z
    .string(empty)
    .min(1, empty)
    .max(longestPassword * 4, 'This is too long for a password.');

export const signInEmail = z.string('Email is required').trim().min(1, 'Email is required').max(254, schemaMessages);
/** A secret we handed out: a link's code, a refresh token, a challenge. */
export const handedOut = z
  .string('This field is required.')
  .min(1, 'This field is required.')
  .max(4096, 'This is too long.');

/** What a browser keeps: the token that opens calls for some minutes, and the one that is exchanged for the next. */
const held = {
  token: z.string(),
  refreshToken: z.string(),
  /** Seconds until the session ends by itself if nobody does anything. */
  refreshExpiresIn: z.int(),
};

const signedInFields = {
  ...held,
  id,
  fullname: z.string(),
  email: z.string(),
  intermediaryID: id,
  systemType: z.int(),
  /** What the person reads: their own choice, else their firm's. */
  language,
};

export const sessionSchema = z.object(signedInFields);

/** Signed in, or what stands between: a code to enter, or an account to settle. Then there is no token. */
export const signInSchema = z.object({
  ...z.object(signedInFields).partial().shape,
  token: z.string().nullable(),
  accountInArrears: z.boolean(),
  twoFactorRequired: z.boolean(),
  /** Goes back with the code. */
  challenge: z.string().nullable(),
  /** Where the code does not come by email: what may be given instead. */
  providers: z.array(z.enum(['Authenticator', 'Recovery'])).optional(),
});

export const twoFactorSchema = z.object({
  ...signInSchema.shape,
  /** The page to open: always an address of our own. */
  returnURL: z.string(),
});

export const refreshSchema = z.object(held);
export const pingSchema = z.object({ token: z.string(), refreshExpiresIn: z.int() });

export const myFirmSchema = z.object({
  intermediaryID: id,
  name: z.string(),
  country,
  roles: z.array(z.string()),
  systemTypes: z.array(z.int()),
  isCurrent: z.boolean(),
  /** Invited there and not yet come: entering the firm accepts. */
  isInvited: z.boolean(),
  accountInArrears: z.boolean(),
});

export const openSessionSchema = z.object({
  id,
  startedAt: instant,
  lastSeenAt: instant,
  way: z.enum(['password', 'two-factor', 'identity-provider']),
  address: z.string().nullable(),
  device: z.string().nullable(),
  isCurrent: z.boolean(),
});
