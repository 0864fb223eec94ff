import type { LiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { type AccountKind, type AccountKindFacts, accountKinds } from '../accounts/account-kinds';
import type { AccountRequest, EarlierAccount } from '../accounts/request';
import type { LocalDate } from '../dates/local-date';
import type { Settlement } from '../insolvency/settle-creditors';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { said, type Said } from '../law/said';
import { type Cents, minus, nil, plus, sum } from '../money/cents';

/** What an estate's account that was lodged leaves to those after it. */
export interface CarriedOn {
  readonly forNext: EarlierAccount;
  readonly cash: Cents;
  readonly assets: readonly { readonly assetId: string; readonly value: Cents }[];
  /** What each is paid by it; accounts lodged before this was kept have none. */
  readonly awards?: readonly CashAward[];
  /** What it charges for the executor and the Master; likewise. */
  readonly costs?: CostsCharged;
  /** What each claim is paid where the estate cannot pay all of them; absent where it can. */
  readonly dividends?: readonly Dividend[];
}

/** Costs an account works out itself. The commission on income stands with the remuneration, its VAT with the VAT. */
export interface CostsCharged {
  readonly executorRemuneration: Cents;
  readonly vatOnRemuneration: Cents;
  readonly mastersFee: Cents;
}

export interface Dividend {
  readonly claimId: string;
  readonly amount: Cents;
}

/** Money an account awards to somebody, and where it goes. */
export interface CashAward {
  readonly personId: string;
  readonly name: string;
  readonly cash: Cents;
  readonly toFund: boolean;
  /** What is awarded to them as it is; accounts lodged before this was kept have none. */
  readonly inKind?: readonly { readonly what: string; readonly value: Cents }[];
}

/**
 * Whether an amended account leaves to everybody what the one it replaces gave them: then the inspection of that one stands.
 * One that gives anybody something else lies open again (Administration of Estates Act s 35(4)).
 */
export function sameDistribution(before: CarriedOn, after: CarriedOn): boolean {
  const [was, is] = [before.awards, after.awards];
  if (!was || !is || was.some(({ inKind }) => !inKind)) return false;
  const inOrder = (awards: readonly CashAward[]): string[] =>
    awards
      .map(({ personId, cash, toFund, inKind = [] }) =>
        JSON.stringify([personId, cash, toFund, inKind.map(({ what, value }) => [what, value])]),
      )
      .toSorted();
  return JSON.stringify(inOrder(was)) === JSON.stringify(inOrder(is));
}

/** An account that was lodged, oldest first; one that was amended stands once more, under the same sequence. */
export interface LodgedEstateAccount {
  readonly kind: AccountKind;
  readonly sequence: number;
  readonly carries: CarriedOn;
}

/** Everything the next account will ask of this one. Assets still outstanding are carried at what they stood at. */
export const carriedOn = (account: LiquidationAndDistribution, heldBack: Cents): CarriedOn => ({
  forNext: account.forNext,
  cash: heldBack,
  assets: account.liquidation.assets
    .flatMap(({ lines }) => lines)
    .filter(({ treatment }) => treatment === 'outstanding')
    .map(({ id, amount }) => ({ assetId: id, value: amount })),
  awards: cashAwards(account),
  costs: costsCharged(account),
  ...(account.insolvent && { dividends: dividendsOf(account.insolvent) }),
});

/** What every claim is paid, out of its security and by its ranks. */
export function dividendsOf({ encumbered, ranks }: Pick<Settlement, 'encumbered' | 'ranks'>): Dividend[] {
  const paid = new Map<string, Cents>();
  const add = (id: string, amount: Cents) => paid.set(id, plus(paid.get(id) ?? nil, amount));
  for (const asset of encumbered) for (const { id, amount } of asset.paid) add(id, amount);
  for (const { claims } of ranks) for (const claim of claims) add(claim.id, claim.paid);
  return [...paid].map(([claimId, amount]) => ({ claimId, amount }));
}

/** What is to be paid for the executor and the Master by an account; less where it gives back what one before charged. */
export function costsCharged({ liquidation, income }: LiquidationAndDistribution): CostsCharged {
  const claims = liquidation.assets.flatMap(({ lines }) => lines);
  const of = (lines: readonly { readonly id: string; readonly amount: Cents }[], id: string): Cents =>
    sum(lines.filter((line) => line.id === id).map(({ amount }) => amount));
  const charged = (id: string): Cents =>
    minus(of(liquidation.administration.lines, id), of(claims, `${id}-given-back`));
  return {
    executorRemuneration: plus(charged('executor-remuneration'), income.commission.value),
    vatOnRemuneration: plus(charged('vat-on-remuneration'), income.vat.value),
    mastersFee: charged('masters-fee'),
  };
}

/** The money of an account's awards. */
export const cashAwards = ({ distribution }: LiquidationAndDistribution): CashAward[] =>
  (distribution?.awards ?? []).map(({ personId, name, cash, paidTo, inKind }) => ({
    personId,
    name,
    cash: cash.value,
    toFund: paidTo.value === 'guardiansFund',
    inKind: inKind.map(({ description, value }) => ({ what: description, value })),
  }));

/** What of an account decides which comes next. */
export type Placed = Pick<LodgedEstateAccount, 'kind' | 'sequence'>;

const factsOf = (kind: AccountKind): AccountKindFacts => accountKinds[kind];

/** The accounts that stand, by their place: an amended one in the place of the first. A mere statement takes no place. */
export function standing<T extends Placed>(lodged: readonly T[]): T[] {
  const places = new Map<number, T>();
  for (const one of lodged) if (!factsOf(one.kind).statementOnly) places.set(one.sequence, one);
  return [...places.values()].toSorted((a, b) => a.sequence - b.sequence);
}

const ordinals = ['', 'first', 'second', 'third', 'fourth'] as const;

/** The place an account of this kind would take, or what it still needs. */
function placeOf(kind: AccountKind, before: readonly Placed[]): Outcome<number> {
  const { ordinal, amended, supplementary, statementOnly, interim } = factsOf(kind);
  const last = before.at(-1);
  const count = before.length;
  if (statementOnly) return count + 1;
  if (amended) {
    if (!last) return refuse('kind', 'No account was lodged yet, so there is none to amend.');
    if (kind === 'redistribution' || last.sequence === ordinal) return last.sequence;
    return refuse(
      'kind',
      said('The account lodged last was no. {last}. Only that one is amended; a later account carries what changed.', {
        last: last.sequence,
      }),
    );
  }
  if (supplementary) {
    return count >= ordinal
      ? count + 1
      : refuse(
          'kind',
          said('Lodge the {which} account first; this one adds to it.', { which: said(ordinals[ordinal]) }),
        );
  }
  if (last && factsOf(last.kind).final) {
    return refuse('kind', 'A final account was lodged. What turns up after it goes into a supplementary one.');
  }
  if (interim || count + 1 === ordinal) return count + 1;
  return count >= ordinal
    ? refuse(
        'kind',
        said('The {which} account was lodged already. Amend it, or draw the next.', { which: said(ordinals[ordinal]) }),
      )
    : refuse('kind', said('Lodge the {which} account first.', { which: said(ordinals[count + 1]!) }));
}

/** The place an account of this kind takes, and those that stand before it. */
export function placeAmong<T extends Placed>(
  kind: AccountKind,
  lodged: readonly T[],
): Outcome<{ readonly sequence: number; readonly before: readonly T[] }> {
  const all = standing(lodged);
  const sequence = placeOf(kind, all);
  if (isRefused(sequence)) return sequence;
  return { sequence, before: all.filter((one) => one.sequence < sequence) };
}

/** What is asked of the account that comes now: its place, what was charged before and what was carried to it. */
export function requestFor(
  kind: AccountKind,
  lodged: readonly LodgedEstateAccount[],
  today: LocalDate,
  holdBack: Cents = nil,
): Outcome<AccountRequest> {
  const place = placeAmong(kind, lodged);
  if (isRefused(place)) return place;
  const { sequence, before: earlier } = place;
  const carries = earlier.at(-1)?.carries;
  return {
    kind,
    sequence,
    today,
    earlier: earlier.map((one) => one.carries.forNext),
    ...(carries && { broughtForward: { cash: carries.cash, assets: carries.assets } }),
    ...(holdBack > 0 && { holdBack }),
  };
}

/** What an account of this kind holds back where nobody says: amended, it holds back what the one it replaces did. */
export function usualHoldBack(kind: AccountKind, lodged: readonly LodgedEstateAccount[]): Cents {
  const { amended, final } = factsOf(kind);
  return amended && !final ? (standing(lodged).at(-1)?.carries.cash ?? nil) : nil;
}

export interface KindNow {
  readonly kind: AccountKind;
  readonly title: string;
  /** Its place among the accounts; absent while something is needed first. */
  readonly sequence?: number;
  readonly needs?: Said;
}

/** Every kind of account, with its place now or what it needs before. */
export const kindsNow = (lodged: readonly Placed[]): KindNow[] => {
  const before = standing(lodged);
  return (Object.keys(accountKinds) as AccountKind[]).map((kind) => {
    const place = placeOf(kind, before);
    const { title } = factsOf(kind);
    return isRefused(place)
      ? { kind, title, needs: place.refusals[0]!.words ?? said(place.refusals[0]!.sentence) }
      : { kind, title, sequence: place };
  });
};

/** The kind somebody most likely wants to see: the first account, then the next one, or what turned up after the last. */
export function usualKind(lodged: readonly Placed[]): AccountKind {
  const last = standing(lodged).at(-1);
  if (!last) return 'firstAndFinal';
  if (factsOf(last.kind).final) {
    const amended: Readonly<Record<number, AccountKind>> = { 1: 'amendedFirstAndFinal', 2: 'amendedSecondAndFinal' };
    return amended[last.sequence] ?? 'redistribution';
  }
  const next: Readonly<Record<number, AccountKind>> = { 1: 'secondAndFinal', 2: 'thirdAndFinal', 3: 'fourthAndFinal' };
  return next[last.sequence] ?? 'redistribution';
}

/** Of the same place, but it may leave something outstanding. */
const goingOn: Readonly<Partial<Record<AccountKind, AccountKind>>> = {
  firstAndFinal: 'first',
  secondAndFinal: 'second',
  thirdAndFinal: 'third',
  fourthAndFinal: 'fourth',
  amendedFirstAndFinal: 'amendedFirst',
  amendedSecondAndFinal: 'amendedSecond',
};

/** The account an estate is on. */
export type AccountOnHand =
  | { readonly lodged: LodgedEstateAccount }
  /** Not lodged yet: what is most likely drawn, and what is where that cannot be. */
  | { readonly toDraw: readonly AccountKind[] };

/**
 * What letters and notices mean by "the account": the one lodged last until its heirs are paid, and a final one for good;
 * otherwise the one that comes next.
 */
export function accountOnHand(lodged: readonly LodgedEstateAccount[], isPaidOut: boolean): AccountOnHand {
  const last = standing(lodged).at(-1);
  if (last && (factsOf(last.kind).final || !isPaidOut)) return { lodged: last };
  const usual = usualKind(lodged);
  return { toDraw: [usual, goingOn[usual]].filter((kind) => kind !== undefined) };
}

/** The account a new claim or asset belongs to once others were lodged; nothing while none was. */
export const nextPlace = (lodged: readonly LodgedEstateAccount[]): number | null => {
  const count = standing(lodged).length;
  return count === 0 ? null : count + 1;
};
