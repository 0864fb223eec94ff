import type { ComponentType } from 'react';
import { type AnyPath, paths } from './paths';

interface PeopleScreen {
  readonly path: AnyPath;
  readonly area: string;
  readonly load: () => Promise<ComponentType>;
}

/** The screens about people and firms. Which roles open them stands in the table of pages. */
export const peopleScreens: readonly PeopleScreen[] = [
  {
    path: paths.users,
    area: 'users',
    load: () => import('../areas/users/users-page').then((module) => module.UsersPage),
  },
  {
    path: paths.accountDetails,
    area: 'account',
    load: () => import('../areas/account/account-page').then((module) => module.AccountPage),
  },
  {
    path: paths.changePassword,
    area: 'account',
    load: () => import('../areas/account/change-password-page').then((module) => module.ChangePasswordPage),
  },
  {
    path: paths.auditTrail,
    area: 'audit-trail',
    load: () => import('../areas/audit-trail/audit-trail-page').then((module) => module.AuditTrailPage),
  },
  {
    path: paths.intermediaries,
    area: 'intermediaries',
    load: () => import('../areas/intermediaries/intermediaries-page').then((module) => module.IntermediariesPage),
  },
  {
    path: paths.systemChanges,
    area: 'system-changes',
    load: () => import('../areas/system-changes/system-changes-page').then((module) => module.SystemChangesPage),
  },
];
