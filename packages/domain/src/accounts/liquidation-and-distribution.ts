import type { Override } from '../costs/override';
import { isRefused, type Outcome } from '../law/refusal';
import type { Worked } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, smaller, sum } from '../money/cents';
import type { Estate } from '../estate/estate';
import type { OverridableFigure } from '../estate/settings';
import type { Massing } from '../regimes/massing';
import type { JointEstate } from '../regimes/joint-estate';
import { checkAgreed } from './agreements';
import { totalAdded } from './added-claims';
import { type Carved, carve, isInsolvent } from './carve';
import { debtsTakenOver, partiesWithContributions } from './cash-position';
import { totalOfCharges } from './charges';
import { type DistributionAccount, distributionAccount } from './distribution';
import type { DutyAddendum } from './duty-addendum';
import { type FiduciaryAccount, fiduciaryAccount } from './fiduciary-account';
import type { Drawn } from './drawn';
import { type Heading, headingOf } from './heading';
import { type IncomeAccount, divideIncome } from './income-account';
import { drawInsolvent } from './insolvent-account';
import type { InsolventOutcome } from './insolvent-outcome';
import { type LiquidationAccount, liquidationAccount } from './liquidation';
import { type Prepared, prepare } from './prepare';
import { type Proof, proofsOf } from './proofs';
import { sayWayOut } from './rate-missing';
import { stoodIn } from './since-lodged';
import { type CashPosition, type Recapitulation, recapitulation } from './recapitulation';
import type { AccountRequest, EarlierAccount } from './request';
import { type Division, nobodyTakes } from './taken';
import type { TaxAtDeath } from './tax-at-death';

/** The whole account as figures. A part with nothing in it is still there, and prints as nil. */
export interface LiquidationAndDistribution {
  readonly heading: Heading;
  readonly liquidation: LiquidationAccount;
  /** Absent for a statement of assets and liabilities, and in an insolvent estate. */
  readonly recapitulation?: Recapitulation;
  readonly distribution?: DistributionAccount;
  readonly income: IncomeAccount;
  readonly fiduciary: FiduciaryAccount;
  readonly duty: DutyAddendum;
  readonly tax?: TaxAtDeath;
  /** Tax of the estate itself after the death, and what of the tax at death an heir carries (s 25(6)). */
  readonly taxAfter?: Prepared['taxAfter'];
  readonly carriedByHeir?: Prepared['carriedByHeir'];
  readonly insolvent?: InsolventOutcome;
  readonly joint?: Worked<JointEstate>;
  readonly massing?: Worked<Massing>;
  /** Everything set by hand, with its reason. */
  readonly overrides: readonly {
    readonly name: OverridableFigure;
    readonly figure: string;
    readonly override: Override;
    readonly computed: Cents;
  }[];
  readonly proofs: readonly Proof[];
  /** Every proof holds. An account that does not balance cannot be final. */
  readonly balances: boolean;
  /** What the next account of the estate will ask for. */
  readonly forNext: EarlierAccount;
}

/** Draws the liquidation and distribution account of an estate, Administration of Estates Act 66 of 1965 s 35, reg 5. */
export function liquidationAndDistribution(
  estate: Estate,
  request: AccountRequest,
): Outcome<LiquidationAndDistribution> {
  const account = draw(estate, request);
  return isRefused(account) ? sayWayOut(account) : account;
}

function draw(estate: Estate, request: AccountRequest): Outcome<LiquidationAndDistribution> {
  const prepared = prepare(estate, request);
  if (isRefused(prepared)) return prepared;
  if (isInsolvent(prepared.carved)) {
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
  const position = cashPosition(prepared);
  const drawn = partiesWithContributions(facts, division, carved.forSurvivor, charges, position);
  if (isRefused(drawn)) return drawn;
  const refused = checkAgreed(facts, drawn.parties);
  if (refused) return refused;
  const recap = recapitulation(facts, position, drawn.parties);
  if (isRefused(recap)) return recap;
  const distribution = distributionAccount(facts, drawn.division, drawn.parties);
  if (isRefused(distribution)) return distribution;
  const shared = divideIncome(facts, prepared.fees, income, drawn.parties, drawn.division);
  if (isRefused(shared)) return shared;
  const whole = carve(facts, prepared.added, charges, prepared.carriedForward, recap.cashLegacies);
  if (isRefused(whole)) return whole;
  return finish(
    { ...prepared, carved: whole },
    { income: shared, parties: drawn.parties, division: drawn.division, recapitulation: recap, distribution },
  );
}

/** Money, and what must be paid out of it. */
function cashPosition({ facts, added, charges }: Prepared): CashPosition {
  const inCash = facts.assets.filter((asset) => asset.inCash).map(({ value }) => value);
  return {
    cash: plus(sum(inCash), totalAdded(added)),
    liabilities: totalOfCharges(charges),
    debtsTakenOver: sum(debtsTakenOver(charges).values()),
    heldBack: facts.request.holdBack ?? nil,
  };
}

function finish(prepared: Prepared, drawn: Drawn): LiquidationAndDistribution {
  const { facts, added, charges, carved, duty, tax } = prepared;
  const liquidation = liquidationAccount(facts, added, charges, carved, facts.request.holdBack ?? nil);
  const fiduciary = fiduciaryAccount(facts);
  const { income, parties, recapitulation: recap, distribution, insolvent } = drawn;
  const proofs = proofsOf({
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
  });
  return {
    heading: headingOf(facts),
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
    overrides: overridesOf(prepared),
    proofs,
    balances: proofs.every(({ holds }) => holds),
    forNext: forNext(prepared, liquidation, carved, drawn.division ?? nobodyTakes),
  };
}

/** As its line in the account is called: two fees and two amounts of VAT are told apart by it. */
const overridden: Readonly<Record<OverridableFigure, string>> = {
  executorRemuneration: "Executor's remuneration",
  vatOnRemuneration: "VAT on the executor's remuneration",
  mastersFee: "Master's fees",
  incomeCommission: "Executor's commission on income",
  vatOnIncomeCommission: 'VAT on the commission',
  estateDuty: 'Estate duty',
  capitalGainsTax: 'Capital gains tax at death',
};

function overridesOf({ fees, duty, tax }: Prepared): LiquidationAndDistribution['overrides'] {
  const figures: readonly (readonly [OverridableFigure, typeof fees.vat | undefined])[] = [
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

function forNext(
  { facts, fees, added, duty, tax }: Prepared,
  liquidation: LiquidationAccount,
  carved: Carved,
  { residueTaken, legacies }: Division,
): EarlierAccount {
  const back = added.filter(({ id }) => id.endsWith('-given-back')).map(({ worked }) => worked.value);
  const before = sum([
    facts.request.broughtForward?.cash ?? nil,
    ...back,
    ...facts.assets.map((asset) => (asset.chargedBefore > asset.value ? asset.value : asset.chargedBefore)),
  ]);
  const feesBack = [fees.remuneration, fees.vat, fees.mastersFee].map(({ value }) => smaller(value, nil));
  return {
    kind: facts.request.kind,
    gross: notBelowNil(minus(carved.gross, before)),
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
    stood: stoodIn(facts),
  };
}
