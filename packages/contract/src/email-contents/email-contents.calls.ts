import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, post } from '../call';
import { done, text } from '../fields';
import { paperLanguage } from '../templates/templates.schema';
import { mailTitles } from './mail-titles';

const admin = allowFirm('Admin');
const type = z.enum(Object.keys(mailTitles) as [keyof typeof mailTitles], 'Choose an email from the list.');
const emailContentSchemas = {
  type,
  language: paperLanguage,
  subject: text(250),
  body: text(10_000),
};

const contentSchema = z.object({
  type,
  title: z.string(),
  /** What can stand in the text, in braces. */
  fields: z.array(z.string()),
  /** Those without which it cannot be saved. */
  mustHold: z.array(z.string()),
  texts: z.array(
    z.object({
      language: paperLanguage,
      subject: z.string(),
      body: z.string(),
      /** The firm's own words; null is the standard. */
      version: z.int().nullable(),
      standard: z.object({ subject: z.string(), body: z.string() }),
    }),
  ),
});

/** The wording of the mails that the product sends for a firm. */
export const emailContentCalls = declareChangingCalls([], {
  getlist: get('/api/emailcontents/getlist', {
    about: 'Every mail whose words the firm may change, and in which languages it has.',
    who: admin,
    answer: z.array(z.object({ type, title: z.string(), ownIn: z.array(paperLanguage) })),
  }),
  getbytype: get('/api/emailcontents/getbytype', {
    about: 'The words of one mail in both languages, beside the standard ones.',
    who: admin,
    query: z.object({ type }),
    answer: contentSchema,
  }),
  save: post('/api/emailcontents/save', {
    about: 'Puts words of the firm in the place of the standard ones. A field that the mail does not have is refused.',
    who: admin,
    body: z.object({ ...emailContentSchemas, version: z.int().positive().nullish() }),
    answer: contentSchema,
  }),
  backToStandard: post('/api/emailcontents/backToStandard', {
    about: 'Goes back to the standard words in one language.',
    ours: true,
    who: admin,
    body: z.object({ type, language: paperLanguage }),
    answer: contentSchema,
  }),
  sendTest: post('/api/emailcontents/sendTest', {
    about: 'Sends these words to whoever asks, with the name of each field where its value would stand.',
    ours: true,
    who: admin,
    body: z.object(emailContentSchemas),
    answer: done,
  }),
});
