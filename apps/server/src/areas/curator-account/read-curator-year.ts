import { computeCountedAmount, classifyAsset } from '@boedel/domain/assets/asset-totals';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import type {
  CuratorBookedAsset,
  BookedBank,
  BookedDebt,
  CarriedYear,
  CuratorBooks,
} from '@boedel/domain/curator-account/books';
import { computeUsualEnd } from '@boedel/domain/curator-account/curator-year';
import { toOffice, offices, type OfficeName } from '@boedel/domain/curator-account/office';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays, type LocalDate } from '@boedel/domain/dates/local-date';
import { assetClasses } from '@boedel/domain/estate/asset';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { isRefused, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { computeOwed } from '@boedel/domain/liabilities/captured-liability';
import { isOwed } from '@boedel/domain/liabilities/liability-status';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readHoldings } from '../assets/list-estate-assets';
import { readEvents } from '../diary/matter-event.store';
import { listExecutors } from '../estate/list-executors';
import { liabilityStore } from '../liabilities/liabilities.store';
import { lodgedStore } from '../lodging/lodged.store';
import { partyStore } from '../matter-parties/party.store';
import { type CuratorChoices, readChoices, type StoredCuratorChoices, toYearChoices } from './choice.store';
import { yearStore } from './year.store';

/** The account that comes now: its number, its period, what was chosen for it and what the one before left. */
export interface ComingAccount {
  readonly number: number;
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly previous: CarriedYear | null;
  readonly kept: StoredCuratorChoices;
}

/** The accounts of a curator that were lodged, oldest first: what each left to the next. */
export const listCarriedYears = createWholeReader(async (tx: Tx, matterId: number): Promise<readonly CarriedYear[]> =>
  (await lodgedStore(tx).ofMatter(matterId))
    .filter(({ kind }) => kind === 'curatorAnnual' || kind === 'curatorFinal')
    .map(({ carries }) => carries as CarriedYear),
);

export const readComingAccount = createWholeReader(async (tx: Tx, matterId: number): Promise<ComingAccount> => {
  const previous = (await listCarriedYears(tx, matterId)).at(-1) ?? null;
  const number = (previous?.accountNumber ?? 0) + 1;
  const kept = await readChoices(tx, matterId, number);
  const from = previous ? addDays(previous.to, 1) : await findFirstDay(tx, matterId, kept.values);
  return { number, from, to: kept.values.toDate ?? (from && computeUsualEnd(from)), previous, kept };
});

/** The first account begins as was said, else with the appointment, else with the first balance taken over. */
async function findFirstDay(tx: Tx, matterId: number, { fromDate }: CuratorChoices): Promise<LocalDate | null> {
  if (fromDate) return fromDate;
  const events = await readEvents(tx, matterId);
  return events.get('appointed')?.date ?? (await yearStore(tx).firstOpening(matterId));
}

export const listBookedAssets = createWholeReader(async (tx: Tx, matterId: number): Promise<CuratorBookedAsset[]> => {
  const { wholes, captured } = await readHoldings(tx, matterId);
  const holders = listHolders(captured);
  const acquired = new Map(wholes.map(({ row }) => [String(row.id), row['acquired_on'] as LocalDate | null]));
  return captured
    .filter((asset) => !holders.has(asset.id) && (assetClasses as readonly string[]).includes(classifyAsset(asset)))
    .map((asset) => {
      const { soldFor: _price, ...held } = asset;
      const on = acquired.get(asset.id);
      return {
        id: Number(asset.id),
        name: asset.description,
        // What it was worth, whatever it was sold for since.
        ...(asset.value && { value: computeCountedAmount({ ...held, treatment: 'inKind' }) }),
        ...(on && { acquiredOn: on }),
        ...(classifyAsset(asset) === 'immovable' && { isLand: true }),
      };
    });
});

export const listBookedDebts = createWholeReader(async (tx: Tx, matterId: number): Promise<BookedDebt[]> =>
  (await liabilityStore(tx).capturedIn(matterId))
    .filter(({ status }) => isOwed(status))
    .map((debt) => ({
      id: Number(debt.id),
      name: debt.creditor,
      amount: computeOwed(debt),
      ...(debt.incurredOn && { incurredOn: debt.incurredOn }),
    })),
);

export interface CuratorYearFacts {
  readonly books: CuratorBooks;
  readonly office: OfficeName;
  readonly coming: ComingAccount;
  readonly today: LocalDate;
}

/** A curatorship's facts and ledger as the books of the account that comes now, or what must be known before. */
export const readCuratorYear = createWholeReader(
  async (
    tx: Tx,
    matter: OpenedMatter,
    now: Date,
    /** The day the person died, where the account is to end with it. */
    endsOn?: LocalDate,
  ): Promise<Outcome<CuratorYearFacts>> => {
    if (matter.system_type !== systemType.curatorship) {
      return refuse('matterID', 'Only a curatorship has the account of a curator.');
    }
    const store = yearStore(tx);
    const { kind } = await store.headOf(matter.id);
    const office = toOffice(kind);
    if (isRefused(office)) return office;
    const coming = await readComingAccount(tx, matter.id);
    const { number, from, previous, kept } = coming;
    const to = endsOn ?? coming.to;
    if (!from || !to) return refuse('heading.from', 'Enter the start date of the first account.');
    if (to < from) return refuse('heading.to', 'The period ends before it begins. Correct its dates.');
    const country = findCountry(matter.country) ?? defaultCountry;
    const early = previous ? null : await store.firstEntry(matter.id);
    if (early && early < from) {
      return refuse(
        'heading.from',
        message(
          'There is an entry on {day}, before the first account begins. Start the account on or before that date.',
          {
            day: early,
          },
        ),
      );
    }
    const banks: BookedBank[] = await store.banks(matter.id, from);
    const curators = await listExecutors(tx, matter.id);
    const books: CuratorBooks = {
      country,
      office: offices[office].office,
      officeName: office,
      bornOn: (await partyStore(tx).mainOf(matter.id)).born_on,
      vendor: curators.some(({ vatVendor }) => vatVendor) || kept.values.vat === 'vendor',
      heading: { accountNumber: number, final: endsOn !== undefined || kept.values.isFinal, from, to },
      previous,
      banks,
      assets: await listBookedAssets(tx, matter.id),
      debts: await listBookedDebts(tx, matter.id),
      entries: await store.entries(matter.id, from, to),
      unclassified: await store.openLines(matter.id, from, to),
      stated: await store.stated(matter.id, to),
      choices: toYearChoices(kept.values),
    };
    return { books, office, coming, today: computeDayAt(now, country) };
  },
);
