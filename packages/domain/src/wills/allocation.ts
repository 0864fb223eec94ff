import type { LocalDate } from '../dates/local-date';
import type { EstatePerson } from '../estate/person';
import type { HeirAgreement, LimitedLegacy, Taker, Will } from '../estate/will';
import { isRefused } from '../law/refusal';
import { valueCreatedInterest } from '../limited-interests/created-interest';
import { type Cents, plus, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import {
  compareFractions,
  type Fraction,
  reduceFraction,
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
  | 'annuity'
  | 'bare dominium'
  | HeirAgreement['ground'];

/** What one person is given of one thing. */
export interface WillAllocation {
  readonly personId: string;
  readonly assetId?: string;
  readonly ground: AllocationGround;
  readonly share?: Fraction;
  /** Absent while the value of a right cannot be worked out: a birth date or a sex is missing. */
  readonly amount?: Cents;
}

export interface AllocationResult {
  readonly allocations: readonly WillAllocation[];
  /** The part of each asset that no legacy and no agreement gives away: it is in the residue. */
  readonly left: ReadonlyMap<string, Fraction>;
}

export interface AllocationInput {
  readonly will?: Will;
  readonly agreements: readonly HeirAgreement[];
  readonly assets: readonly AllottableAsset[];
  readonly people: readonly EstatePerson[];
  readonly diedOn?: LocalDate;
}

/** Parts of an asset's value that always add up to what they are parts of. */
function computeAmounts(value: Cents, takers: readonly Taker[]): Cents[] {
  const shares = takers.map(({ share }) => share);
  const total = sumFractions(shares);
  if (total.n <= 0n) return takers.map(() => nil);
  const given = compareFractions(total, whole) >= 0 ? value : roundHalfUp(times(value, total));
  return [...shareOut(given, shares)];
}

function listLimitedAllocations(
  legacy: LimitedLegacy,
  input: AllocationInput,
  asset: AllottableAsset | undefined,
): WillAllocation[] {
  const { right, holders, bareOwners, assetId } = legacy;
  const findPerson = (id: string) => input.people.find((person) => person.id === id);
  const valued =
    asset && input.diedOn !== undefined
      ? valueCreatedInterest({
          right,
          fullValue: asset.value,
          ...(asset.bonaFideFarm && { bonaFideFarm: true }),
          ...(legacy.acceptedYield && { acceptedYield: legacy.acceptedYield }),
          ...(legacy.yearly !== undefined && { yearly: legacy.yearly }),
          acquiredOn: input.diedOn,
          bareOwners,
          holders: holders.map(({ personId, share, term }) => {
            const person = findPerson(personId);
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
    ...holders.map(({ personId, share }, nth): WillAllocation => ({
      personId,
      assetId,
      ground: right,
      share,
      ...(worked && { amount: worked.holders[nth]!.value }),
    })),
    ...bareOwners.map(({ personId, share }, nth): WillAllocation => ({
      personId,
      assetId,
      ground: 'bare dominium',
      share,
      ...(worked && { amount: worked.bareOwners[nth]!.value }),
    })),
  ];
}

/** Who is given what by the will's legacies and by agreements, and what is left of each asset. */
export function allocateAssets(input: AllocationInput): AllocationResult {
  const assets = new Map(input.assets.map((asset) => [asset.id, asset]));
  const left = new Map(input.assets.map(({ id }): [string, Fraction] => [id, whole]));
  const takePart = (assetId: string, part: Fraction): void => {
    const rest = subtractFractions(left.get(assetId) ?? whole, part);
    left.set(assetId, rest.n < 0n ? none : reduceFraction(rest));
  };
  const allocateInParts = (assetId: string, takers: readonly Taker[], ground: AllocationGround): WillAllocation[] => {
    const amounts = computeAmounts(assets.get(assetId)?.value ?? nil, takers);
    takePart(assetId, sumFractions(takers.map(({ share }) => share)));
    return takers.map(({ personId, share }, nth) => ({ personId, assetId, ground, share, amount: amounts[nth]! }));
  };
  const byWill = (input.will?.legacies ?? []).flatMap((legacy): WillAllocation[] => {
    switch (legacy.kind) {
      case 'cash':
        return [{ personId: legacy.personId, ground: 'cash', amount: legacy.amount }];
      case 'asset':
        return allocateInParts(legacy.assetId, legacy.to, 'legacy');
      case 'limited':
        takePart(legacy.assetId, whole);
        return listLimitedAllocations(legacy, input, assets.get(legacy.assetId));
    }
  });
  const agreed = input.agreements.flatMap(({ ground, assets: of }) =>
    of.flatMap(({ assetId, to }) => allocateInParts(assetId, to, ground)),
  );
  return { allocations: [...byWill, ...agreed], left };
}

export const sumAllocations = (allocations: readonly Pick<WillAllocation, 'amount'>[]): Cents =>
  allocations.reduce((total, { amount }) => plus(total, amount ?? nil), nil);
