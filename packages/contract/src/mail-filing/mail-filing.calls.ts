import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, post } from '../call';
import { done, id, idInQuery, instant } from '../fields';
import { ofPapers } from '../subjects';
import { plainMessageSchema } from '../message.schema';

const writer = allowFirm('Capture Matter');

const mail = z.object({
  id,
  matterID: id.nullable(),
  documentID: id.nullable(),
  subject: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  sentAt: instant.nullable(),
  beginning: z.string(),
  attachments: z.int(),
  /** Attachments that were not kept, with the reason. */
  leftOut: z.array(z.object({ name: z.string(), reason: plainMessageSchema })),
  /** The mail of the list that this one answers. */
  answersID: id.nullable(),
  by: z.string().nullable(),
  createdAt: instant,
});

const unfiled = mail.extend({
  suggestions: z.array(
    z.object({ matterID: id, reference: z.string(), matter: z.string(), reason: plainMessageSchema }),
  ),
});

/** Offered where mail comes in to the product; none until somebody makes one. */
const mailAddress = z.object({ isOffered: z.boolean(), address: z.string().nullable() });
const ofMatter = z.object({ matterID: id });

/** Mails that were dropped as .eml files, with their threads and attachments. */
export const mailFilingCalls = declareChangingCalls(ofPapers, {
  drop: post('/api/filedmail/drop', {
    about: 'Takes in mails saved as .eml: filed on the matter that is given, else into the list of what is unfiled.',
    ours: true,
    upload: true,
    who: writer,
    body: z.object({ matterID: idInQuery.nullish() }),
    answer: z.array(mail),
  }),
  getunfiled: get('/api/filedmail/getunfiled', {
    about: 'Mails that are on no matter yet, each with where it may belong and why.',
    ours: true,
    who: allowFirm(),
    answer: z.array(unfiled),
  }),
  file: post('/api/filedmail/file', {
    about: 'Files a mail on a matter, its attachments as documents of their own.',
    ours: true,
    who: writer,
    body: z.object({ id, matterID: id }),
    answer: mail,
  }),
  getbymatterid: get('/api/filedmail/getbymatterid', {
    about: 'The mails of a matter, newest first, each with the one it answers.',
    ours: true,
    who: allowFirm(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(mail),
  }),
  _delete: del('/api/filedmail/_delete', {
    about: 'Takes an unfiled mail off the list. One that is filed is a document of its matter.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
  getaddress: get('/api/filedmail/getaddress', {
    about: "The matter's own mail address. What is sent to it is filed on the matter.",
    ours: true,
    who: allowFirm(),
    query: z.object({ matterID: idInQuery }),
    answer: mailAddress,
  }),
  newaddress: post('/api/filedmail/newaddress', {
    about: 'Makes a mail address for a matter. The one it had takes no more mail.',
    ours: true,
    who: writer,
    body: ofMatter,
    answer: mailAddress,
  }),
  endaddress: post('/api/filedmail/endaddress', {
    about: "Ends a matter's mail address. What came in stays.",
    ours: true,
    who: writer,
    body: ofMatter,
    answer: mailAddress,
  }),
});
