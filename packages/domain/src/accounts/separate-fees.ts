import type { Cents } from '../money/cents';

/** What of an amount the separate property of each spouse bears, beside a joint estate that bears the rest. */
export interface SeparateParts {
  readonly deceased: Cents;
  readonly survivor: Cents;
}

export type FeeName = 'remuneration' | 'vat' | 'mastersFee';
export type SeparateFees = Readonly<Record<FeeName, SeparateParts>>;
