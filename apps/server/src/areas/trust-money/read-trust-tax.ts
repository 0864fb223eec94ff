import { type LocalDate } from '@boedel/domain/dates/local-date';
import { computeTrustYear } from '@boedel/domain/trust-money/trust-year';
import type { TrustTaxInput } from '@boedel/domain/trust-money/trust-tax';
import {
  findTrustTaxBasis,
  noTaxFacts,
  type TrustAttribution,
  type TrustTaxFacts,
} from '@boedel/domain/trust-money/trust-tax-facts';
import { findYearAround } from '@boedel/domain/trust-money/trust-years';
import type { Tx } from '../../platform/db/database';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';
import { readBooksUpTo } from './read-trust-year';
import { trustTaxStore } from './trust-tax.store';

interface CapturedFacts {
  readonly years: ReadonlyMap<LocalDate, TrustTaxFacts>;
  readonly attributions: readonly TrustAttribution[];
}

/** A year of assessment as its tax is computed from it: the books, and what was captured beside them. */
export const readTrustTaxInput = createWholeReader(
  async (tx: Tx, matterId: number, to: LocalDate, { years, attributions }: CapturedFacts): Promise<TrustTaxInput> => {
    const books = await readBooksUpTo(tx, matterId, findYearAround(to));
    const facts = years.get(to) ?? noTaxFacts;
    return {
      books,
      year: computeTrustYear(books),
      basis: findTrustTaxBasis(await trustTaxStore(tx).kindOf(matterId), facts.basis),
      facts,
      attributions: attributions.filter(({ endDate }) => endDate === to),
    };
  },
);
