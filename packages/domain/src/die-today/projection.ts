import { isAccrualId, toAccrualId } from '../accounts/added-claims';
import { type CarvedEstate } from '../accounts/carve';
import { type AccountCharge, sumCharges } from '../accounts/charges';
import { divideUnreduced } from '../accounts/division';
import { type DrawingFacts, findPersonName } from '../accounts/facts';
import { computeTotal } from '../accounts/line';
import { type PreparedAccount, prepareAccount } from '../accounts/prepare';
import { createFirstAndFinal } from '../accounts/request';
import type { EstateDivision } from '../accounts/taken';
import type { LocalDate } from '../dates/local-date';
import { classifyLiquidity } from '../estate/asset';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import type { Message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, nil, clampBelowNil, pickSmaller, plus, sum } from '../money/cents';
import { projectDeathOn } from './project-death-on';
import { describeAssumptions } from './assumptions';
import { describeLead, type PlainExplanation, explainProjection } from './plain-explanation';
import { listRetirementPayments, type RetirementPayment } from './retirement';
import { computeProjectedAwards, type ProjectedAward } from './projected-awards';
import { type ProjectedFlow, buildProjectedFlow } from './projected-flow';
import {
  computeProjectedDuty,
  computeProjectedGains,
  type ProjectedDuty,
  type ProjectedGains,
} from './projected-taxes';

/** What a client's estate would come to, had the client died on a day. Worked out by the functions of the account. */
export interface ProjectedDeath {
  /** The day of the supposed death; it also picks the tax tables. */
  readonly asAt: LocalDate;
  readonly grossEstateAssets: WorkedResult<Cents>;
  readonly executor: { readonly base: Cents; readonly fee: WorkedResult<Cents>; readonly vat: WorkedResult<Cents> };
  readonly mastersFee: WorkedResult<Cents>;
  readonly capitalGains: ProjectedGains;
  readonly estateDuty: ProjectedDuty;
  readonly debts: Cents;
  /** What spouses claim of the growth of the estate: owed by it, and received by the family. */
  readonly accrual: Cents;
  /** What the estate claims from a spouse whose own grew more: an asset to collect, and no cash. */
  readonly accrualReceived: Cents;
  /** How both estates grew, marriage by marriage. */
  readonly accruals: readonly ProjectedAccrual[];
  /** Retirement funds, each with its tax if all is taken in cash. */
  readonly retirement: readonly RetirementPayment[];
  readonly funeral: Cents;
  readonly administration: WorkedResult<Cents>;
  readonly cashRequired: WorkedResult<Cents>;
  readonly liquidity: ProjectedLiquidity;
  /** What is left for the heirs of the residue; nil where it would be less. */
  readonly residue: Cents;
  /** What debts and bequests together lack: heirs pay in, assets are sold or bequests shrink, as the adviser chooses. */
  readonly unfundedShortfall: WorkedResult<Cents>;
  readonly awards: readonly ProjectedAward[];
  /** All there is and where it goes, past the estate too. */
  readonly flow: ProjectedFlow;
  /** Who takes each asset that was left to somebody by name, and in what right. */
  readonly legacies: EstateDivision['legacies'];
  /** Awards from the estate and the cash required, less what is unfunded, are the gross estate. */
  readonly check: { readonly awardsAndCash: Cents; readonly gross: Cents; readonly holds: boolean };
  readonly notes: readonly string[];
  /** The whole in one sentence, then house, spouse and minors. */
  readonly lead: Message;
  readonly words: readonly PlainExplanation[];
  readonly assumptions: readonly Message[];
}

/** The growth of both spouses' estates and who owes whom half of the difference. */
export interface ProjectedAccrual {
  readonly spouseId: string;
  readonly name: string;
  readonly claimBy: 'survivor' | 'estate' | 'nobody';
  readonly claim: Cents;
  /** Of the client, and of the spouse. */
  readonly own: Cents;
  readonly ofSpouse: Cents;
  /** Part of the claim that is settled by handing over assets, at base cost to the spouse. */
  readonly inKind: Cents;
}

export interface ProjectedLiquidity {
  readonly cash: Cents;
  /** Claims that assets settle: neither cash that is there, nor cash that must be paid. */
  readonly settledInKind: Cents;
  readonly realisable: Cents;
  /** Cash alone against what must be paid; below nought a shortfall. */
  readonly strict: WorkedResult<Cents>;
  /** With what could be sold soon. Neither says anything of solvency. */
  readonly withRealisable: WorkedResult<Cents>;
}

export function projectDeath(estate: Estate, asAt: LocalDate): Outcome<ProjectedDeath> {
  const prepared = prepareAccount(projectDeathOn(estate, asAt), createFirstAndFinal(asAt));
  if (isRefused(prepared)) return prepared;
  const shared = computeProjectedShares(prepared);
  const division = divideUnreduced(prepared.divide, shared.forHeirs);
  if (isRefused(division)) return division;
  return computeProjectionFigures(prepared, division, shared, asAt);
}

interface ProjectedShares {
  readonly forHeirs: Cents;
  readonly byRight: Cents;
}

/** A joint estate that cannot pay leaves no half to take: everything is then short on one side. */
function computeProjectedShares({ facts, carved }: PreparedAccount): ProjectedShares {
  if (!facts.joint || carved.forSurvivor >= 0)
    return { forHeirs: carved.forHeirs, byRight: clampBelowNil(carved.forSurvivor) };
  return { forHeirs: plus(carved.forHeirs, carved.forSurvivor), byRight: nil };
}

function computeProjectionFigures(
  prepared: PreparedAccount,
  division: EstateDivision & { readonly unfunded: Cents },
  { byRight }: ProjectedShares,
  asAt: LocalDate,
): ProjectedDeath {
  const { facts, fees, charges, added, carved, tax, duty } = prepared;
  const gross = computeProjectedGross(prepared, carved);
  const listChargesOf = (group: AccountCharge['group']): AccountCharge[] =>
    charges.filter((charge) => charge.group === group);
  const administration = computeTotal(
    'Administration',
    listChargesOf('administration').map(({ line }) => line),
  );
  const capitalGains = computeProjectedGains(tax);
  const estateDuty = computeProjectedDuty(facts, duty);
  const creditors = sumCharges(listChargesOf('creditors'));
  const accruals = sumAccrualClaims(facts, charges);
  const accrual = sum([...accruals.values()]);
  const debts = minus(minus(creditors, tax?.gainsTax.value ?? nil), accrual);
  const funeral = sumCharges(listChargesOf('funeral'));
  const cashRequired = startWorking('Cash required', 'Total debts, taxes, costs and duty')
    .line('Debts', debts)
    .line('Accrual claim of the spouse', accrual)
    .worked('Capital gains tax', capitalGains.tax)
    .line('Funeral', funeral)
    .worked('Administration', administration)
    .worked('Estate duty', duty.charged)
    .gives(carved.liabilities);
  const awards = computeProjectedAwards(facts, division, byRight, accruals);
  const fromEstate = sum(awards.map((award) => award.fromEstate));
  const awardsAndCash = cents(fromEstate + cashRequired.value - division.unfunded);
  const liquidity = computeLiquidity(
    facts,
    sum(added.filter(({ id }) => !isAccrualId(id)).map(({ worked }) => worked.value)),
    cashRequired,
  );
  const flow = buildProjectedFlow(facts, division, added, awards, {
    taxes: plus(capitalGains.tax.value, duty.charged.value),
    debts,
    costs: plus(administration.value, funeral),
    unfunded: division.unfunded,
  });
  return {
    asAt,
    grossEstateAssets: gross,
    executor: { base: fees.base, fee: fees.remuneration, vat: fees.vat },
    mastersFee: fees.mastersFee,
    capitalGains,
    estateDuty,
    debts,
    accrual,
    accrualReceived: sum(added.filter(({ id }) => isAccrualId(id)).map(({ worked }) => worked.value)),
    accruals: facts.accruals.map(({ spouseId, worked: { value } }) => ({
      spouseId,
      name: findPersonName(facts, spouseId),
      claimBy: value.claimBy,
      claim: value.claim,
      own: value.deceasedAccrual,
      ofSpouse: value.survivorAccrual,
      inKind: pickSmaller(sumSettled(facts, spouseId), value.claimBy === 'survivor' ? value.claim : nil),
    })),
    retirement: listRetirementPayments(facts, asAt),
    funeral,
    administration,
    cashRequired,
    liquidity,
    residue: division.residue,
    unfundedShortfall: startWorking('Unfunded shortfall', 'Bequests and cash required beyond the estate')
      .line('Gross estate', gross.value)
      .line('Cash required', cashRequired.value)
      .line('Awards at full value', fromEstate)
      .gives(division.unfunded),
    awards,
    flow,
    legacies: division.legacies,
    check: { awardsAndCash, gross: gross.value, holds: awardsAndCash === gross.value },
    notes: listProjectionNotes(prepared),
    lead: describeLead(facts, {
      strict: liquidity.strict.value,
      withRealisable: liquidity.withRealisable.value,
      unfunded: division.unfunded,
    }),
    words: explainProjection({ facts, division, awards }),
    assumptions: describeAssumptions(facts),
  };
}

/** The assets that settle the claim of a spouse, or of any. */
const sumSettled = ({ assets }: DrawingFacts, spouseId?: string): Cents =>
  sum(
    assets
      .filter(({ asset: { settlesAccrualOf } }) =>
        spouseId === undefined ? settlesAccrualOf !== undefined : settlesAccrualOf === spouseId,
      )
      .map(({ value }) => value),
  );

/** What each spouse claims of the growth of the estate, as its charges have it. */
function sumAccrualClaims({ accruals }: DrawingFacts, charges: readonly AccountCharge[]): ReadonlyMap<string, Cents> {
  return new Map(
    accruals.flatMap(({ spouseId }) => {
      const found = charges.find(({ line }) => line.id === toAccrualId(accruals, spouseId));
      return found && found.line.amount > 0 ? [[spouseId, found.line.amount] as const] : [];
    }),
  );
}

function computeProjectedGross({ facts, added }: PreparedAccount, carved: CarvedEstate): WorkedResult<Cents> {
  const lines = [
    ...facts.assets.map(({ asset, worked }) => ({ narrative: asset.description, worked })),
    ...added.map(({ narrative, worked }) => ({ narrative, worked })),
  ];
  return { ...computeTotal('Gross estate assets', lines), value: carved.gross };
}

function computeLiquidity(facts: DrawingFacts, added: Cents, required: WorkedResult<Cents>): ProjectedLiquidity {
  const sumByLiquidity = (wanted: 'cash' | 'realisable'): Cents =>
    sum(
      facts.assets
        .filter(({ asset }) => asset.settlesAccrualOf === undefined && classifyLiquidity(asset) === wanted)
        .map(({ value }) => value),
    );
  const settledInKind = sumSettled(facts);
  const cash = plus(sumByLiquidity('cash'), added);
  const realisable = sumByLiquidity('realisable');
  const strict = startWorking('Liquidity, cash only', 'Cash less payments due')
    .line('Cash', cash)
    .worked('Less cash required', required);
  if (settledInKind > 0) strict.line('Accrual claim settled with assets, for which no cash is needed', settledInKind);
  return {
    cash,
    settledInKind,
    realisable,
    strict: strict.gives(minus(plus(cash, settledInKind), required.value)),
    withRealisable: startWorking(
      'Liquidity including assets that can be sold',
      'Cash and realisable assets less payments due',
    )
      .line('Cash', cash)
      .line('Realisable', realisable)
      .worked('Less cash required', required)
      .gives(minus(sum([cash, settledInKind, realisable]), required.value)),
  };
}

function listProjectionNotes({ facts, duty }: PreparedAccount): string[] {
  const { estate } = facts;
  const retirement = estate.benefits.some(({ kind }) => kind === 'retirement');
  return [
    ...(duty.note ? [duty.note] : []),
    ...(retirement
      ? [
          'Retirement benefits are shown for illustration only. The fund’s trustees decide who receives them (Pension Funds Act s 37C).',
        ]
      : []),
  ];
}
