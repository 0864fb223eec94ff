import { dayAt } from '@boedel/domain/dates/instant';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Country, countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { FileStore } from '../../../platform/files/file-store';
import { sayIn } from '../../../platform/paper/words';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { concursusOf } from '../../claims/insolvent-facts.store';
import { unableIn } from '../../claims/unable-to-contribute.store';
import { partyStore } from '../../matter-parties/party.store';
import { accountData, accountOnPaper, daysOfAccount } from './estate-account';
import { claimData, claimsWithDetails } from './claims';
import { lastInsolvencyAccount } from '../../lodging/lodged.store';
import { creditorData } from './creditors';
import { affairsData, employeeData, outlookData } from './insolvency-figures';
import { matterData, releaseData } from './matter';
import { meetingData } from './meetings';
import { bankData, cashData, incomeData, payoutData } from './money';
import { named, peopleData } from './people';
import { querySheetData } from './query-sheet';
import { bondData, liabilityData, propertyData } from './property';
import { ownerData, rafData } from './trust';

export interface Gathering {
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

const begins = (names: ReadonlySet<string>, ...prefixes: readonly string[]): boolean =>
  [...names].some((name) => prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}.`)));

/** A matter's data for a paper, from the one reader of each kind of fact, in a few statements. */
export async function gather(tx: Tx, matter: OpenedMatter, asked: Gathering): Promise<MergeData> {
  const { names, language, now, files } = asked;
  const country = countryNamed(matter.country) ?? defaultCountry;
  const today = dayAt(now, country);
  const from = asked.from ?? ('1800-01-01' as LocalDate);
  const to = asked.to ?? today;
  const people = await peopleData(tx, matter, today, language);
  const heirs = (people['heirs'] ?? []) as readonly MergeData[];
  const isInsolvency = matter.system_type === systemType.liquidation;
  const isLate = matter.system_type === systemType.estateLate;
  const account =
    isLate &&
    (begins(names, 'account', 'dutyLines', 'payouts', 'heir', 'heirs', 'notice') ||
      names.has('matter.accountNoticeDate') ||
      names.has('matter.accountLodgedDate')) &&
    (await accountOnPaper(tx, matter, { today, accountNo: asked.accountNo ?? null }));
  const isTrust = matter.system_type === systemType.trust;
  return {
    ...(await matterData(tx, matter, today)),
    ...people,
    ...(begins(
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
    ) && (await propertyData(tx, matter.id, names))),
    ...(begins(names, 'liability', 'liabilities') && (await liabilityData(tx, matter.id))),
    ...(isInsolvency && (await insolvencyData(tx, matter, asked, { country, today }))),
    ...(account && (await daysOfAccount(tx, matter, account))),
    ...(begins(names, 'release') && (await releaseData(tx, matter.id))),
    ...(begins(names, 'bond') && (await bondData(tx, matter.id))),
    ...(begins(names, 'bankAccount', 'bankAccounts', 'estateBank') && (await bankData(tx, matter, from, to))),
    ...(begins(names, 'section', 'sections', 'voucher', 'vouchers', 'missingVouchers') &&
      (await cashData(tx, matter.id, from, to))),
    ...(begins(names, 'income', 'incomes', 'expense', 'expenses') && (await incomeData(tx, matter.id, from, to))),
    ...(account &&
      begins(names, 'account', 'dutyLines', 'payouts', 'heir', 'heirs') &&
      (await accountData(tx, matter, heirs, { files, now, today, language, account }))),
    ...(begins(names, 'payout', 'payouts') && (await payoutData(tx, matter.id))),
    ...(isLate &&
      names.has('form.queries') &&
      (await querySheetData(tx, matter.id, { files, now, say: sayIn(language, country) }))),
    ...(isTrust && begins(names, 'owner', 'owners') && (await ownerData(tx, matter, now, to))),
    ...(isTrust &&
      begins(names, 'raf', 'rafDetails', 'rafClaim', 'rafItems') &&
      (await rafData(tx, matter.id, today, asked.rafClaim ?? null))),
    recipients: (await partyStore(tx).listOf(matter.id, ['recipient'])).map((row) => named('recipient', row)),
  };
}

/** What only an insolvent estate has: its claims are read once for all that is told of them. */
async function insolvencyData(
  tx: Tx,
  matter: OpenedMatter,
  { names, now }: Gathering,
  at: { readonly country: Country; readonly today: LocalDate },
): Promise<MergeData> {
  const ofCreditors = begins(names, 'creditor', 'creditors', 'dividends', 'contributors', 'distribution');
  const ofEmployees = begins(names, 'employee', 'employees', 'limit');
  const ofAffairs = begins(names, 'affairs');
  const ofClaims = begins(names, 'claim', 'claims');
  const claims = ofCreditors || ofEmployees || ofAffairs || ofClaims ? await claimsWithDetails(tx, matter.id) : [];
  const concursusOn = await concursusOf(tx, matter.id);
  return {
    'matter.concursusDate': concursusOn ?? null,
    ...(ofClaims && claimData(claims)),
    ...(ofCreditors && creditorData(claims, await lastInsolvencyAccount(tx, matter.id), await unableIn(tx, matter.id))),
    ...(ofEmployees && employeeData(claims, concursusOn ?? at.today)),
    ...(ofAffairs && (await affairsData(tx, matter.id, claims))),
    ...(begins(names, 'outlook') && (await outlookData(tx, matter.id, at))),
    ...(begins(
      names,
      'firstMeeting',
      'secondMeeting',
      'specialMeeting',
      'generalMeeting',
      'inspection',
      'votedAt',
      'voters',
      'resolutions',
    ) && (await meetingData(tx, matter, begins(names, 'voters', 'resolutions'), now))),
  };
}
