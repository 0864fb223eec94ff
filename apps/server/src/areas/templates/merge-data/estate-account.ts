import { accountKinds } from '@boedel/domain/accounts/account-kinds';
import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Estate } from '@boedel/domain/estate/estate';
import { listSurvivingMarriages } from '@boedel/domain/estate/relations';
import { isRefused } from '@boedel/domain/law/refusal';
import type { Message } from '@boedel/domain/law/message';
import {
  findCurrentAccount,
  type LodgedEstateAccount,
  listStandingAccounts,
} from '@boedel/domain/lodging/estate-course';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { PaperTranslator } from '../../../platform/paper/words';
import type { Tx } from '../../../platform/db/database';
import type { FileStore } from '../../../platform/files/file-store';
import { readStoredFile } from '../../../platform/files/stored-file';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { readEstate } from '../../estate/read-estate';
import { type EstateAccountDraft, drawEstateAccount } from '../../estate-account/draw-account';
import { type FrozenFigures, readFrozenFigures } from '../../lodging/frozen';
import { type AccountProgress, listAccountProgress } from '../../account-course/account-course.store';
import { listEstateAccounts, type LodgedAccountRow } from '../../lodging/lodged.store';
import { readInspectionData } from './matter';
import { listPostedAwards } from './money.store';

interface AccountDataRequest {
  readonly files: FileStore;
  readonly now: Date;
  readonly today: LocalDate;
  readonly language: 'en' | 'af';
  readonly say: PaperTranslator;
  readonly account: PaperAccount;
}

export interface AccountAward {
  readonly personId: string;
  readonly grounds: readonly (string | Message)[];
  readonly total: number;
  readonly inKind: readonly { readonly description: string; readonly value: number }[];
  readonly inKindTotal: number;
  readonly cash: number;
  /** Into whose hands the money goes. */
  readonly paidTo: string;
}
interface AccountFiguresData {
  readonly assets: number;
  readonly liabilities: number;
  readonly balance: number;
  readonly duty: number;
  readonly cash: number | null;
  readonly shortfall: number | null;
  readonly awards: readonly AccountAward[];
}

const readFigures = ({
  liquidation,
  duty,
  recapitulation,
  distribution,
}: LiquidationAndDistribution): AccountFiguresData => ({
  assets: liquidation.gross.value,
  liabilities: liquidation.liabilities.value,
  balance: liquidation.balance.value,
  duty: duty.charged.value,
  cash: recapitulation?.cash ?? null,
  shortfall: recapitulation?.shortfall ?? null,
  awards: (distribution?.awards ?? []).map((award) => ({
    ...award,
    total: award.total.value,
    cash: award.cash.value,
    paidTo: award.paidTo.value,
  })),
});

/** As they were lodged: what was printed, not what would be worked out today. */
const readLodgedFigures = ({ liquidation, duty, recapitulation, distribution }: FrozenFigures): AccountFiguresData => ({
  assets: liquidation.gross,
  liabilities: liquidation.liabilities,
  balance: liquidation.balance,
  duty: duty.charged,
  cash: recapitulation?.cash ?? null,
  shortfall: recapitulation?.shortfall ?? null,
  awards: distribution?.awards ?? [],
});

interface AccountOnHand {
  readonly kind: keyof typeof accountKinds;
  /** The accounts that stand before it. */
  readonly before?: readonly LodgedEstateAccount[];
  readonly lodged?: LodgedAccountRow;
  readonly figures?: AccountFiguresData;
  /** Drawn anew, for the lines behind the duty. */
  readonly drawn?: EstateAccountDraft;
}

async function draftFirst(
  tx: Tx,
  matterID: number,
  { language, now }: AccountDataRequest,
  toDraw: readonly AccountOnHand['kind'][],
  after?: readonly LodgedEstateAccount[],
): Promise<AccountOnHand> {
  for (const kind of toDraw) {
    const drawn = await drawEstateAccount(tx, { matterID, language, kind, ...(after && { after }) }, now);
    if ('account' in drawn) return { kind, drawn, figures: readFigures(drawn.account) };
  }
  return { kind: toDraw[0]! };
}

/** The account a paper is about: the one that was asked for, else the one the estate is on. */
export interface PaperAccount {
  /** Lodged, with its own days. */
  readonly course?: AccountProgress;
  /** Not lodged yet: what can be drawn now. */
  readonly toDraw?: readonly AccountOnHand['kind'][];
  /** Whether any was lodged. */
  readonly isAfterOthers: boolean;
}

export async function readPaperAccount(
  tx: Tx,
  matter: OpenedMatter,
  { today, accountNo }: { readonly today: LocalDate; readonly accountNo: number | null },
): Promise<PaperAccount> {
  const courses = await listAccountProgress(tx, matter, today);
  const isAfterOthers = courses.length > 0;
  const asked = courses.find(({ row }) => row.number === accountNo);
  if (asked) return { course: asked, isAfterOthers };
  const isPaidOut = courses.at(-1)?.happened.has('heirsPaid') ?? false;
  const hand = findCurrentAccount(await listEstateAccounts(tx, matter.id), isPaidOut);
  if ('toDraw' in hand) return { toDraw: hand.toDraw, isAfterOthers };
  return { course: courses.findLast(({ row }) => row.sequence === hand.lodged.sequence)!, isAfterOthers };
}

/** The days of the account on the paper; those of one that is not lodged yet are not known. */
export async function readAccountDays(
  tx: Tx,
  matter: OpenedMatter,
  { course, isAfterOthers }: PaperAccount,
): Promise<MergeData> {
  if (course && !course.isLast) {
    const notice = course.happened.get('accountNotice') ?? null;
    return {
      'matter.accountNoticeDate': notice,
      'matter.accountLodgedDate': course.happened.get('accountLodged') ?? null,
      ...(notice && { 'notice.inspectionFrom': notice, 'notice.inspectionTo': course.inspectionEnds }),
    };
  }
  return !course && isAfterOthers
    ? { 'matter.accountNoticeDate': null, 'matter.accountLodgedDate': null }
    : readInspectionData(tx, matter.id);
}

/** That account with its figures. */
async function readAccountOnHand(tx: Tx, matter: OpenedMatter, asking: AccountDataRequest): Promise<AccountOnHand> {
  const { course, toDraw } = asking.account;
  const lodged = await listEstateAccounts(tx, matter.id);
  const all = listStandingAccounts(lodged);
  if (!course) return { ...(await draftFirst(tx, matter.id, asking, toDraw!)), before: all };
  const { row, kind } = course;
  const file = await readStoredFile(tx, row.facts_file_id);
  const before = lodged.filter((one) => one.sequence < row.sequence);
  const again = await draftFirst(tx, matter.id, asking, [kind], before);
  return {
    kind,
    before: all.filter((one) => one.sequence < row.sequence),
    lodged: row,
    figures: readLodgedFigures(await readFrozenFigures(asking.files, file.key)),
    ...(again.drawn && { drawn: again.drawn }),
  };
}

const toAwardLines = ({ inKind, cash, grounds }: AccountAward, say: PaperTranslator): MergeData[] => {
  const basis = grounds.map((ground) => say.line(ground)).join('; ') || null;
  return [
    ...inKind.map(({ description, value }) => ({
      'award.description': description,
      'award.amount': value,
      'award.basis': basis,
    })),
    ...(cash === 0 ? [] : [{ 'award.description': say('Money'), 'award.amount': cash, 'award.basis': basis }]),
  ];
};

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/**
 * What one person takes, by every award there is: a spouse has a half by right and a share beside it. An heir who pays in has
 * nothing that could go to the Guardian's Fund.
 */
export function computeHeirFigures(awards: readonly AccountAward[], paid: number, say: PaperTranslator): MergeData {
  const cash = sumAmounts(awards.map((award) => award.cash));
  const toFund = awards.filter((award) => award.paidTo === 'guardiansFund' && award.cash > 0);
  return {
    'heir.entitlement': sumAmounts(awards.map((award) => award.total)),
    'heir.cash': cash,
    'heir.inKind': sumAmounts(awards.map((award) => award.inKindTotal)),
    'heir.toFund': sumAmounts(toFund.map((award) => award.cash)),
    'heir.paid': paid,
    'heir.due': cash - paid,
    awards: awards.flatMap((award) => toAwardLines(award, say)),
  };
}

/** What was paid of the account on hand: payments answer the accounts before it first. */
export function computePaidHere(
  paid: number,
  personId: string,
  before: readonly { readonly carries: Pick<LodgedEstateAccount['carries'], 'awards'> }[],
): number {
  const earlier = before.flatMap(({ carries }) => carries.awards ?? []).filter((award) => award.personId === personId);
  return Math.max(paid - Math.max(sumAmounts(earlier.map(({ cash }) => cash)), 0), Math.min(paid, 0));
}

/** What the accounts before the one on hand sent to the Guardian's Fund for one person. */
export const toFundBefore = (
  personId: string,
  before: readonly { readonly carries: Pick<LodgedEstateAccount['carries'], 'awards'> }[],
): number =>
  sumAmounts(
    before
      .flatMap(({ carries }) => carries.awards ?? [])
      .filter((award) => award.personId === personId && award.toFund && award.cash > 0)
      .map(({ cash }) => cash),
  );

/**
 * Who takes over the base cost of the deceased in place of the value at death: a spouse the death parted, who lives in the
 * Republic (Income Tax Act s 9HA(2)).
 */
export const isKeepingBaseCost = (
  estate: Pick<Estate, 'deceased' | 'people' | 'marriages'>,
  personId: string,
): boolean =>
  listSurvivingMarriages(estate).some(
    ({ spouseId, spouseIsResident = true }) => spouseId === personId && spouseIsResident,
  );

/** What the account of the estate says, and of it to each heir. Only its kind while it cannot be drawn. */
export async function readAccountData(
  tx: Tx,
  matter: OpenedMatter,
  heirs: readonly MergeData[],
  asking: AccountDataRequest,
): Promise<MergeData> {
  const { kind, lodged, figures, drawn, before = [] } = await readAccountOnHand(tx, matter, asking);
  const named = {
    'account.kind': accountKinds[kind].title,
    'account.lodgedDate': lodged?.created_at.slice(0, 10) ?? null,
    'account.number': lodged?.number ?? null,
  };
  if (!figures) return named;
  const paid = await listPostedAwards(tx, matter.id);
  const paidTo = new Map(paid.map(({ party_id, cents }) => [String(party_id), cents]));
  const estate = await readEstate(tx, matter.id);
  const { assets, liabilities, balance, duty, cash, shortfall } = figures;
  return {
    ...named,
    ...Object.fromEntries(
      Object.entries({ assets, liabilities, balance, duty, cash, shortfall }).map(([leaf, value]) => [
        `account.${leaf}`,
        value,
      ]),
    ),
    heirs: heirs.map((heir) => ({
      ...heir,
      ...(!isRefused(estate) && { 'heir.keepsBaseCost': isKeepingBaseCost(estate, heir['partyId'] as string) }),
      ...computeHeirFigures(
        figures.awards.filter(({ personId }) => personId === heir['partyId']),
        computePaidHere(paidTo.get(heir['partyId'] as string) ?? 0, heir['partyId'] as string, before),
        asking.say,
      ),
      'heir.toFundBefore': toFundBefore(heir['partyId'] as string, before),
    })),
    dutyLines: (drawn?.account.duty.computation?.lines ?? []).map((line) => ({
      'dutyLine.words': asking.say.line(line.says?.label ?? line.label),
      'dutyLine.section': line.section === undefined ? null : asking.say.cite(line.section),
      'dutyLine.amount': typeof line.value === 'number' ? line.value : null,
    })),
  };
}
