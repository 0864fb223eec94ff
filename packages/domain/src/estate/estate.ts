import type { EstateForDuty } from '../estate-duty/estate-for-duty';
import type { Country } from '../law/country';
import type { Family } from '../succession/family';
import type { EstateAsset } from './asset';
import type { Deceased, EstateMarriage } from './deceased';
import type { HeldInterest, IncomeExpense, IncomeItem } from './income';
import type { CapturedCost, Liability } from './liability';
import type { Person } from './person';
import type { Benefit } from './policy';
import type { EstateSettings } from './settings';
import type { Agreement, Taker, Will } from './will';
import type { Cents } from '../money/cents';

/** What somebody had from the deceased in life and must bring in (collation). */
export interface Advance {
  readonly personId: string;
  readonly amount: Cents;
}

/**
 * A deceased estate as captured: everything the accounts, the duty and a projection are worked out from. Lists carry
 * ids; their order has no meaning.
 */
export interface Estate {
  readonly country: Country;
  readonly deceased: Deceased;
  readonly marriages: readonly EstateMarriage[];
  readonly people: readonly Person[];
  readonly assets: readonly EstateAsset[];
  readonly benefits: readonly Benefit[];
  readonly liabilities: readonly Liability[];
  readonly costs: readonly CapturedCost[];
  readonly income: readonly IncomeItem[];
  readonly incomeExpenses: readonly IncomeExpense[];
  readonly interestsHeld: readonly HeldInterest[];
  readonly advances: readonly Advance[];
  readonly agreements: readonly Agreement[];
  readonly will?: Will;
  /** For what no will disposes of: the family, or heirs and parts captured by hand. */
  readonly family?: Family;
  readonly intestateHeirs?: readonly Taker[];
  /** Property that bore duty in another estate of the last ten years, and credits; named by asset id. */
  readonly dutyRelief?: Pick<EstateForDuty, 'successions' | 'credits'>;
  readonly settings: EstateSettings;
}
