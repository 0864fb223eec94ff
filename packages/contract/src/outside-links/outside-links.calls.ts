import { linkPurposes } from '@boedel/domain/access/outside-link';
import { z } from 'zod';
import { allowByLink, declareCalls, get, post } from '../call';
import { instant } from '../fields';

/** Whoever was sent a link, on the pages under /outside. What each purpose shows and takes stands with its own area. */
export const outsideLinkCalls = declareCalls({
  get: get('/api/outsidelink/get', {
    about: 'Whose link it is, what it is for, which matter it belongs to and whom to call.',
    who: allowByLink('any'),
    ours: true,
    quiet: true,
    answer: z.object({
      purpose: z.enum(linkPurposes),
      reader: z.string(),
      language: z.enum(['en', 'af']),
      endsAt: instant,
      firm: z.string(),
      colour: z.string().nullable(),
      matter: z.object({ name: z.string(), reference: z.string(), systemTypeID: z.int() }),
      contact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
    }),
  }),
  opened: post('/api/outsidelink/opened', {
    about: 'Notes that the link was opened, the first time in the trail.',
    who: allowByLink('any'),
    ours: true,
    quiet: true,
    answer: z.object({ done: z.literal(true) }),
  }),
});
