import { computeDayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, findCountry, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { FileStore } from '../../../platform/files/file-store';
import { createPaperTranslator, type PaperTranslator } from '../../../platform/paper/words';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { findConcursusDay } from '../../claims/insolvent-facts.store';
import { listUnableCreditors } from '../../claims/unable-to-contribute.store';
import { partyStore } from '../../matter-parties/party.store';
import { readAccountData, readPaperAccount, readAccountDays } from './estate-account';
import { toClaimData, listClaimsWithDetails } from './claims';
import { findLastInsolvencyAccount } from '../../lodging/lodged.store';
import { toCreditorData } from './creditors';
import { readAffairsData, toEmployeeData, readOutlookData } from './insolvency-figures';
import { readMatterData, readRealisedData, readReleaseData } from './matter';
import { readMeetingData } from './meetings';
import { readBankData, readCashData, readIncomeData, readPayoutData } from './money';
import { readDetail, toPersonFields, readPeopleData } from './people';
import { readQuerySheetData } from './query-sheet';
import { readBondData, readLiabilityData, readPropertyData } from './property';
import { readOwnerData, readRafData } from './trust';

export interface DataGathering {
  /** The fields and lists the text names: what it does not ask for is not read. */
  readonly names: ReadonlySet<string>;
  readonly language: 'en' | 'af';
  readonly now: Date;
  readonly files: FileStore;
  /** The period of a statement; from the beginning until today where none is given. */
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
  /** The claim against an undertaking that a letter is about. */
  readonly rafClaim?: string | null | undefined;
  /** Of which lodged account of an estate; else the one it is on. */
  readonly accountNo?: number | null | undefined;
}

const hasPrefix = (names: ReadonlySet<string>, ...prefixes: readonly string[]): boolean =>
  [...names].some((name) => prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}.`)));

/** A matter's data for a paper, from the one reader of each kind of fact, in a few statements. */
export async function gather(tx: Tx, matter: OpenedMatter, asked: DataGathering): Promise<MergeData> {
  const { names, language, now, files } = asked;
  const country = findCountry(matter.country) ?? defaultCountry;
  const today = computeDayAt(now, country);
  const say = createPaperTranslator(language, country);
  const from = asked.from ?? ('1800-01-01' as LocalDate);
  const to = asked.to ?? today;
  const people = await readPeopleData(tx, matter, today, language);
  const heirs = (people['heirs'] ?? []) as readonly MergeData[];
  const isInsolvency = matter.system_type === systemType.liquidation;
  const isLate = matter.system_type === systemType.estateLate;
  const account =
    isLate &&
    (hasPrefix(names, 'account', 'dutyLines', 'payouts', 'heir', 'heirs', 'notice') ||
      names.has('matter.accountNoticeDate') ||
      names.has('matter.accountLodgedDate')) &&
    (await readPaperAccount(tx, matter, { today, accountNo: asked.accountNo ?? null }));
  const isTrust = matter.system_type === systemType.trust;
  return {
    ...(await readMatterData(tx, matter, today)),
    ...(isLate &&
      (names.has('figures.realised') || names.has('figures.unrealised')) &&
      (await readRealisedData(tx, matter))),
    ...people,
    ...(hasPrefix(
      names,
      'asset',
      'assets',
      'immovable',
      'immovables',
      'movable',
      'movables',
      'claimHeld',
      'claimsHeld',
      'policies',
      'sale',
      'freeMovables',
      'pledges',
      'unsolds',
      'banks',
      'insurers',
    ) && (await readPropertyData(tx, matter.id, names, say))),
    ...(hasPrefix(names, 'liability', 'liabilities') && (await readLiabilityData(tx, matter.id))),
    ...(isInsolvency && (await readInsolvencyData(tx, matter, asked, { country, today, say }))),
    ...(account && (await readAccountDays(tx, matter, account))),
    ...(hasPrefix(names, 'release') && (await readReleaseData(tx, matter.id))),
    ...(hasPrefix(names, 'bond') && (await readBondData(tx, matter.id))),
    ...(hasPrefix(names, 'bankAccount', 'bankAccounts', 'estateBank') && (await readBankData(tx, matter, from, to))),
    ...(hasPrefix(names, 'section', 'sections', 'voucher', 'vouchers', 'missingVouchers') &&
      (await readCashData(tx, matter.id, from, to))),
    ...(hasPrefix(names, 'income', 'incomes', 'expense', 'expenses') &&
      (await readIncomeData(tx, matter.id, from, to))),
    ...(account &&
      hasPrefix(names, 'account', 'dutyLines', 'payouts', 'heir', 'heirs') &&
      (await readAccountData(tx, matter, heirs, { files, now, today, language, say, account }))),
    ...(hasPrefix(names, 'payout', 'payouts') && (await readPayoutData(tx, matter.id))),
    ...(isLate && names.has('form.queries') && (await readQuerySheetData(tx, matter.id, { files, now, say }))),
    ...(isTrust && hasPrefix(names, 'owner', 'owners') && (await readOwnerData(tx, matter, now, to))),
    ...(isTrust &&
      hasPrefix(names, 'raf', 'rafDetails', 'rafClaim', 'rafItems') &&
      (await readRafData(tx, matter.id, today, asked.rafClaim ?? null))),
    recipients: (await partyStore(tx).listOf(matter.id, ['recipient'])).map((row) => ({
      ...toPersonFields('recipient', row),
      'recipient.language': readDetail(row, 'language'),
    })),
  };
}

/** What only an insolvent estate has: its claims are read once for all that is told of them. */
async function readInsolvencyData(
  tx: Tx,
  matter: OpenedMatter,
  { names, now }: DataGathering,
  at: { readonly country: Country; readonly today: LocalDate; readonly say: PaperTranslator },
): Promise<MergeData> {
  const ofCreditors = hasPrefix(names, 'creditor', 'creditors', 'dividends', 'contributors', 'distribution');
  const ofEmployees = hasPrefix(names, 'employee', 'employees', 'limit');
  const ofAffairs = hasPrefix(names, 'affairs');
  const ofClaims = hasPrefix(names, 'claim', 'claims');
  const claims = ofCreditors || ofEmployees || ofAffairs || ofClaims ? await listClaimsWithDetails(tx, matter.id) : [];
  const concursusOn = await findConcursusDay(tx, matter.id);
  return {
    'matter.concursusDate': concursusOn ?? null,
    ...(ofClaims && toClaimData(claims)),
    ...(ofCreditors &&
      toCreditorData(
        claims,
        await findLastInsolvencyAccount(tx, matter.id),
        at.say,
        await listUnableCreditors(tx, matter.id),
      )),
    ...(ofEmployees && toEmployeeData(claims, concursusOn ?? at.today, at.say)),
    ...(ofAffairs && (await readAffairsData(tx, matter.id, claims))),
    ...(hasPrefix(names, 'outlook') && (await readOutlookData(tx, matter.id, at))),
    ...(hasPrefix(
      names,
      'firstMeeting',
      'secondMeeting',
      'specialMeeting',
      'generalMeeting',
      'inspection',
      'votedAt',
      'voters',
      'resolutions',
    ) && (await readMeetingData(tx, matter, hasPrefix(names, 'voters', 'resolutions'), now))),
  };
}
