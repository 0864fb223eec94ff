import type { OverridableFigure } from '../costs/override';
import { countDaysBetween } from '../dates/local-date';
import { message } from '../law/message';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, negate, nil, clampBelowNil, pickSmaller, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { addFractions, type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { IncomeItem } from '../estate/income';
import { incomeAppliedId } from './added-claims';
import type { AccountParty } from './awards';
import { findIncomeTakers } from './division';
import type { EstateDivision } from './taken';
import type { DrawingFacts } from './facts';
import type { AccountFees } from './fees';
import {
  type AccountLine,
  toCapturedResult,
  sortByVoucher,
  toNarrative,
  type LineGroup,
  createLineGroup,
} from './line';

export interface IncomeAward {
  readonly personId: string;
  readonly capacity: AccountParty['capacity'];
  /** Below nought: paid in. */
  readonly amount: Cents;
}

/**
 * Part 5: what came in after the death, what was spent on it, and who takes the rest. It closes to nil. Income and
 * losses of an asset are those of whoever takes it: nobody bears the loss of another's asset.
 */
export interface EstateIncomeAccount {
  readonly income: LineGroup;
  readonly expenses: LineGroup;
  readonly commission: OverridableFigure;
  readonly vat: OverridableFigure;
  /** Below nought: less came in than was spent. */
  readonly net: WorkedResult<Cents>;
  /** What the income of the residue lacks, which the estate bears. */
  readonly deficit: Cents;
  /** Of the heirs' income, what pays debts the capital cannot: it stands among the expenses. */
  readonly applied?: Cents;
  /** Below nought: paid in, for an asset that cost more than it brought. */
  readonly awards: readonly IncomeAward[];
}

/** As captured, or worked out by the account, which then says it in words of its own. */
type NamedIncomeItem = IncomeItem & Pick<AccountLine, 'says'>;

const listInAccount = (facts: DrawingFacts, items: readonly NamedIncomeItem[]): readonly NamedIncomeItem[] =>
  sortByVoucher(
    items.filter((item) => (item.account ?? 1) === facts.request.sequence),
    (item) => item,
  );

const createGroup = (title: string, items: readonly NamedIncomeItem[]): LineGroup =>
  createLineGroup(
    title,
    items.map(({ id, narrative, says, voucher, amount }) => ({
      id,
      narrative,
      ...(says && { says }),
      amount,
      worked: toCapturedResult(says ?? narrative, amount),
      ...(voucher !== undefined && { voucher }),
    })),
  );

/** Income of all accounts up to this one: the tariff is that of the estate. */
export const sumIncomeToDate = ({ estate, request }: DrawingFacts): Cents =>
  sum(estate.income.filter(({ account }) => (account ?? 1) <= request.sequence).map(({ amount }) => amount));

/** The account without its division: the deficit, if any, must be known before the estate is divided. */
export function drawIncome(facts: DrawingFacts, fees: AccountFees): Omit<EstateIncomeAccount, 'awards'> {
  const income = createGroup('Income', listInAccount(facts, facts.estate.income));
  const expenses = createGroup('Expenses', listInAccount(facts, facts.estate.incomeExpenses));
  const { incomeCommission: commission, vatOnIncome: vat } = fees;
  const net = startWorking('Net income', 'Administration of Estates Regulations, reg 5(1)')
    .worked('Income after the death', income.total)
    .worked('Less commission on it', commission)
    .worked('Less VAT on the commission', vat)
    .worked('Less expenses', expenses.total)
    .gives(cents(income.total.value - commission.value - vat.value - expenses.total.value));
  const ofResidueAlone = computeNetBySource(facts, fees).get(residueSource) ?? nil;
  return { income, expenses, commission, vat, net, deficit: clampBelowNil(minus(nil, ofResidueAlone)) };
}

type UndividedIncome = Omit<EstateIncomeAccount, 'awards'>;

/** Net income, the survivor's half with it; what the residue lacks stands among the charges. */
export const sumIncomeForDebts = ({ net, deficit }: UndividedIncome): Cents => clampBelowNil(plus(net.value, deficit));

/** Income that heirs would take. Debts go before heirs in income as in capital, so creditors may need some of it first. */
export const computeIncomeOfHeirs = ({ joint }: DrawingFacts, income: UndividedIncome): Cents => {
  const all = sumIncomeForDebts(income);
  return joint ? cents(Math.floor(all / 2)) : all;
};

/** The income account once so much of the heirs' income pays debts and costs that the capital cannot. */
export function applyIncomeToDebts(drawn: UndividedIncome, applied: Cents): UndividedIncome {
  const narrative = 'Paid to capital, for debts and costs it cannot cover';
  const worked = toCapturedResult(narrative, applied);
  const expenses = createLineGroup(drawn.expenses.title, [
    ...drawn.expenses.lines,
    { id: incomeAppliedId, ...toNarrative(message(narrative)), amount: applied, worked },
  ]);
  const net = startWorking(drawn.net.title, 'Administration of Estates Act 66 of 1965 s 34')
    .worked('Net income', drawn.net)
    .worked('Less what pays debts', worked)
    .gives(minus(drawn.net.value, applied));
  return { ...drawn, expenses, net, applied };
}

const residueSource = Symbol('the residue');
type IncomeSource = string | typeof residueSource;

/** Where an item of income or expense belongs: to an asset that somebody takes by name, or to the residue. */
function createSourceFinder(facts: DrawingFacts): (item: IncomeItem) => IncomeSource {
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
function computeNetBySource(
  facts: DrawingFacts,
  fees: Pick<AccountFees, 'incomeCommission' | 'vatOnIncome'>,
): ReadonlyMap<IncomeSource, Cents> {
  const of = createSourceFinder(facts);
  const sources = new Map<IncomeSource, { income: number; expenses: number }>();
  const findSource = (source: IncomeSource): { income: number; expenses: number } => {
    const found = sources.get(source) ?? { income: 0, expenses: 0 };
    sources.set(source, found);
    return found;
  };
  for (const item of listInAccount(facts, facts.estate.income)) findSource(of(item)).income += item.amount;
  for (const item of listInAccount(facts, facts.estate.incomeExpenses)) findSource(of(item)).expenses += item.amount;
  if (sources.size === 0) findSource(residueSource);
  const places = new Map(facts.assets.map(({ asset }, index) => [asset.id, index]));
  const placeSource = (source: IncomeSource): number =>
    typeof source === 'string' ? (places.get(source) ?? places.size) : -1;
  const listed = [...sources].sort(([a], [b]) => placeSource(a) - placeSource(b));
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

/** An annuity charged on an asset, or on the residue, as far as it fell due until the day of the account. */
interface DueAnnuity {
  readonly assetId?: string;
  readonly personId: string;
  left: Cents;
}

/**
 * Who has an annuity has no fruits of what it is charged on: those are the owners', and the annuity is paid out of them
 * from the death on, day by day [check]. A later account begins after what the first one paid, and is divided by hand.
 */
function listDueAnnuities({ estate, request }: DrawingFacts, division: EstateDivision): DueAnnuity[] {
  if (request.sequence > 1) return [];
  const days = clampBelowNil(cents(countDaysBetween(estate.deceased.diedOn, estate.settings.accountDate)));
  const computeDue = (yearly: Cents, share: Fraction): Cents =>
    roundHalfUp(times(yearly, multiplyFractions(share, fraction(days, 365))));
  const residue = estate.will?.residue?.limited;
  return [
    ...division.legacies.flatMap(({ personId, assetId, origin: { legacy, as } }): DueAnnuity[] => {
      const holder =
        legacy.kind === 'limited' && as === 'holder' && legacy.right === 'annuity'
          ? legacy.holders.find((one) => one.personId === personId)
          : undefined;
      if (!holder || legacy.kind !== 'limited' || legacy.yearly === undefined || assetId === undefined) return [];
      return [{ assetId, personId, left: computeDue(legacy.yearly, holder.share) }];
    }),
    ...division.residueTaken.flatMap(({ personId, as }): DueAnnuity[] => {
      const holder = as === 'holder' ? residue?.holders.find((one) => one.personId === personId) : undefined;
      return holder && residue?.right === 'annuity' && residue.yearly !== undefined
        ? [{ personId, left: computeDue(residue.yearly, holder.share) }]
        : [];
    }),
  ];
}

interface EntitledPerson {
  readonly personId: string;
  readonly capacity: AccountParty['capacity'];
  readonly weight: Fraction;
}

/** The residue's income: halves first in a joint estate, then the heirs; the enjoyment goes before ownership. */
function listResidueEntitled(facts: DrawingFacts, taken: EstateDivision['residueTaken']): readonly EntitledPerson[] {
  const isAnnuity = facts.estate.will?.residue?.limited?.right === 'annuity';
  const holders = taken.filter(({ as }) => as === 'holder');
  const owners = taken.filter(({ as }) => as !== 'holder');
  const enjoying = holders.length > 0 && !isAnnuity ? holders : isAnnuity && owners.length > 0 ? owners : taken;
  const heirs = enjoying.map(({ personId, part }): EntitledPerson => ({ personId, capacity: 'heir', weight: part }));
  if (!facts.joint || facts.survivor === undefined) return heirs;
  const all = enjoying.reduce((total, { part }) => addFractions(total, part), fraction(0));
  return [{ personId: facts.survivor, capacity: 'byRight', weight: all }, ...heirs];
}

interface AssetEnjoyment extends Omit<IncomeAward, 'amount'> {
  readonly as: 'full' | 'holder' | 'bareOwner' | 'cash';
  readonly value: Cents;
}

/** Whether a right over an asset is an annuity: by the legacy that gives it, else by what the residue is subject to. */
function createAnnuityFinder({ estate }: DrawingFacts, { legacies }: EstateDivision): (assetId: string) => boolean {
  const given = new Map(legacies.map(({ assetId, origin }) => [assetId, origin.legacy]));
  const isResidue = estate.will?.residue?.limited?.right === 'annuity';
  return (assetId) => {
    const legacy = given.get(assetId);
    return legacy === undefined ? isResidue : legacy.kind === 'limited' && legacy.right === 'annuity';
  };
}

/** Who enjoys single assets: legatees or takers by agreement, not those who own them subject to another's right. */
function groupEnjoymentByAsset(
  wanted: ReadonlySet<string>,
  parties: readonly AccountParty[],
  division: EstateDivision,
  isAnnuity: (assetId: string) => boolean,
) {
  const kept = new Map<string, AssetEnjoyment[]>();
  const add = (map: Map<string, AssetEnjoyment[]>, assetId: string | undefined, enjoyed: AssetEnjoyment): void => {
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
  const sold = new Map<string, AssetEnjoyment[]>();
  for (const { personId, assetId, full, origin } of division.legacies) {
    add(sold, assetId, { personId, capacity: 'heir', as: origin.as, value: full });
  }
  return (assetId: string): readonly EntitledPerson[] => {
    const found = kept.get(assetId) ?? sold.get(assetId) ?? [];
    const limited = found.some(({ as }) => as === 'holder');
    const without = isAnnuity(assetId) ? 'holder' : 'bareOwner';
    return found
      .filter(({ as }) => !limited || as !== without)
      .map(({ personId, capacity, value }) => ({ personId, capacity, weight: fraction(value) }));
  };
}

/** Who shares in the residue; where nothing is left of it, who would share the heirs' part of its income or loss. */
function findResidueTakers(
  facts: DrawingFacts,
  division: EstateDivision,
  nets: Iterable<Cents>,
): Outcome<EstateDivision['residueTaken']> {
  const net = [...nets].reduce((total, one) => total + Math.abs(one), 0);
  if (division.residue > 0 || net === 0) return division.residueTaken;
  return findIncomeTakers(facts, cents(facts.joint ? Math.ceil(net / 2) : net));
}

/** Divides the net income: each source to those who take what yields it, the rest with the residue. */
export function divideIncome(
  facts: DrawingFacts,
  fees: AccountFees,
  drawn: Omit<EstateIncomeAccount, 'awards'>,
  parties: readonly AccountParty[],
  division: EstateDivision,
): Outcome<EstateIncomeAccount> {
  const nets = computeNetBySource(facts, fees);
  const annuities = listDueAnnuities(facts, division);
  const given = new Set<unknown>(division.legacies.map(({ assetId }) => assetId ?? ''));
  const ofAsset = groupEnjoymentByAsset(
    new Set([...nets.keys()].filter((key) => typeof key === 'string')),
    parties,
    division,
    createAnnuityFinder(facts, division),
  );
  const unnamed = [...nets].filter(([source]) => typeof source !== 'string' || ofAsset(source).length === 0);
  const taken = findResidueTakers(
    facts,
    division,
    unnamed.map(([, net]) => net),
  );
  if (isRefused(taken)) return taken;
  const residue = listResidueEntitled(facts, taken);
  const heirsAlone = residue.filter(({ capacity }) => capacity === 'heir');
  const alone = new Set(facts.assets.filter(({ joint }) => facts.joint && !joint).map(({ asset }) => asset.id));
  const awards = new Map<string, IncomeAward>();
  for (const [source, found] of nets) {
    // What the residue lacks stands among the charges of the estate.
    const net = source === residueSource ? clampBelowNil(found) : found;
    if (net === 0) continue;
    const own = typeof source === 'string' ? ofAsset(source) : [];
    const shared = typeof source === 'string' && alone.has(source) ? heirsAlone : residue;
    const entitled = own.length > 0 ? own : shared;
    if (entitled.every(({ weight }) => weight.n === 0n)) {
      return refuse('will.residue.to', 'There is income but no one to receive it. Add the heirs of the residue.');
    }
    const added = addShares(facts, awards, net, entitled);
    payAnnuities(
      awards,
      added,
      // An annuity on the residue is paid out of what is in it, and not out of what a legacy gives.
      annuities.filter(({ assetId }) => assetId === (given.has(source) ? source : undefined)),
    );
  }
  const shared = reduceHeirsIncome([...awards.values()], drawn.applied ?? nil);
  return { ...drawn, awards: shared.filter(({ amount }) => amount !== 0) };
}

/** What pays debts comes off what heirs have of the income, each in proportion, and never off the survivor's half. */
function reduceHeirsIncome(awards: readonly IncomeAward[], applied: Cents): readonly IncomeAward[] {
  const heirs = awards.filter(({ capacity, amount }) => capacity === 'heir' && amount > 0);
  if (applied === 0 || heirs.length === 0) return awards;
  const parts = shareOut(
    applied,
    heirs.map(({ amount }) => amount),
  );
  const off = new Map(heirs.map((award, index) => [award, parts[index]!]));
  return awards.map((award) => ({ ...award, amount: minus(award.amount, off.get(award) ?? nil) }));
}

function addShares(
  facts: DrawingFacts,
  awards: Map<string, IncomeAward>,
  net: Cents,
  entitled: readonly EntitledPerson[],
): readonly IncomeAward[] {
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
  const added = listed.map(({ personId, capacity }, index) => ({ personId, capacity, amount: shares[index]! }));
  for (const one of added) addAward(awards, one);
  return added;
}

function addAward(awards: Map<string, IncomeAward>, { personId, capacity, amount: more }: IncomeAward): void {
  const key = `${capacity} ${personId}`;
  awards.set(key, { personId, capacity, amount: plus(awards.get(key)?.amount ?? nil, more) });
}

/** Out of what the owners have of one source, as far as it goes: each in proportion, and never off a survivor's half. */
function payAnnuities(
  awards: Map<string, IncomeAward>,
  added: readonly IncomeAward[],
  annuities: readonly DueAnnuity[],
): void {
  const owners = added.filter(({ capacity, amount }) => capacity === 'heir' && amount > 0);
  let open = sum(owners.map(({ amount }) => amount));
  const whole = open;
  for (const annuity of annuities) {
    const paid = pickSmaller(annuity.left, open);
    if (paid <= 0) continue;
    annuity.left = minus(annuity.left, paid);
    open = minus(open, paid);
    addAward(awards, { personId: annuity.personId, capacity: 'heir', amount: paid });
  }
  if (whole === open) return;
  const parts = shareOut(
    minus(whole, open),
    owners.map(({ amount }) => amount),
  );
  for (const [index, owner] of owners.entries()) addAward(awards, { ...owner, amount: negate(parts[index]!) });
}
