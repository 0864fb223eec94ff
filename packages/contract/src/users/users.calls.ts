import { z } from 'zod';
import { anyone, declareCalls, del, allowFirm, get, allowOnMatter, post, signedIn } from '../call';
import { done, id, idInQuery } from '../fields';
import { signInEmail } from '../session/session.schema';
import {
  accessSchema,
  freshTokenSchema,
  inviteSchema,
  notificationChoice,
  notificationSchema,
  roleSchema,
  userChangeSchema,
  userListQuery,
  userRowSchema,
  userSchema,
  userSummarySchema,
} from './users.schema';

export const userCalls = declareCalls({
  forgotpassword: post('/api/users/forgotpassword', {
    changes: 'nothing',
    about: 'Mails a link to set a new password. The answer is the same whether or not the address is known.',
    who: anyone,
    guarded: true,
    quiet: true,
    body: z.object({ email: signInEmail }),
    answer: done,
  }),
  updateTermsAndConditions: post('/api/users/updateTermsAndConditions', {
    about: 'Accepts the terms in force, for oneself. A new token replaces the old.',
    who: signedIn,
    body: z.object({ id }),
    answer: freshTokenSchema,
  }),
  updateSystemType: post('/api/users/updateSystemType', {
    inVisit: 'own',
    about: 'Chooses the system type to work in, for oneself. A new token replaces the old.',
    who: allowOnMatter(),
    body: z.object({ systemTypeID: z.int('Please Select Profile'), userID: id }),
    answer: freshTokenSchema,
  }),
  getusername: get('/api/users/getusername', {
    about: 'The name and address of the person signed in.',
    who: signedIn,
    quiet: true,
    answer: z.object({ id, username: z.string(), fullname: z.string() }),
  }),
  checkAccess: get('/api/users/checkAccess', {
    about: 'What the person signed in may do at this moment.',
    who: signedIn,
    quiet: true,
    answer: accessSchema,
  }),
  getAdministrators: get('/api/users/getAdministrators', {
    about: 'Whom somebody asks for a role: the administrators of the firm, by name. A client is told of none.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    answer: z.array(z.object({ id, fullname: z.string(), email: z.string() })),
  }),
  getroles: get('/api/users/getroles', {
    about: 'The roles there are to give.',
    who: allowFirm(),
    answer: z.array(roleSchema),
  }),
  getuserroles: post('/api/users/getuserroles', {
    changes: 'nothing',
    about: 'The roles somebody of the firm holds. Everybody may ask for their own.',
    who: allowOnMatter(),
    body: z.object({ id }),
    answer: userSummarySchema.pick({ id: true, roles: true, systemRoles: true }),
  }),
  getbyemail: get('/api/users/getbyemail', {
    about: 'The person of the firm with this address, or null.',
    who: allowFirm('Admin'),
    query: z.object({ email: signInEmail }),
    answer: userSummarySchema.nullable(),
  }),
  getemailnotifications: get('/api/users/getemailnotifications', {
    about: 'What the person is written to about, and how often.',
    who: allowOnMatter(),
    answer: z.array(notificationSchema),
  }),
  setEmailNotifications: post('/api/users/setEmailNotifications', {
    about: 'Chooses how often one is written to.',
    who: allowOnMatter(),
    ours: true,
    body: z.object({
      notifications: z.array(notificationChoice).max(50),
    }),
    answer: z.array(notificationSchema),
  }),
  getlist: get('/api/users/getlist', {
    about: 'The people of the firm, by name. The provider’s people may name any firm.',
    who: allowFirm('Admin', 'SuperAdmin'),
    readsNamedFirm: true,
    query: userListQuery,
    answer: z.object({ rows: z.array(userRowSchema), total: z.int() }),
  }),
  getbyid: get('/api/users/getbyid', {
    about: 'Somebody of the firm, with the matters they were given and what they are written to about.',
    who: allowFirm('Admin'),
    query: z.object({ id: idInQuery }),
    answer: userSchema,
  }),
  add: post('/api/users/add', {
    inVisit: 'never',
    about: 'Invites somebody by mail. Whoever has an account already simply joins the firm.',
    who: allowFirm('Admin'),
    body: inviteSchema,
    answer: userSchema,
  }),
  resendInvitation: post('/api/users/resendInvitation', {
    about: 'Mails the invitation again; the link before it no longer works.',
    who: allowFirm('Admin'),
    ours: true,
    guarded: true,
    body: z.object({ id }),
    answer: done,
  }),
  update: post('/api/users/update', {
    about: 'Changes roles, system types, name and notifications of somebody of the firm. A conflict answers 409.',
    who: allowFirm('Admin'),
    body: userChangeSchema,
    answer: userSchema,
  }),
  endSessions: post('/api/users/endSessions', {
    about: 'Signs somebody of the firm out everywhere, at once.',
    who: allowFirm('Admin'),
    ours: true,
    body: z.object({ id }),
    answer: z.object({ done: z.literal(true), ended: z.int() }),
  }),
  resetSecondFactor: post('/api/users/resetSecondFactor', {
    inVisit: 'never',
    about:
      'Takes away the authenticator app and recovery codes of somebody who lost them, and signs them out. They are told.',
    who: allowFirm('Admin'),
    ours: true,
    guarded: true,
    body: z.object({ id }),
    /** Whether there was one to take away. */
    answer: z.object({ done: z.literal(true), had: z.boolean() }),
  }),
  removeUserFromIntermediary: post('/api/users/removeUserFromIntermediary', {
    about: 'Takes somebody out of the firm, at once, after their matters were handed over.',
    who: allowFirm('Admin'),
    body: z.object({ id, handOverToID: id.nullish() }),
    answer: z.object({ done: z.literal(true), handedOver: z.int() }),
  }),
  delete: del('/api/users/delete', {
    about: 'Takes somebody out of the firm who is responsible for no matter.',
    who: allowFirm('Admin'),
    body: z.object({ id }),
    answer: done,
  }),
  getuseridbymatterid: get('/api/users/getuseridbymatterid', {
    about: 'Who is responsible for a matter; null where nobody is.',
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ userID: id.nullable() }),
  }),
});
