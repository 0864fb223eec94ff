import { type AddedClaim, isAccrualId } from '../accounts/added-claims';
import { type DrawingFacts, findPersonName, type ValuedAsset } from '../accounts/facts';
import type { EstateDivision } from '../accounts/taken';
import { classifyLiquidity } from '../estate/asset';
import { allOf, type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { type ProjectedAward, sumProjectedAward } from './projected-awards';

/** The part of the estate nobody was left by name. */
export const restOfEstate = 'rest';

export type FlowEndKind = 'person' | 'taxes' | 'debts' | 'costs';
export interface FlowSource {
  readonly id: string;
  readonly name: Message;
  readonly amount: Cents;
}
export interface FlowEnd extends FlowSource {
  readonly kind: FlowEndKind;
}
/** From a source, or from the rest of the estate, to the rest of the estate or to an end. */
export interface ProjectedFlowLink {
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
}

/** Everything somebody has and where each cent of it would go: sources and ends come to the same. */
export interface ProjectedFlow {
  readonly sources: readonly FlowSource[];
  /** What passes through the rest of the estate. */
  readonly rest: Cents;
  readonly ends: readonly FlowEnd[];
  readonly links: readonly ProjectedFlowLink[];
  readonly total: Cents;
}

export interface FlowCharges {
  readonly taxes: Cents;
  readonly debts: Cents;
  readonly costs: Cents;
  readonly unfunded: Cents;
}

/** Something that is owned or paid, with who takes which part of it; what nobody takes is the rest's. */
interface FlowPiece {
  readonly name: Message;
  readonly amount: Cents;
  readonly to: ReadonlyMap<string, Cents>;
  /** Pieces that go the same way are one band: what is bequeathed to the same people, cash, other assets, policies, funds. */
  readonly way: string;
}

const sumByTaker = (
  of: readonly { readonly personId: string; readonly amount: Cents }[],
): ReadonlyMap<string, Cents> => {
  const to = new Map<string, Cents>();
  for (const { personId, amount } of of) if (amount > 0) to.set(personId, plus(to.get(personId) ?? nil, amount));
  return to;
};

function toFlowPiece({ asset, value }: ValuedAsset, division: EstateDivision): FlowPiece {
  const to = sumByTaker(division.legacies.filter(({ assetId }) => assetId === asset.id));
  const way =
    to.size > 0 ? `to ${[...to.keys()].sort().join(' ')}` : classifyLiquidity(asset) === 'cash' ? 'cash' : 'other';
  return { name: quoteVerbatim(asset.description), amount: value, to, way };
}

/** 'Home and contents'; of more than two, the largest and how many others. */
function describeBand(pieces: readonly FlowPiece[]): Message {
  const [first, second] = pieces.toSorted((a, b) => b.amount - a.amount);
  if (!second) return first!.name;
  return pieces.length === 2
    ? allOf([first!.name, second.name])
    : message('{first} and {count} others', { first: first!.name, count: pieces.length - 1 });
}

function groupBands(pieces: readonly FlowPiece[]): (FlowSource & { readonly to: ReadonlyMap<string, Cents> })[] {
  const ways = new Map<string, FlowPiece[]>();
  for (const piece of pieces) {
    if (piece.amount <= 0) continue;
    const band = ways.get(piece.way);
    if (band) band.push(piece);
    else ways.set(piece.way, [piece]);
  }
  return [...ways].map(([way, band]) => ({
    id: `from ${way}`,
    name: describeBand(band),
    amount: sum(band.map(({ amount }) => amount)),
    to: sumByTaker(band.flatMap(({ to }) => [...to].map(([personId, amount]) => ({ personId, amount })))),
  }));
}

/** The flow of all that somebody has, by the division of the account itself. */
export function buildProjectedFlow(
  facts: DrawingFacts,
  division: EstateDivision,
  added: readonly AddedClaim[],
  awards: readonly ProjectedAward[],
  charges: FlowCharges,
): ProjectedFlow {
  const pieces: FlowPiece[] = [
    ...facts.assets.map((asset) => toFlowPiece(asset, division)),
    // A claim against the spouse is to be collected: it is no money of the estate, and a band of its own.
    ...added.map(({ id, narrative, says, worked }) => ({
      name: says ?? message(narrative),
      amount: worked.value,
      to: new Map<string, Cents>(),
      way: isAccrualId(id) ? 'accrual' : 'other',
    })),
    ...facts.estate.benefits.map(({ description, amount, nominee, kind }) => ({
      name: quoteVerbatim(description),
      amount,
      to: sumByTaker([{ personId: nominee, amount }]),
      way: `benefit ${kind}`,
    })),
    {
      name: message('Still needed'),
      amount: charges.unfunded,
      to: new Map<string, Cents>(),
      way: 'short',
    },
  ];
  const bands = groupBands(pieces);
  const links: ProjectedFlowLink[] = [];
  const direct = new Map<string, Cents>();
  let rest = nil;
  for (const { id, amount, to } of bands) {
    for (const [personId, taken] of to) {
      links.push({ from: id, to: personId, amount: taken });
      direct.set(personId, plus(direct.get(personId) ?? nil, taken));
    }
    const left = minus(amount, sum(to.values()));
    if (left > 0) links.push({ from: id, to: restOfEstate, amount: left });
    rest = plus(rest, left);
  }
  const people = awards
    .map((award) => ({
      id: award.personId,
      kind: 'person' as const,
      name: quoteVerbatim(findPersonName(facts, award.personId)),
      amount: sumProjectedAward(award),
    }))
    .filter(({ amount }) => amount > 0);
  const charged = (
    [
      ['taxes', 'Taxes', charges.taxes],
      ['debts', 'Debts', charges.debts],
      ['costs', 'Costs', charges.costs],
    ] as const
  )
    .map(([kind, name, amount]) => ({ id: kind, kind, name: message(name), amount }))
    .filter(({ amount }) => amount > 0);
  const ends: FlowEnd[] = [...people, ...charged];
  for (const { id, amount } of ends) {
    const fromRest = minus(amount, direct.get(id) ?? nil);
    if (fromRest > 0) links.push({ from: restOfEstate, to: id, amount: fromRest });
  }
  return {
    sources: bands.map(({ id, name, amount }) => ({ id, name, amount })),
    rest,
    ends,
    links,
    total: sum(bands.map(({ amount }) => amount)),
  };
}
