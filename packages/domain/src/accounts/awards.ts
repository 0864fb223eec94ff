import type { Worked } from '../law/worked';
import { type Cents, minus, nil, plus, smaller, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { Taker } from '../estate/will';
import { type Outcome, type Refused, collectRefusals, refuse } from '../law/refusal';
import { at } from '../estate/path';
import { groupBy } from './group-by';
import type { Division, LegacyTaken } from './taken';
import type { Facts, ValuedAsset } from './facts';
import { weightsOf } from './weights';

export type HeldAs = 'full' | 'holder' | 'bareOwner';

/** One asset, or part of one, taken as it is. */
export interface InKind {
  readonly assetId: string;
  readonly description: string;
  readonly value: Cents;
  readonly as: HeldAs;
  readonly ground: 'byRight' | 'legacy' | 'residue' | 'agreement';
  readonly share?: Fraction;
  /** How the asset came to be split as it was; shared by all who take of it. */
  readonly worked: Worked<Cents>;
}

/** A person in one capacity: the survivor by right is not the survivor as heir. */
export interface Party {
  readonly personId: string;
  readonly capacity: 'byRight' | 'heir';
  readonly total: Cents;
  readonly inKind: readonly InKind[];
  readonly inKindTotal: Cents;
  /** Debts of the estate this person took over, which counts as money brought in. */
  readonly debtsTakenOver: Cents;
  /** Paid out, or below nought: to be paid in. */
  readonly cash: Cents;
  readonly cashLegacies: Cents;
}

interface Share {
  readonly personId: string;
  readonly capacity: Party['capacity'];
  readonly value: Cents;
  readonly as: HeldAs;
  readonly ground: InKind['ground'];
  readonly share?: Fraction;
}

/** The split of one asset as a working whose lines are only written when somebody asks: there may be very many. */
function splitWorked(facts: Facts, { asset, worked, value }: ValuedAsset, shares: readonly Share[]): Worked<Cents> {
  return {
    title: `Award of ${asset.description}`,
    section: 'Administration of Estates Regulations, reg 5(1)',
    get lines() {
      return [
        { label: asset.description, value, section: worked.section, from: worked },
        ...shares.map((share) => ({
          label: facts.people.get(share.personId)?.name ?? share.personId,
          value: share.value,
        })),
      ];
    },
    value,
  };
}

type Splitter = (valued: ValuedAsset) => readonly Share[];

function splitter(facts: Facts, division: Division, heirs: ReadonlySet<string>): Splitter {
  const agreed = new Map<string, readonly Taker[]>(
    facts.estate.agreements.flatMap(({ assets }) => assets.map(({ assetId, to }) => [assetId, to] as const)),
  );
  const legacies = groupBy(
    division.legacies.filter(({ assetId }) => assetId !== undefined),
    ({ assetId }) => assetId!,
  );
  const order = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  const residue = [...division.residueTaken].sort(
    (a, b) => (order.get(a.personId) ?? Infinity) - (order.get(b.personId) ?? Infinity) || (a.as < b.as ? -1 : 1),
  );
  const residueWeights = weightsOf(residue.map(({ part }) => part));
  const ofResidue = (value: Cents): Share[] => {
    const parts = residueWeights.split(value);
    return residue.map(({ personId, as, part }, index) => ({
      personId,
      capacity: 'heir',
      value: parts[index]!,
      as,
      ground: 'residue',
      share: part,
    }));
  };
  return (valued) => {
    const takers = agreed.get(valued.asset.id);
    if (takers) return byAgreement(facts, valued, takers, heirs, order);
    const right: Share[] =
      valued.joint && facts.survivor !== undefined
        ? [{ personId: facts.survivor, capacity: 'byRight', value: valued.ofSurvivor, as: 'full', ground: 'byRight' }]
        : [];
    const taken: readonly LegacyTaken[] = legacies.get(valued.asset.id) ?? [];
    const given = taken.map(({ personId, full, origin }): Share => ({
      personId,
      capacity: 'heir',
      value: full,
      as: origin.as === 'cash' ? 'full' : origin.as,
      ground: 'legacy',
    }));
    const rest = minus(valued.ofDeceased, sum(given.map(({ value }) => value)));
    return [...right, ...given, ...(rest > 0 ? ofResidue(rest) : [])];
  };
}

/**
 * By agreement, or under s 38: the parts are of the whole asset. The survivor's own half is taken by right; what goes
 * beyond it is set against the inheritance, where there is one.
 */
function byAgreement(
  facts: Facts,
  valued: ValuedAsset,
  takers: readonly Taker[],
  heirs: ReadonlySet<string>,
  order: ReadonlyMap<string, number>,
): readonly Share[] {
  const listed = [...takers].sort((a, b) => order.get(a.personId)! - order.get(b.personId)!);
  const values = weightsOf(listed.map(({ share }) => share)).split(valued.value);
  return listed.flatMap(({ personId, share }, index): Share[] => {
    const value = values[index]!;
    const plain = { personId, as: 'full', ground: 'agreement', share } as const;
    if (personId !== facts.survivor || !facts.joint) return [{ ...plain, capacity: 'heir', value }];
    if (!heirs.has(personId)) return [{ ...plain, capacity: 'byRight', value }];
    const own = smaller(value, valued.ofSurvivor);
    return [
      { ...plain, capacity: 'byRight' as const, value: own },
      { ...plain, capacity: 'heir' as const, value: minus(value, own) },
    ].filter((part) => part.value > 0);
  });
}

const key = (personId: string, capacity: Party['capacity']): string => `${capacity}\u0000${personId}`;

/** Totals first, then what is taken in kind, and the cash is what is left: it is never rounded on its own. */
export function partiesOf(
  facts: Facts,
  division: Division,
  forSurvivor: Cents,
  debtsTakenOver: ReadonlyMap<string, Cents>,
): Outcome<readonly Party[]> {
  const totals = new Map<string, Cents>();
  const cashLegacies = new Map<string, Cents>();
  const bump = (map: Map<string, Cents>, id: string, amount: Cents): unknown =>
    map.set(id, plus(map.get(id) ?? nil, amount));
  for (const { personId, amount, origin } of division.legacies) {
    bump(totals, personId, amount);
    if (origin.as === 'cash') bump(cashLegacies, personId, amount);
  }
  for (const { personId, amount } of division.residueTaken) bump(totals, personId, amount);
  const refused: Refused[] = moveByAgreement(facts, totals);
  const split = splitter(facts, division, new Set(totals.keys()));
  const kept = new Map<string, InKind[]>();
  for (const valued of facts.assets) {
    const { asset } = valued;
    if (asset.treatment !== 'inKind' || valued.value === 0) continue;
    const shares = split(valued);
    if (sum(shares.map(({ value }) => value)) !== valued.value) {
      refused.push(
        refuse(
          at('assets', facts.estate.assets.indexOf(asset), 'treatment'),
          'Nothing of the residue is left to take this asset. Mark it as sold, or record who takes it over.',
        ),
      );
      continue;
    }
    const worked = splitWorked(facts, valued, shares);
    for (const { personId, capacity, value, as, ground, share } of shares) {
      if (capacity === 'heir' && !totals.has(personId)) {
        refused.push(
          refuse(
            'agreements',
            `${asset.description} goes to somebody who takes nothing from this estate. Choose an heir.`,
          ),
        );
      }
      const item: InKind = {
        assetId: asset.id,
        description: asset.description,
        value,
        as,
        ground,
        worked,
        ...(share && { share }),
      };
      const list = kept.get(key(personId, capacity));
      if (list) list.push(item);
      else kept.set(key(personId, capacity), [item]);
    }
  }
  const wrong = collectRefusals(refused);
  if (wrong) return wrong;
  const party = (personId: string, capacity: Party['capacity'], total: Cents): Party => {
    const inKind = kept.get(key(personId, capacity)) ?? [];
    const inKindTotal = sum(inKind.map(({ value }) => value));
    const taken = capacity === 'heir' || !totals.has(personId) ? (debtsTakenOver.get(personId) ?? nil) : nil;
    return {
      personId,
      capacity,
      total,
      inKind,
      inKindTotal,
      debtsTakenOver: taken,
      cash: plus(minus(total, inKindTotal), taken),
      cashLegacies: capacity === 'heir' ? (cashLegacies.get(personId) ?? nil) : nil,
    };
  };
  const heirs = [...facts.people.keys(), ...[...totals.keys()].filter((id) => !facts.people.has(id))]
    .filter((id) => totals.has(id))
    .map((id) => party(id, 'heir', totals.get(id)!));
  return facts.joint && facts.survivor !== undefined
    ? [party(facts.survivor, 'byRight', forSurvivor), ...heirs]
    : heirs;
}

/** Value one heir gives up to another by a redistribution. */
function moveByAgreement(facts: Facts, totals: Map<string, Cents>): Refused[] {
  const refused: Refused[] = [];
  facts.estate.agreements.forEach(({ transfers = [] }, nth) => {
    transfers.forEach(({ from, to, amount }, index) => {
      const has = totals.get(from) ?? nil;
      if (amount > has) {
        refused.push(
          refuse(
            at('agreements', nth, 'transfers', index, 'amount'),
            'Lower this: it is more than the heir is entitled to.',
          ),
        );
        return;
      }
      totals.set(from, minus(has, amount));
      totals.set(to, plus(totals.get(to) ?? nil, amount));
    });
  });
  return refused;
}
