import { type AccountKindFacts, accountKinds } from '../accounts/account-kinds';
import { groupBy } from '../accounts/group-by';
import type { AccountProofLine } from '../accounts/proofs';
import type { CapturedClaim } from '../claims/captured-claim';
import type { HeadedCost, TradingBooks } from '../claims/estate-of-claims';
import { computeTradingNet } from '../claims/estate-of-claims';
import { pickLater, type LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { type EstateDistribution, distribute } from '../insolvency/distribute';
import type { InsolventEstate } from '../insolvency/estate';
import { funeralPreferences } from '../insolvency/limits';
import { costRanks } from '../insolvency/ranks';
import { findRowOn } from '../law/check-input';
import {
  collectRefusals,
  isRefused,
  type Outcome,
  refuse,
  type RefusalError,
  type Warning,
  createWarning,
} from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, negate, nil, clampBelowNil, sum } from '../money/cents';
import { type BankReconciliation, reconcileInsolvencyBank } from './bank';
import { deductReversals } from './deduct-reversals';
import {
  type InsolvencyBookedAsset,
  type BookedCost,
  type BookedReceipt,
  type InsolvencyBooks,
  type InsolvencyRequest,
  findLastDay,
} from './books';
import { carryInsolvency, type CarriedInsolvency } from './carried';
import { rankEstate, type ClaimRanking } from './claims-now';
import {
  type FirstLodgedAccount,
  findLateClaims,
  listLateClaims,
  listCatchUpRemarks,
  listProofDayRemarks,
  listLateRemarks,
  excludeLateClaims,
} from './late-proof';
import { listPaidByRank, type PaidByRank, type DestinationAmount, listDestinations } from './pictures';
import { proveInsolvencyAccount } from './proofs';
import { deductCollectionCosts } from './spent-in-vain';
import { describeMissingVouchers, listVoucherLines, type VoucherLine } from './vouchers';

export interface TradingAccount extends TradingBooks {
  readonly openingStock: Cents | null;
  readonly closingStock: Cents | null;
  readonly net: WorkedResult<Cents>;
}
export interface InsolvencyAccount {
  readonly kind: InsolvencyRequest['kind'];
  readonly sequence: number;
  readonly isFinal: boolean;
  /** The day after the account before; nothing for the first. */
  readonly after: LocalDate | null;
  readonly upTo: LocalDate;
  readonly estate: InsolventEstate;
  readonly distribution: EstateDistribution;
  readonly trading?: TradingAccount;
  readonly unrealised: readonly InsolvencyBookedAsset[];
  readonly leftOut: readonly InsolvencyBookedAsset[];
  readonly whyUnrealised: string | null;
  readonly bank: BankReconciliation;
  readonly proofs: readonly AccountProofLine[];
  readonly remarks: readonly Warning[];
  readonly went: readonly DestinationAmount[];
  readonly byRank: readonly PaidByRank[];
  readonly carries: CarriedInsolvency;
  /** The voucher and the day of each line that was booked. */
  readonly booked: ReadonlyMap<string, { readonly day: LocalDate; readonly voucher?: string }>;
  readonly vouchers: readonly VoucherLine[];
}

const chargeFeeWithoutVat = (line: BookedReceipt): BookedReceipt & { readonly feeBase?: Cents } =>
  line.vat === undefined ? line : { ...line, feeBase: clampBelowNil(minus(line.amount, line.vat)) };
const sumAmounts = (lines: readonly { readonly amount: Cents }[]): Cents => sum(lines.map(({ amount }) => amount));
const isOf = (kind: BookedCost['kind']) => (cost: BookedCost) => cost.kind === kind;

/** The liquidation and distribution, or contribution, account of an insolvent estate (s 92), or what keeps it back. */
export function drawInsolvencyAccount(given: InsolvencyBooks, request: InsolvencyRequest): Outcome<InsolvencyAccount> {
  const { previous } = request;
  const kind: AccountKindFacts = accountKinds[request.kind];
  const upTo = findLastDay(given.choices, given.today);
  const isInPeriod = ({ day }: { readonly day: LocalDate }): boolean =>
    day <= upTo && (!previous || day > previous.upTo);
  const books: InsolvencyBooks = {
    ...given,
    receipts: deductReversals(given.receipts, isInPeriod),
    costs: deductReversals(given.costs, isInPeriod),
  };
  const receipts = books.receipts
    .filter((line) => isInPeriod(line) && line.isBanked)
    .map((line) => (books.choices.feeOnOutputTax ? line : chargeFeeWithoutVat(line)));
  const allCosts = books.costs.filter(isInPeriod);
  const inVain = deductCollectionCosts(books);
  const costs = inVain.costs.filter((line) => isInPeriod(line) && line.kind !== 'remuneration');
  const realised = new Set(
    books.receipts.filter((line) => line.isBanked && line.day <= upTo).map(({ assetId }) => assetId),
  );
  const unrealised = books.assets.filter(({ id, isLeftOut }) => !isLeftOut && !realised.has(id));
  const refused = collectRefusals([
    ...checkMissingFacts(books, costs, previous, upTo),
    !previous && books.dividends.some((line) => isInPeriod(line) && !line.isTakenOver)
      ? refuseEarlyDividend()
      : undefined,
    sumAmounts(books.composition.filter(({ day }) => day <= upTo)) < 0 ? refuseExcessComposition() : undefined,
    ...(kind.final ? checkNothingOpen(books, unrealised, upTo) : []),
  ]);
  if (refused) return refused;
  const trading = buildTradingAccount(books, receipts, costs);
  const own = costs.filter((cost) => cost.kind === 'other' && cost.head !== 'trading');
  const plainReceipts = receipts.filter(({ isTrading }) => !isTrading);
  const parts = {
    country: books.country,
    entity: books.entity,
    concursusOn: books.concursusOn!,
    awardsTo: books.choices.awardsTo ?? pickLater(books.today, books.concursusOn!),
    assets: books.assets.map(({ id, description }) => ({
      id,
      description,
      receipts: plainReceipts.filter(({ assetId }) => assetId === id),
      costs: own.filter(({ assetId }) => assetId === id).map(toHeadedCost),
    })),
    receipts: plainReceipts.filter(({ assetId }) => assetId === undefined),
    costs: own.filter(({ assetId }) => assetId === undefined).map(toHeadedCost),
    ...(trading && { trading }),
    bondPremium: sumAmounts(costs.filter(isOf('premium'))),
    mastersFee: sumAmounts(costs.filter(isOf('mastersFee'))),
    fee: {
      vendor: books.vendor,
      ...(previous && { earlier: previous.fee, earlierTopUp: previous.topUp ?? nil }),
      ...(books.choices.feeAdjustment !== null && { adjustment: books.choices.feeAdjustment }),
    },
    ...(books.resolutionsOn && { resolutionsOn: books.resolutionsOn }),
    settings: {
      preferentContributes: books.choices.preferentContributes,
      appropriation: books.choices.appropriation,
      ...(books.choices.deficiencyBorneBy && { deficiencyBorneBy: books.choices.deficiencyBorneBy }),
      ...(books.choices.feeOnOutputTax && { feeOnOutputTax: true }),
      ...(books.choices.employeeLimit !== undefined &&
        books.choices.employeeLimit !== null && { employeeLimit: books.choices.employeeLimit }),
      ...(books.choices.partnershipLacks && { partnershipLacks: books.choices.partnershipLacks }),
    },
  };
  const among = { open: new Set(unrealised.map(({ id }) => id)), isFinal: kind.final };
  const late = findLateClaims(books.claims, previous, request.previousOn, books.choices.catchUp);
  const rankClaims = (claims: readonly CapturedClaim[]): Outcome<ClaimRanking> => {
    const ranking = rankEstate(parts, claims, among, previous, books.choices.dividendRanking);
    return isRefused(ranking) || !late ? ranking : { ...ranking, estate: { ...ranking.estate, late } };
  };
  const shared = shareEstate(rankClaims, books.claims, request.amends);
  if (isRefused(shared)) return shared;
  const { estate, remarks, distribution } = shared;
  const tradingLoss = trading ? clampBelowNil(negate(trading.net.value)) : nil;
  const tradingCosts = trading ? sumAmounts(trading.costs) : nil;
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
  const bank = reconcileInsolvencyBank(books, receipts, allCosts, opening, worked, {
    dividends: books.dividends.filter(isInPeriod),
    contributions: books.contributions.filter(isInPeriod),
    composition: books.composition.filter(isInPeriod),
  });
  const went = listDestinations(distribution);
  const vouchers = listVoucherLines(receipts, costs);
  const missing = describeMissingVouchers(vouchers);
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
    proofs: proveInsolvencyAccount({
      distribution,
      bank,
      booked: { receipts: sumAmounts(receipts), costs: sumAmounts(costs), tradingCosts },
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
      ...listProofDayRemarks(books.claims),
      ...listCatchUpRemarks(distribution, late, (amount) => formatAmount(amount, books.country)),
      ...inVain.remarks,
      ...chargeKeptGoods(books, isInPeriod, distribution),
      ...(missing ? [createWarning('costs.vouchers', missing)] : []),
      ...distribution.warnings,
    ],
    went,
    byRank: listPaidByRank(distribution),
    carries: carryInsolvency(
      estate,
      distribution,
      { upTo, bank: bank.byLedger, ...(books.choices.setsOffContributions && { setsOff: true }) },
      previous,
    ),
    vouchers,
    booked: new Map(
      [...receipts, ...costs].map(({ id, day, voucher }) => [id, { day, ...(voucher !== undefined && { voucher }) }]),
    ),
  };
}

/** The estate shared out; who proved after the account was lodged first is left out, but contributes (ss 104(1), 106). */
function shareEstate(
  rank: (claims: readonly CapturedClaim[]) => ReturnType<typeof rankEstate>,
  claims: readonly CapturedClaim[],
  amends: FirstLodgedAccount | undefined,
): Outcome<ClaimRanking & { readonly distribution: EstateDistribution }> {
  const late = listLateClaims(claims, amends);
  const distributeAmong = (counted: readonly CapturedClaim[]) => {
    const ranked = rank(counted);
    if (isRefused(ranked)) return ranked;
    const distribution = distribute(ranked.estate);
    return isRefused(distribution) ? distribution : { ...ranked, distribution };
  };
  const shared = distributeAmong(excludeLateClaims(claims, late));
  if (late.length === 0 || isRefused(shared)) return shared;
  const isContribution = shared.distribution.contribution.value.needed > 0;
  const whole = isContribution ? distributeAmong(claims) : shared;
  return isRefused(whole) ? whole : { ...whole, remarks: [...listLateRemarks(late, isContribution), ...whole.remarks] };
}

/** Who kept goods worth more than the award pays the rest in: the costs of the security fall on it (s 89(1)). */
function chargeKeptGoods(
  books: InsolvencyBooks,
  isHere: (line: { readonly day: LocalDate }) => boolean,
  { claims }: EstateDistribution,
): Warning[] {
  const format = (amount: Cents): string => formatAmount(amount, books.country);
  const kept = groupBy(
    books.dividends.filter((line) => line.isTakenOver && isHere(line)),
    ({ claimId }) => claimId,
  );
  return [...kept].flatMap(([id, lines]) => {
    const claim = claims.find((one) => one.id === id);
    const lacking = minus(sumAmounts(lines), claim?.total ?? nil);
    return lacking > 0
      ? [
          createWarning(
            `claims.${id}`,
            message('{creditor} took over goods for {value} and is awarded {award}. {lacking} is to be paid in.', {
              creditor: claim?.creditor ?? id,
              value: format(sumAmounts(lines)),
              award: format(claim?.total ?? nil),
              lacking: format(lacking),
            }),
          ),
        ]
      : [];
  });
}

const refuseEarlyDividend = (): RefusalError =>
  refuse(
    'dividends',
    'A dividend was paid, and no account before this one gives any. Correct the movement under Banking.',
    'Insolvency Act s 113',
  );

const refuseExcessComposition = (): RefusalError =>
  refuse(
    'composition',
    'More was paid under the composition than was received for it. Enter the receipts under Banking.',
    'Insolvency Act s 119',
  );

const toHeadedCost = ({ id, day, description, amount, head }: BookedCost): HeadedCost => ({
  id,
  day,
  description,
  amount,
  ...(head && { head }),
});

function buildTradingAccount(
  { choices }: InsolvencyBooks,
  receipts: readonly BookedReceipt[],
  costs: readonly BookedCost[],
): TradingAccount | undefined {
  const sales = receipts.filter(({ isTrading }) => isTrading);
  const paid = costs.filter((cost) => cost.kind === 'other' && cost.head === 'trading').map(toHeadedCost);
  if (sales.length + paid.length === 0) return undefined;
  const trading = { sales, costs: paid };
  return {
    ...trading,
    openingStock: choices.openingStock,
    closingStock: choices.closingStock,
    net: startWorking('Net result of the business', 'Insolvency Act 24 of 1936 s 93')
      .line('Received in the business', sumAmounts(sales))
      .line('Paid in the business', sumAmounts(paid))
      .gives(computeTradingNet(trading)),
  };
}

/** What no account is drawn without. */
function* checkMissingFacts(
  books: InsolvencyBooks,
  costs: readonly BookedCost[],
  previous: CarriedInsolvency | undefined,
  upTo: LocalDate,
): Iterable<RefusalError | undefined> {
  const { concursusOn, choices } = books;
  if (!concursusOn) {
    yield refuse('concursusOn', 'Capture the day of the order or resolution: claims and interest are counted from it.');
  } else if (choices.awardsTo !== null && choices.awardsTo < concursusOn) {
    yield refuse('awardsTo', 'Work out the awards to a day after the order.', 'Insolvency Act s 103(2)');
  }
  if (previous && upTo <= previous.upTo) {
    yield refuse(
      'awardsTo',
      message('The account before ended on {day}. Let this one end later.', { day: previous.upTo }),
      'Insolvency Act s 92',
    );
  }
  if (!costs.some(isOf('mastersFee'))) {
    yield refuse(
      'mastersFee',
      'Enter the Master’s fee as assessed, under Expenses. There is no scale for calculating it.',
      'Insolvency Act s 153, Third Schedule',
    );
  }
  if (books.suspense !== 0) {
    yield refuse('suspense', 'Classify all money before you draw up an account.', 'Insolvency Act s 92');
  }
  const caps = concursusOn ? findRowOn(funeralPreferences, concursusOn, 'concursusOn') : undefined;
  if (caps && !isRefused(caps)) {
    for (const head of ['funeral', 'deathBed'] as const) {
      if (sumAmounts(costs.filter((cost) => cost.head === head)) > caps[head]) {
        yield refuse(
          'costs.funeral',
          'Only R300 of the funeral costs and R300 of the death-bed costs rank first. Enter the rest as a claim.',
          'Insolvency Act s 96',
        );
      }
    }
  }
}

/** A final account leaves nothing to come. */
function* checkNothingOpen(
  books: InsolvencyBooks,
  unrealised: readonly InsolvencyBookedAsset[],
  upTo: LocalDate,
): Iterable<RefusalError> {
  for (const { id, description } of unrealised) {
    yield refuse(
      `assets.${id}`,
      message('{asset} has not been realised. Enter its proceeds, or choose an account with more to follow.', {
        asset: description,
      }),
      'Insolvency Act s 92(4)',
    );
  }
  for (const { id, description, isBanked, day } of books.receipts) {
    if (isBanked || day > upTo) continue;
    yield refuse(
      `lines.${id}`,
      message(
        '{what} has not been received. Enter the account it was paid into, or choose an account with more to follow.',
        {
          what: description,
        },
      ),
      'Insolvency Act s 92(4)',
    );
  }
}

/** Where what keeps an account back is mended. */
export function locateInsolvencyField(field: string): { readonly tab: string; readonly rowId?: string } {
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
