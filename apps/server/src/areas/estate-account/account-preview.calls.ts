import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { drawLiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { createFirstAndFinal } from '@boedel/domain/accounts/request';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { createLetterhead } from '../../platform/paper/letterhead';
import { createPaperFile } from '../../platform/paper/paper-file';
import { formatExampleMark } from '../../platform/paper/words';
import { companyStore, presentCompany } from '../firm/company.store';
import { listFirmSwitches, listSwitches } from '../matter-settings/options';
import { createExampleEstate } from './example-estate';
import { buildEstateAccountPaper } from './paper/estate-account-paper';

interface PreviewQuery {
  readonly language: 'en' | 'af';
  readonly matterID?: number | undefined;
}

async function buildPreview(tx: Tx, { language, matterID }: PreviewQuery, now: Date): Promise<Paper> {
  const company = presentCompany(await companyStore(tx).ofFirm());
  const country = findCountry(company.country) ?? defaultCountry;
  const today = computeDayAt(now, country);
  const switches = matterID === undefined ? await listFirmSwitches(tx) : await listSwitches(tx, matterID);
  const estate = createExampleEstate(country, today, language);
  return buildEstateAccountPaper({
    estate,
    account: throwIfRefused(drawLiquidationAndDistribution(estate, createFirstAndFinal(today))),
    language,
    isOn: (option) => switches.has(option),
    letterhead: createLetterhead(company),
    mark: formatExampleMark(language),
  });
}

export const handledAccountPreviewCalls = pairHandlers(accountPreviewCalls, {
  preview: ({ scope, query, now }) => scope.transaction((tx) => buildPreview(tx, query, now)),
  previewFile: async ({ scope, query, now }) => {
    const paper = await scope.transaction((tx) => buildPreview(tx, query, now));
    return createPaperFile(paper, query.format, paper.title);
  },
});
