import { z } from 'zod';
import { declareCalls, declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, instant, text, version } from '../fields';
import { systemTypeID, matterStatus } from '../matter/matter.schema';

const ofMatter = z.object({ matterID: idInQuery });
const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Enter a colour like #rrggbb.')
  .nullable()
  .default(null);
const writer = allowOnMatter('Capture Matter');

export const watchListCalls = declareChangingCalls(['/api/matter'], {
  getlist: get('/api/matterwatchlist/getlist', {
    about: 'The matters one watches, of every system type.',
    who: allowOnMatter(),
    answer: z.array(
      z.object({
        matterID: id,
        reference: z.string(),
        name: z.string(),
        systemTypeID,
        matterStatus,
        nextDeadline: z.object({ title: z.string(), date: day }).nullable(),
        since: instant,
      }),
    ),
  }),
  add: post('/api/matterwatchlist/add', {
    who: allowOnMatter(),
    quiet: true,
    body: z.object({ matterID: id }),
    answer: done,
  }),
  remove: post('/api/matterwatchlist/remove', {
    who: allowOnMatter(),
    quiet: true,
    body: z.object({ matterID: id }),
    answer: done,
  }),
});

const labelSchema = z.object({
  id,
  name: z.string(),
  colour: z.string().nullable(),
  /** How many matters carry it. */
  matters: z.int(),
  /** On the matter asked about. */
  isOn: z.boolean(),
  version,
});

export const labelCalls = declareChangingCalls(['/api/matter', '/api/matterlabel'], {
  getMatterLabels: get('/api/matter/getMatterLabels', {
    about: "The firm's labels, and which of them the matter carries.",
    who: allowFirm(),
    query: z.object({ matterID: idInQuery.optional() }),
    answer: z.array(labelSchema),
  }),
  add: post('/api/matterlabel/add', {
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ name: text(40), colour }),
    answer: labelSchema,
  }),
  update: post('/api/matterlabel/update', {
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ id, name: text(40), colour, version }),
    answer: labelSchema,
  }),
  _delete: del('/api/matterlabel/_delete', {
    about: 'Removes a label from the firm and from every matter.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ id }),
    answer: done,
  }),
  assign: post('/api/matterlabel/assign', {
    about: 'The labels a matter carries, these and no others.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ matterID: id, labelIDs: z.array(id).max(50, 'Use at most 50 labels per matter.') }),
    answer: z.array(labelSchema),
  }),
});

const option = z
  .int('Choose a switch from 1 to 30.')
  .min(1, 'Choose a switch from 1 to 30.')
  .max(30, 'Choose a switch from 1 to 30.');
const optionsSchema = z.object({
  options: z.array(
    z.object({
      option: z.int(),
      account: z.string(),
      subject: z.string(),
      isOn: z.boolean(),
      /** As the firm has it, where the matter says nothing. */
      firmIsOn: z.boolean(),
      /** The matter says otherwise than the firm, or the same on purpose. */
      isOwn: z.boolean(),
    }),
  ),
  /** 0 while nothing was saved. */
  version: z.int(),
});

/** The page of every account is laid out by them. */
export const matterOptionCalls = declareChangingCalls(
  ['/api/estateaccount', '/api/curatoraccount', '/api/insolvencyaccount', '/api/ldoptions'],
  {
    getbymatterid: get('/api/matteroptions/getbymatterid', {
      about: "The thirty switches that lay out the matter's accounts: the firm's, unless the matter has its own.",
      who: allowOnMatter(),
      query: ofMatter,
      answer: optionsSchema,
    }),
    save: post('/api/matteroptions/save', {
      about: "Sets the matter's own switches; null goes back to the firm's.",
      who: writer,
      body: z.object({
        matterID: id,
        options: z.array(z.object({ option, isOn: z.boolean().nullable() })).max(30),
        version: z.int().min(0),
      }),
      answer: optionsSchema,
    }),
  },
);

export const mergeFieldCalls = declareCalls({
  getMatterDetailsForTemplate: get('/api/matter/getMatterDetailsForTemplate', {
    about: 'What a template may merge in, by the name of its field; null is not captured yet.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.record(z.string(), z.string().nullable()),
  }),
});
