import { type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus, nil, clampBelowNil, sum } from '../money/cents';
import type { LiquidationAndDistribution } from './liquidation-and-distribution';

export const flowKinds = [
  'immovable',
  'movable',
  'claim',
  'administration',
  'funeral',
  'creditors',
  'estateDuty',
  'carried',
  'heir',
] as const;
export type FlowKind = (typeof flowKinds)[number];

/** A band of the picture: what there is, or what it goes to. */
export interface FlowBand {
  readonly kind: FlowKind;
  readonly name: Message;
  readonly amount: Cents;
}

/** Who gets what: both sides add up to the gross value of the estate. */
export interface EstateFlow {
  readonly from: readonly FlowBand[];
  readonly to: readonly FlowBand[];
}

/** More heirs than can be told apart are one band. */
const mostHeirs = 8;

function listHeirBands(account: LiquidationAndDistribution): FlowBand[] {
  // Somebody who takes by right and as an heir is one person.
  const taken = new Map<string, { name: string; amount: Cents }>();
  for (const { personId, name, total } of account.distribution?.awards ?? []) {
    taken.set(personId, { name, amount: sum([taken.get(personId)?.amount ?? nil, total.value]) });
  }
  const all = [...taken.values()].filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  const shown = all.length > mostHeirs ? all.slice(0, mostHeirs - 1) : all;
  const rest = all.slice(shown.length);
  const bands = shown.map(({ name, amount }): FlowBand => ({ kind: 'heir', name: quoteVerbatim(name), amount }));
  return rest.length === 0
    ? bands
    : [
        ...bands,
        {
          kind: 'heir',
          name: message('{count} other heirs', { count: rest.length }),
          amount: sum(rest.map(({ amount }) => amount)),
        },
      ];
}

/**
 * The flow of an estate's worth from what it had to whoever gets it. None where an estate is insolvent or nothing is
 * divided, and none rather than a wrong one where both sides would not come to the same.
 */
export function buildEstateFlow(account: LiquidationAndDistribution): EstateFlow | null {
  const { liquidation, distribution } = account;
  if (!distribution) return null;
  const from = liquidation.assets.map(({ class: kind, title, total }): FlowBand => ({
    kind,
    name: message(title),
    amount: total.value,
  }));
  const toFlowBand = (kind: FlowKind, { title, total }: { title: string; total: { value: Cents } }): FlowBand => ({
    kind,
    name: message(title),
    amount: total.value,
  });
  const to = [
    toFlowBand('administration', liquidation.administration),
    toFlowBand('funeral', liquidation.funeral),
    toFlowBand('creditors', liquidation.creditors),
    toFlowBand('estateDuty', liquidation.estateDuty),
    { kind: 'carried' as const, name: message('Carried forward'), amount: liquidation.carriedForward.value },
    ...listHeirBands(account),
  ];
  const listDrawnBands = (bands: readonly FlowBand[]): FlowBand[] => bands.filter(({ amount }) => amount !== 0);
  const sumBands = (bands: readonly FlowBand[]): Cents => sum(bands.map(({ amount }) => amount));
  const isDrawable = [...from, ...to].every(({ amount }) => amount >= 0);
  return isDrawable && sumBands(from) > 0 && sumBands(from) === sumBands(to)
    ? { from: listDrawnBands(from), to: listDrawnBands(to) }
    : null;
}

/** Money there is against money that is needed before the heirs share what is left. */
export interface CashNeed {
  readonly cash: Cents;
  readonly debts: Cents;
  readonly legacies: Cents;
  readonly heldBack: Cents;
  readonly surplus: Cents;
  readonly shortfall: Cents;
}

export function computeCashNeed({ recapitulation }: LiquidationAndDistribution): CashNeed | null {
  if (!recapitulation) return null;
  const { cash, liabilities, cashLegacies, heldBack } = recapitulation;
  const needed = sum([liabilities, cashLegacies, heldBack]);
  return {
    cash,
    debts: liabilities,
    legacies: cashLegacies,
    heldBack,
    surplus: clampBelowNil(minus(cash, needed)),
    shortfall: clampBelowNil(minus(needed, cash)),
  };
}
