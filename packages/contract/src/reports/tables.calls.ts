import { z } from 'zod';
import { declareCalls, allowFirm, get } from '../call';
import { day, idInQuery } from '../fields';

/** The tables of the catalogue, each by its number. */
export const tableCalls = declareCalls({
  downloadTableCSV: get('/api/report/downloadTableCSV', {
    fromReplica: true,
    readsFirms: 'intermediaryID',
    about:
      'A table of the catalogue, 1 to 16, as CSV. The matter table (5) and archived matters (8) are of one’s own firm; the others are the provider’s, of the firm named or of all.',
    who: allowFirm(),
    query: z.object({
      reportType: idInQuery,
      intermediaryID: idInQuery.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    download: true,
  }),
});
