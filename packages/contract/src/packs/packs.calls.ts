import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { id, idInQuery, optionalText, text } from '../fields';
import { ofPapers } from '../subjects';
import { paperLanguage } from '../templates/templates.schema';
import { packChoiceSchema, packSchema, voucherBundleSchema } from './packs.schema';

const writer = allowOnMatter('Capture Matter');

/** Papers of a matter bound as one PDF. */
export const packCalls = declareChangingCalls(ofPapers, {
  getPackChoices: get('/api/document/getPackChoices', {
    about: 'The papers of a matter a pack can be made of, vouchers first, and why one of them cannot be taken in.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(packChoiceSchema),
  }),
  makePack: post('/api/document/makePack', {
    about: 'Binds papers as one PDF with an index, bookmarks and numbered pages, and files it on the matter.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      title: text(160),
      language: paperLanguage.default('en'),
      items: z
        .array(
          z.object({
            documentID: id,
            /** What it is called elsewhere: the number of a voucher. */
            mark: optionalText(30),
          }),
        )
        .min(1, 'Choose at least one document.')
        .max(500, 'Choose at most 500 documents for one pack.'),
    }),
    answer: packSchema,
  }),
  getVoucherBundle: get('/api/document/getVoucherBundle', {
    about:
      'What the account has to prove, line by line in its order, with the papers that prove it and what is missing.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: voucherBundleSchema,
  }),
  makeVoucherBundle: post('/api/document/makeVoucherBundle', {
    about: 'Binds the vouchers of the account in its order as one PDF. What is missing is listed at its front.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, language: paperLanguage.default('en') }),
    answer: packSchema,
  }),
  makeLodgingPack: post('/api/document/makeLodgingPack', {
    about:
      'Binds the account, its vouchers and what the Master’s office asks with it, in the order of that office, in files of the size and with the names its portal takes.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, language: paperLanguage.default('en') }),
    answer: z.array(packSchema),
  }),
  getPacks: get('/api/document/getPacks', {
    about: 'The packs of a matter, newest first, with what each was made from and where it was last sent.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(packSchema),
  }),
  sendPack: post('/api/document/sendPack', {
    about: 'Sends a pack whole by email.',
    ours: true,
    who: writer,
    body: z.object({ id, to: text(254), subject: text(250), text: text(20_000) }),
    answer: packSchema,
  }),
  resendPack: post('/api/document/resendPack', {
    about: 'Sends a pack whole once more, to whom and with the words it went with last.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: packSchema,
  }),
});
