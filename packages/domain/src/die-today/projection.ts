import { type Carved } from '../accounts/carve';
import { type Charge, totalOfCharges } from '../accounts/charges';
import { divideUnreduced } from '../accounts/division';
import type { Facts } from '../accounts/facts';
import { totalOf } from '../accounts/line';
import { type Prepared, prepare } from '../accounts/prepare';
import { firstAndFinal } from '../accounts/request';
import type { Division } from '../accounts/taken';
import type { LocalDate } from '../dates/local-date';
import { liquidityOf } from '../estate/asset';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import type { Said } from '../law/said';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { asIfDied } from './as-if-died';
import { assumptionsOf } from './assumptions';
import { leadWords, type PlainWords, plainWords } from './plain-words';
import { awardsOf, type ProjectedAward } from './projected-awards';
import { type ProjectedFlow, projectedFlow } from './projected-flow';
import { dutyFigures, gainsFigures, type ProjectedDuty, type ProjectedGains } from './projected-taxes';

/** What a client's estate would come to, had the client died on a day. Worked out by the functions of the account. */
export interface Projection {
  /** The day of the supposed death; it also picks the tax tables. */
  readonly asAt: LocalDate;
  readonly grossEstateAssets: Worked<Cents>;
  readonly executor: { readonly base: Cents; readonly fee: Worked<Cents>; readonly vat: Worked<Cents> };
  readonly mastersFee: Worked<Cents>;
  readonly capitalGains: ProjectedGains;
  readonly estateDuty: ProjectedDuty;
  readonly debts: Cents;
  readonly funeral: Cents;
  readonly administration: Worked<Cents>;
  readonly cashRequired: Worked<Cents>;
  readonly liquidity: Liquidity;
  /** What is left for the heirs of the residue; nil where it would be less. */
  readonly residue: Cents;
  /** What debts and bequests together lack: heirs pay in, assets are sold or bequests shrink, as the adviser chooses. */
  readonly unfundedShortfall: Worked<Cents>;
  readonly awards: readonly ProjectedAward[];
  /** All there is and where it goes, past the estate too. */
  readonly flow: ProjectedFlow;
  /** Who takes each asset that was left to somebody by name, and in what right. */
  readonly legacies: Division['legacies'];
  /** Awards from the estate and the cash required, less what is unfunded, are the gross estate. */
  readonly check: { readonly awardsAndCash: Cents; readonly gross: Cents; readonly holds: boolean };
  readonly notes: readonly string[];
  /** The whole in one sentence, then house, spouse and minors. */
  readonly lead: Said;
  readonly words: readonly PlainWords[];
  readonly assumptions: readonly Said[];
}

export interface Liquidity {
  readonly cash: Cents;
  readonly realisable: Cents;
  /** Cash alone against what must be paid; below nought a shortfall. */
  readonly strict: Worked<Cents>;
  /** With what could be sold soon. Neither says anything of solvency. */
  readonly withRealisable: Worked<Cents>;
}

export function projectDeath(estate: Estate, asAt: LocalDate): Outcome<Projection> {
  const prepared = prepare(asIfDied(estate, asAt), firstAndFinal(asAt));
  if (isRefused(prepared)) return prepared;
  const shared = sharesOf(prepared);
  const division = divideUnreduced(prepared.divide, shared.forHeirs);
  if (isRefused(division)) return division;
  return figuresOf(prepared, division, shared, asAt);
}

interface Shared {
  readonly forHeirs: Cents;
  readonly byRight: Cents;
}

/** A joint estate that cannot pay leaves no half to take: everything is then short on one side. */
function sharesOf({ facts, carved }: Prepared): Shared {
  if (!facts.joint || carved.forSurvivor >= 0)
    return { forHeirs: carved.forHeirs, byRight: notBelowNil(carved.forSurvivor) };
  return { forHeirs: plus(carved.forHeirs, carved.forSurvivor), byRight: nil };
}

function figuresOf(
  prepared: Prepared,
  division: Division & { readonly unfunded: Cents },
  { byRight }: Shared,
  asAt: LocalDate,
): Projection {
  const { facts, fees, charges, added, carved, tax, duty } = prepared;
  const gross = grossOf(prepared, carved);
  const ofGroup = (group: Charge['group']): Charge[] => charges.filter((charge) => charge.group === group);
  const administration = totalOf(
    'Administration',
    ofGroup('administration').map(({ line }) => line),
  );
  const capitalGains = gainsFigures(tax);
  const estateDuty = dutyFigures(facts, duty);
  const creditors = totalOfCharges(ofGroup('creditors'));
  const debts = minus(creditors, tax?.gainsTax.value ?? nil);
  const funeral = totalOfCharges(ofGroup('funeral'));
  const cashRequired = working('Cash required', 'Debts, taxes, costs and duty together')
    .line('Debts', debts)
    .worked('Capital gains tax', capitalGains.tax)
    .line('Funeral', funeral)
    .worked('Administration', administration)
    .worked('Estate duty', duty.charged)
    .gives(carved.liabilities);
  const awards = awardsOf(facts, division, byRight);
  const fromEstate = sum(awards.map((award) => award.fromEstate));
  const awardsAndCash = cents(fromEstate + cashRequired.value - division.unfunded);
  const liquidity = liquidityFigures(facts, sum(added.map(({ worked }) => worked.value)), cashRequired);
  const flow = projectedFlow(facts, division, added, awards, {
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
    funeral,
    administration,
    cashRequired,
    liquidity,
    residue: division.residue,
    unfundedShortfall: working('Unfunded shortfall', 'Bequests and cash required beyond the estate')
      .line('Gross estate', gross.value)
      .line('Cash required', cashRequired.value)
      .line('Awards at full value', fromEstate)
      .gives(division.unfunded),
    awards,
    flow,
    legacies: division.legacies,
    check: { awardsAndCash, gross: gross.value, holds: awardsAndCash === gross.value },
    notes: notesOf(prepared),
    lead: leadWords(facts, {
      strict: liquidity.strict.value,
      withRealisable: liquidity.withRealisable.value,
      unfunded: division.unfunded,
    }),
    words: plainWords({ facts, division, awards }),
    assumptions: assumptionsOf(facts),
  };
}

function grossOf({ facts, added }: Prepared, carved: Carved): Worked<Cents> {
  const lines = [
    ...facts.assets.map(({ asset, worked }) => ({ narrative: asset.description, worked })),
    ...added.map(({ narrative, worked }) => ({ narrative, worked })),
  ];
  return { ...totalOf('Gross estate assets', lines), value: carved.gross };
}

function liquidityFigures(facts: Facts, added: Cents, required: Worked<Cents>): Liquidity {
  const of = (wanted: 'cash' | 'realisable'): Cents =>
    sum(facts.assets.filter(({ asset }) => liquidityOf(asset) === wanted).map(({ value }) => value));
  const cash = plus(of('cash'), added);
  const realisable = of('realisable');
  return {
    cash,
    realisable,
    strict: working('Liquidity, cash alone', 'Cash less what must be paid')
      .line('Cash', cash)
      .worked('Less cash required', required)
      .gives(minus(cash, required.value)),
    withRealisable: working('Liquidity with what can be sold', 'Cash and realisable assets less what must be paid')
      .line('Cash', cash)
      .line('Realisable', realisable)
      .worked('Less cash required', required)
      .gives(minus(plus(cash, realisable), required.value)),
  };
}

function notesOf({ facts, duty }: Prepared): string[] {
  const { estate } = facts;
  const retirement = estate.benefits.some(({ kind }) => kind === 'retirement');
  return [
    ...(duty.note ? [duty.note] : []),
    ...(retirement
      ? ['Retirement benefits are illustrative: the trustees of the fund decide (Pension Funds Act s 37C).']
      : []),
  ];
}
