import type { Figure } from '../costs/override';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { addFractions, type Fraction, fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { IncomeItem } from '../estate/income';
import type { Party } from './awards';
import { takersOfIncomeAlone } from './division';
import type { Division } from './taken';
import type { Facts } from './facts';
import type { Fees } from './fees';
import { type AccountLine, captured, inVoucherOrder, type LineGroup, lineGroup } from './line';

export interface IncomeAward {
  readonly personId: string;
  readonly capacity: Party['capacity'];
  /** Below nought: paid in. */
  readonly amount: Cents;
}

/**
 * Part 5: what came in after the death, what was spent on it, and who takes the rest. It closes to nil. Income and
 * losses of an asset are those of whoever takes it: nobody bears the loss of another's asset.
 */
export interface IncomeAccount {
  readonly income: LineGroup;
  readonly expenses: LineGroup;
  readonly commission: Figure;
  readonly vat: Figure;
  /** Below nought: less came in than was spent. */
  readonly net: Worked<Cents>;
  /** What the income of the residue lacks, which the estate bears. */
  readonly deficit: Cents;
  /** Below nought: paid in, for an asset that cost more than it brought. */
  readonly awards: readonly IncomeAward[];
}

/** As captured, or worked out by the account, which then says it in words of its own. */
type NamedItem = IncomeItem & Pick<AccountLine, 'says'>;

const inAccount = (facts: Facts, items: readonly NamedItem[]): readonly NamedItem[] =>
  inVoucherOrder(
    items.filter((item) => (item.account ?? 1) === facts.request.sequence),
    (item) => item,
  );

const group = (title: string, items: readonly NamedItem[]): LineGroup =>
  lineGroup(
    title,
    items.map(({ id, narrative, says, voucher, amount }) => ({
      id,
      narrative,
      ...(says && { says }),
      amount,
      worked: captured(says ?? narrative, amount),
      ...(voucher !== undefined && { voucher }),
    })),
  );

/** Income of all accounts up to this one: the tariff is that of the estate. */
export const incomeToDate = ({ estate, request }: Facts): Cents =>
  sum(estate.income.filter(({ account }) => (account ?? 1) <= request.sequence).map(({ amount }) => amount));

/** The account without its division: the deficit, if any, must be known before the estate is divided. */
export function drawIncome(facts: Facts, fees: Fees): Omit<IncomeAccount, 'awards'> {
  const income = group('Income', inAccount(facts, facts.estate.income));
  const expenses = group('Expenses', inAccount(facts, facts.estate.incomeExpenses));
  const { incomeCommission: commission, vatOnIncome: vat } = fees;
  const net = working('Net income', 'Administration of Estates Regulations, reg 5(1)')
    .worked('Income after the death', income.total)
    .worked('Less commission on it', commission)
    .worked('Less VAT on the commission', vat)
    .worked('Less expenses', expenses.total)
    .gives(cents(income.total.value - commission.value - vat.value - expenses.total.value));
  const ofResidueAlone = netBySource(facts, fees).get(residueSource) ?? nil;
  return { income, expenses, commission, vat, net, deficit: notBelowNil(minus(nil, ofResidueAlone)) };
}

const residueSource = Symbol('the residue');
type Source = string | typeof residueSource;

/** Where an item of income or expense belongs: to an asset that somebody takes by name, or to the residue. */
function sourceOf(facts: Facts): (item: IncomeItem) => Source {
  const { will, agreements } = facts.estate;
  const byName = new Set([
    // What the deceased owned alone is no business of the survivor's half.
    ...facts.assets.filter(({ joint }) => facts.joint && !joint).map(({ asset }) => asset.id),
    ...(will?.legacies ?? []).flatMap((legacy) => (legacy.kind === 'cash' ? [] : [legacy.assetId])),
    ...agreements.flatMap(({ assets }) => assets.map(({ assetId }) => assetId)),
  ]);
  return ({ assetId }) => (assetId !== undefined && byName.has(assetId) ? assetId : residueSource);
}

/** What each source brings after its own expenses and its part of the commission, in the order of the account. */
function netBySource(facts: Facts, fees: Pick<Fees, 'incomeCommission' | 'vatOnIncome'>): ReadonlyMap<Source, Cents> {
  const of = sourceOf(facts);
  const sources = new Map<Source, { income: number; expenses: number }>();
  const at = (source: Source): { income: number; expenses: number } => {
    const found = sources.get(source) ?? { income: 0, expenses: 0 };
    sources.set(source, found);
    return found;
  };
  for (const item of inAccount(facts, facts.estate.income)) at(of(item)).income += item.amount;
  for (const item of inAccount(facts, facts.estate.incomeExpenses)) at(of(item)).expenses += item.amount;
  if (sources.size === 0) at(residueSource);
  const places = new Map(facts.assets.map(({ asset }, index) => [asset.id, index]));
  const place = (source: Source): number => (typeof source === 'string' ? (places.get(source) ?? places.size) : -1);
  const listed = [...sources].sort(([a], [b]) => place(a) - place(b));
  const incomes = listed.map(([, source]) => source.income);
  // A commission on earlier income alone has no income here to be shared by: the residue bears it.
  const weights = incomes.some((amount) => amount > 0)
    ? incomes
    : listed.map(([source]) => (source === residueSource ? 1 : 0));
  const whole = weights.some((weight) => weight > 0) ? weights : listed.map((_, index) => (index === 0 ? 1 : 0));
  const [commission, vat] = [shareOut(fees.incomeCommission.value, whole), shareOut(fees.vatOnIncome.value, whole)];
  return new Map(
    listed.map(([source, { income, expenses }], index) => [
      source,
      cents(income - expenses - commission[index]! - vat[index]!),
    ]),
  );
}

interface Entitled {
  readonly personId: string;
  readonly capacity: Party['capacity'];
  readonly weight: Fraction;
}

/** The residue's income: halves first in a joint estate, then the heirs; the enjoyment goes before ownership. */
function ofResidue(facts: Facts, taken: Division['residueTaken']): readonly Entitled[] {
  const holders = taken.filter(({ as }) => as === 'holder');
  const enjoying = holders.length > 0 ? holders : taken;
  const heirs = enjoying.map(({ personId, part }): Entitled => ({ personId, capacity: 'heir', weight: part }));
  if (!facts.joint || facts.survivor === undefined) return heirs;
  const all = enjoying.reduce((total, { part }) => addFractions(total, part), fraction(0));
  return [{ personId: facts.survivor, capacity: 'byRight', weight: all }, ...heirs];
}

interface Enjoyed extends Omit<IncomeAward, 'amount'> {
  readonly as: 'full' | 'holder' | 'bareOwner' | 'cash';
  readonly value: Cents;
}

/** Who enjoys single assets: legatees or takers by agreement, not those who own them subject to another's right. */
function byAsset(wanted: ReadonlySet<string>, parties: readonly Party[], division: Division) {
  const kept = new Map<string, Enjoyed[]>();
  const add = (map: Map<string, Enjoyed[]>, assetId: string | undefined, enjoyed: Enjoyed): void => {
    if (assetId === undefined || !wanted.has(assetId) || enjoyed.value === 0) return;
    const known = map.get(assetId);
    if (known) known.push(enjoyed);
    else map.set(assetId, [enjoyed]);
  };
  if (wanted.size > 0) {
    for (const { personId, capacity, inKind } of parties) {
      for (const { assetId, as, value } of inKind) add(kept, assetId, { personId, capacity, as, value });
    }
  }
  const sold = new Map<string, Enjoyed[]>();
  for (const { personId, assetId, full, origin } of division.legacies) {
    add(sold, assetId, { personId, capacity: 'heir', as: origin.as, value: full });
  }
  return (assetId: string): readonly Entitled[] => {
    const found = kept.get(assetId) ?? sold.get(assetId) ?? [];
    const limited = found.some(({ as }) => as === 'holder');
    return found
      .filter(({ as }) => !limited || as !== 'bareOwner')
      .map(({ personId, capacity, value }) => ({ personId, capacity, weight: fraction(value) }));
  };
}

/** Who shares in the residue; where nothing is left of it, who would share the heirs' part of its income or loss. */
function takersOfResidue(facts: Facts, division: Division, nets: Iterable<Cents>): Outcome<Division['residueTaken']> {
  const net = [...nets].reduce((total, one) => total + Math.abs(one), 0);
  if (division.residue > 0 || net === 0) return division.residueTaken;
  return takersOfIncomeAlone(facts, cents(facts.joint ? Math.ceil(net / 2) : net));
}

/** Divides the net income: each source to those who take what yields it, the rest with the residue. */
export function divideIncome(
  facts: Facts,
  fees: Fees,
  drawn: Omit<IncomeAccount, 'awards'>,
  parties: readonly Party[],
  division: Division,
): Outcome<IncomeAccount> {
  const nets = netBySource(facts, fees);
  const ofAsset = byAsset(new Set([...nets.keys()].filter((key) => typeof key === 'string')), parties, division);
  const unnamed = [...nets].filter(([source]) => typeof source !== 'string' || ofAsset(source).length === 0);
  const taken = takersOfResidue(
    facts,
    division,
    unnamed.map(([, net]) => net),
  );
  if (isRefused(taken)) return taken;
  const residue = ofResidue(facts, taken);
  const heirsAlone = residue.filter(({ capacity }) => capacity === 'heir');
  const alone = new Set(facts.assets.filter(({ joint }) => facts.joint && !joint).map(({ asset }) => asset.id));
  const awards = new Map<string, IncomeAward>();
  for (const [source, found] of nets) {
    // What the residue lacks stands among the charges of the estate.
    const net = source === residueSource ? notBelowNil(found) : found;
    if (net === 0) continue;
    const own = typeof source === 'string' ? ofAsset(source) : [];
    const shared = typeof source === 'string' && alone.has(source) ? heirsAlone : residue;
    const entitled = own.length > 0 ? own : shared;
    if (entitled.every(({ weight }) => weight.n === 0n)) {
      return refuse('will.residue.to', 'There is income but nobody who takes it. Capture the heirs of the residue.');
    }
    addShares(facts, awards, net, entitled);
  }
  return { ...drawn, awards: [...awards.values()].filter(({ amount }) => amount !== 0) };
}

function addShares(facts: Facts, awards: Map<string, IncomeAward>, net: Cents, entitled: readonly Entitled[]): void {
  const order = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  const listed = [...entitled].sort(
    (a, b) =>
      (a.capacity === b.capacity ? 0 : a.capacity === 'byRight' ? -1 : 1) ||
      (order.get(a.personId) ?? Infinity) - (order.get(b.personId) ?? Infinity),
  );
  const shares = shareOut(
    net,
    listed.map(({ weight }) => weight),
  );
  listed.forEach(({ personId, capacity }, index) => {
    const key = `${capacity} ${personId}`;
    const amount = plus(awards.get(key)?.amount ?? nil, shares[index]!);
    awards.set(key, { personId, capacity, amount });
  });
}
