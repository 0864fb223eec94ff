import type { AccountKind } from '@boedel/domain/accounts/account-kinds';
import {
  type LiquidationAndDistribution,
  drawLiquidationAndDistribution,
} from '@boedel/domain/accounts/liquidation-and-distribution';
import { type EstateAccountRequest, createFirstAndFinal } from '@boedel/domain/accounts/request';
import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { projectDeathOn } from '@boedel/domain/die-today/project-death-on';
import type { Estate } from '@boedel/domain/estate/estate';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Refusal, refuse } from '@boedel/domain/law/refusal';
import {
  type LodgedEstateAccount,
  buildAccountRequest,
  computeUsualHoldBack,
} from '@boedel/domain/lodging/estate-course';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Paper } from '@boedel/document/tree/paper';
import type { Tx } from '../../platform/db/database';
import { createLetterhead } from '../../platform/paper/letterhead';
import { formatDraftMark, formatProjectionMark, createPaperTranslator } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { refuseProjecting } from '../die-today/to-client';
import { buildAssumptionParts } from '../die-today/rests-on.paper';
import { readEstate } from '../estate/read-estate';
import { companyStore, presentCompany } from '../firm/company.store';
import { listEstateAccounts } from '../lodging/lodged.store';
import { listSwitches } from '../matter-settings/options';
import { buildEstateAccountPaper } from './paper/estate-account-paper';

export interface DraftRequest {
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
export interface ComputedEstateAccount {
  readonly estate: Estate;
  readonly request: EstateAccountRequest;
  readonly account: LiquidationAndDistribution;
}
export interface EstateAccountDraft extends ComputedEstateAccount {
  readonly paper: Paper;
}
interface StoppedAccount {
  readonly estate?: Estate;
  readonly stopping: readonly Refusal[];
}

/** The figures of the matter's account as it stands: facts and ledger give the estate, the law gives the figures. */
export async function computeEstateAccount(
  tx: Tx,
  { matterID, kind, holdBack, after, asIf }: Omit<DraftRequest, 'language'>,
  now: Date,
): Promise<ComputedEstateAccount | StoppedAccount> {
  const matter = await openMatter(tx, matterID, 'reports');
  const isClient = matter.system_type === systemType.flowConsult;
  if (matter.system_type !== systemType.estateLate && !isClient) {
    return {
      stopping: refuse('matterID', 'Only a deceased estate has a liquidation and distribution account.').refusals,
    };
  }
  const estate = await readEstate(tx, matter.id);
  if (isRefused(estate)) return { stopping: estate.refusals };
  const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
  if (isClient) return computeProjectedAccount(asIf === undefined ? estate : projectDeathOn(estate, asIf), today);
  const lodged = after ?? (await listEstateAccounts(tx, matter.id));
  const request = buildAccountRequest(kind, lodged, today, holdBack ?? computeUsualHoldBack(kind, lodged));
  if (isRefused(request)) return { estate, stopping: request.refusals };
  const account = drawLiquidationAndDistribution(estate, request);
  return isRefused(account) ? { estate, stopping: account.refusals } : { estate, request, account };
}

/** The account there would be if the client died today: one, first and final. */
function computeProjectedAccount(estate: Estate, today: LocalDate): ComputedEstateAccount | StoppedAccount {
  const stopped = refuseProjecting(estate, today);
  if (stopped) return { estate, stopping: stopped.refusals };
  const request = createFirstAndFinal(today);
  const account = drawLiquidationAndDistribution(estate, request);
  return isRefused(account) ? { estate, stopping: account.refusals } : { estate, request, account };
}

/** The same on paper, laid out as the firm and the matter have it. */
export async function drawEstateAccount(
  tx: Tx,
  asked: DraftRequest,
  now: Date,
  { isDraft }: { readonly isDraft: boolean } = { isDraft: true },
): Promise<EstateAccountDraft | StoppedAccount> {
  const worked = await computeEstateAccount(tx, asked, now);
  if ('stopping' in worked) return worked;
  const { matterID, language } = asked;
  const { system_type } = await openMatter(tx, matterID, 'reports');
  // What the firm chose for its papers holds whoever draws one.
  const { switches, company } = await runAsFirm(tx, async () => ({
    switches: await listSwitches(tx, matterID),
    company: presentCompany(await companyStore(tx).ofFirm()),
  }));
  const isClient = system_type === systemType.flowConsult;
  const paper = buildEstateAccountPaper({
    estate: worked.estate,
    account: worked.account,
    language,
    isOn: (option) => switches.has(option),
    letterhead: createLetterhead(company),
    ...((isDraft || isClient) && { mark: isClient ? formatProjectionMark(language) : formatDraftMark(language) }),
  });
  if (!isClient) return { ...worked, paper };
  const resting = buildAssumptionParts(worked.estate, createPaperTranslator(language, worked.estate.country));
  return { ...worked, paper: { ...paper, parts: [...paper.parts, ...resting] } };
}
