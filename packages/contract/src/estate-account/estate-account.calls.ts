import { z } from 'zod';
import { calls, firm, get } from '../call';
import { idInQuery } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';

const asked = {
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
  /** Laid out as this matter's accounts will be; without it, as the firm's are. */
  matterID: idInQuery.optional(),
};

/** What the layout switches do, seen on an account of an invented estate. */
export const accountPreviewCalls = calls({
  preview: get('/api/ldoptions/preview', {
    about: 'The account of an invented estate, laid out by the switches as they stand.',
    who: firm(),
    ours: true,
    quiet: true,
    query: z.object(asked),
    answer: paperSchema,
  }),
  previewFile: get('/api/ldoptions/previewFile', {
    about: 'The same as a PDF, a Word document or a workbook with live formulas.',
    who: firm(),
    ours: true,
    query: z.object({ ...asked, format: paperFormat.default('pdf') }),
    download: true,
  }),
});
