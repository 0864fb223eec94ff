import { addYears, type LocalDate } from '../dates/local-date';
import type { Country } from '../law/country';

const trust = 5; // the system type of trusts

export interface MatterRetention {
  /** The last day on which the papers must still be there. */
  readonly until: LocalDate;
  readonly section: string;
}

/**
 * How long a matter must be kept once it is closed. Records of a client are kept five years from the end of the
 * relationship; a trust's papers five years from its termination, and after that only without the Master's objection.
 */
export function computeRetention(
  closedOn: LocalDate,
  { systemType, country }: { systemType: number; country: Country },
): MatterRetention {
  const until = addYears(closedOn, 5);
  if (country === 'NA') return { until, section: 'Financial Intelligence Act 13 of 2012 s 27' };
  if (systemType === trust) return { until, section: 'Trust Property Control Act 57 of 1988 s 17' };
  return { until, section: 'Financial Intelligence Centre Act 38 of 2001 s 23' };
}
