import { type Figure, figure } from '../costs/override';
import type { Deduction, SpouseBenefit } from '../estate-duty/deductions';
import { estateDuty } from '../estate-duty/estate-duty';
import type { EstateDuty, EstateForDuty } from '../estate-duty/estate-for-duty';
import type { SpouseResidue } from '../estate-duty/spouse-residue';
import { usualSettings } from '../estate-duty/settings';
import { isRefused, type Outcome, Refused } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, sumFractions } from '../money/fraction';
import type { Charge } from './charges';
import type { Division } from './taken';
import { type ComputedClaims, dutyIdOf, type DutyProperty, dutyProperty, isLeftOut } from './duty-property';
import { predeceasedSpouses } from './predeceased-spouses';
import { earlierCharges } from './earlier-charges';
import type { Facts } from './facts';
import { isPublicBenefit } from './takers-of-assets';

/** The addendum: how the duty was worked out and who bears it, or that none is levied. */
export interface DutyAddendum {
  readonly levied: boolean;
  readonly computation?: Worked<EstateDuty>;
  /** What this account pays, as computed or as set by hand. */
  readonly charged: Figure;
  readonly note?: string;
}

const section = 'Estate Duty Act 45 of 1955';
const notLevied: DutyAddendum = {
  levied: false,
  charged: asFigure(working('Estate duty', 'Namibia').line('Not levied').gives(nil)),
  note: 'Estate duty and capital gains tax are not levied in Namibia.',
};

function asFigure(computed: Worked<Cents>): Figure {
  return { ...computed, computed };
}

/** Half of a joint charge, all of what the deceased alone bears, nothing of the survivor's. */
function deceasedPart(facts: Facts, charges: readonly Charge[]): Cents {
  if (facts.regime?.value !== 'inCommunity') return sum(charges.map((charge) => charge.line.amount));
  const of = (allocation: Charge['allocation']): Cents =>
    sum(charges.filter((charge) => charge.allocation === allocation).map((charge) => charge.line.amount));
  return plus(roundHalfUp(times(of('joint'), fraction(1, 2))), of('deceasedOnly'));
}

function generalDeductions(facts: Facts, charges: readonly Charge[]): Deduction[] {
  const codes = [...new Set(charges.flatMap(({ dutyCode }) => (dutyCode ? [dutyCode] : [])))];
  return codes.map((code) => ({
    code,
    amount: deceasedPart(
      facts,
      charges.filter((charge) => charge.dutyCode === code),
    ),
  }));
}

/** How much of what a massed will gives away was the deceased's own to give. */
function ownPart(facts: Facts): Fraction | undefined {
  if (!facts.massed) return undefined;
  const gross = sum(facts.assets.map((asset) => asset.value));
  if (gross === 0) return undefined;
  const joint = facts.regime?.value === 'inCommunity';
  const own = facts.assets.map(({ asset, value }) =>
    asset.separateOf === 'survivor'
      ? nil
      : joint && asset.separateOf === undefined
        ? (Math.floor(value / 2) as Cents)
        : value,
  );
  return fraction(sum(own), gross);
}

interface Accruing {
  readonly benefits: readonly SpouseBenefit[];
  readonly residue?: SpouseResidue;
  readonly deductions: readonly Deduction[];
}

/** What the division before duty gives the spouse (s 4(q)) and public benefit bodies (s 4(h)). */
function accruing(facts: Facts, division: Division): Accruing {
  const benefits: SpouseBenefit[] = [];
  const deductions: Deduction[] = [];
  const scale = ownPart(facts);
  const own = (amount: Cents): Cents => (scale ? roundHalfUp(times(amount, scale)) : amount);
  const byId = new Map(facts.assets.map(({ asset }) => [asset.id, asset]));
  for (const { personId, assetId, amount, origin } of division.legacies) {
    const asset = assetId === undefined ? undefined : byId.get(assetId);
    if (asset && isLeftOut(facts, asset)) continue;
    const description = asset?.description ?? `Legacy ${origin.legacy.id}`;
    const policy = asset?.gains?.kind === 'longTermPolicy';
    const linked = asset && !policy ? { propertyId: asset.id } : {};
    if (facts.spouses.has(personId)) benefits.push({ amount: own(amount), description, ...linked });
    else if (isPublicBenefit(facts, personId)) deductions.push({ code: '4(h)', amount: own(amount), description });
  }
  const mine = division.residueTaken.filter(({ personId }) => facts.spouses.has(personId));
  const shared = mine.filter(({ as, fixed }) => as === 'full' && !fixed && !scale);
  for (const { amount, as } of mine.filter((one) => !shared.includes(one))) {
    if (as === 'holder' && !scale) continue; // Follows the residue, below.
    benefits.push({ amount: own(amount), description: 'Out of the residue' });
  }
  for (const { personId, amount } of division.residueTaken) {
    if (isPublicBenefit(facts, personId))
      deductions.push({ code: '4(h)', amount: own(amount), description: 'Residue' });
  }
  const residue = scale
    ? undefined
    : residueOfSpouse(
        facts,
        division,
        shared.map(({ part }) => part),
      );
  return { benefits, deductions, ...(residue && { residue }) };
}

function residueOfSpouse(facts: Facts, division: Division, parts: readonly Fraction[]): SpouseResidue | undefined {
  const residueBeforeDuty = division.residue;
  if (parts.length > 0) return { residueBeforeDuty, share: sumFractions(parts) };
  const holders = division.residueInterest?.value.holders.filter(({ personId }) => facts.spouses.has(personId)) ?? [];
  const [holder] = holders;
  if (!holder) return undefined;
  const share = facts.estate.will?.residue?.limited?.holders.find((one) => one.personId === holder.personId)?.share;
  return { residueBeforeDuty, ...(share && { share }), usufruct: { factor: holder.factor.factor } };
}

/** Estate duty of the whole estate up to this account, less what earlier accounts paid. */
export function dutyAddendum(
  facts: Facts,
  charges: readonly Charge[],
  claims: ComputedClaims,
  division: Division,
): Outcome<DutyAddendum> {
  const { estate, request } = facts;
  if (estate.country === 'NA') return notLevied;
  const found = dutyProperty(facts, claims);
  if (isRefused(found)) return found;
  const accrues = accruing(facts, division);
  const earlier = earlierCharges(facts);
  const toSpouse = sum(request.earlier.map((account) => account.toSpouse));
  const toPublic = sum(request.earlier.map((account) => account.toPublicBenefit));
  const forDuty: EstateForDuty = {
    died: estate.deceased.diedOn,
    ...(estate.deceased.bornOn && { born: estate.deceased.bornOn }),
    ordinarilyResident: estate.deceased.resident ?? true,
    property: found.property,
    deemed: found.deemed,
    deductions: [
      ...generalDeductions(facts, [...earlier, ...charges]),
      ...found.deductions,
      ...accrues.deductions,
      ...(toPublic > 0 ? [{ code: '4(h)', amount: toPublic, description: 'In earlier accounts' } as const] : []),
    ],
    spouseBenefits: [
      ...found.benefits,
      ...accrues.benefits,
      ...(toSpouse > 0 ? [{ amount: toSpouse, description: 'In earlier accounts' }] : []),
    ],
    ...(accrues.residue && { spouseResidue: accrues.residue }),
    predeceasedSpouses: predeceasedSpouses(estate),
    successions: estate.earlierDuties.map(({ item, first }) => ({ propertyId: dutyIdOf(item), first })),
    credits: estate.dutyCredits.map(({ item, kind, amount, personId }) => ({
      kind,
      amount,
      propertyId: dutyIdOf(item),
      ...(personId !== undefined && { personId }),
    })),
  };
  const computation = estateDuty(forDuty, { ...usualSettings, ...estate.settings.duty });
  if (isRefused(computation)) return named(computation, found);
  const charged = figure(chargedHere(facts, computation), estate.settings.overrides?.estateDuty);
  return isRefused(charged) ? charged : { levied: true, computation, charged };
}

function chargedHere(facts: Facts, computation: Worked<EstateDuty>): Worked<Cents> {
  const { dutyPayable, executorBears, shares } = computation.value;
  const recover = facts.estate.settings.recoverDuty ?? true;
  const work = working('Estate duty in the account', `${section} ss 11 to 13`).worked('Duty payable', {
    ...computation,
    value: dutyPayable,
  });
  for (const { personId, recoverable } of recover ? shares : []) {
    if (recoverable > 0) work.line(`Less recoverable from ${personId}`, recoverable, { section: 's 13' });
  }
  const paid = sum(facts.request.earlier.map((account) => account.estateDuty));
  if (facts.request.earlier.length > 0) work.line('Less paid in earlier accounts', paid);
  return work.gives(notBelowNil(minus(recover ? executorBears : dutyPayable, paid)));
}

/** Refusals of the duty, named by where the estate holds the item. */
function named(refused: Refused, found: DutyProperty): Refused {
  const lists = { property: found.property, deemed: found.deemed };
  return new Refused(
    refused.refusals.map((refusal) => {
      const match = /^(property|deemed)\[(\d+)\]\.(.*)$/.exec(refusal.field);
      const item = match && lists[match[1] as 'property' | 'deemed'][Number(match[2])];
      const path = item && found.paths.get(item.id);
      return { ...refusal, field: path ? `${path}.${match[3]}` : `estateDuty.${refusal.field}` };
    }),
  );
}
