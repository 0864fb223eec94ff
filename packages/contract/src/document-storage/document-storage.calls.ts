import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, instant, optionalText, text, version } from '../fields';
import { plainMessageSchema } from '../message.schema';

const writer = allowOnMatter('Capture Matter');
const admin = allowFirm('Admin');
const ofMatter = z.object({ matterID: idInQuery });

const link = z.object({
  id,
  matterID: id,
  name: z.string(),
  url: z.string(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
});

/** Where else papers of a matter lie: a library, a site or a folder of a document service. */
export const storageLinkCalls = declareChangingCalls([], {
  getbymatterid: get('/api/documentstoragelink/getbymatterid', {
    about: 'The links of a matter to places where documents of it are kept.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(link),
  }),
  save: post('/api/documentstoragelink/save', {
    about: 'Adds a link, or changes the one whose id is given.',
    who: writer,
    body: z.object({
      id: id.nullish(),
      version: version.nullish(),
      matterID: id,
      name: text(160),
      url: text(2000),
      note: optionalText(2000),
    }),
    answer: link,
  }),
  _delete: del('/api/documentstoragelink/_delete', { who: writer, body: z.object({ id }), answer: done }),
});

const bucket = z.object({
  endpoint: z.string(),
  region: z.string(),
  bucket: z.string(),
  folder: z.string().nullable(),
  accessKey: z.string(),
  version: z.int(),
});

const copy = z.object({
  id,
  matterID: id,
  bucket: z.string(),
  state: z.enum(['waiting', 'done']),
  total: z.int(),
  copied: z.int(),
  failed: z.int(),
  rows: z.array(
    z.object({
      documentID: id,
      title: z.string(),
      /** Where it lies in the bucket. */
      key: z.string().nullable(),
      /** It lay there already, the same to the byte. */
      wasThere: z.boolean(),
      fault: plainMessageSchema.nullable(),
    }),
  ),
  by: z.string(),
  createdAt: instant,
});

/** The firm's own bucket, and the documents that were copied into it. */
export const bucketCalls = declareChangingCalls(['/api/document'], {
  getBucket: get('/api/company/getBucket', {
    about: "The firm's bucket. Its secret is never given back.",
    ours: true,
    who: admin,
    answer: z.object({ bucket: bucket.nullable() }),
  }),
  saveBucket: post('/api/company/saveBucket', {
    inVisit: 'never',
    about: 'Sets the bucket, after it was tried with a file that is put there and taken away again.',
    ours: true,
    who: admin,
    body: z.object({
      endpoint: text(300),
      region: text(60),
      bucket: text(63),
      folder: optionalText(200),
      accessKey: text(200),
      /** Left out, the secret that is kept stays. */
      secretAccessKey: optionalText(300),
    }),
    answer: z.object({ bucket: bucket.nullable() }),
  }),
  removeBucket: post('/api/company/removeBucket', {
    inVisit: 'never',
    about: 'Forgets the bucket and its secret. What was copied stays where it is.',
    ours: true,
    who: admin,
    body: z.object({}),
    answer: done,
  }),
  uploadAllDocumentsToS3Bucket: post('/api/document/uploadAllDocumentsToS3Bucket', {
    inVisit: 'never',
    about: "Copies every document of a matter, all versions, into the firm's bucket, with a report.",
    who: writer,
    body: z.object({ matterID: id }),
    answer: copy,
  }),
  getBucketCopies: get('/api/document/getBucketCopies', {
    about: "What was copied into the firm's bucket, newest first; and whether there is a bucket to copy into.",
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({ hasBucket: z.boolean(), copies: z.array(copy) }),
  }),
});
