import { z } from 'zod';
import { calls, firm, get } from '../call';
import { day, idInQuery } from '../fields';

/** The tables of the catalogue, each by its number. */
export const tableCalls = calls({
  downloadTableCSV: get('/api/report/downloadTableCSV', {
    readsFirms: 'intermediaryID',
    about:
      'A table of the catalogue, 1 to 16, as CSV. The matter table (5), archived matters (8) and master data (7 and 9) are of one’s own firm; the others are the provider’s, of the firm named or of all.',
    who: firm(),
    query: z.object({
      reportType: idInQuery,
      intermediaryID: idInQuery.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    download: true,
  }),
});
