import { notLevied } from '../accounts/duty-addendum';
import { computeAccountFees, type AccountFees } from '../accounts/fees';
import { readEstate } from '../accounts/facts';
import { prepareAccount } from '../accounts/prepare';
import { createFirstAndFinal } from '../accounts/request';
import type { NamedAmount } from '../curator-account/account-input';
import type { PositionAmounts } from '../curator-account/position';
import type { CapturedAsset } from '../assets/captured-asset';
import { computeCountedAmount, classifyAsset } from '../assets/asset-totals';
import { listHolders } from '../assets/to-estate-property';
import { assetClasses } from '../estate/asset';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import type { EstateLiability } from '../estate/liability';
import { isRefused, type Outcome } from '../law/refusal';
import { message, quoteVerbatim } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { liabilityKinds } from '../liabilities/liability-kind';
import { systemType } from '../matter/kinds';
import { type Cents, minus, nil, sum } from '../money/cents';
import { projectEstate } from './projected';

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
export type MatterFigures = Partial<Readonly<Record<FigureName, Outcome<WorkedResult<Cents>>>>>;

export interface FigureFacts {
  readonly systemType: number;
  readonly today: LocalDate;
  readonly assets: readonly CapturedAsset[];
  readonly liabilities: readonly EstateLiability[];
  readonly estate: Outcome<Estate>;
  /** What is held and owed by the matter's own books, where it has such: a curator's, who accounts for every movement. */
  readonly booked?: PositionAmounts | undefined;
}

const classLabels = { immovable: 'Immovable', movable: 'Movable', claim: 'Claims' } as const;

/** What the matter owns, class by class, at proceeds or value and its own share. */
function computeGross(assets: readonly CapturedAsset[]): WorkedResult<Cents> {
  const holders = listHolders(assets);
  const lines = assets
    .filter(({ id }) => !holders.has(id))
    .map((asset) => ({ asset, amount: computeCountedAmount(asset) }));
  const ofClass = assetClasses.map((name) => {
    const those = lines.filter(({ asset }) => classifyAsset(asset) === name);
    const worked = startWorking(classLabels[name], 'Value at the date of death, or proceeds once sold');
    for (const { asset, amount } of those) worked.line(quoteVerbatim(asset.description), amount);
    return { name, count: those.length, worked: worked.gives(sum(those.map(({ amount }) => amount))) };
  });
  const whole = startWorking('Gross assets', 'Value at the date of death, or proceeds once sold');
  for (const { name, count, worked } of ofClass) if (count > 0) whole.worked(classLabels[name], worked);
  return whole.gives(sum(ofClass.map(({ worked }) => worked.value)));
}

function computeOwed(liabilities: readonly EstateLiability[]): WorkedResult<Cents> {
  const whole = startWorking('Liabilities', 'Claims that have not been rejected or withdrawn');
  for (const { creditor, kind, amount } of liabilities) {
    whole.line(message('{creditor}, {kind}', { creditor, kind: message(liabilityKinds[kind].label) }), amount);
  }
  return whole.gives(sum(liabilities.map(({ amount }) => amount)));
}

/** Held or owed by the books of whoever accounts for it, line by line. */
function sumBooked(title: string, lines: readonly NamedAmount[]): WorkedResult<Cents> {
  const whole = startWorking(title, 'According to the books of the curatorship to this date');
  for (const { name, says, amount } of lines) whole.line(says ?? quoteVerbatim(name), amount);
  return whole.gives(sum(lines.map(({ amount }) => amount)));
}

const computeNet = (gross: WorkedResult<Cents>, owed: WorkedResult<Cents>): WorkedResult<Cents> =>
  startWorking('Net', 'Gross assets less liabilities, before costs and duty')
    .worked('Gross assets', gross)
    .worked('Less liabilities', owed)
    .gives(minus(gross.value, owed.value));

/** Fees alone want less than the whole account: an estate whose heirs are still unknown has them too. */
function computeFeesAlone(estate: Estate, today: LocalDate): Outcome<AccountFees> {
  const facts = readEstate(estate, createFirstAndFinal(today));
  return isRefused(facts) ? facts : computeAccountFees(facts, nil, nil);
}

function computeEstateFigures(captured: Outcome<Estate>, today: LocalDate): MatterFigures {
  if (isRefused(captured)) {
    return {
      ...(captured && { executorFee: captured, incomeFee: captured, mastersFee: captured, estateDuty: captured }),
    };
  }
  const estate = projectEstate(captured);
  const prepared = prepareAccount(estate, createFirstAndFinal(today));
  const fees = isRefused(prepared) ? computeFeesAlone(estate, today) : prepared.fees;
  return {
    estateDuty: estate.country === 'NA' ? notLevied.charged : isRefused(prepared) ? prepared : prepared.duty.charged,
    executorFee: isRefused(fees) ? fees : fees.remuneration,
    incomeFee: isRefused(fees) ? fees : fees.incomeCommission,
    mastersFee: isRefused(fees) ? fees : fees.mastersFee,
  };
}

/** What is held and what is owed, each where there is something to say. */
function computeHoldings({ systemType: type, assets, liabilities, booked }: FigureFacts) {
  const isEmpty = (booked?.assets ?? assets).length === 0;
  const gross = isEmpty ? undefined : booked ? sumBooked('Gross assets', booked.assets) : computeGross(assets);
  const hasDebts = (booked?.owed ?? liabilities).length > 0;
  // An insolvency has claims in place of liabilities; they come with its own account.
  if (type === systemType.liquidation || (!hasDebts && !gross)) return { gross };
  return { gross, owed: booked ? sumBooked('Liabilities', booked.owed) : computeOwed(liabilities) };
}

/** An estate, and a client’s as if the death were today. */
const dies: ReadonlySet<number> = new Set([systemType.estateLate, systemType.flowConsult]);

/** The figures of a matter with how each is worked out, by the functions of the account itself. */
export function computeMatterFigures(facts: FigureFacts): MatterFigures {
  const { gross, owed } = computeHoldings(facts);
  return {
    ...(gross && { grossAssets: gross }),
    ...(owed && { liabilities: owed }),
    ...(gross && owed && { net: computeNet(gross, owed) }),
    ...(dies.has(facts.systemType) && computeEstateFigures(facts.estate, facts.today)),
  };
}
