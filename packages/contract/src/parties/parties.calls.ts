import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { movesQuerySchema } from '../diary/diary.schema';
import { idInQuery } from '../fields';
import { ofDates, ofPeople } from '../subjects';
import { partyAnswerSchema, partyChangeSchema, personTabSchema } from './parties.schema';
import { type PartyRole, partyRoles } from './registry';
import { type PartyCalls, createRoleCalls } from './role-calls';

export const partyCalls = declareChangingCalls(
  ofPeople,
  Object.fromEntries(
    Object.entries(partyRoles).flatMap(([key, role]) =>
      Object.entries(createRoleCalls(key, role as PartyRole)).map(([verb, call]) => [`${key}.${verb}`, call]),
    ),
  ) as PartyCalls,
);

/** The deceased, patient, client, trust or insolvent a matter is about. */
export const mainPartyCalls = declareChangingCalls([...ofDates, '/api/people'], {
  getPersonTab: get('/api/mainparty/getPersonTab', {
    about: 'Whom the matter is about, with spouses and children.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: personTabSchema,
  }),
  updateMain: post('/api/mainparty/update', {
    about: "Changes whom the matter is about; the matter's name follows.",
    ours: true,
    who: allowOnMatter('Capture Matter'),
    /** With the statutory dates to be moved: the day of death is an event periods run from. */
    body: partyChangeSchema(partyRoles.insolvent.details).extend({ moves: movesQuerySchema.default([]) }),
    answer: partyAnswerSchema(partyRoles.insolvent.details),
  }),
});
