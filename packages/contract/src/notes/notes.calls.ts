import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, instant, paging, version } from '../fields';

/** Rich text of a file note: a small set of tags, cleaned on the way in. */
const comment = z.string('Write the note.').max(20_000, 'Use at most 20 000 characters, formatting included.');

const noteSchema = z.object({
  id,
  matterID: id,
  comment: z.string(),
  /** The same in plain words. */
  plain: z.string(),
  userID: id.nullable(),
  by: z.string(),
  showInReport: z.boolean(),
  /** People it mentions; each got a mail. */
  mentions: z.array(id),
  createdAt: instant,
  changedAt: instant.nullable(),
  mayChange: z.boolean(),
  version,
});

const ofMatter = z.object({ matterID: idInQuery, ...paging });
const page = z.object({ rows: z.array(noteSchema), total: z.int() });
const writer = allowOnMatter('Capture Matter');

export const noteCalls = declareChangingCalls(['/api/mattercomment', '/api/matter'], {
  getMatterCommentByMatterID: get('/api/matter/getMatterCommentByMatterID', {
    about: 'The file notes of a matter, newest first, searched and paged.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: page,
  }),
  deleteComment: post('/api/matter/deleteComment', { who: writer, body: z.object({ id }), answer: done }),
  updateShowInReport: post('/api/matter/updateShowInReport', {
    about: 'Whether a note is printed in reports to clients.',
    who: writer,
    body: z.object({ id, showInReport: z.boolean() }),
    answer: noteSchema,
  }),
  printFileNote: get('/api/matter/printFileNote', {
    about: "One file note as a PDF on the firm's paper.",
    who: allowOnMatter(),
    query: z.object({ id: idInQuery, language: z.enum(['en', 'af']).default('en') }),
    download: true,
  }),
  getbymatterid: get('/api/mattercomment/getbymatterid', { who: allowOnMatter(), query: ofMatter, answer: page }),
  add: post('/api/mattercomment/add', {
    about: 'Adds a file note. Colleagues mentioned in it (span data-person) get a mail.',
    who: writer,
    body: z.object({ matterID: id, comment, showInReport: z.boolean().default(false) }),
    answer: noteSchema,
  }),
  update: post('/api/mattercomment/update', {
    about: 'Changes a note: its author or an administrator. Colleagues newly mentioned get a mail.',
    who: writer,
    body: z.object({ id, comment, showInReport: z.boolean().default(false), version }),
    answer: noteSchema,
  }),
  _delete: del('/api/mattercomment/_delete', { who: writer, body: z.object({ id }), answer: done }),
});
