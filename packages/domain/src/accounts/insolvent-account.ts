import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, cents, minus, nil, plus, sum } from '../money/cents';
import type { AccountParty } from './awards';
import { type AccountCharge, computeChargePart, sumCharges } from './charges';
import { buildDistributionAccount } from './distribution';
import type { DrawnEstateAccount } from './drawn';
import { computeInsolventOutcome } from './insolvent-outcome';
import { sumAddedClaims } from './added-claims';
import type { ValuedAsset } from './facts';
import type { PreparedAccount } from './prepare';
import { nobodyTakes } from './taken';

/** Creditors in place of heirs. In a joint estate that can pay its joint debts, only the half of the deceased fails. */
export function drawInsolvent(prepared: PreparedAccount): Outcome<DrawnEstateAccount> {
  const { facts, fees, charges, carved, income } = prepared;
  // Heirs take nothing, so what an asset of theirs lacked is the estate's as well.
  const net = plus(income.net.value, income.deficit);
  const incomeOfDeceased = cents(Math.floor(net / 2));
  const ofDeceased = plus(plus(carved.forHeirs, sumCharges(charges, 'deceasedOnly')), incomeOfDeceased);
  // The survivor pays the own half of what the joint estate lacks with the own half of the income first.
  const ofSurvivor = plus(carved.forSurvivor, minus(net, incomeOfDeceased));
  if (!facts.joint || ofDeceased < 0 || ofSurvivor < 0) return drawForCreditors(prepared, net);
  const own = charges.flatMap((charge): AccountCharge[] => {
    const amount = computeChargePart(charge, 'deceasedOnly');
    return amount > 0 ? [{ ...charge, line: { ...charge.line, amount } }] : [];
  });
  const kept = toSurvivorParty(prepared);
  const incomeNotDivided = incomeOfDeceased;
  const available = ofDeceased;
  // The column of the deceased: separate property, with the debts it secures, and the half of the joint estate as money.
  const assets = facts.assets.filter((asset) => !asset.joint);
  const capital = cents(available - incomeNotDivided - sum(assets.map(({ value }) => value)));
  const column = { ...facts, assets };
  const insolvent = computeInsolventOutcome(column, toFeesOfColumn(fees, assets), own, capital, incomeNotDivided);
  if (isRefused(insolvent)) return insolvent;
  const distribution = buildDistributionAccount(facts, nobodyTakes, [kept]);
  if (isRefused(distribution)) return distribution;
  const incomeAward = { personId: kept.personId, capacity: kept.capacity, amount: minus(net, incomeNotDivided) };
  return {
    income: { ...income, awards: incomeAward.amount === 0 ? [] : [incomeAward] },
    parties: [kept],
    distribution,
    insolvent,
    available,
    incomeNotDivided,
    paidByOthers: minus(sumCharges(charges), sumCharges(charges, 'deceasedOnly')),
  };
}

/** Everything goes to the creditors. A cent of the joint income they leave is the survivor's. */
function drawForCreditors(prepared: PreparedAccount, net: Cents): Outcome<DrawnEstateAccount> {
  const { facts, fees, charges, added, carved, income } = prepared;
  const insolvent = computeInsolventOutcome(facts, fees, charges, sumAddedClaims(added), net);
  if (isRefused(insolvent)) return insolvent;
  const left = facts.survivor === undefined ? nil : insolvent.surplus;
  const awards = left > 0 ? [{ personId: facts.survivor!, capacity: 'byRight' as const, amount: left }] : [];
  return {
    income: { ...income, awards },
    parties: [],
    insolvent: { ...insolvent, surplus: minus(insolvent.surplus, left) },
    available: minus(plus(carved.gross, net), left),
    incomeNotDivided: minus(net, left),
  };
}

/** What the separate property of the deceased earned, and bears, of the fees. */
function toFeesOfColumn(fees: PreparedAccount['fees'], assets: readonly ValuedAsset[]): PreparedAccount['fees'] {
  const earning = assets.filter(({ asset }) => asset.administeredAbroad !== true);
  return {
    ...fees,
    base: sum(earning.map(({ value }) => value)),
    remuneration: { ...fees.remuneration, value: fees.ofSeparate?.remuneration.deceased ?? nil },
    vat: { ...fees.vat, value: fees.ofSeparate?.vat.deceased ?? nil },
  };
}

/** The survivor keeps the own half: of each asset kept in kind, and of the money. */
function toSurvivorParty({ facts, carved }: PreparedAccount): AccountParty {
  const inKind = facts.assets
    .filter(({ asset, joint, value }) => joint && asset.treatment === 'inKind' && value > 0)
    .map(({ asset, ofSurvivor, worked }) => ({
      assetId: asset.id,
      description: asset.description,
      value: ofSurvivor,
      as: 'full' as const,
      ground: 'byRight' as const,
      worked,
    }));
  const inKindTotal = sum(inKind.map(({ value }) => value));
  return {
    personId: facts.survivor!,
    capacity: 'byRight',
    total: carved.forSurvivor,
    inKind,
    inKindTotal,
    debtsTakenOver: nil,
    cash: minus(carved.forSurvivor, inKindTotal),
    cashLegacies: nil,
  };
}
