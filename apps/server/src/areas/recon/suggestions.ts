import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { chart, listExpenseAccounts, incomeAccounts } from '@boedel/domain/ledger/chart';
import { movementKinds, listMovementKinds } from '@boedel/domain/cash/movement';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { learnChoices } from '@boedel/domain/reconciliation/learn';
import { message } from '@boedel/domain/law/message';
import { type BankRule, createRuleFinder, ruleConfidence } from '@boedel/domain/reconciliation/bank-rules';
import {
  certain,
  type LineToMatch,
  type OpenMatchEntry,
  type PastChoice,
  type MatchSuggestion,
} from '@boedel/domain/reconciliation/match';
import { suggest } from '@boedel/domain/reconciliation/suggest';
import type { Tx } from '../../platform/db/database';
import { runSteps } from '../../platform/steps/run-steps';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { reconStore as optionStore } from '../firm/settings.store';
import { listOpenClaims } from './claims';
import type { ExpectedPayments } from './expected-payments';
import { bankLineStore, type BankLineRow } from './bank-line.store';
import { readBankRules } from './bank-rules';
import {
  listNamedTargets,
  listExpectedEntries,
  listOpenEntries,
  type OpenEntryRow,
  listPastChoices,
} from './open-entry.store';
import { listWaitingForMoney, isWaitingForMoney } from './list-waiting-for-money';
import {
  findAccountCode,
  hasFittingDirection,
  chooseMovementTarget,
  readTarget,
  type ReconTarget,
  formatTargetLabel,
} from './target';

/** How many of the firm's own choices are learned from: the latest. */
const mostChoices = 20_000;

const formatKey = ({ source, source_id }: Pick<OpenEntryRow, 'source' | 'source_id'>): string =>
  `${source}:${source_id}`;

export interface MatchSuggestions {
  readonly lines: readonly BankLineRow[];
  readonly entries: readonly OpenEntryRow[];
  readonly suggestions: readonly (readonly MatchSuggestion[])[];
}

/** A rule goes before what was learned, and behind an entry that already waits for the line. */
function addRule(
  offers: readonly MatchSuggestion[],
  line: LineToMatch,
  rule: BankRule | undefined,
): readonly MatchSuggestion[] {
  if (!rule) return offers;
  const waiting = offers.filter(({ entryIds }) => entryIds.length > 0);
  const made: MatchSuggestion = {
    lineIds: [line.id],
    entryIds: [],
    target: rule.target,
    confidence: waiting.length > 0 ? certain - 15 : ruleConfidence,
    reasons: [message('Rule: {words}', { words: rule.words })],
  };
  const others = offers.filter(({ entryIds, target }) => entryIds.length === 0 && target !== rule.target);
  return [...waiting, made, ...others].toSorted((a, b) => b.confidence - a.confidence);
}

/** What is open on an account, and what each line of it could be: by amount, reference and words, and by the firm's own past. */
export async function suggestFor(
  tx: Tx,
  matter: OpenedMatter,
  accountId: number,
  expectedPayments: ExpectedPayments,
): Promise<MatchSuggestions> {
  const type = matter.system_type as SystemType;
  const options = await optionStore(tx).ofFirm();
  const lines = await bankLineStore(tx).openLines(matter.id, accountId);
  const payments = await expectedPayments.of(tx, matter.id, accountId);
  const paying = new Set(payments.flatMap(({ pays }) => (pays ? [`${pays.source}:${pays.id}`] : [])));
  const entries: OpenEntryRow[] = [
    ...payments,
    ...(await listOpenEntries(tx, matter.id, accountId)),
    ...(await listExpectedEntries(tx, matter.id)),
    ...(await listWaitingForMoney(tx, matter.id)),
    // What a payment under way will pay is offered as that payment.
  ].filter((row) => !paying.has(formatKey(row)));
  const choices: PastChoice[] = options.suggests_from_history
    ? (await listPastChoices(tx, type, mostChoices)).flatMap((row) => {
        const { kind } = row;
        const target =
          kind === null
            ? findAccountCode(row.income_type ?? row.cost_type ?? row.expense_type, type)
            : chooseMovementTarget({ ...row, kind }, matter.id);
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
  const open: OpenMatchEntry[] = entries.map((row) => {
    const target = findAccountCode(row.label, type);
    return {
      id: formatKey(row),
      day: row.day,
      amount: row.amount_cents,
      description: row.description,
      ...((row.reference ?? row.voucher) && { reference: row.reference ?? row.voucher! }),
      ...(target !== undefined && { target }),
      ...(isWaitingForMoney(row) && { isUndated: true as const }),
    };
  });
  const learned = await runSteps(learnChoices(choices));
  const found = await runSteps(suggest(toMatch, open, learned, { withinDays: options.match_within_days }));
  const ruleOf = createRuleFinder(await readBankRules(tx, type));
  const byRule = toMatch.map(ruleOf);
  const withRules = found.map((each, at) => addRule(each, toMatch[at]!, byRule[at]));
  const isFitting = ({ target }: MatchSuggestion, line: BankLineRow): boolean =>
    target === undefined || hasFittingDirection(readTarget(target), line.amount_cents > 0);
  return { lines, entries, suggestions: withRules.map((each, at) => each.filter((one) => isFitting(one, lines[at]!))) };
}

/** So many entries are shown at once: nobody chooses by eye among more. */
const mostEntries = 5000;

/** What the assets and accounts of a matter are called. */
async function readTargetNames(tx: Tx, matterId: number): Promise<(target: ReconTarget) => string | null> {
  const rows = await listNamedTargets(tx, matterId);
  const names = new Map(rows.map(({ what, id, name }) => [`${what} ${id}`, name]));
  return (target) =>
    target.as === 'movement' && target.other !== null
      ? (names.get(`${target.kind === 'transfer' ? 'bank' : 'asset'} ${target.other}`) ?? null)
      : null;
}

type MatchOffer = AnswerOf<typeof reconCalls.getUnmatched>['lines'][number]['offers'][number];

/** The entry an offer would make, in words and as it is sent back. */
function presentTarget(
  target: string | undefined,
  nameOf: (target: ReconTarget) => string | null,
): Pick<MatchOffer, 'targetLabel' | 'targetName' | 'make'> {
  if (target === undefined) return { targetLabel: null, targetName: null, make: null };
  const read = readTarget(target);
  const label = formatTargetLabel(read);
  return {
    targetLabel: label,
    targetName: nameOf(read),
    make:
      read.as === 'movement'
        ? {
            make: 'movement',
            type: null,
            kind: read.kind,
            assetID: read.kind === 'transfer' ? null : read.other,
            toBankAccountID: read.kind === 'transfer' ? read.other : null,
          }
        : { make: read.as, type: label, kind: null, assetID: null, toBankAccountID: null },
  };
}

export async function presentUnmatched(
  tx: Tx,
  matter: OpenedMatter,
  { lines, entries, suggestions }: MatchSuggestions,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<AnswerOf<typeof reconCalls.getUnmatched>> {
  const type = matter.system_type as SystemType;
  const suggested = lines.flatMap(({ id }, at) =>
    suggestions[at]!.length === 0 ? [] : [{ id, offers: suggestions[at]! }],
  );
  const namesOf = await readTargetNames(tx, matter.id);
  return {
    entriesTotal: entries.length,
    linesTotal: suggested.length,
    entries: entries.slice(0, mostEntries).map((row) => ({
      key: formatKey(row),
      source: row.source,
      sourceID: row.source_id,
      day: row.day,
      amount: row.amount_cents,
      description: row.description,
      what: row.label,
      isExpected: row.is_expected,
      isUndated: isWaitingForMoney(row),
    })),
    lines: suggested.slice(skip, skip + take).map(({ id, offers }) => ({
      lineID: id,
      offers: offers.slice(0, 3).map(({ confidence, reasons, lineIds, entryIds, target }) => ({
        confidence,
        reasons: [...reasons],
        lineIDs: lineIds.map(Number),
        entries: [...entryIds],
        target: target ?? null,
        ...presentTarget(target, namesOf),
      })),
    })),
    incomeTypes: incomeAccounts.map((code) => chart[code].label),
    expenseTypes: listExpenseAccounts(type).map((code) => chart[code].label),
    // A bank line is money that moved: goods that a creditor kept are none.
    movementKinds: listMovementKinds(type)
      .filter((kind) => kind !== 'takenOver')
      .map((kind) => ({
        kind,
        label: movementKinds[kind].label,
        names: 'names' in movementKinds[kind] ? (movementKinds[kind] as { names: string }).names : null,
        way: movementKinds[kind].way,
      })),
    claims: (await listOpenClaims(tx, matter.id)).map(({ liabilityId, name, open }) => ({
      liabilityID: liabilityId,
      name,
      open,
    })),
  };
}
