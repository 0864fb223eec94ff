import { computeDayAt } from '@boedel/domain/dates/instant';
import { type LocalDate, toLocalDate } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import { systemType } from '@boedel/domain/matter/kinds';
import type { TrustBooks } from '@boedel/domain/trust-money/trust-books';
import { taxYearEnd, type TrustPeriod, chooseUsualYear, listTrustYears } from '@boedel/domain/trust-money/trust-years';
import type { Tx } from '../../platform/db/database';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { listBookedAssets, listBookedDebts } from '../curator-account/read-curator-year';
import { yearStore } from '../curator-account/year.store';
import { trustBooksStore } from './trust-books.store';

export interface TrustMoneyFacts {
  readonly books: TrustBooks;
  readonly years: readonly TrustPeriod[];
  readonly mastersReference: string | null;
  readonly taxNumber: string | null;
}

export interface TrustYearRequest {
  /** The end of the year that is looked at; absent, the last one that is over. */
  readonly toDate?: LocalDate | undefined;
  /** By the books of the deed, or the year of assessment. */
  readonly by: 'books' | 'tax';
}

/** Long before any entry: everything up to the end of a year is read. */
const ever = toLocalDate('1900-01-01');

/** Everything that was captured and booked up to the end of a period. */
export const readBooksUpTo = createWholeReader(
  async (tx: Tx, matterId: number, year: TrustPeriod): Promise<TrustBooks> => {
    const store = trustBooksStore(tx);
    return {
      year,
      beneficiaries: await store.beneficiaries(matterId),
      banks: await store.banks(matterId),
      assets: await listBookedAssets(tx, matterId),
      debts: await listBookedDebts(tx, matterId),
      foreign: await store.foreign(matterId, year),
      repaid: await store.repaid(matterId, year.to),
      entries: await yearStore(tx).entries(matterId, ever, year.to),
      postings: await store.postings(matterId, year),
      distributions: await store.distributions(matterId, year.to),
    };
  },
);

/** A trust's facts and ledger up to the end of one of its years: the one reader of its money. */
export const readTrustYear = createWholeReader(
  async (
    tx: Tx,
    matter: OpenedMatter,
    { toDate, by }: TrustYearRequest,
    now: Date,
  ): Promise<Outcome<TrustMoneyFacts>> => {
    if (matter.system_type !== systemType.trust)
      return refuse('matterID', 'Only a trust has the statements of a trust.');
    const store = trustBooksStore(tx);
    const { yearEnd, first, mastersReference, taxNumber } = await store.headOf(matter.id);
    const today = computeDayAt(now, findCountry(matter.country) ?? defaultCountry);
    const years = listTrustYears(first ?? today, today, (by === 'books' && yearEnd) || taxYearEnd);
    const year = toDate === undefined ? chooseUsualYear(years, today) : years.find(({ to }) => to === toDate);
    if (!year) return refuse('toDate', 'No year of the trust ends on this date. Choose one of its years.');
    const books = await readBooksUpTo(tx, matter.id, year);
    return { books, years, mastersReference, taxNumber };
  },
);
