import { roles } from '@boedel/domain/access/role';
import { z } from 'zod';
import { monthDays } from '@boedel/domain/firm/frequency';
import { day, id, instant, paging, text, version } from '../fields';
import { frequency } from '../fixed/frequencies';
import { toLookupEntries } from '../fixed/lookups';
import { systemRole } from '../fixed/system-types';

/** A person of the firm, as an administrator sees them. */
export const userSummarySchema = z.object({
  id,
  email: z.string(),
  fullname: z.string(),
  roles: z.array(z.enum(roles)),
  systemRoles: z.array(z.enum(systemRole)),
});

export const roleSchema = z.object({
  name: z.string(),
  kind: z.enum(['access level', 'restricted', 'system', 'provider']),
});

export const freshTokenSchema = z.object({ token: z.string() });

const frequencies = toLookupEntries(frequency).map((entry) => entry.id);
export const notificationSchema = z.object({
  notification: z.int(),
  name: z.string(),
  /** 1 Weekly, 4 Fortnightly, 2 Monthly, 3 Never. */
  frequency: z.int().refine((value) => frequencies.some((one) => one === value), 'Choose how often.'),
  /** For Weekly: 1 is Monday, 7 is Sunday. */
  weekday: z.int().min(1, 'Choose a weekday.').max(7, 'Choose a weekday.').nullable(),
  /** For Monthly: the 1st, 7th, 15th, 20th or 25th. */
  monthDay: z
    .int()
    .refine(
      (value) => monthDays.some((one) => one === value),
      'Choose the day of the month: the 1st, 7th, 15th, 20th or 25th.',
    )
    .nullable(),
  /** The day it was last sent; null where it never was. */
  sentDate: day.nullable(),
  /** The day it goes out next, after those the firm's pass has dealt with; null where it never does, or none was made yet. */
  nextDate: day.nullable(),
});
/** What a person chooses; a day that is left out stays as it was. */
export const notificationChoice = notificationSchema
  .pick({ notification: true, frequency: true, weekday: true, monthDay: true })
  .partial({ weekday: true, monthDay: true });

export const accessSchema = z.object({
  /** Terms accepted and a place to work in: every page but those of signing in may be opened. */
  hasAccess: z.boolean(),
  roles: z.array(z.enum(roles)),
  systemType: z.int(),
  /** Matters on which somebody with access to single matters may capture. */
  captureMatters: z.array(id),
});

/** A line of the list of people. */
export const userRowSchema = z.object({
  ...userSummarySchema.shape,
  /** Invited until they accepted the terms for the first time; Support for the provider's staff on a visit. */
  state: z.enum(['Invited', 'Active', 'Support']),
  invitedAt: instant.nullable(),
  /** Matters they are responsible for, and matters they were given one by one. */
  responsibleMatters: z.int(),
  givenMatters: z.int(),
  version,
});

const givenMatterSchema = z.object({
  matterID: id,
  reference: z.string(),
  name: z.string(),
  mayCapture: z.boolean(),
  rights: z.array(z.string()),
});

export const userSchema = z.object({
  ...userRowSchema.shape,
  matterAccess: z.array(givenMatterSchema),
  notifications: z.array(notificationSchema),
});

const given = {
  fullname: text(160),
  roles: z.array(z.enum(roles, 'Choose roles from the list.')).max(roles.length),
  systemRoles: z.array(z.enum(systemRole, 'Choose among the system types there are.')).max(systemRole.length),
};
export const inviteSchema = z.object({ email: text(254), ...given });
export const userChangeSchema = z.object({
  id,
  ...given,
  notifications: z.array(notificationChoice).max(50).optional(),
  version,
});

export const userListQuery = z.object({
  ...paging,
  intermediaryID: z.coerce.number('Give a whole number.').pipe(id).optional(),
});
