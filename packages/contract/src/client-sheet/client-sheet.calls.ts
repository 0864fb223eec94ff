import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { id, idInQuery } from '../fields';
import { ofEstate, ofPeople } from '../subjects';
import { sheetSchema, clientSheetView } from './client-sheet.schema';

/** A whole client on one page, over the same facts as the tabs. */
export const clientSheetCalls = declareChangingCalls(
  [...new Set([...ofPeople, ...ofEstate, '/api/expense', '/api/marriage'] as const)],
  {
    get: get('/api/clientsheet/get', {
      about: 'Everything a planner asks of a client on one sheet, with the facts its figures are worked out from.',
      ours: true,
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: clientSheetView,
    }),
    save: post('/api/clientsheet/save', {
      about: 'Saves the sheet by the rules of the tabs, all of it or nothing. What another saved since answers 409.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({ matterID: id, mark: z.string().max(100), sheet: sheetSchema }),
      answer: clientSheetView,
    }),
  },
);
