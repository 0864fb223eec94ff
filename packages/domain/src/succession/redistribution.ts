import { checkNotNegative } from '../law/check-input';
import { listedOnce } from '../law/checks';
import { collectRefusals, isRefused, type Outcome, type Refused, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import { type AwardedAsset, takeInKind } from './in-kind';

/** An heir, or the survivor with the half by right. */
export interface RedistributionParty {
  readonly id: string;
  /** What the party is entitled to before the agreement. */
  readonly entitlement: Cents;
  readonly signed: boolean;
  /** A minor cannot agree; a court or the Master must. */
  readonly minor?: { readonly approved: boolean };
}
export interface RedistributionInput {
  readonly parties: readonly RedistributionParty[];
  /** The assets of the estate that are divided anew, and who gets which. Only assets of the estate. */
  readonly assets: readonly AwardedAsset[];
  /** Cash of the estate, and who gets how much of it. */
  readonly cash: readonly { readonly party: string; readonly amount: Cents }[];
  readonly cashOfEstate: Cents;
  /** Money of their own that parties pay one another to make up the difference. */
  readonly topUps: readonly { readonly from: string; readonly to: string; readonly amount: Cents }[];
}
export interface Redistributed {
  readonly party: string;
  readonly entitlement: Cents;
  readonly takes: Cents;
  /** Received in top-ups less paid. */
  readonly topUps: Cents;
  /** Positive: more than the entitlement. Negative: given up, which may be a donation. */
  readonly gain: Cents;
}

/** A redistribution agreement: the parties divide what is in the estate among themselves, no more and no less. */
export function redistribute(input: RedistributionInput): Outcome<Worked<readonly Redistributed[]>> {
  const { parties, assets, cash, topUps } = input;
  const entitled = sum(parties.map((party) => party.entitlement));
  const inEstate = plus(sum(assets.map((asset) => asset.value)), input.cashOfEstate);
  const refused = collectRefusals([...checkParties(parties), ...checkMoney(input), sharesAddUp(entitled, inEstate)]);
  if (refused) return refused;
  const inKind = takeInKind(
    parties.map((party) => ({ heir: party.id, total: party.entitlement })),
    assets,
  );
  if (isRefused(inKind)) return inKind;

  const result = working('Redistribution agreement', 'Administration of Estates Regulations, reg 5(1); practice').line(
    'In the estate',
    inEstate,
  );
  const redistributed = parties.map(({ id, entitlement }, index): Redistributed => {
    const assetsTaken = sum(inKind.value[index]!.inKind.map((asset) => asset.value));
    const cashTaken = sum(cash.filter(({ party }) => party === id).map(({ amount }) => amount));
    const takes = plus(assetsTaken, cashTaken);
    const received = sum(topUps.filter(({ to }) => to === id).map(({ amount }) => amount));
    const paid = sum(topUps.filter(({ from }) => from === id).map(({ amount }) => amount));
    const net = minus(received, paid);
    const gain = minus(plus(takes, net), entitlement);
    result.line(`${id}, entitled to`, entitlement).line(`${id} takes`, takes).line(`${id}, top-ups`, net);
    if (gain < 0) {
      result.line(`${id} gives up`, negate(gain), { note: 'May be a donation; consider donations tax.' });
    }
    return { party: id, entitlement, takes, topUps: net, gain };
  });
  return result.gives(redistributed);
}

function checkParties(parties: readonly RedistributionParty[]): (Refused | undefined)[] {
  return [
    ...parties.map((party) => checkNotNegative(`parties.${party.id}.entitlement`, party.entitlement)),
    ...parties.map(({ id, signed }) =>
      signed ? undefined : refuse(`parties.${id}.signed`, `${id} has not signed. Everybody who shares must agree.`),
    ),
    ...parties.map(({ id, minor }) =>
      minor && !minor.approved
        ? refuse(`parties.${id}.minor`, `${id} is a minor. Record the approval of the court or the Master first.`)
        : undefined,
    ),
  ];
}

function checkMoney({ parties, cash, cashOfEstate, topUps }: RedistributionInput): (Refused | undefined)[] {
  const ids = new Set(parties.map(({ id }) => id));
  const named = [...cash.map(({ party }) => party), ...topUps.flatMap(({ from, to }) => [from, to])];
  return [
    ...[...new Set(named)]
      .filter((id) => !ids.has(id))
      .map((id) => refuse('parties', `${id} is no party to the agreement. Add ${id}, or take the money away.`)),
    ...cash.map(({ party, amount }) => checkNotNegative(`cash.${party}`, amount)),
    ...topUps.map(({ from, amount }) => checkNotNegative(`topUps.${from}`, amount)),
    ...topUps.map(({ from, to }) =>
      from === to ? refuse(`topUps.${from}`, `${from} cannot pay a top-up to the own account. Remove it.`) : undefined,
    ),
    ...listedOnce(
      'cash',
      cash.map(({ party }) => party),
      (id) => `${id} stands twice in the cash. Add the amounts together.`,
    ),
    sum(cash.map(({ amount }) => amount)) === cashOfEstate
      ? undefined
      : refuse('cash', 'The cash agreed is not the cash of the estate. Divide exactly what is there.'),
  ];
}

const sharesAddUp = (entitled: Cents, inEstate: Cents): Refused | undefined =>
  minus(entitled, inEstate) === nil
    ? undefined
    : refuse('parties', 'The entitlements are not together what is divided. Include every party and every asset.');
