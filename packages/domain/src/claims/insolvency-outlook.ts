import { pickLater, type LocalDate } from '../dates/local-date';
import { type EstateDistribution, distribute } from '../insolvency/distribute';
import type { InsolventEstate, InsolvencyReceipt } from '../insolvency/estate';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, type Warning, createWarning } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import type { CapturedClaim } from './captured-claim';
import { isOut, isProved } from './claim-status';
import {
  type AssetBooks,
  buildInsolventEstate,
  type HeadedCost,
  listOncePerEmployee,
  readPetition,
  toClaimant,
  type TradingBooks,
} from './estate-of-claims';

export interface OutlookFacts {
  readonly country: Country;
  readonly entity: InsolventEstate['entity'];
  /** The order; where none is captured, today. */
  readonly concursusOn?: LocalDate;
  readonly today: LocalDate;
  readonly assets: readonly AssetBooks[];
  readonly receipts: readonly InsolvencyReceipt[];
  readonly costs: readonly HeadedCost[];
  readonly trading?: TradingBooks;
  readonly bondPremium: Cents;
  /** Not captured: the outlook goes without it and says so; no account does. */
  readonly mastersFee?: Cents;
  readonly vendor: boolean;
  readonly claims: readonly CapturedClaim[];
}
/** As if all that was lodged were proved, or of what is proved alone. */
export type OutlookBasis = 'lodged' | 'proved';

export interface InsolvencyOutlook {
  readonly distribution: EstateDistribution;
  readonly concursusOn: LocalDate;
  readonly warnings: readonly Warning[];
}

/** The dividend and the danger of contribution as they stand, by the same engine that draws the account. */
export function computeInsolvencyOutlook(facts: OutlookFacts, basis: OutlookBasis): Outcome<InsolvencyOutlook> {
  const { today, mastersFee } = facts;
  const concursusOn = facts.concursusOn ?? today;
  const claims = facts.claims.filter(({ status, type }) =>
    basis === 'proved' ? isProved(status) : !isOut(status) && type !== 'prescribed',
  );
  const refused = collectRefusals(listOncePerEmployee(claims));
  if (refused) return refused;
  // It contributes though no claim of it ranks (s 14(3)).
  const applicants = facts.claims
    .filter((claim) => claim.isApplicant && !claims.includes(claim))
    .map((claim) => ({ ...toClaimant(claim), proved: false, petition: readPetition(claim) }));
  const estate = buildInsolventEstate(
    {
      ...facts,
      concursusOn,
      awardsTo: pickLater(today, concursusOn),
      mastersFee: mastersFee ?? nil,
      fee: { vendor: facts.vendor },
    },
    claims,
  );
  const distribution = distribute(applicants.length > 0 ? { ...estate, applicants } : estate);
  if (isRefused(distribution)) return distribution;
  return {
    distribution,
    concursusOn,
    warnings: [
      ...(facts.concursusOn
        ? []
        : [createWarning('concursusOn', 'No order is captured: claims are counted to today.')]),
      ...(mastersFee === undefined
        ? [
            createWarning(
              'mastersFee',
              "The Master's fee is missing from the figures. Enter it before you draw up an account.",
            ),
          ]
        : []),
      ...distribution.warnings,
    ],
  };
}
