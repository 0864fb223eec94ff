import { z } from 'zod';
import { papersWith } from './sale.schema';
import { calls, changing, onMatter, post } from '../call';
import { id, optionalText, text, version } from '../fields';
import { matterRecordCalls, rowAnswer } from '../record/matter-record';
import { services } from './service.record';

const writer = onMatter('Capture Matter');
const answer = rowAnswer(services);

/** Companies that guard or store an insolvent's assets: asked and cancelled by mail, with papers. */
export const serviceCalls = changing(
  ['/api/document'],
  calls({
    ...matterRecordCalls(services),
    ask: post('/api/assetservice/ask', {
      about: 'Asks the company by mail, with papers of the matter.',
      ours: true,
      who: writer,
      body: z.object({ id, version, message: optionalText(2000), documentIDs: papersWith }),
      answer,
    }),
    cancel: post('/api/assetservice/cancel', {
      about: 'Calls the service off with the reason; a company that was asked is told by mail.',
      ours: true,
      who: writer,
      body: z.object({ id, version, reason: text(500), documentIDs: papersWith }),
      answer,
    }),
  }),
);
