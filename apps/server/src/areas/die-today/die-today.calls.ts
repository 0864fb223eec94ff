import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { RefusalError } from '@boedel/domain/law/refusal';
import { pairHandlers } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import { createPaperFile } from '../../platform/paper/paper-file';
import { listStopping } from '../estate/list-stopping';
import { companyStore, presentCompany } from '../firm/company.store';
import { projectClient } from './to-client';
import { readLater } from './later';
import { compareScenarios } from './scenarios';
import { addScenarios } from './scenarios.paper';
import { buildProjectionPaper } from './projection.paper';
import { presentProjection } from './projection.present';

export const handledProjectionCalls = pairHandlers(projectionCalls, {
  getProjection: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const found = await projectClient(tx, query.matterID);
      const { tradingName, name } = presentCompany(await companyStore(tx).ofFirm());
      const { matter, estate } = found;
      const shown = {
        clientName: estate?.deceased.name ?? matter.name,
        firmName: tradingName || name,
        country: matter.country,
      };
      return 'stopping' in found
        ? { ...shown, projection: null, stopping: listStopping(found.stopping, found.estate) }
        : { ...shown, projection: presentProjection(found.estate, found.projection), stopping: [] };
    }),
  compare: ({ scope, query }) => scope.transaction((tx) => compareScenarios(tx, query.matterID)),
  getLater: ({ scope, query }) => scope.transaction((tx) => readLater(tx, query.matterID)),
  projectionFile: async ({ scope, query: { matterID, language, format } }) => {
    const paper = await scope.transaction(async (tx) => {
      const found = await projectClient(tx, matterID);
      if ('stopping' in found) {
        throw new RefusalProblem(new RefusalError(found.stopping.map((one) => ({ ...one, field: 'matterID' }))));
      }
      const paper = buildProjectionPaper(found, language, presentCompany(await companyStore(tx).ofFirm()));
      const compared = await compareScenarios(tx, matterID);
      return addScenarios(paper, compared, language, found.estate.country);
    });
    return createPaperFile(paper, format, paper.title);
  },
});
