import { roles } from '@boedel/domain/access/role';
import { z } from 'zod';
import { id } from '../fields';
import { frequency } from '../fixed/frequencies';
import { entriesOf } from '../fixed/lookups';
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

const frequencies = entriesOf(frequency).map((entry) => entry.id);
export const notificationSchema = z.object({
  notification: z.int(),
  name: z.string(),
  /** 1 Weekly, 4 Fortnightly, 2 Monthly, 3 Never. */
  frequency: z.int().refine((value) => frequencies.some((one) => one === value), 'Choose how often.'),
});

export const accessSchema = z.object({
  /** Terms accepted and a place to work in: every page but those of signing in may be opened. */
  hasAccess: z.boolean(),
  roles: z.array(z.enum(roles)),
  systemType: z.int(),
  /** Matters on which somebody with access to single matters may capture. */
  captureMatters: z.array(id),
});
