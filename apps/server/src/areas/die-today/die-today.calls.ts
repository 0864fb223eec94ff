import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { Refused } from '@boedel/domain/law/refusal';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { paperFile } from '../../platform/paper/paper-file';
import { whatStops } from '../estate/what-stops';
import { companyStore, presentCompany } from '../firm/company.store';
import { projectClient } from './client-of';
import { compareScenarios } from './scenarios';
import { withScenarios } from './scenarios.paper';
import { projectionPaper } from './projection.paper';
import { presentProjection } from './projection.present';

export const handledProjectionCalls = handle(projectionCalls, {
  getProjection: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const found = await projectClient(tx, query.matterID);
      const { tradingName, name } = presentCompany(await companyStore(tx).ofFirm());
      const { matter, estate } = found;
      const shown = {
        clientName: estate?.deceased.name ?? matter.name,
        firmName: tradingName || name,
        country: matter.country,
      };
      return 'stopping' in found
        ? { ...shown, projection: null, stopping: whatStops(found.stopping, found.estate) }
        : { ...shown, projection: presentProjection(found.estate, found.projection), stopping: [] };
    }),
  compare: ({ tenant, query }) => tenant.transaction((tx) => compareScenarios(tx, query.matterID)),
  projectionFile: async ({ tenant, query: { matterID, language, format } }) => {
    const paper = await tenant.transaction(async (tx) => {
      const found = await projectClient(tx, matterID);
      if ('stopping' in found) {
        return orRefuse(new Refused(found.stopping.map((one) => ({ ...one, field: 'matterID' }))));
      }
      const paper = projectionPaper(found, language, presentCompany(await companyStore(tx).ofFirm()));
      const compared = await compareScenarios(tx, matterID);
      return withScenarios(paper, compared, language, found.estate.country);
    });
    return paperFile(paper, format, paper.title);
  },
});
