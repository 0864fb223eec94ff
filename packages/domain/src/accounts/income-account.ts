import type { Figure } from '../costs/override';
import { type Outcome, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { addFractions, type Fraction, fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { IncomeItem } from '../estate/income';
import type { Party } from './awards';
import type { Division } from './taken';
import type { Facts } from './facts';
import type { Fees } from './fees';
import { captured, inVoucherOrder, type LineGroup, lineGroup } from './line';

export interface IncomeAward {
  readonly personId: string;
  readonly capacity: Party['capacity'];
  readonly amount: Cents;
}

/** Part 5: what came in after the death, what was spent on it, and who takes the rest. It closes to nil. */
export interface IncomeAccount {
  readonly income: LineGroup;
  readonly expenses: LineGroup;
  readonly commission: Figure;
  readonly vat: Figure;
  /** Below nought: a deficit, which the estate bears. */
  readonly net: Worked<Cents>;
  readonly deficit: Cents;
  readonly awards: readonly IncomeAward[];
}

const inAccount = (facts: Facts, items: readonly IncomeItem[]): readonly IncomeItem[] =>
  inVoucherOrder(
    items.filter((item) => (item.account ?? 1) === facts.request.sequence),
    (item) => item,
  );

const group = (title: string, items: readonly IncomeItem[]): LineGroup =>
  lineGroup(
    title,
    items.map(({ id, narrative, voucher, amount }) => ({
      id,
      narrative,
      amount,
      worked: captured(narrative, amount),
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
  return { income, expenses, commission, vat, net, deficit: notBelowNil(minus(nil, net.value)) };
}

interface Entitled {
  readonly personId: string;
  readonly capacity: Party['capacity'];
  readonly weight: Fraction;
}

/** The residue's income: halves first in a joint estate, then the heirs; the enjoyment goes before ownership. */
function ofResidue(facts: Facts, division: Division): readonly Entitled[] {
  const holders = division.residueTaken.filter(({ as }) => as === 'holder');
  const enjoying = holders.length > 0 ? holders : division.residueTaken;
  const heirs = enjoying.map(({ personId, part }): Entitled => ({ personId, capacity: 'heir', weight: part }));
  if (!facts.joint || facts.survivor === undefined) return heirs;
  const all = enjoying.reduce((total, { part }) => addFractions(total, part), fraction(0));
  if (all.n === 0n) return [{ personId: facts.survivor, capacity: 'byRight', weight: fraction(1) }];
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
    map.set(assetId, [...(map.get(assetId) ?? []), enjoyed]);
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

/** Divides the net income: each source to those who take what yields it, the rest with the residue. */
export function divideIncome(
  facts: Facts,
  drawn: Omit<IncomeAccount, 'awards'>,
  parties: readonly Party[],
  division: Division,
): Outcome<IncomeAccount> {
  if (drawn.net.value <= 0) return { ...drawn, awards: [] };
  const sources = new Map<string, { entitled: readonly Entitled[]; income: Cents; expenses: Cents }>();
  const residue = ofResidue(facts, division);
  const items = [...facts.estate.income, ...facts.estate.incomeExpenses];
  const ofAsset = byAsset(new Set(items.flatMap(({ assetId }) => assetId ?? [])), parties, division);
  const sourceOf = (item: IncomeItem): { entitled: readonly Entitled[]; income: Cents; expenses: Cents } => {
    const own = item.assetId === undefined ? [] : ofAsset(item.assetId);
    const key = own.length > 0 ? item.assetId! : '';
    const source = sources.get(key) ?? { entitled: own.length > 0 ? own : residue, income: nil, expenses: nil };
    sources.set(key, source);
    return source;
  };
  for (const item of inAccount(facts, facts.estate.income)) {
    const source = sourceOf(item);
    source.income = plus(source.income, item.amount);
  }
  for (const item of inAccount(facts, facts.estate.incomeExpenses)) {
    const source = sourceOf(item);
    source.expenses = plus(source.expenses, item.amount);
  }
  const listed = [...sources].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, source]) => source);
  const incomes = listed.map((source) => source.income);
  const [commission, vat] = [shareOut(drawn.commission.value, incomes), shareOut(drawn.vat.value, incomes)];
  const nets = listed.map((source, index) => cents(source.income - source.expenses - commission[index]! - vat[index]!));
  // A source that cost more than it brought is carried by those that brought something.
  const gaining = nets.map(notBelowNil);
  const lost = sum(nets.map((net) => notBelowNil(minus(nil, net))));
  const carried = shareOut(lost, gaining);
  const awards = new Map<string, IncomeAward>();
  for (const [index, { entitled }] of listed.entries()) {
    const net = minus(gaining[index]!, carried[index]!);
    if (net === 0) continue;
    if (entitled.every(({ weight }) => weight.n === 0n)) {
      return refuse('income', 'There is income but nobody who takes it. Capture the heirs first.');
    }
    addShares(facts, awards, net, entitled);
  }
  return { ...drawn, awards: [...awards.values()] };
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
