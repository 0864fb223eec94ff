import { vatRates } from '../costs/vat';
import type { LocalDate } from '../dates/local-date';
import { findRowOn } from '../law/check-input';
import type { Country } from '../law/country';
import { collectRefusals, createWarning, isRefused, type Outcome, refuse, type Warning } from '../law/refusal';
import { type Cents, nil, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';

/** How a lot was knocked down: without VAT, with VAT in the price, or with VAT on top of it. */
export const lotVatKinds = ['none', 'included', 'added'] as const;
export type LotVatKind = (typeof lotVatKinds)[number];
export const lotVatLabels: Readonly<Record<LotVatKind, string>> = {
  none: 'No VAT',
  included: 'VAT is in the price',
  added: 'VAT is added to the price',
};

export interface AuctionLotFacts {
  readonly reserve: Cents | null;
  readonly hammer: Cents | null;
  readonly vat: LotVatKind;
  readonly buyer: string | null;
  readonly soldOn: LocalDate | null;
  readonly paidOn: LocalDate | null;
}

export interface AuctionLotPrice {
  /** What the buyer pays. */
  readonly total: Cents;
  /** VAT in it. */
  readonly vat: Cents;
}

/** What a buyer pays for a lot, and the VAT in it, by the rate on the day of the sale; the VAT is rounded once. */
export function computeLotPrice({ hammer, vat, soldOn }: AuctionLotFacts, country: Country): Outcome<AuctionLotPrice> {
  if (hammer === null || soldOn === null) return { total: nil, vat: nil };
  if (vat === 'none') return { total: hammer, vat: nil };
  const row = findRowOn(vatRates[country], soldOn, 'soldDate');
  if (isRefused(row)) return row;
  const { rate } = row;
  if (vat === 'added') {
    const added = roundHalfUp(times(hammer, rate));
    return { total: plus(hammer, added), vat: added };
  }
  return { total: hammer, vat: roundHalfUp(times(hammer, fraction(rate.n, rate.d + rate.n))) };
}

/** A lot that was sold has its buyer and day; less than the reserve is possible and said. */
export function checkLot(facts: AuctionLotFacts, country: Country, today: LocalDate): Outcome<readonly Warning[]> {
  const { reserve, hammer, buyer, soldOn, paidOn } = facts;
  const isSold = hammer !== null;
  const refused = collectRefusals([
    isSold && hammer <= 0 ? refuse('hammerPrice', 'Leave blank if the lot was not sold.') : undefined,
    isSold && soldOn === null ? refuse('soldDate', 'Enter the date of the auction.') : undefined,
    isSold && !buyer?.trim() ? refuse('buyer', 'Enter who bought the lot.') : undefined,
    soldOn !== null && soldOn > today ? refuse('soldDate', 'Enter a date that is not in the future.') : undefined,
    paidOn !== null && !isSold ? refuse('hammerPrice', 'Enter the price the lot was sold for.') : undefined,
    paidOn !== null && soldOn !== null && paidOn < soldOn
      ? refuse('paidDate', 'Enter the date of the auction or a later one.')
      : undefined,
    computeLotPrice(facts, country),
  ]);
  if (refused) return refused;
  return isSold && reserve !== null && hammer < reserve
    ? [
        createWarning(
          'hammerPrice',
          'The lot was sold below its reserve. The owner of the reserve must agree in writing.',
        ),
      ]
    : [];
}
