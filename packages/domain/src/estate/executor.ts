import type { LocalDate } from '../dates/local-date';
import type { Fraction } from '../money/fraction';

/** Somebody who administers the estate. Several share one fee, each adding VAT to the own part if a vendor. */
export interface EstateExecutor {
  readonly id: string;
  readonly name: string;
  readonly vatVendor: boolean;
  /** Part of the fee as the executors agreed. Absent for all: equal parts. */
  readonly part?: Fraction;
  /** The day of the letters of executorship, or of authority. */
  readonly lettersOn?: LocalDate;
}
