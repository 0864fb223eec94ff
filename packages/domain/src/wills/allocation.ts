import type { LocalDate } from '../dates/local-date';
import type { Person } from '../estate/person';
import type { Agreement, LimitedLegacy, Taker, Will } from '../estate/will';
import { isRefused } from '../law/refusal';
import { valueCreatedInterest } from '../limited-interests/created-interest';
import { type Cents, plus, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import {
  compareFractions,
  type Fraction,
  lowestTerms,
  none,
  subtractFractions,
  sumFractions,
  whole,
} from '../money/fraction';
import { shareOut } from '../money/share-out';

export interface AllottableAsset {
  readonly id: string;
  readonly value: Cents;
  readonly bonaFideFarm?: boolean;
}

export type AllocationGround =
  | 'legacy'
  | 'cash'
  | 'usufruct'
  | 'fiduciary interest'
  | 'like interest'
  | 'bare dominium'
  | Agreement['ground'];

/** What one person is given of one thing. */
export interface Allocation {
  readonly personId: string;
  readonly assetId?: string;
  readonly ground: AllocationGround;
  readonly share?: Fraction;
  /** Absent while the value of a right cannot be worked out: a birth date or a sex is missing. */
  readonly amount?: Cents;
}

export interface Allotted {
  readonly allocations: readonly Allocation[];
  /** The part of each asset that no legacy and no agreement gives away: it is in the residue. */
  readonly left: ReadonlyMap<string, Fraction>;
}

export interface AllocationInput {
  readonly will?: Will;
  readonly agreements: readonly Agreement[];
  readonly assets: readonly AllottableAsset[];
  readonly people: readonly Person[];
  readonly diedOn?: LocalDate;
}

/** Parts of an asset's value that always add up to what they are parts of. */
function amountsOf(value: Cents, takers: readonly Taker[]): Cents[] {
  const shares = takers.map(({ share }) => share);
  const total = sumFractions(shares);
  if (total.n <= 0n) return takers.map(() => nil);
  const given = compareFractions(total, whole) >= 0 ? value : roundHalfUp(times(value, total));
  return [...shareOut(given, shares)];
}

function limitedOf(legacy: LimitedLegacy, input: AllocationInput, asset: AllottableAsset | undefined): Allocation[] {
  const { right, holders, bareOwners, assetId } = legacy;
  const personOf = (id: string) => input.people.find((person) => person.id === id);
  const valued =
    asset && input.diedOn !== undefined
      ? valueCreatedInterest({
          right,
          fullValue: asset.value,
          ...(asset.bonaFideFarm && { bonaFideFarm: true }),
          ...(legacy.acceptedYield && { acceptedYield: legacy.acceptedYield }),
          acquiredOn: input.diedOn,
          bareOwners,
          holders: holders.map(({ personId, share, term }) => {
            const person = personOf(personId);
            const more = term ? { term } : {};
            return {
              share,
              holder:
                person && person.kind === 'natural'
                  ? // Somebody whose sex is not captured has no factor: the value then stays open.
                    {
                      kind: 'person' as const,
                      personId,
                      sex: person.sex!,
                      ...(person.bornOn !== undefined && person.sex && { born: person.bornOn }),
                      ...more,
                    }
                  : { kind: 'body' as const, personId, ...more },
            };
          }),
        })
      : undefined;
  const worked = valued && !isRefused(valued) ? valued.value : undefined;
  return [
    ...holders.map(({ personId, share }, nth): Allocation => ({
      personId,
      assetId,
      ground: right,
      share,
      ...(worked && { amount: worked.holders[nth]!.value }),
    })),
    ...bareOwners.map(({ personId, share }, nth): Allocation => ({
      personId,
      assetId,
      ground: 'bare dominium',
      share,
      ...(worked && { amount: worked.bareOwners[nth]!.value }),
    })),
  ];
}

/** Who is given what by the will's legacies and by agreements, and what is left of each asset. */
export function allocationsOf(input: AllocationInput): Allotted {
  const assets = new Map(input.assets.map((asset) => [asset.id, asset]));
  const left = new Map(input.assets.map(({ id }): [string, Fraction] => [id, whole]));
  const takeOff = (assetId: string, part: Fraction): void => {
    const rest = subtractFractions(left.get(assetId) ?? whole, part);
    left.set(assetId, rest.n < 0n ? none : lowestTerms(rest));
  };
  const inParts = (assetId: string, takers: readonly Taker[], ground: AllocationGround): Allocation[] => {
    const amounts = amountsOf(assets.get(assetId)?.value ?? nil, takers);
    takeOff(assetId, sumFractions(takers.map(({ share }) => share)));
    return takers.map(({ personId, share }, nth) => ({ personId, assetId, ground, share, amount: amounts[nth]! }));
  };
  const byWill = (input.will?.legacies ?? []).flatMap((legacy): Allocation[] => {
    switch (legacy.kind) {
      case 'cash':
        return [{ personId: legacy.personId, ground: 'cash', amount: legacy.amount }];
      case 'asset':
        return inParts(legacy.assetId, legacy.to, 'legacy');
      case 'limited':
        takeOff(legacy.assetId, whole);
        return limitedOf(legacy, input, assets.get(legacy.assetId));
    }
  });
  const agreed = input.agreements.flatMap(({ ground, assets: of }) =>
    of.flatMap(({ assetId, to }) => inParts(assetId, to, ground)),
  );
  return { allocations: [...byWill, ...agreed], left };
}

export const totalOf = (allocations: readonly Pick<Allocation, 'amount'>[]): Cents =>
  allocations.reduce((total, { amount }) => plus(total, amount ?? nil), nil);
