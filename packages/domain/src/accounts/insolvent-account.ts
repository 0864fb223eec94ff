import { minus, nil, plus, sum } from '../money/cents';
import type { Party } from './awards';
import { totalOfCharges } from './charges';
import type { Drawn } from './drawn';
import { insolventOutcome } from './insolvent-outcome';
import { type Prepared, totalAdded } from './prepare';

/** Creditors in place of heirs. In a joint estate that can pay its joint debts, only the half of the deceased fails. */
export function drawInsolvent(prepared: Prepared): Drawn {
  const { facts, fees, charges, added, carved, income } = prepared;
  const net = income.net.value > 0 ? income.net.value : nil;
  const noAwards = { ...income, awards: [] };
  const halfOnly = facts.joint && (carved.netJoint ?? nil) >= 0 && carved.forSurvivor >= 0;
  if (!halfOnly) {
    const insolvent = insolventOutcome(facts, fees, charges, totalAdded(added), net);
    return { income: noAwards, parties: [], insolvent, available: plus(carved.gross, net) };
  }
  const own = charges.filter((charge) => charge.allocation === 'deceasedOnly');
  const available = sum([carved.forHeirs, totalOfCharges(own), net]);
  const insolvent = insolventOutcome({ ...facts, assets: [] }, fees, own, minus(available, net), net);
  return { income: noAwards, parties: [survivor(prepared)], insolvent, available };
}

/** The survivor keeps the own half: of each asset kept in kind, and of the money. */
function survivor({ facts, carved }: Prepared): Party {
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
