import { reportNumbers, reports } from '@boedel/contract/reports/catalogue';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { refuse } from '@boedel/domain/law/refusal';
import { further, handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotAllowed } from '../../platform/problems';
import { inFirmsTurn } from '../../platform/spreadsheet/in-turn';
import { providerDoor } from '../../platform/tenancy/doors';
import { masterDataFile, matterTable } from '../matter/export-matters';
import { askedBy } from './asked';
import { reportFile } from './report-file';
import { sources } from './sources';

export const handledTableCalls = handle(tableCalls, {
  downloadTableCSV: further(({ tenant, actor, parts, query, now }) =>
    inFirmsTurn(tenant.firmId, async () => {
      const { reportType } = query;
      const key = reportNumbers[reportType];
      if (key) {
        if (!actor.roles.includes('SuperAdmin')) throw new NotAllowed();
        const asked = orRefuse(askedBy(query, now));
        // A management report: the provider's people look across firms, or at the one they choose.
        const rows = await providerDoor(parts.database).transaction((tx) => sources[key](tx, asked));
        return reportFile({ tenant, actor, report: reports[key], format: 'csv', asked, rows });
      }
      if (reportType === 5 || reportType === 8) {
        const which = reportType === 5 ? 'current' : 'archived';
        return tenant.transaction((tx) => matterTable(tx, actor, which, dayAt(now)));
      }
      if (reportType === 7 || reportType === 9)
        return masterDataFile(tenant, actor, reportType === 7 ? 'current' : 'past');
      return orRefuse(refuse('reportType', 'Choose a table of the catalogue, 1 to 16.'));
    }),
  ),
});
