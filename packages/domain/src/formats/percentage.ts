import { type Fraction, percentText } from '../money/fraction';
import { missing } from './amount';

/** '3.5 %' for the fraction 0.035, or for the number 3.5 that already counts in hundredths. */
export function formatPercentage(value: Fraction | number | null | undefined): string {
  if (value === null || value === undefined) return missing;
  return `${typeof value === 'number' ? value : percentText(value)} %`;
}
