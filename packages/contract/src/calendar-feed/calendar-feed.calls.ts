import { z } from 'zod';
import { anyone, declareCalls, allowFirm, get, post } from '../call';
import { done, id, instant, text } from '../fields';

const feed = z.object({
  id,
  name: z.string(),
  /** One's own dates and tasks, or those of a team, or of the whole firm, that one may see. */
  scope: z.enum(['mine', 'team']),
  /** Of whom a team is; nobody named is the whole firm. */
  people: z.array(z.object({ id, name: z.string() })),
  isMasked: z.boolean(),
  madeAt: instant,
  /** When a calendar program last fetched it. */
  fetchedAt: instant.nullable(),
});

/** Private addresses at which a calendar program fetches dates. */
export const calendarFeedCalls = declareCalls({
  getlist: get('/api/calendarfeed/getlist', {
    about: 'The calendar addresses one made and did not take back.',
    who: allowFirm(),
    ours: true,
    answer: z.array(feed),
  }),
  add: post('/api/calendarfeed/add', {
    inVisit: 'never',
    about: 'Makes a calendar address. Only this answer tells it; we keep its fingerprint alone.',
    who: allowFirm(),
    ours: true,
    body: z.object({
      name: text(80),
      scope: z.enum(['mine', 'team'], 'Choose whose dates it shows.'),
      /** The colleagues of the team; none is the whole firm. */
      personIDs: z.array(id).max(50, 'Choose at most 50 colleagues.').default([]),
      isMasked: z.boolean().default(false),
    }),
    answer: feed.extend({ address: z.string() }),
  }),
  revoke: post('/api/calendarfeed/revoke', {
    inVisit: 'never',
    about: 'Takes a calendar address back: from then on it answers as one that never was.',
    who: allowFirm(),
    ours: true,
    body: z.object({ id }),
    answer: done,
  }),
  fetch: get('/api/calendarfeed/fetch', {
    about: 'What a calendar program fetches: the dates whoever made the address may see now, as iCalendar.',
    who: anyone,
    ours: true,
    query: z.object({ key: z.string().min(1).max(200) }),
    download: true,
  }),
});
