import type { LiquidationAndDistribution } from '../accounts/liquidation-and-distribution';
import { type AccountKind, type AccountKindFacts, accountKinds } from '../accounts/account-kinds';
import type { EstateAccountRequest, EarlierEstateAccount } from '../accounts/request';
import type { LocalDate } from '../dates/local-date';
import type { CreditorSettlement } from '../insolvency/settle-creditors';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type ItemKey, readItemId } from '../law/item-key';
import { message, type Message } from '../law/message';
import { type Cents, minus, nil, plus, sum } from '../money/cents';

/** What an estate's account that was lodged leaves to those after it. */
export interface CarriedEstate {
  readonly forNext: EarlierEstateAccount;
  readonly cash: Cents;
  readonly assets: readonly { readonly assetId: string; readonly value: Cents }[];
  /** What each is paid by it; accounts lodged before this was kept have none. */
  readonly awards?: readonly CashAward[];
  /** What it charges for the executor and the Master; likewise. */
  readonly costs?: ChargedCosts;
  /** What each claim is paid where the estate cannot pay all of them; absent where it can. */
  readonly dividends?: readonly ClaimDividend[];
}

/** Costs and taxes an account works out itself. The commission on income stands with the remuneration, its VAT with the VAT. */
export interface ChargedCosts {
  readonly executorRemuneration: Cents;
  readonly vatOnRemuneration: Cents;
  readonly mastersFee: Cents;
  /** Tax at death and of the estate, as it works them out; accounts lodged before this was kept have none. */
  readonly taxes?: Cents;
}

export interface ClaimDividend {
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
export function hasSameDistribution(before: CarriedEstate, after: CarriedEstate): boolean {
  const [was, is] = [before.awards, after.awards];
  if (!was || !is || was.some(({ inKind }) => !inKind)) return false;
  const toSortedAwards = (awards: readonly CashAward[]): string[] =>
    awards
      .map(({ personId, cash, toFund, inKind = [] }) =>
        JSON.stringify([personId, cash, toFund, inKind.map(({ what, value }) => [what, value])]),
      )
      .toSorted();
  return JSON.stringify(toSortedAwards(was)) === JSON.stringify(toSortedAwards(is));
}

/** An account that was lodged, oldest first; one that was amended stands once more, under the same sequence. */
export interface LodgedEstateAccount {
  readonly kind: AccountKind;
  readonly sequence: number;
  readonly carries: CarriedEstate;
}

/** Everything the next account will ask of this one. Assets still outstanding are carried at what they stood at. */
export const carryEstate = (account: LiquidationAndDistribution, heldBack: Cents): CarriedEstate => ({
  forNext: account.forNext,
  cash: heldBack,
  assets: account.liquidation.assets
    .flatMap(({ lines }) => lines)
    .filter(({ treatment }) => treatment === 'outstanding')
    .map(({ id, amount }) => ({ assetId: id, value: amount })),
  awards: listCashAwards(account),
  costs: computeCostsCharged(account),
  ...(account.insolvent && { dividends: listDividends(account.insolvent) }),
});

/** What every captured claim is paid, out of its security and by its ranks. */
export function listDividends({
  encumbered,
  ranks,
}: Pick<CreditorSettlement, 'encumbered' | 'ranks'>): ClaimDividend[] {
  const paid = new Map<ItemKey, Cents>();
  const add = (key: ItemKey, amount: Cents) => paid.set(key, plus(paid.get(key) ?? nil, amount));
  for (const asset of encumbered) for (const { key, amount } of asset.paid) add(key, amount);
  for (const { claims } of ranks) for (const claim of claims) add(claim.id, claim.paid);
  // Costs are in the ranks as well, and are no creditor's claim.
  return [...paid].flatMap(([key, amount]) => {
    const claimId = readItemId(key, 'liability');
    return claimId === undefined ? [] : [{ claimId, amount }];
  });
}

/** What an account gives for what it works out itself; less where it gives back what one before charged. */
export function computeCostsCharged(account: LiquidationAndDistribution): ChargedCosts {
  const { liquidation, income } = account;
  const claims = liquidation.assets.flatMap(({ lines }) => lines);
  const findLineAmount = (lines: readonly { readonly id: string; readonly amount: Cents }[], id: string): Cents =>
    sum(lines.filter((line) => line.id === id).map(({ amount }) => amount));
  const computeCharged = (id: string): Cents =>
    minus(findLineAmount(liquidation.administration.lines, id), findLineAmount(claims, `${id}-given-back`));
  return {
    executorRemuneration: plus(computeCharged('executor-remuneration'), income.commission.value),
    vatOnRemuneration: plus(computeCharged('vat-on-remuneration'), income.vat.value),
    mastersFee: computeCharged('masters-fee'),
    taxes: computeTaxesCharged(account),
  };
}

const isComputedTax = (id: string): boolean =>
  id === 'capital-gains-tax' ||
  id === 'income-tax-to-death' ||
  id.startsWith('estate-gains-tax/') ||
  id.startsWith('tax-after-death/');

/**
 * What an account gives the Receiver for the taxes it works out: gains tax and income tax of the deceased, and those of the
 * estate itself. Where it cannot pay everybody, what the Receiver gets of them.
 */
function computeTaxesCharged({ liquidation, income, insolvent }: LiquidationAndDistribution): Cents {
  const givenBack = liquidation.assets
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id.endsWith('-given-back') && isComputedTax(id.slice(0, -'-given-back'.length)));
  const charged = insolvent
    ? listDividends(insolvent).map(({ claimId: id, amount }) => ({ id, amount }))
    : liquidation.creditors.lines;
  const ofTax = [...charged, ...income.expenses.lines].filter(({ id }) => isComputedTax(id));
  return minus(sum(ofTax.map(({ amount }) => amount)), sum(givenBack.map(({ amount }) => amount)));
}

/** The money of an account's awards. */
export const listCashAwards = ({ distribution }: LiquidationAndDistribution): CashAward[] =>
  (distribution?.awards ?? []).map(({ personId, name, cash, paidTo, inKind }) => ({
    personId,
    name,
    cash: cash.value,
    toFund: paidTo.value === 'guardiansFund',
    inKind: inKind.map(({ description, value }) => ({ what: description, value })),
  }));

/** What of an account decides which comes next. */
export type AccountPlace = Pick<LodgedEstateAccount, 'kind' | 'sequence'>;

const findKindFacts = (kind: AccountKind): AccountKindFacts => accountKinds[kind];

/** The accounts that stand, by their place: an amended one in the place of the first. A mere statement takes no place. */
export function listStandingAccounts<T extends AccountPlace>(lodged: readonly T[]): T[] {
  const places = new Map<number, T>();
  for (const one of lodged) if (!findKindFacts(one.kind).statementOnly) places.set(one.sequence, one);
  return [...places.values()].toSorted((a, b) => a.sequence - b.sequence);
}

const ordinals = ['', 'first', 'second', 'third', 'fourth'] as const;

/** The place an account of this kind would take, or what it still needs. */
function findAccountPlace(kind: AccountKind, before: readonly AccountPlace[]): Outcome<number> {
  const { ordinal, amended, supplementary, statementOnly, interim } = findKindFacts(kind);
  const last = before.at(-1);
  const count = before.length;
  if (statementOnly) return count + 1;
  if (amended) {
    if (!last) return refuse('kind', 'No account has been lodged, so there is none to amend.');
    if (kind === 'redistribution' || last.sequence === ordinal) return last.sequence;
    return refuse(
      'kind',
      message(
        'The account lodged last was no. {last}. Only that one is amended; a later account carries what changed.',
        {
          last: last.sequence,
        },
      ),
    );
  }
  if (supplementary) {
    return count >= ordinal
      ? count + 1
      : refuse(
          'kind',
          message('Lodge the {which} account first; this one adds to it.', { which: message(ordinals[ordinal]) }),
        );
  }
  if (last && findKindFacts(last.kind).final) {
    return refuse('kind', 'A final account has been lodged. Anything found later goes into a supplementary account.');
  }
  if (interim || count + 1 === ordinal) return count + 1;
  return count >= ordinal
    ? refuse(
        'kind',
        message('The {which} account has already been lodged. Amend it, or draw up the next one.', {
          which: message(ordinals[ordinal]),
        }),
      )
    : refuse('kind', message('Lodge the {which} account first.', { which: message(ordinals[count + 1]!) }));
}

/** The place an account of this kind takes, and those that stand before it. */
export function findPlaceAmong<T extends AccountPlace>(
  kind: AccountKind,
  lodged: readonly T[],
): Outcome<{ readonly sequence: number; readonly before: readonly T[] }> {
  const all = listStandingAccounts(lodged);
  const sequence = findAccountPlace(kind, all);
  if (isRefused(sequence)) return sequence;
  return { sequence, before: all.filter((one) => one.sequence < sequence) };
}

/** What is asked of the account that comes now: its place, what was charged before and what was carried to it. */
export function buildAccountRequest(
  kind: AccountKind,
  lodged: readonly LodgedEstateAccount[],
  today: LocalDate,
  holdBack: Cents = nil,
): Outcome<EstateAccountRequest> {
  const place = findPlaceAmong(kind, lodged);
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
export function computeUsualHoldBack(kind: AccountKind, lodged: readonly LodgedEstateAccount[]): Cents {
  const { amended, final } = findKindFacts(kind);
  return amended && !final ? (listStandingAccounts(lodged).at(-1)?.carries.cash ?? nil) : nil;
}

export interface AccountKindOption {
  readonly kind: AccountKind;
  readonly title: string;
  /** Its place among the accounts; absent while something is needed first. */
  readonly sequence?: number;
  readonly needs?: Message;
}

/** Every kind of account, with its place now or what it needs before. */
export const listKindOptions = (lodged: readonly AccountPlace[]): AccountKindOption[] => {
  const before = listStandingAccounts(lodged);
  return (Object.keys(accountKinds) as AccountKind[]).map((kind) => {
    const place = findAccountPlace(kind, before);
    const { title } = findKindFacts(kind);
    return isRefused(place)
      ? { kind, title, needs: place.refusals[0]!.words ?? message(place.refusals[0]!.sentence) }
      : { kind, title, sequence: place };
  });
};

/** The kind somebody most likely wants to see: the first account, then the next one, or what turned up after the last. */
export function findUsualKind(lodged: readonly AccountPlace[]): AccountKind {
  const last = listStandingAccounts(lodged).at(-1);
  if (!last) return 'firstAndFinal';
  if (findKindFacts(last.kind).final) {
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
export type CurrentAccount =
  | { readonly lodged: LodgedEstateAccount }
  /** Not lodged yet: what is most likely drawn, and what is where that cannot be. */
  | { readonly toDraw: readonly AccountKind[] };

/**
 * What letters and notices mean by "the account": the one lodged last until its heirs are paid, and a final one for good;
 * otherwise the one that comes next.
 */
export function findCurrentAccount(lodged: readonly LodgedEstateAccount[], isPaidOut: boolean): CurrentAccount {
  const last = listStandingAccounts(lodged).at(-1);
  if (last && (findKindFacts(last.kind).final || !isPaidOut)) return { lodged: last };
  const usual = findUsualKind(lodged);
  return { toDraw: [usual, goingOn[usual]].filter((kind) => kind !== undefined) };
}

/** The account a new claim or asset belongs to once others were lodged; nothing while none was. */
export const findNextPlace = (lodged: readonly LodgedEstateAccount[]): number | null => {
  const count = listStandingAccounts(lodged).length;
  return count === 0 ? null : count + 1;
};
