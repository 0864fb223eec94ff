import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, post } from '../call';
import { idInQuery } from '../fields';
import { paperSchema } from '../paper/paper.schema';
import { ofPapers } from '../subjects';
import {
  chosenMatters,
  groupedSchema,
  jointLetterSchema,
  jointLetterWithRecipients,
  letterList,
  letterValues,
  makeValues,
} from './joint-letters.schema';

const writer = allowFirm('Capture Matter');

/** One letter to each recipient about all of its matters. */
export const jointLetterCalls = declareChangingCalls(ofPapers, {
  getrecipients: post('/api/jointletter/getrecipients', {
    about: 'Who would get a letter about these matters, each once, with the lines of its list.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: writer,
    body: z.object({ matterIDs: chosenMatters, list: letterList }),
    answer: groupedSchema,
  }),
  preview: post('/api/jointletter/preview', {
    about: 'The letter one recipient would get.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: writer,
    body: z.object({ ...letterValues, key: z.string().max(400) }),
    answer: z.object({ paper: paperSchema }),
  }),
  make: post('/api/jointletter/make', {
    about:
      'Makes a letter with a list for each chosen recipient, files a copy on every matter with its own lines alone, and mails it with the papers bound as one.',
    ours: true,
    who: writer,
    body: z.object(makeValues),
    answer: jointLetterWithRecipients,
  }),
  getlist: get('/api/jointletter/getlist', {
    about: 'The letters across matters, newest first.',
    ours: true,
    who: allowFirm(),
    answer: z.array(jointLetterSchema),
  }),
  getbyid: get('/api/jointletter/getbyid', {
    about: 'How far a letter across matters is, and who got what.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    answer: jointLetterWithRecipients,
  }),
  downloadletter: get('/api/jointletter/downloadletter', {
    about: 'The whole letter one recipient got.',
    ours: true,
    who: allowFirm(),
    query: z.object({ recipientID: idInQuery }),
    download: true,
  }),
});
