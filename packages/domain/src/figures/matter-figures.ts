import { notLevied } from '../accounts/duty-addendum';
import { feesOf, type Fees } from '../accounts/fees';
import { readEstate } from '../accounts/facts';
import { prepare } from '../accounts/prepare';
import { firstAndFinal } from '../accounts/request';
import type { NamedAmount } from '../curator-account/account-input';
import type { HeldAndOwed } from '../curator-account/position';
import type { CapturedAsset } from '../assets/captured-asset';
import { countedAt, countedUnder } from '../assets/asset-totals';
import { holdersAmong } from '../assets/property-of';
import { assetClasses } from '../estate/asset';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import type { Liability } from '../estate/liability';
import { isRefused, type Outcome } from '../law/refusal';
import { said, verbatim } from '../law/said';
import { type Worked, working } from '../law/worked';
import { liabilityKinds } from '../liabilities/liability-kind';
import { systemType } from '../matter/kinds';
import { type Cents, minus, nil, sum } from '../money/cents';
import { projected } from './projected';

export const figureNames = [
  'grossAssets',
  'liabilities',
  'net',
  'estateDuty',
  'executorFee',
  'incomeFee',
  'mastersFee',
] as const;
export type FigureName = (typeof figureNames)[number];

/** What follows from the facts of a matter. A figure that makes no sense for its kind is left out. */
export type MatterFigures = Partial<Readonly<Record<FigureName, Outcome<Worked<Cents>>>>>;

export interface FigureFacts {
  readonly systemType: number;
  readonly today: LocalDate;
  readonly assets: readonly CapturedAsset[];
  readonly liabilities: readonly Liability[];
  readonly estate: Outcome<Estate>;
  /** What is held and owed by the matter's own books, where it has such: a curator's, who accounts for every movement. */
  readonly booked?: HeldAndOwed | undefined;
}

const classWords = { immovable: 'Immovable', movable: 'Movable', claim: 'Claims' } as const;

/** What the matter owns, class by class, at proceeds or value and its own share. */
function grossOf(assets: readonly CapturedAsset[]): Worked<Cents> {
  const holders = holdersAmong(assets);
  const lines = assets.filter(({ id }) => !holders.has(id)).map((asset) => ({ asset, amount: countedAt(asset) }));
  const ofClass = assetClasses.map((name) => {
    const those = lines.filter(({ asset }) => countedUnder(asset) === name);
    const worked = working(classWords[name], 'Value at the date of death, or proceeds once sold');
    for (const { asset, amount } of those) worked.line(verbatim(asset.description), amount);
    return { name, count: those.length, worked: worked.gives(sum(those.map(({ amount }) => amount))) };
  });
  const whole = working('Gross assets', 'Value at the date of death, or proceeds once sold');
  for (const { name, count, worked } of ofClass) if (count > 0) whole.worked(classWords[name], worked);
  return whole.gives(sum(ofClass.map(({ worked }) => worked.value)));
}

function owedOf(liabilities: readonly Liability[]): Worked<Cents> {
  const whole = working('Liabilities', 'Claims that were neither rejected nor withdrawn');
  for (const { creditor, kind, amount } of liabilities) {
    whole.line(said('{creditor}, {kind}', { creditor, kind: said(liabilityKinds[kind].label) }), amount);
  }
  return whole.gives(sum(liabilities.map(({ amount }) => amount)));
}

/** Held or owed by the books of whoever accounts for it, line by line. */
function bookedAs(title: string, lines: readonly NamedAmount[]): Worked<Cents> {
  const whole = working(title, 'By the books of the curatorship up to this day');
  for (const { name, says, amount } of lines) whole.line(says ?? verbatim(name), amount);
  return whole.gives(sum(lines.map(({ amount }) => amount)));
}

const netOf = (gross: Worked<Cents>, owed: Worked<Cents>): Worked<Cents> =>
  working('Net', 'Gross assets less liabilities, before costs and duty')
    .worked('Gross assets', gross)
    .worked('Less liabilities', owed)
    .gives(minus(gross.value, owed.value));

/** Fees alone want less than the whole account: an estate whose heirs are still unknown has them too. */
function feesAlone(estate: Estate, today: LocalDate): Outcome<Fees> {
  const facts = readEstate(estate, firstAndFinal(today));
  return isRefused(facts) ? facts : feesOf(facts, nil, nil);
}

function ofEstate(captured: Outcome<Estate>, today: LocalDate): MatterFigures {
  if (isRefused(captured)) {
    return {
      ...(captured && { executorFee: captured, incomeFee: captured, mastersFee: captured, estateDuty: captured }),
    };
  }
  const estate = projected(captured);
  const prepared = prepare(estate, firstAndFinal(today));
  const fees = isRefused(prepared) ? feesAlone(estate, today) : prepared.fees;
  return {
    estateDuty: estate.country === 'NA' ? notLevied.charged : isRefused(prepared) ? prepared : prepared.duty.charged,
    executorFee: isRefused(fees) ? fees : fees.remuneration,
    incomeFee: isRefused(fees) ? fees : fees.incomeCommission,
    mastersFee: isRefused(fees) ? fees : fees.mastersFee,
  };
}

/** What is held and what is owed, each where there is something to say. */
function standing({ systemType: type, assets, liabilities, booked }: FigureFacts) {
  const isEmpty = (booked?.assets ?? assets).length === 0;
  const gross = isEmpty ? undefined : booked ? bookedAs('Gross assets', booked.assets) : grossOf(assets);
  const hasDebts = (booked?.owed ?? liabilities).length > 0;
  // An insolvency has claims in place of liabilities; they come with its own account.
  if (type === systemType.liquidation || (!hasDebts && !gross)) return { gross };
  return { gross, owed: booked ? bookedAs('Liabilities', booked.owed) : owedOf(liabilities) };
}

/** An estate, and a client’s as if the death were today. */
const dies: ReadonlySet<number> = new Set([systemType.estateLate, systemType.flowConsult]);

/** The figures of a matter with how each is worked out, by the functions of the account itself. */
export function figuresOf(facts: FigureFacts): MatterFigures {
  const { gross, owed } = standing(facts);
  return {
    ...(gross && { grossAssets: gross }),
    ...(owed && { liabilities: owed }),
    ...(gross && owed && { net: netOf(gross, owed) }),
    ...(dies.has(facts.systemType) && ofEstate(facts.estate, facts.today)),
  };
}
