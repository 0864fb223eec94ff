import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import type { AccountTransaction, CuratorAccountInput, NamedAmount } from './account-input';
import { toClassGroup, isRealisation } from './transaction-class';

export interface RealisedAmount {
  readonly asset: string;
  readonly proceeds: Cents;
  readonly carrying: Cents;
  /** Negative: a loss. */
  readonly gain: Cents;
}

/** What the bank lines did to property and capital. Sums only, so the order of capture changes nothing. */
export interface Movements {
  /** Closing property; what was realised whole is gone. */
  readonly assets: readonly NamedAmount[];
  readonly realised: readonly RealisedAmount[];
  /** Capital that came in without an asset leaving: inheritances, awards, property that was found. */
  readonly additions: Cents;
  /** Debts paid out of capital. */
  readonly reductions: Cents;
  /** Capital shown in the income account for immediate use. */
  readonly realisedForUse: Cents;
  /** What is left of the creditors brought forward. */
  readonly creditors: readonly NamedAmount[];
}

const sumLines = (lines: readonly AccountTransaction[]): Cents => sum(lines.map(({ amount }) => amount));

/** The asset rises by what was paid for it, or falls by what came back from it. */
const isAssetMovement = (line: AccountTransaction, banks: readonly string[]): boolean =>
  line.asset !== undefined &&
  !banks.includes(line.asset) &&
  line.settlesCreditor === undefined &&
  (line.class === 'INTERNAL' || (toClassGroup(line.class) === 'CAPITAL' && !isRealisation(line.class)));

function computeRealised(asset: string, held: Cents | undefined, lines: readonly AccountTransaction[]): RealisedAmount {
  const inParts = lines.some((line) => line.carrying !== undefined);
  const carrying = inParts ? sum(lines.map((line) => line.carrying ?? nil)) : (held ?? nil);
  const proceeds = sumLines(lines);
  return { asset, proceeds, carrying, gain: minus(proceeds, carrying) };
}

export function computeMovements({
  opening,
  banks,
  transactions,
  added: came = [],
}: Pick<CuratorAccountInput, 'opening' | 'banks' | 'transactions' | 'added'>): Outcome<Movements> {
  const held = new Map(opening.assets.map(({ name, amount }) => [name, amount]));
  const move = (name: string, by: Cents) => held.set(name, plus(held.get(name) ?? nil, by));
  for (const { name, amount } of came) move(name, amount);
  for (const line of transactions) {
    move(line.bank, line.amount);
    if (isAssetMovement(line, banks)) move(line.asset!, negate(line.amount));
  }
  const sold = transactions.filter((line) => isRealisation(line.class) && line.asset && !banks.includes(line.asset));
  const realised = [...new Set(sold.map((line) => line.asset!))].sort().map((asset) => {
    const result = computeRealised(
      asset,
      held.get(asset),
      sold.filter((line) => line.asset === asset),
    );
    if (held.has(asset)) move(asset, negate(result.carrying));
    return result;
  });
  const sumSettled = (name: string) => negate(sumLines(transactions.filter((line) => line.settlesCreditor === name)));
  const creditors = opening.creditors.map((one) => ({ ...one, amount: minus(one.amount, sumSettled(one.name)) }));
  const refused = collectRefusals([
    ...realised.map(({ asset }) =>
      held.has(asset)
        ? undefined
        : refuse(
            `assets.${asset}`,
            message('{asset} was realised but never held. Add it to the opening property.', { asset }),
          ),
    ),
    ...[...held].map(([name, amount]) =>
      amount < 0 && !banks.includes(name)
        ? refuse(
            `assets.${name}`,
            message('More was withdrawn from {name} than its value. Enter its earnings, or correct its value.', {
              name,
            }),
          )
        : undefined,
    ),
    ...creditors.map(({ name, amount }) =>
      amount < 0
        ? refuse(
            `creditors.${name}`,
            message('More was paid to {name} than was owed. Correct the payment or the amount brought forward.', {
              name,
            }),
          )
        : undefined,
    ),
  ]);
  if (refused) return refused;

  const capital = transactions.filter(
    (line) => toClassGroup(line.class) === 'CAPITAL' && line.settlesCreditor === undefined,
  );
  const bare = capital.filter((line) => !sold.includes(line) && !isAssetMovement(line, banks));
  const opened = new Set(opening.assets.map(({ name }) => name));
  const added = [...held.keys()].filter((name) => !opened.has(name)).sort();
  return {
    assets: [...opened, ...added]
      .map((name) => ({ name, amount: held.get(name)! }))
      .filter(({ name, amount }) => amount !== 0 || banks.includes(name)),
    realised,
    additions: sum([
      sumLines(bare.filter(({ class: each }) => each !== 'CAPITAL:LOAN_REPAID')),
      ...came.map(({ amount }) => amount),
    ]),
    reductions: negate(sumLines(bare.filter(({ class: each }) => each === 'CAPITAL:LOAN_REPAID'))),
    realisedForUse: sumLines(capital.filter((line) => line.realisedForUse)),
    creditors: creditors.filter(({ amount }) => amount !== 0),
  };
}
