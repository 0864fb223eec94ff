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
import { type LodgedEstateAccount, requestFor, usualHoldBack } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
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
  /** Nothing said: what is usual for the kind. */
  readonly holdBack?: Cents | null | undefined;
  /** The accounts it comes after, where it is not the next one: as an account was drawn that is lodged by now. */
  readonly after?: readonly LodgedEstateAccount[];
}

/** The account as figures, before it is laid out. */
export interface WorkedEstate {
  readonly estate: Estate;
  readonly request: AccountRequest;
  readonly account: LiquidationAndDistribution;
}
export interface DrawnEstate extends WorkedEstate {
  readonly paper: Paper;
}
interface Stopped {
  readonly estate?: Estate;
  readonly stopping: readonly Refusal[];
}

/** The figures of the matter's account as it stands: facts and ledger give the estate, the law gives the figures. */
export async function workEstateAccount(
  tx: Tx,
  { matterID, kind, holdBack, after }: Omit<DraftAsked, 'language'>,
  now: Date,
): Promise<WorkedEstate | Stopped> {
  const matter = await openMatter(tx, matterID, 'reports');
  if (matter.system_type !== systemType.estateLate) {
    return {
      stopping: refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.').refusals,
    };
  }
  const estate = await estateOf(tx, matter.id);
  if (isRefused(estate)) return { stopping: estate.refusals };
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  const lodged = after ?? (await estateAccountsOf(tx, matter.id));
  const request = requestFor(kind, lodged, today, holdBack ?? usualHoldBack(kind, lodged));
  if (isRefused(request)) return { estate, stopping: request.refusals };
  const account = liquidationAndDistribution(estate, request);
  return isRefused(account) ? { estate, stopping: account.refusals } : { estate, request, account };
}

/** The same on paper, laid out as the firm and the matter have it. */
export async function drawEstateAccount(
  tx: Tx,
  asked: DraftAsked,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<DrawnEstate | Stopped> {
  const worked = await workEstateAccount(tx, asked, now);
  if ('stopping' in worked) return worked;
  const { matterID, language } = asked;
  const switches = await switchesOf(tx, matterID);
  const paper = estateAccountPaper({
    estate: worked.estate,
    account: worked.account,
    language,
    isOn: (option) => switches.has(option),
    letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    ...(isDraft && { mark: draftMark(language) }),
  });
  return { ...worked, paper };
}
