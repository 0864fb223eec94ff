import { reportNumbers, reports } from '@boedel/contract/reports/catalogue';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { refuse } from '@boedel/domain/law/refusal';
import { readFromReplica } from '../../platform/db/database';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotAllowed, NotFound, RefusalProblem } from '../../platform/problems';
import { runInFirmTurn } from '../../platform/spreadsheet/in-turn';
import { openProviderScope } from '../../platform/tenancy/scopes';
import { exportMasterData, exportMatterTable } from '../matter/export-matters';
import { readReportQuery } from './asked';
import { listReportFirms } from './firm.store';
import { createReportFile } from './report-file';
import { sources } from './sources';

export const handledTableCalls = pairHandlers(tableCalls, {
  downloadTableCSV: withServices(({ scope, actor, services, query, now }) =>
    runInFirmTurn(scope.firmId, async () => {
      const { reportType } = query;
      const database = readFromReplica(services.database);
      const key = reportNumbers[reportType];
      if (key) {
        if (!actor.roles.includes('SuperAdmin')) throw new NotAllowed();
        const asked = throwIfRefused(readReportQuery(query, now));
        // A management report: the provider's people look across firms, or at the one they choose.
        const rows = await openProviderScope(database).read((tx) => sources[key](tx, asked));
        return createReportFile({ scope, actor, report: reports[key], format: 'csv', asked, rows });
      }
      if (reportType === 5 || reportType === 8) {
        const which = reportType === 5 ? 'current' : 'archived';
        return scope.read((tx) => exportMatterTable(tx, actor, which, computeDayAt(now)));
      }
      if (reportType === 7 || reportType === 9) {
        if (!actor.roles.includes('SuperAdmin')) throw new NotAllowed();
        const provider = openProviderScope(database);
        const found = await provider.read((tx) => listReportFirms(tx, query.intermediaryID));
        if (found.length === 0) throw new NotFound();
        // Each is read as the firm's own work would, so that its trail says who took what.
        const firms = found.map(({ id, name }) => ({ name, scope: provider.firm(id) }));
        return exportMasterData(firms, actor, reportType === 7 ? 'current' : 'past');
      }
      throw new RefusalProblem(refuse('reportType', 'Choose a table of the catalogue, 1 to 16.'));
    }),
  ),
});
