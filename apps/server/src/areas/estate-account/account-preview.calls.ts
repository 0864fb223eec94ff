import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { liquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import { firstAndFinal } from '@boedel/domain/accounts/request';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { exampleMark } from '../../platform/paper/words';
import { companyStore, presentCompany } from '../firm/company.store';
import { firmSwitches, switchesOf } from '../matter-settings/options';
import { exampleEstate } from './example-estate';
import { estateAccountPaper } from './paper/estate-account-paper';

interface Asked {
  readonly language: 'en' | 'af';
  readonly matterID?: number | undefined;
}

async function previewOf(tx: Tx, { language, matterID }: Asked, now: Date): Promise<Paper> {
  const company = presentCompany(await companyStore(tx).ofFirm());
  const country = countryNamed(company.country) ?? defaultCountry;
  const today = dayAt(now, country);
  const switches = matterID === undefined ? await firmSwitches(tx) : await switchesOf(tx, matterID);
  const estate = exampleEstate(country, today, language);
  return estateAccountPaper({
    estate,
    account: orRefuse(liquidationAndDistribution(estate, firstAndFinal(today))),
    language,
    isOn: (option) => switches.has(option),
    letterhead: letterheadOf(company),
    mark: exampleMark(language),
  });
}

export const handledAccountPreviewCalls = handle(accountPreviewCalls, {
  preview: ({ tenant, query, now }) => tenant.transaction((tx) => previewOf(tx, query, now)),
  previewFile: async ({ tenant, query, now }) => {
    const paper = await tenant.transaction((tx) => previewOf(tx, query, now));
    return paperFile(paper, query.format, paper.title);
  },
});
