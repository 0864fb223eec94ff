import { z } from 'zod';
import { declareCalls, declareChangingCalls, get, allowOnMatter } from '../call';
import { idInQuery } from '../fields';
import { paperFormat } from '../paper/paper.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { flowAssumptions } from './assumptions.record';
import { comparisonView, laterView, projectionView } from './projection.schema';
import { scenarios } from './scenario.record';

export const scenarioCalls = declareChangingCalls(['/api/projection'], declareMatterRecordCalls(scenarios));

export const flowAssumptionCalls = declareChangingCalls(['/api/projection'], declareMatterRecordCalls(flowAssumptions));

export const projectionCalls = declareCalls({
  getProjection: get('/api/projection/getProjection', {
    about:
      'What would happen if the client died today: who gets what, the cash there is and needed, taxes, plain words.',
    ours: true,
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery }),
    answer: projectionView,
  }),
  compare: get('/api/projection/compare', {
    about: 'The plan as it stands and up to three scenarios of it, line by line; the cover that closes a shortfall.',
    ours: true,
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery }),
    answer: comparisonView,
  }),
  getLater: get('/api/projection/getLater', {
    about: 'A death in each of the next years by the assumptions of the plan, with a band of lower and higher growth.',
    ours: true,
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery }),
    answer: laterView,
  }),
  projectionFile: get('/api/projection/projectionFile', {
    about: 'The same on the firm’s own paper: a PDF, a Word document or a workbook.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({
      matterID: idInQuery,
      language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
      format: paperFormat.default('pdf'),
    }),
    download: true,
  }),
});
