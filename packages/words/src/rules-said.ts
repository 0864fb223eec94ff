import type { Dictionary } from './speak';

const files = import.meta.glob<{ readonly af: Dictionary }>(
  [
    './af/said/*.ts',
    '!./af/said/cash.ts',
    '!./af/said/bond.ts',
    '!./af/said/assets.ts',
    '!./af/said/accounts.ts',
    '!./af/said/awards.ts',
    '!./af/said/capital-gains.ts',
    '!./af/said/costs.ts',
    '!./af/said/curator-account.ts',
    '!./af/said/estate-duty.ts',
    '!./af/said/estate.ts',
    '!./af/said/estate-facts.ts',
    '!./af/said/imports.ts',
    '!./af/said/income-tax.ts',
    '!./af/said/insolvency.ts',
    '!./af/said/limited-interests.ts',
    '!./af/said/payout.ts',
    '!./af/said/reconciliation.ts',
    '!./af/said/regimes.ts',
    '!./af/said/statements.ts',
    '!./af/said/succession.ts',
    '!./af/said/templates.ts',
  ],
  { eager: true },
);

/** What the server and the rules of its areas say. */
export const rulesSaid: Dictionary = Object.assign({}, ...Object.values(files).map(({ af }) => af));
