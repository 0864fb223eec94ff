import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { id, idInQuery, instant, optionalText, text } from '../fields';

const writer = allowOnMatter('Capture Matter');
const ofMatter = z.object({ matterID: idInQuery });

const fxPapersSchema = z.array(
  z.object({
    name: z.string(),
    type: z.int().nullable(),
    documentID: id.nullable(),
    title: z.string().nullable(),
  }),
);
const fxStatus = z.enum(['new', 'sent', 'inProgress', 'done', 'declined'], 'Choose how far it is.');

const assist = z.object({
  matterID: id,
  provider: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  status: fxStatus,
  note: z.string().nullable(),
  sentTo: z.string().nullable(),
  sentAt: instant.nullable(),
  mailState: z.string().nullable(),
  mailError: z.string().nullable(),
  /** 0 where nothing was saved yet. */
  version: z.int(),
});

/** Money for heirs abroad: who takes it over the border, what they ask to see, and how far it is. */
export const fxAssistCalls = declareChangingCalls(['/api/document', '/api/fxassistprovider'], {
  getByMatterIDFXList: get('/api/document/getByMatterIDFXList', {
    about: 'The papers the chosen provider asks for, each with the one on file that answers it.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: fxPapersSchema,
  }),
  getbymatterid: get('/api/fxassist/getbymatterid', {
    about: 'The provider chosen for a matter, and how far it is.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: assist,
  }),
  save: post('/api/fxassist/save', {
    about: 'Chooses the provider, and notes how far it is.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      providerID: id.nullable(),
      status: fxStatus,
      note: optionalText(4000),
      version: z.int().min(0),
    }),
    answer: assist,
  }),
  send: post('/api/fxassist/send', {
    inVisit: 'never',
    about: 'One mail to the provider with the chosen papers attached.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      documentIDs: z.array(id).min(1, 'Choose at least one document.').max(50),
      subject: text(250),
      text: text(20_000),
    }),
    answer: assist,
  }),
});
