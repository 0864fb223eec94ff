import type { Dictionary } from './speak';

/** By file: the tabs of what a matter holds, who takes it and its money. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/assets.ts',
    './af/awards.ts',
    './af/beneficiaries.ts',
    './af/bond.ts',
    './af/cash.ts',
    './af/curator-account.ts',
    './af/estate-account.ts',
    './af/family-tree.ts',
    './af/imports.ts',
    './af/liabilities.ts',
    './af/people.ts',
    './af/wills.ts',
    './af/estate.ts',
    './af/lodging.ts',
  ],
  { eager: true },
);
