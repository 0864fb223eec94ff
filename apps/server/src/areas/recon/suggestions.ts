import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import { chart, expenseAccounts, incomeAccounts } from '@boedel/domain/ledger/chart';
import { movementKinds, movementKindsOf } from '@boedel/domain/cash/movement';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { learn } from '@boedel/domain/reconciliation/learn';
import type { LineToMatch, OpenEntry, PastChoice, Suggestion } from '@boedel/domain/reconciliation/match';
import { suggest } from '@boedel/domain/reconciliation/suggest';
import type { Tx } from '../../platform/db/database';
import { runSteps } from '../../platform/steps/run-steps';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { reconStore as optionStore } from '../firm/settings.store';
import { openClaims } from './claims';
import { expectedPayments } from './expected-payments';
import { bankLineStore, type LineRow } from './bank-line.store';
import { assetsAndAccountsNamed, expectedEntries, openEntries, type OpenRow, pastChoices } from './open-entry.store';
import { waitingForMoney, waitsForMoney } from './waiting-for-money';
import { codeNamed, fitsWay, movementChosen, readTarget, type Target, targetLabel } from './target';

/** How many of the firm's own choices are learned from: the latest. */
const mostChoices = 20_000;

const keyOf = ({ source, source_id }: Pick<OpenRow, 'source' | 'source_id'>): string => `${source}:${source_id}`;

export interface Suggested {
  readonly lines: readonly LineRow[];
  readonly entries: readonly OpenRow[];
  readonly suggestions: readonly (readonly Suggestion[])[];
}

/** What is open on an account, and what each line of it could be: by amount, reference and words, and by the firm's own past. */
export async function suggestFor(tx: Tx, matter: OpenedMatter, accountId: number): Promise<Suggested> {
  const type = matter.system_type as SystemType;
  const options = await optionStore(tx).ofFirm();
  const lines = await bankLineStore(tx).openLines(matter.id, accountId);
  const payments = await expectedPayments().of(tx, matter.id, accountId);
  const paying = new Set(payments.flatMap(({ pays }) => (pays ? [`${pays.source}:${pays.id}`] : [])));
  const entries: OpenRow[] = [
    ...payments,
    ...(await openEntries(tx, matter.id, accountId)),
    ...(await expectedEntries(tx, matter.id)),
    ...(await waitingForMoney(tx, matter.id)),
    // What a payment under way will pay is offered as that payment.
  ].filter((row) => !paying.has(keyOf(row)));
  const choices: PastChoice[] = options.suggests_from_history
    ? (await pastChoices(tx, type, mostChoices)).flatMap((row) => {
        const { kind } = row;
        const target =
          kind === null
            ? codeNamed(row.income_type ?? row.cost_type ?? row.expense_type, type)
            : movementChosen({ ...row, kind }, matter.id);
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
      ...((row.reference ?? row.voucher) && { reference: row.reference ?? row.voucher! }),
      ...(target !== undefined && { target }),
      ...(waitsForMoney(row) && { isUndated: true as const }),
    };
  });
  const learned = await runSteps(learn(choices));
  const found = await runSteps(suggest(toMatch, open, learned, { withinDays: options.match_within_days }));
  const fits = ({ target }: Suggestion, line: LineRow): boolean =>
    target === undefined || fitsWay(readTarget(target), line.amount_cents > 0);
  return { lines, entries, suggestions: found.map((each, at) => each.filter((one) => fits(one, lines[at]!))) };
}

/** So many entries are shown at once: nobody chooses by eye among more. */
const mostEntries = 5000;

/** What the assets and accounts of a matter are called. */
async function namesFor(tx: Tx, matterId: number): Promise<(target: Target) => string | null> {
  const rows = await assetsAndAccountsNamed(tx, matterId);
  const names = new Map(rows.map(({ what, id, name }) => [`${what} ${id}`, name]));
  return (target) =>
    target.as === 'movement' && target.other !== null
      ? (names.get(`${target.kind === 'transfer' ? 'bank' : 'asset'} ${target.other}`) ?? null)
      : null;
}

type Offer = AnswerOf<typeof reconCalls.getUnmatched>['lines'][number]['offers'][number];

/** The entry an offer would make, in words and as it is sent back. */
function offered(
  target: string | undefined,
  nameOf: (target: Target) => string | null,
): Pick<Offer, 'targetLabel' | 'targetName' | 'make'> {
  if (target === undefined) return { targetLabel: null, targetName: null, make: null };
  const read = readTarget(target);
  const label = targetLabel(read);
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
  { lines, entries, suggestions }: Suggested,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<AnswerOf<typeof reconCalls.getUnmatched>> {
  const type = matter.system_type as SystemType;
  const suggested = lines.flatMap(({ id }, at) =>
    suggestions[at]!.length === 0 ? [] : [{ id, offers: suggestions[at]! }],
  );
  const namesOf = await namesFor(tx, matter.id);
  return {
    entriesTotal: entries.length,
    linesTotal: suggested.length,
    entries: entries.slice(0, mostEntries).map((row) => ({
      key: keyOf(row),
      source: row.source,
      sourceID: row.source_id,
      day: row.day,
      amount: row.amount_cents,
      description: row.description,
      what: row.label,
      isExpected: row.is_expected,
      isUndated: waitsForMoney(row),
    })),
    lines: suggested.slice(skip, skip + take).map(({ id, offers }) => ({
      lineID: id,
      offers: offers.slice(0, 3).map(({ confidence, reasons, lineIds, entryIds, target }) => ({
        confidence,
        reasons: [...reasons],
        lineIDs: lineIds.map(Number),
        entries: [...entryIds],
        target: target ?? null,
        ...offered(target, namesOf),
      })),
    })),
    incomeTypes: incomeAccounts.map((code) => chart[code].label),
    expenseTypes: expenseAccounts(type).map((code) => chart[code].label),
    // A bank line is money that moved: goods that a creditor kept are none.
    movementKinds: movementKindsOf(type)
      .filter((kind) => kind !== 'takenOver')
      .map((kind) => ({
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
