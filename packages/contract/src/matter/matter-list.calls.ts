import { z } from 'zod';
import { declareCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { done, id, text } from '../fields';
import { bulkAction, bulkLine, viewSchema } from './matter-list.schema';
import { matterListQuery } from './matter.schema';

/** What the matters list has beyond the specification: bulk actions with undo, saved views, export. */
export const matterListCalls = declareCalls({
  bulk: post('/api/matter/bulk', {
    about: 'Changes several matters. With preview it only tells what would happen to each; without, it can be undone.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({
      matterIDs: z.array(id).min(1, 'Choose at least one matter.').max(500, 'Choose at most 500 matters.'),
      change: bulkAction,
      preview: z.boolean(),
    }),
    answer: z.object({ lines: z.array(bulkLine), undoID: id.nullable() }),
  }),
  undoBulk: post('/api/matter/undoBulk', {
    about: 'Puts back what a bulk action changed, for every matter nobody has changed since.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ id }),
    answer: z.object({ restored: z.int(), left: z.array(z.object({ id, reference: z.string() })) }),
  }),
  getViews: get('/api/matter/getViews', {
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({ list: z.string().max(40) }),
    answer: z.array(viewSchema),
  }),
  saveView: post('/api/matter/saveView', {
    ours: true,
    who: allowFirm(),
    body: z.object({
      list: z.string().max(40),
      name: text(60),
      isShared: z.boolean(),
      state: z.record(z.string(), z.string().max(500)),
    }),
    answer: viewSchema,
  }),
  deleteView: del('/api/matter/deleteView', { ours: true, who: allowFirm(), body: z.object({ id }), answer: done }),
  exportList: get('/api/matter/exportList', {
    fromReplica: true,
    about: 'The list as one sees it, all pages of it, as CSV or Excel.',
    ours: true,
    who: allowOnMatter(),
    query: matterListQuery.omit({ skip: true, take: true }).extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    download: true,
  }),
});
