import { z } from 'zod';
import { declareCalls, get, allowOnMatter, post } from '../call';
import { id, instant } from '../fields';
import { plainMessageSchema } from '../message.schema';
import { inboxKindNames } from './kinds';

const entry = z.object({
  id,
  kind: z.enum(inboxKindNames),
  words: plainMessageSchema,
  path: z.string(),
  at: instant,
  isRead: z.boolean(),
});

export const inboxCalls = declareCalls({
  getInbox: get('/api/inbox/getInbox', {
    about: 'What the person was told of in this firm, newest first, and how many of them are unread.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ take: z.coerce.number().int().min(1).max(200).default(50) }),
    answer: z.object({ unread: z.int(), entries: z.array(entry) }),
  }),
  markRead: post('/api/inbox/markRead', {
    inVisit: 'own',
    about: 'Marks entries as read, or as not read after all. Without ids it is all of them.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    body: z.object({ ids: z.array(id).max(200).nullable().default(null), isRead: z.boolean().default(true) }),
    answer: z.object({ unread: z.int() }),
  }),
});
