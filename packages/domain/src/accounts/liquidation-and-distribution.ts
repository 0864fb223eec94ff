import type { FigureOverride } from '../costs/override';
import { isRefused, type Outcome } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import type { Estate } from '../estate/estate';
import type { OverridableFigureName } from '../estate/settings';
import type { MassingResult } from '../regimes/massing';
import type { JointEstate } from '../regimes/joint-estate';
import { checkAgreed } from './agreements';
import { incomeAppliedId, sumAddedClaims } from './added-claims';
import { type CarvedEstate, carveEstate, isInsolvent } from './carve';
import { sumDebtsTakenOver, buildContributingParties } from './cash-position';
import { sumCharges } from './charges';
import { type DistributionAccount, buildDistributionAccount } from './distribution';
import type { EstateDutyAddendum } from './duty-addendum';
import { type FiduciaryAccount, buildFiduciaryAccount } from './fiduciary-account';
import type { DrawnEstateAccount } from './drawn';
import { type AccountHeadingFacts, buildHeading } from './heading';
import { type EstateIncomeAccount, divideIncome } from './income-account';
import { drawInsolvent } from './insolvent-account';
import type { InsolventOutcome } from './insolvent-outcome';
import { type LiquidationAccount, buildLiquidationAccount } from './liquidation';
import { type PreparedAccount, prepareAccount } from './prepare';
import { type AccountProofLine, proveAccount } from './proofs';
import { addWaysOut } from './rate-missing';
import { listStoodItems } from './since-lodged';
import { type CashPosition, type AccountRecapitulation, computeRecapitulation } from './recapitulation';
import type { EstateAccountRequest, EarlierEstateAccount } from './request';
import { type EstateDivision, nobodyTakes } from './taken';
import type { TaxAtDeath } from './tax-at-death';

/** The whole account as figures. A part with nothing in it is still there, and prints as nil. */
export interface LiquidationAndDistribution {
  readonly heading: AccountHeadingFacts;
  readonly liquidation: LiquidationAccount;
  /** Absent for a statement of assets and liabilities, and in an insolvent estate. */
  readonly recapitulation?: AccountRecapitulation;
  readonly distribution?: DistributionAccount;
  readonly income: EstateIncomeAccount;
  readonly fiduciary: FiduciaryAccount;
  readonly duty: EstateDutyAddendum;
  readonly tax?: TaxAtDeath;
  /** Tax of the estate itself after the death, and what of the tax at death an heir carries (s 25(6)). */
  readonly taxAfter?: PreparedAccount['taxAfter'];
  readonly carriedByHeir?: PreparedAccount['carriedByHeir'];
  readonly insolvent?: InsolventOutcome;
  readonly joint?: WorkedResult<JointEstate>;
  readonly massing?: WorkedResult<MassingResult>;
  /** Everything set by hand, with its reason. */
  readonly overrides: readonly {
    readonly name: OverridableFigureName;
    readonly figure: string;
    readonly override: FigureOverride;
    readonly computed: Cents;
  }[];
  readonly proofs: readonly AccountProofLine[];
  /** Every proof holds. An account that does not balance cannot be final. */
  readonly balances: boolean;
  /** What the next account of the estate will ask for. */
  readonly forNext: EarlierEstateAccount;
}

/** Draws the liquidation and distribution account of an estate, Administration of Estates Act 66 of 1965 s 35, reg 5. */
export function drawLiquidationAndDistribution(
  estate: Estate,
  request: EstateAccountRequest,
): Outcome<LiquidationAndDistribution> {
  const account = draw(estate, request);
  return isRefused(account) ? addWaysOut(account) : account;
}

function draw(estate: Estate, request: EstateAccountRequest): Outcome<LiquidationAndDistribution> {
  const prepared = prepareAccount(estate, request);
  if (isRefused(prepared)) return prepared;
  if (isInsolvent(prepared.carved) && !prepared.paidWithIncome) {
    const drawn = drawInsolvent(prepared);
    return isRefused(drawn) ? drawn : finish(prepared, drawn);
  }
  const { facts, income, charges, carved } = prepared;
  if (facts.kind.statementOnly) {
    const incomeNotDivided = plus(income.net.value, income.deficit);
    return finish(prepared, { income: { ...income, awards: [] }, parties: [], incomeNotDivided });
  }

  const division = prepared.division ?? prepared.divide(carved.forHeirs);
  if (isRefused(division)) return division;
  const position = computeCashPosition(prepared);
  const drawn = buildContributingParties(facts, division, carved.forSurvivor, charges, position);
  if (isRefused(drawn)) return drawn;
  const refused = checkAgreed(facts, drawn.parties);
  if (refused) return refused;
  const recap = computeRecapitulation(facts, position, drawn.parties);
  if (isRefused(recap)) return recap;
  const distribution = buildDistributionAccount(facts, drawn.division, drawn.parties);
  if (isRefused(distribution)) return distribution;
  const shared = divideIncome(facts, prepared.fees, income, drawn.parties, drawn.division);
  if (isRefused(shared)) return shared;
  const whole = carveEstate(facts, prepared.added, charges, prepared.carriedForward, recap.cashLegacies);
  if (isRefused(whole)) return whole;
  return finish(
    { ...prepared, carved: whole },
    { income: shared, parties: drawn.parties, division: drawn.division, recapitulation: recap, distribution },
  );
}

/** Money, and what must be paid out of it. */
function computeCashPosition({ facts, added, charges }: PreparedAccount): CashPosition {
  const inCash = facts.assets.filter((asset) => asset.inCash).map(({ value }) => value);
  return {
    cash: plus(sum(inCash), sumAddedClaims(added)),
    liabilities: sumCharges(charges),
    debtsTakenOver: sum(sumDebtsTakenOver(charges).values()),
    heldBack: facts.request.holdBack ?? nil,
  };
}

function finish(prepared: PreparedAccount, drawn: DrawnEstateAccount): LiquidationAndDistribution {
  const { facts, added, charges, carved, duty, tax } = prepared;
  const liquidation = buildLiquidationAccount(facts, added, charges, carved, facts.request.holdBack ?? nil);
  const fiduciary = buildFiduciaryAccount(facts);
  const { income, parties, recapitulation: recap, distribution, insolvent } = drawn;
  const proofs = proveAccount({
    facts,
    liquidation,
    carved,
    parties,
    recapitulation: recap,
    income,
    fiduciary,
    duty,
    insolvent,
    available: drawn.available ?? nil,
    incomeNotDivided: drawn.incomeNotDivided ?? nil,
    paidByOthers: drawn.paidByOthers ?? nil,
  });
  return {
    heading: buildHeading(facts),
    liquidation,
    ...(recap && { recapitulation: recap }),
    ...(distribution && { distribution }),
    income,
    fiduciary,
    duty,
    ...(tax && { tax }),
    ...(prepared.taxAfter && { taxAfter: prepared.taxAfter }),
    ...(prepared.carriedByHeir && { carriedByHeir: prepared.carriedByHeir }),
    ...(insolvent && { insolvent }),
    ...(carved.joint && { joint: carved.joint }),
    ...(facts.massing && { massing: facts.massing }),
    overrides: listOverrides(prepared),
    proofs,
    balances: proofs.every(({ holds }) => holds),
    forNext: carryToNext(prepared, liquidation, carved, drawn.division ?? nobodyTakes),
  };
}

/** As its line in the account is called: two fees and two amounts of VAT are told apart by it. */
const overridden: Readonly<Record<OverridableFigureName, string>> = {
  executorRemuneration: "Executor's remuneration",
  vatOnRemuneration: "VAT on the executor's remuneration",
  mastersFee: "Master's fees",
  incomeCommission: "Executor's commission on income",
  vatOnIncomeCommission: 'VAT on the commission',
  estateDuty: 'Estate duty',
  capitalGainsTax: 'Capital gains tax at death',
};

function listOverrides({ fees, duty, tax }: PreparedAccount): LiquidationAndDistribution['overrides'] {
  const figures: readonly (readonly [OverridableFigureName, typeof fees.vat | undefined])[] = [
    ['executorRemuneration', fees.remuneration],
    ['vatOnRemuneration', fees.vat],
    ['mastersFee', fees.mastersFee],
    ['incomeCommission', fees.incomeCommission],
    ['vatOnIncomeCommission', fees.vatOnIncome],
    ['estateDuty', duty.charged],
    ['capitalGainsTax', tax?.gainsTax],
  ];
  return figures.flatMap(([name, one]) =>
    one?.override ? [{ name, figure: overridden[name], override: one.override, computed: one.computed.value }] : [],
  );
}

function carryToNext(
  { facts, fees, added, duty, tax }: PreparedAccount,
  liquidation: LiquidationAccount,
  carved: CarvedEstate,
  { residueTaken, legacies }: EstateDivision,
): EarlierEstateAccount {
  const back = added
    .filter(({ id }) => id.endsWith('-given-back') || id === incomeAppliedId)
    .map(({ worked }) => worked.value);
  const before = sum([
    facts.request.broughtForward?.cash ?? nil,
    ...back,
    ...facts.assets.map((asset) => (asset.chargedBefore > asset.value ? asset.value : asset.chargedBefore)),
  ]);
  const feesBack = [fees.remuneration, fees.vat, fees.mastersFee].map(({ value }) => pickSmaller(value, nil));
  return {
    kind: facts.request.kind,
    gross: clampBelowNil(minus(carved.gross, before)),
    administration: sum([liquidation.administration.total.value, ...feesBack]),
    remuneration: fees.remuneration.computed.value,
    incomeCommission: fees.incomeCommission.computed.value,
    mastersFee: fees.mastersFee.computed.value,
    estateDuty: duty.charged.value,
    gainsTax: tax?.gainsTax.value ?? nil,
    incomeTax: tax?.incomeTax ?? nil,
    residue: residueTaken.map(({ personId, as, amount }) => ({ personId, as, amount })),
    moneyLegacies: legacies
      .filter(({ origin }) => origin.as === 'cash')
      .map(({ origin, amount }) => ({ legacyId: origin.legacy.id, amount })),
    stood: listStoodItems(facts),
    ...(facts.regime?.value === 'inCommunity' && { vat: fees.vat.value }),
    ...(fees.ofSeparate && { feesOfSeparate: fees.ofSeparate }),
  };
}
