import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import {
  type LiquidationAndDistribution,
  liquidationAndDistribution,
} from '@boedel/domain/accounts/liquidation-and-distribution';
import type { AccountRequest } from '@boedel/domain/accounts/request';
import { dayAt } from '@boedel/domain/dates/instant';
import type { Estate } from '@boedel/domain/estate/estate';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { type LodgedEstateAccount, requestFor } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Cents, nil } from '@boedel/domain/money/cents';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { draftMark } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { estateOf } from '../estate/estate-of';
import { companyStore, presentCompany } from '../firm/company.store';
import { estateAccountsOf } from '../lodging/lodged.store';
import { switchesOf } from '../matter-settings/options';
import { estateAccountPaper } from './paper/estate-account-paper';

export interface DraftAsked {
  readonly matterID: number;
  readonly language: 'en' | 'af';
  readonly kind: AccountKind;
  readonly holdBack?: Cents | null | undefined;
  /** The accounts it comes after, where it is not the next one: as an account was drawn that is lodged by now. */
  readonly after?: readonly LodgedEstateAccount[];
}

export interface DrawnEstate {
  readonly estate: Estate;
  readonly request: AccountRequest;
  readonly account: LiquidationAndDistribution;
  readonly paper: Paper;
}
type Drawn = DrawnEstate | { readonly estate?: Estate; readonly stopping: readonly Refusal[] };

/** The account of the matter as it stands: facts and ledger give the estate, the law gives the figures, the paper the page. */
export async function drawEstateAccount(
  tx: Tx,
  { matterID, language, kind, holdBack, after }: DraftAsked,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<Drawn> {
  const matter = await openMatter(tx, matterID, 'reports');
  if (matter.system_type !== systemType.estateLate) {
    return {
      stopping: refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.').refusals,
    };
  }
  const estate = await estateOf(tx, matter.id);
  if (isRefused(estate)) return { stopping: estate.refusals };
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  const request = requestFor(kind, after ?? (await estateAccountsOf(tx, matter.id)), today, holdBack ?? nil);
  if (isRefused(request)) return { estate, stopping: request.refusals };
  const account = liquidationAndDistribution(estate, request);
  if (isRefused(account)) return { estate, stopping: account.refusals };
  const switches = await switchesOf(tx, matter.id);
  const paper = estateAccountPaper({
    estate,
    account,
    language,
    isOn: (option) => switches.has(option),
    letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    ...(isDraft && { mark: draftMark(language) }),
  });
  return { estate, request, account, paper };
}
