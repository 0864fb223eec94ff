import type { Dictionary } from './speak';

export { rulesSaid } from './rules-said';

/** By file: one dictionary an area. */
export const dictionaries = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/*.ts',
    '!./af/ui.ts',
    '!./af/session.ts',
    '!./af/legal.ts',
    '!./af/client-view.ts',
    '!./af/assets.ts',
    '!./af/awards.ts',
    '!./af/beneficiaries.ts',
    '!./af/bond.ts',
    '!./af/cash.ts',
    '!./af/curator-account.ts',
    '!./af/estate-account.ts',
    '!./af/family-tree.ts',
    '!./af/imports.ts',
    '!./af/liabilities.ts',
    '!./af/people.ts',
    '!./af/wills.ts',
    '!./af/account.ts',
    '!./af/audit-trail.ts',
    '!./af/directories.ts',
    '!./af/faq.ts',
    '!./af/firm.ts',
    '!./af/intermediaries.ts',
    '!./af/system-changes.ts',
    '!./af/users.ts',
    '!./af/estate.ts',
    '!./af/lodging.ts',
  ],
  { eager: true },
);
