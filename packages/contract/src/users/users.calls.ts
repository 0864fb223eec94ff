import { z } from 'zod';
import { anyone, calls, firm, get, onMatter, post, signedIn } from '../call';
import { done, id } from '../fields';
import { signInEmail } from '../session/session.schema';
import { accessSchema, freshTokenSchema, notificationSchema, roleSchema, userSummarySchema } from './users.schema';

export const userCalls = calls({
  forgotpassword: post('/api/users/forgotpassword', {
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
    about: 'Chooses the system type to work in, for oneself. A new token replaces the old.',
    who: onMatter(),
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
  getroles: get('/api/users/getroles', {
    about: 'The roles there are to give.',
    who: firm(),
    answer: z.array(roleSchema),
  }),
  getuserroles: post('/api/users/getuserroles', {
    about: 'The roles somebody of the firm holds. Everybody may ask for their own.',
    who: onMatter(),
    body: z.object({ id }),
    answer: userSummarySchema.pick({ id: true, roles: true, systemRoles: true }),
  }),
  getbyemail: get('/api/users/getbyemail', {
    about: 'The person of the firm with this address, or null.',
    who: firm('Admin'),
    query: z.object({ email: signInEmail }),
    answer: userSummarySchema.nullable(),
  }),
  getemailnotifications: get('/api/users/getemailnotifications', {
    about: 'What the person is written to about, and how often.',
    who: onMatter(),
    answer: z.array(notificationSchema),
  }),
  setEmailNotifications: post('/api/users/setEmailNotifications', {
    about: 'Chooses how often one is written to.',
    who: onMatter(),
    ours: true,
    body: z.object({ notifications: z.array(notificationSchema.pick({ notification: true, frequency: true })).max(50) }),
    answer: z.array(notificationSchema),
  }),
});
