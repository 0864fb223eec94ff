import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { accountNamed, type AccountCode, chart, expenseAccounts, incomeAccounts } from '@boedel/domain/ledger/chart';
import { movementKinds, movementKindsOf } from '@boedel/domain/cash/movement';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { negate, nil } from '@boedel/domain/money/cents';
import { learn } from '@boedel/domain/reconciliation/learn';
import type { LineToMatch, OpenEntry, PastChoice, Suggestion } from '@boedel/domain/reconciliation/match';
import { suggest } from '@boedel/domain/reconciliation/suggest';
import type { Tx } from '../../platform/db/database';
import { carryOn } from '../../platform/steps/carry-on';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { reconStore as optionStore } from '../firm/settings.store';
import { openClaims } from './claims';
import { type LineRow, type OpenRow, reconStore } from './recon.store';

/** How many of the firm's own choices are learned from: the latest. */
const mostChoices = 20_000;

const keyOf = ({ source, source_id }: Pick<OpenRow, 'source' | 'source_id'>): string => `${source}:${source_id}`;

/** Where the words of a tab stand in the ledger. */
const codeNamed = (label: string | null, type: SystemType): AccountCode | undefined =>
  label === null ? undefined : (accountNamed(label, incomeAccounts) ?? accountNamed(label, expenseAccounts(type)));

export interface Suggested {
  readonly lines: readonly LineRow[];
  readonly entries: readonly OpenRow[];
  readonly suggestions: readonly (readonly Suggestion[])[];
}

/** What is open on an account, and what each line of it could be: by amount, reference and words, and by the firm's own past. */
export async function suggestFor(tx: Tx, matter: OpenedMatter, accountId: number): Promise<Suggested> {
  const store = reconStore(tx);
  const type = matter.system_type as SystemType;
  const options = await optionStore(tx).ofFirm();
  const lines = await store.openLines(matter.id, accountId);
  const claims = (await openClaims(tx, matter.id)).filter(({ open }) => open > nil);
  const entries: OpenRow[] = [
    ...(await store.openEntries(matter.id, accountId)),
    ...(await store.expected(matter.id)),
    ...claims.map(({ liabilityId, name, open, day }) => ({
      source: 'liability' as const,
      source_id: liabilityId,
      day,
      amount_cents: negate(open),
      description: name,
      voucher: null,
      label: null,
      is_expected: true,
    })),
  ];
  const choices: PastChoice[] = options.suggests_from_history
    ? (await store.pastChoices(type, mostChoices)).flatMap((row) => {
        const target = codeNamed(row.income_type ?? row.cost_type ?? row.expense_type, type);
        return target === undefined
          ? []
          : [
              {
                description: row.description,
                amount: row.amount_cents,
                target,
                ...(row.reference !== null && { reference: row.reference }),
              },
            ];
      })
    : [];
  const toMatch: LineToMatch[] = lines.map(({ id, day, amount_cents, description, reference }) => ({
    id: String(id),
    day,
    amount: amount_cents,
    description,
    ...(reference !== null && { reference }),
  }));
  const open: OpenEntry[] = entries.map((row) => {
    const target = codeNamed(row.label, type);
    return {
      id: keyOf(row),
      day: row.day,
      amount: row.amount_cents,
      description: row.description,
      ...(row.voucher !== null && { reference: row.voucher }),
      ...(target !== undefined && { target }),
      ...(row.source === 'liability' && { isUndated: true as const }),
    };
  });
  const learned = await carryOn(learn(choices));
  const found = await carryOn(suggest(toMatch, open, learned, { withinDays: options.match_within_days }));
  // Income is received and an expense is paid: a refund is a person's to say.
  const fits = ({ target }: Suggestion, line: LineRow): boolean =>
    target === undefined || incomeAccounts.includes(target as AccountCode) === line.amount_cents > 0;
  return { lines, entries, suggestions: found.map((each, at) => each.filter((one) => fits(one, lines[at]!))) };
}

/** What the entry of a row is, for a person. */
const whatOf = ({ source, label, is_expected }: OpenRow): string =>
  label ??
  {
    income: 'Income',
    expense: 'Expense',
    money_movement: 'Movement',
    asset_sale: 'Sale of an asset',
    liability: 'Claim',
  }[source] ??
  (is_expected ? 'Expected' : '');

export async function presentUnmatched(
  tx: Tx,
  matter: OpenedMatter,
  { lines, entries, suggestions }: Suggested,
): Promise<AnswerOf<typeof reconCalls.getUnmatched>> {
  const type = matter.system_type as SystemType;
  return {
    entries: entries.map((row) => ({
      key: keyOf(row),
      source: row.source,
      sourceID: row.source_id,
      day: row.day,
      amount: row.amount_cents,
      description: row.description,
      what: whatOf(row),
      isExpected: row.is_expected,
    })),
    lines: lines.flatMap(({ id }, at) => {
      const offers = suggestions[at]!.slice(0, 3).map(({ confidence, reasons, lineIds, entryIds, target }) => ({
        confidence,
        reasons: [...reasons],
        lineIDs: lineIds.map(Number),
        entries: [...entryIds],
        target: target ?? null,
        targetLabel: target === undefined ? null : chart[target as AccountCode].label,
      }));
      return offers.length === 0 ? [] : [{ lineID: id, offers }];
    }),
    incomeTypes: incomeAccounts.map((code) => chart[code].label),
    expenseTypes: expenseAccounts(type).map((code) => chart[code].label),
    movementKinds: movementKindsOf(type).map((kind) => ({
      kind,
      label: movementKinds[kind].label,
      names: 'names' in movementKinds[kind] ? (movementKinds[kind] as { names: string }).names : null,
      way: movementKinds[kind].way,
    })),
    claims: (await openClaims(tx, matter.id)).map(({ liabilityId, name, open }) => ({
      liabilityID: liabilityId,
      name,
      open,
    })),
  };
}
