import { type AccountKindFacts, accountKinds } from '../accounts/account-kinds';
import { groupBy } from '../accounts/group-by';
import type { Proof } from '../accounts/proofs';
import type { CapturedClaim } from '../claims/captured-claim';
import type { HeadedCost, Trading } from '../claims/estate-of-claims';
import { tradingNet } from '../claims/estate-of-claims';
import { later, type LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { type Distribution, distribute } from '../insolvency/distribute';
import type { InsolventEstate } from '../insolvency/estate';
import { funeralPreferences } from '../insolvency/limits';
import { costRanks } from '../insolvency/ranks';
import { rowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse, type Refused, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, negate, nil, notBelowNil, sum } from '../money/cents';
import { type BankReconciliation, reconcile } from './bank';
import {
  type BookedAsset,
  type BookedCost,
  type BookedReceipt,
  type InsolvencyBooks,
  type InsolvencyRequest,
  lastDay,
} from './books';
import { carriedFrom, type CarriedInsolvency } from './carried';
import { rankedEstate, type Ranking } from './claims-now';
import {
  type FirstLodged,
  lateSince,
  provedLate,
  remarksOnCatchUp,
  remarksOnDay,
  remarksOnLate,
  withoutLate,
} from './late-proof';
import { byRank, type RankPaid, type WentTo, whereItWent } from './pictures';
import { proofsOfInsolvency } from './proofs';
import { lessSpentInVain } from './spent-in-vain';

export interface TradingAccount extends Trading {
  readonly openingStock: Cents | null;
  readonly closingStock: Cents | null;
  readonly net: Worked<Cents>;
}
export interface InsolvencyAccount {
  readonly kind: InsolvencyRequest['kind'];
  readonly sequence: number;
  readonly isFinal: boolean;
  /** The day after the account before; nothing for the first. */
  readonly after: LocalDate | null;
  readonly upTo: LocalDate;
  readonly estate: InsolventEstate;
  readonly distribution: Distribution;
  readonly trading?: TradingAccount;
  readonly unrealised: readonly BookedAsset[];
  readonly leftOut: readonly BookedAsset[];
  readonly whyUnrealised: string | null;
  readonly bank: BankReconciliation;
  readonly proofs: readonly Proof[];
  readonly remarks: readonly Warning[];
  readonly went: readonly WentTo[];
  readonly byRank: readonly RankPaid[];
  readonly carries: CarriedInsolvency;
  /** The voucher and the day of each line that was booked. */
  readonly booked: ReadonlyMap<string, { readonly day: LocalDate; readonly voucher?: string }>;
}

const total = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));
const isOf = (kind: BookedCost['kind']) => (cost: BookedCost) => cost.kind === kind;

/** The liquidation and distribution, or contribution, account of an insolvent estate (s 92), or what keeps it back. */
export function drawInsolvencyAccount(books: InsolvencyBooks, request: InsolvencyRequest): Outcome<InsolvencyAccount> {
  const { previous } = request;
  const kind: AccountKindFacts = accountKinds[request.kind];
  const upTo = lastDay(books.choices, books.today);
  const inTime = ({ day }: { readonly day: LocalDate }): boolean => day <= upTo && (!previous || day > previous.upTo);
  const receipts = books.receipts.filter((line) => inTime(line) && line.isBanked);
  const allCosts = books.costs.filter(inTime);
  const inVain = lessSpentInVain(books);
  const costs = inVain.costs.filter((line) => inTime(line) && line.kind !== 'remuneration');
  const realised = new Set(
    books.receipts.filter((line) => line.isBanked && line.day <= upTo).map(({ assetId }) => assetId),
  );
  const unrealised = books.assets.filter(({ id, isLeftOut }) => !isLeftOut && !realised.has(id));
  const refused = collectRefusals([
    ...whatLacks(books, costs, previous, upTo),
    !previous && books.dividends.some((line) => inTime(line) && !line.isTakenOver) ? paidTooEarly() : undefined,
    total(books.composition.filter(({ day }) => day <= upTo)) < 0 ? paidBeyondComposition() : undefined,
    ...(kind.final ? stillOpen(books, unrealised, upTo) : []),
  ]);
  if (refused) return refused;
  const trading = tradingOf(books, receipts, costs);
  const own = costs.filter((cost) => cost.kind === 'other' && cost.head !== 'trading');
  const plainReceipts = receipts.filter(({ isTrading }) => !isTrading);
  const parts = {
    country: books.country,
    entity: books.entity,
    concursusOn: books.concursusOn!,
    awardsTo: books.choices.awardsTo ?? later(books.today, books.concursusOn!),
    assets: books.assets.map(({ id, description }) => ({
      id,
      description,
      receipts: plainReceipts.filter(({ assetId }) => assetId === id),
      costs: own.filter(({ assetId }) => assetId === id).map(headed),
    })),
    receipts: plainReceipts.filter(({ assetId }) => assetId === undefined),
    costs: own.filter(({ assetId }) => assetId === undefined).map(headed),
    ...(trading && { trading }),
    bondPremium: total(costs.filter(isOf('premium'))),
    mastersFee: total(costs.filter(isOf('mastersFee'))),
    fee: {
      vendor: books.vendor,
      ...(previous && { earlier: previous.fee }),
      ...(books.choices.feeAdjustment !== null && { adjustment: books.choices.feeAdjustment }),
    },
    settings: {
      preferentContributes: books.choices.preferentContributes,
      appropriation: books.choices.appropriation,
    },
  };
  const among = { open: new Set(unrealised.map(({ id }) => id)), isFinal: kind.final };
  const late = lateSince(books.claims, previous, request.previousOn, books.choices.catchUp);
  const ranked = (claims: readonly CapturedClaim[]): Outcome<Ranking> => {
    const ranking = rankedEstate(parts, claims, among, previous);
    return isRefused(ranking) || !late ? ranking : { ...ranking, estate: { ...ranking.estate, late } };
  };
  const shared = shareAmong(ranked, books.claims, request.amends);
  if (isRefused(shared)) return shared;
  const { estate, remarks, distribution } = shared;
  const tradingLoss = trading ? notBelowNil(negate(trading.net.value)) : nil;
  const tradingCosts = trading ? total(trading.costs) : nil;
  const { accounts, ranks, contribution } = distribution;
  const engineCosts = sum([
    ...accounts.map(({ totalCosts, deficiencyLeft }) => minus(totalCosts, deficiencyLeft)),
    ...ranks.filter(({ rank }) => costRanks.has(rank)).map(({ claimed }) => claimed),
    ...ranks.filter(({ rank }) => rank.startsWith('s96')).map(({ paid }) => paid),
  ]);
  const opening = previous?.bank ?? nil;
  const worked = {
    costs: sum([engineCosts, tradingCosts, negate(tradingLoss)]),
    toCollect: sum([
      ...contribution.value.each.map(({ amount }) => amount),
      ...accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ amount }) => amount)),
    ]),
  };
  const bank = reconcile(books, receipts, allCosts, opening, worked, {
    dividends: books.dividends.filter(inTime),
    contributions: books.contributions.filter(inTime),
    composition: books.composition.filter(inTime),
  });
  const went = whereItWent(distribution);
  return {
    kind: request.kind,
    sequence: request.sequence,
    isFinal: kind.final,
    after: previous?.upTo ?? null,
    upTo,
    estate,
    distribution,
    ...(trading && { trading }),
    unrealised,
    leftOut: books.assets.filter(({ isLeftOut }) => isLeftOut),
    whyUnrealised: books.choices.whyUnrealised,
    bank,
    proofs: proofsOfInsolvency({
      distribution,
      bank,
      booked: { receipts: total(receipts), costs: total(costs), tradingCosts },
      went,
      premium: estate.bondPremium,
      mastersFee: estate.mastersFee,
      receipts: [...estate.encumbered.flatMap((one) => one.receipts), ...estate.receipts],
      tradingLoss,
      ownCosts: [
        ...estate.encumbered.flatMap((one) => one.costs),
        ...estate.sheriff,
        ...estate.administration,
        ...(estate.funeral ?? []),
        ...(estate.deathBed ?? []),
      ],
    }),
    remarks: [
      ...remarks,
      ...remarksOnDay(books.claims),
      ...remarksOnCatchUp(distribution, late, (amount) => formatAmount(amount, books.country)),
      ...inVain.remarks,
      ...keptTooMuch(books, inTime, distribution),
      ...distribution.warnings,
    ],
    went,
    byRank: byRank(distribution),
    carries: carriedFrom(estate, distribution, { upTo, bank: bank.byLedger }, previous),
    booked: new Map(
      [...receipts, ...costs].map(({ id, day, voucher }) => [id, { day, ...(voucher !== undefined && { voucher }) }]),
    ),
  };
}

/** The estate shared out; who proved after the account was lodged first is left out, but contributes (ss 104(1), 106). */
function shareAmong(
  rank: (claims: readonly CapturedClaim[]) => ReturnType<typeof rankedEstate>,
  claims: readonly CapturedClaim[],
  amends: FirstLodged | undefined,
): Outcome<Ranking & { readonly distribution: Distribution }> {
  const late = provedLate(claims, amends);
  const share = (counted: readonly CapturedClaim[]) => {
    const ranked = rank(counted);
    if (isRefused(ranked)) return ranked;
    const distribution = distribute(ranked.estate);
    return isRefused(distribution) ? distribution : { ...ranked, distribution };
  };
  const shared = share(withoutLate(claims, late));
  if (late.length === 0 || isRefused(shared)) return shared;
  const isContribution = shared.distribution.contribution.value.needed > 0;
  const whole = isContribution ? share(claims) : shared;
  return isRefused(whole) ? whole : { ...whole, remarks: [...remarksOnLate(late, isContribution), ...whole.remarks] };
}

/** Who kept goods worth more than the award pays the rest in: the costs of the security fall on it (s 89(1)). */
function keptTooMuch(
  books: InsolvencyBooks,
  isHere: (line: { readonly day: LocalDate }) => boolean,
  { claims }: Distribution,
): Warning[] {
  const show = (amount: Cents): string => formatAmount(amount, books.country);
  const kept = groupBy(
    books.dividends.filter((line) => line.isTakenOver && isHere(line)),
    ({ claimId }) => claimId,
  );
  return [...kept].flatMap(([id, lines]) => {
    const claim = claims.find((one) => one.id === id);
    const lacking = minus(total(lines), claim?.total ?? nil);
    return lacking > 0
      ? [
          warn(
            `claims.${id}`,
            said('{creditor} took over goods for {value} and is awarded {award}. {lacking} is to be paid in.', {
              creditor: claim?.creditor ?? id,
              value: show(total(lines)),
              award: show(claim?.total ?? nil),
              lacking: show(lacking),
            }),
          ),
        ]
      : [];
  });
}

const paidTooEarly = (): Refused =>
  refuse(
    'dividends',
    'A dividend was paid, and no account before this one gives any. Correct the movement under Banking.',
    'Insolvency Act s 113',
  );

const paidBeyondComposition = (): Refused =>
  refuse(
    'composition',
    'More was paid by the composition than was received for it. Enter what was received for it under Banking.',
    'Insolvency Act s 119',
  );

const headed = ({ id, description, amount, head }: BookedCost): HeadedCost => ({
  id,
  description,
  amount,
  ...(head && { head }),
});

function tradingOf(
  { choices }: InsolvencyBooks,
  receipts: readonly BookedReceipt[],
  costs: readonly BookedCost[],
): TradingAccount | undefined {
  const sales = receipts.filter(({ isTrading }) => isTrading);
  const paid = costs.filter((cost) => cost.kind === 'other' && cost.head === 'trading').map(headed);
  if (sales.length + paid.length === 0) return undefined;
  const trading = { sales, costs: paid };
  return {
    ...trading,
    openingStock: choices.openingStock,
    closingStock: choices.closingStock,
    net: working('Net of the business carried on', 'Insolvency Act 24 of 1936 s 93')
      .line('Received in the business', total(sales))
      .line('Paid in the business', total(paid))
      .gives(tradingNet(trading)),
  };
}

/** What no account is drawn without. */
function* whatLacks(
  books: InsolvencyBooks,
  costs: readonly BookedCost[],
  previous: CarriedInsolvency | undefined,
  upTo: LocalDate,
): Iterable<Refused | undefined> {
  const { concursusOn, choices } = books;
  if (!concursusOn) {
    yield refuse('concursusOn', 'Capture the day of the order or resolution: claims and interest are counted from it.');
  } else if (choices.awardsTo !== null && choices.awardsTo < concursusOn) {
    yield refuse('awardsTo', 'Work out the awards to a day after the order.', 'Insolvency Act s 103(2)');
  }
  if (previous && upTo <= previous.upTo) {
    yield refuse(
      'awardsTo',
      said('The account before ended on {day}. Let this one end later.', { day: previous.upTo }),
      'Insolvency Act s 92',
    );
  }
  if (!costs.some(isOf('mastersFee'))) {
    yield refuse(
      'mastersFee',
      'Capture the Master’s fee as it was assessed, under Expenses. There is no scale to work it out by.',
      'Insolvency Act s 153, Third Schedule',
    );
  }
  if (books.suspense !== 0) {
    yield refuse(
      'suspense',
      'Say what the money is that is not classified yet. An account has no such lines.',
      'Insolvency Act s 92',
    );
  }
  const caps = concursusOn ? rowOn(funeralPreferences, concursusOn, 'concursusOn') : undefined;
  if (caps && !isRefused(caps)) {
    for (const head of ['funeral', 'deathBed'] as const) {
      if (total(costs.filter((cost) => cost.head === head)) > caps[head]) {
        yield refuse(
          'costs.funeral',
          'Only R300 of the funeral, and R300 of death-bed costs, rank first. Capture the rest as a claim.',
          'Insolvency Act s 96',
        );
      }
    }
  }
}

/** A final account leaves nothing to come. */
function* stillOpen(books: InsolvencyBooks, unrealised: readonly BookedAsset[], upTo: LocalDate): Iterable<Refused> {
  for (const { id, description } of unrealised) {
    yield refuse(
      `assets.${id}`,
      said('{asset} is not turned to money yet. Book what it brought, or choose an account with more to follow.', {
        asset: description,
      }),
      'Insolvency Act s 92(4)',
    );
  }
  for (const { id, description, isBanked, day } of books.receipts) {
    if (isBanked || day > upTo) continue;
    yield refuse(
      `lines.${id}`,
      said(
        '{what} is still to be received. Say into which account it was paid, or choose an account with more to follow.',
        {
          what: description,
        },
      ),
      'Insolvency Act s 92(4)',
    );
  }
}

/** Where what keeps an account back is mended. */
export function whereToMendInsolvency(field: string): { readonly tab: string; readonly rowId?: string } {
  const asset = /^(?:assets|encumbered)\.(\d+)$/.exec(field);
  if (asset) return { tab: 'assets', rowId: asset[1]! };
  const [part, line] = field.split('.');
  if (part === 'claims' && line && /^\d+$/.test(line)) return { tab: 'claims', rowId: line };
  if (part === 'claims' || part === 'contribution' || part === 'generalBonds') return { tab: 'claims' };
  if (part === 'mastersFee' || part === 'costs' || line?.startsWith('expense-')) return { tab: 'expenses' };
  if (line?.startsWith('income-')) return { tab: 'income' };
  if (part === 'suspense' || part === 'dividends' || part === 'composition') return { tab: 'banking' };
  if (part === 'concursusOn') return { tab: 'details' };
  if (line?.startsWith('asset_sale')) return { tab: 'assets' };
  return { tab: part === 'assets' ? 'assets' : 'report' };
}
