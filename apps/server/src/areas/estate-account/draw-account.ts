import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import {
  type LiquidationAndDistribution,
  liquidationAndDistribution,
} from '@boedel/domain/accounts/liquidation-and-distribution';
import { type AccountRequest, firstAndFinal } from '@boedel/domain/accounts/request';
import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { asIfDied } from '@boedel/domain/die-today/as-if-died';
import type { Estate } from '@boedel/domain/estate/estate';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import { type LodgedEstateAccount, requestFor, usualHoldBack } from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { letterheadOf } from '../../platform/paper/letterhead';
import { draftMark, projectionMark, sayIn } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { refuseProjecting } from '../die-today/client-of';
import { restsOn } from '../die-today/rests-on.paper';
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
  /** Of a client: the day of the supposed death, where a day of death is captured already. */
  readonly asIf?: LocalDate;
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
  { matterID, kind, holdBack, after, asIf }: Omit<DraftAsked, 'language'>,
  now: Date,
): Promise<WorkedEstate | Stopped> {
  const matter = await openMatter(tx, matterID, 'reports');
  const isClient = matter.system_type === systemType.flowConsult;
  if (matter.system_type !== systemType.estateLate && !isClient) {
    return {
      stopping: refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.').refusals,
    };
  }
  const estate = await estateOf(tx, matter.id);
  if (isRefused(estate)) return { stopping: estate.refusals };
  const today = dayAt(now, countryNamed(matter.country) ?? defaultCountry);
  if (isClient) return workProjected(asIf === undefined ? estate : asIfDied(estate, asIf), today);
  const lodged = after ?? (await estateAccountsOf(tx, matter.id));
  const request = requestFor(kind, lodged, today, holdBack ?? usualHoldBack(kind, lodged));
  if (isRefused(request)) return { estate, stopping: request.refusals };
  const account = liquidationAndDistribution(estate, request);
  return isRefused(account) ? { estate, stopping: account.refusals } : { estate, request, account };
}

/** The account there would be if the client died today: one, first and final. */
function workProjected(estate: Estate, today: LocalDate): WorkedEstate | Stopped {
  const stopped = refuseProjecting(estate, today);
  if (stopped) return { estate, stopping: stopped.refusals };
  const request = firstAndFinal(today);
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
  const { system_type } = await openMatter(tx, matterID, 'reports');
  const isClient = system_type === systemType.flowConsult;
  const paper = estateAccountPaper({
    estate: worked.estate,
    account: worked.account,
    language,
    isOn: (option) => switches.has(option),
    letterhead: letterheadOf(presentCompany(await companyStore(tx).ofFirm())),
    ...((isDraft || isClient) && { mark: isClient ? projectionMark(language) : draftMark(language) }),
  });
  if (!isClient) return { ...worked, paper };
  const resting = restsOn(worked.estate, sayIn(language, worked.estate.country));
  return { ...worked, paper: { ...paper, parts: [...paper.parts, ...resting] } };
}
