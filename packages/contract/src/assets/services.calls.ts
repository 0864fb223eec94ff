import { z } from 'zod';
import { papersWith } from './sale.schema';
import { declareCalls, declareChangingCalls, allowOnMatter, post } from '../call';
import { id, optionalText, text, version } from '../fields';
import { declareMatterRecordCalls, rowAnswerSchema } from '../record/matter-record';
import { services } from './service.record';

const writer = allowOnMatter('Capture Matter');
const answer = rowAnswerSchema(services);

/** Companies that guard or store an insolvent's assets: asked and cancelled by mail, with papers. */
export const serviceCalls = declareChangingCalls(
  ['/api/document'],
  declareCalls({
    ...declareMatterRecordCalls(services),
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
