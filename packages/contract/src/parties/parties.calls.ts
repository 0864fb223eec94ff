import { z } from 'zod';
import { changing, get, onMatter, post } from '../call';
import { movesAsked } from '../diary/diary.schema';
import { idInQuery } from '../fields';
import { ofDates, ofPeople } from '../subjects';
import { partyAnswer, partyChange, personTabSchema } from './parties.schema';
import { type PartyRole, partyRoles } from './registry';
import { type PartyCalls, verbsOf } from './role-calls';

export const partyCalls = changing(
  ofPeople,
  Object.fromEntries(
    Object.entries(partyRoles).flatMap(([key, role]) =>
      Object.entries(verbsOf(key, role as PartyRole)).map(([verb, call]) => [`${key}.${verb}`, call]),
    ),
  ) as PartyCalls,
);

/** The deceased, patient, client, trust or insolvent a matter is about. */
export const mainPartyCalls = changing([...ofDates, '/api/people'], {
  getPersonTab: get('/api/mainparty/getPersonTab', {
    about: 'Whom the matter is about, with spouses and children.',
    ours: true,
    who: onMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: personTabSchema,
  }),
  updateMain: post('/api/mainparty/update', {
    about: "Changes whom the matter is about; the matter's name follows.",
    ours: true,
    who: onMatter('Capture Matter'),
    /** With the statutory dates to be moved: the day of death is an event periods run from. */
    body: partyChange(partyRoles.insolvent.details).extend({ moves: movesAsked.default([]) }),
    answer: partyAnswer(partyRoles.insolvent.details),
  }),
});
