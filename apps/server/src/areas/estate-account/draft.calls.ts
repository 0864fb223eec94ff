import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import {
  type LiquidationAndDistribution,
  liquidationAndDistribution,
} from '@boedel/domain/accounts/liquidation-and-distribution';
import { firstAndFinal } from '@boedel/domain/accounts/request';
import { whereToMend } from '@boedel/domain/accounts/where-to-mend';
import { dayAt } from '@boedel/domain/dates/instant';
import type { Estate } from '@boedel/domain/estate/estate';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Refusal, refuse, toldOf } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { letterheadOf } from '../../platform/paper/letterhead';
import { paperFile } from '../../platform/paper/paper-file';
import { draftMark } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { estateOf } from '../estate/estate-of';
import { companyStore, presentCompany } from '../firm/company.store';
import { switchesOf } from '../matter-settings/options';
import { estateAccountPaper } from './paper/estate-account-paper';

interface Asked {
  readonly matterID: number;
  readonly language: 'en' | 'af';
  readonly kind: AccountKind;
}

type Drawn =
  | { readonly estate?: Estate; readonly stopping: readonly Refusal[] }
  | { readonly estate: Estate; readonly account: LiquidationAndDistribution; readonly paper: Paper };

/** The account of the matter as it stands: facts and ledger give the estate, the law gives the figures, the paper the page. */
async function drawn(tx: Tx, { matterID, language, kind }: Asked, now: Date): Promise<Drawn> {
  const matter = await openMatter(tx, matterID, 'reports');
  if (matter.system_type !== systemType.estateLate) {
    return {
      stopping: refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.').refusals,
    };
  }
  const estate = await estateOf(tx, matter.id);
  if (isRefused(estate)) return { stopping: estate.refusals };
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  const account = liquidationAndDistribution(estate, { ...firstAndFinal(today), kind });
  if (isRefused(account)) return { estate, stopping: account.refusals };
  const switches = await switchesOf(tx, matter.id);
  const paper = estateAccountPaper({
    estate,
    account,
    language,
    isOn: (option) => switches.has(option),
    letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    mark: draftMark(language),
  });
  return { estate, account, paper };
}

export const handledEstateAccountCalls = handle(estateAccountCalls, {
  draft: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const result = await drawn(tx, query, now);
      if ('stopping' in result) {
        const stopping = result.stopping.map((refusal) => {
          const { tab, rowId, name } = whereToMend(refusal.field, result.estate);
          return { field: refusal.field, told: toldOf(refusal), tab, rowID: rowId ?? null, name: name ?? null };
        });
        return { paper: null, stopping, proofs: [], balances: false };
      }
      const { account, paper } = result;
      return {
        paper,
        stopping: [],
        proofs: account.proofs.map(({ check, says, holds, figures }) => ({
          check: says ?? said(check),
          holds,
          figures: [...figures],
        })),
        balances: account.balances,
      };
    }),
  draftFile: async ({ tenant, query, now }) => {
    const result = await tenant.transaction((tx) => drawn(tx, query, now));
    if ('stopping' in result) return orRefuse(refuse('kind', result.stopping[0]!.sentence));
    return paperFile(result.paper, query.format, result.paper.title);
  },
});
