import { type Figure, figure } from '../costs/override';
import type { Deduction } from '../estate-duty/deductions';
import { estateDuty } from '../estate-duty/estate-duty';
import type { EstateDuty, EstateForDuty } from '../estate-duty/estate-for-duty';
import { usualSettings } from '../estate-duty/settings';
import type { EarlierDuty } from '../estate/duty-facts';
import { isRefused, type Outcome } from '../law/refusal';
import { inEnglish, said } from '../law/said';
import { revalued, type Worked, type WorkedLine, working } from '../law/worked';
import { type Cents, minus, nil, notBelowNil, plus, smaller, sum } from '../money/cents';
import { proportion, roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';
import { type Charge, totalOfCharges } from './charges';
import { dutyProperty, isLeftOut, namedByProperty } from './duty-property';
import { diedTogether, predeceasedSpouses } from './predeceased-spouses';
import { type Discharged, dutyTakings } from './duty-takings';
import { type ComputedClaims, dutyIdOf, type DutyValues, dutyValues, isJointProperty } from './duty-values';
import { type Facts, nameOf } from './facts';
import { chargedBefore } from './request';
import type { Division } from './taken';

/** The addendum: how the duty was worked out and who bears it, or that none is levied. */
export interface DutyAddendum {
  readonly levied: boolean;
  readonly computation?: Worked<EstateDuty>;
  /** What this account pays, as computed or as set by hand. */
  readonly charged: Figure;
  readonly note?: string;
}

const section = 'Estate Duty Act 45 of 1955';
/** Nil, not unknown: a Namibian estate pays none whatever else of it is still open. */
export const notLevied: DutyAddendum = {
  levied: false,
  charged: asFigure(working('Estate duty', 'Namibia').line('Not levied').gives(nil)),
  note: 'Estate duty and capital gains tax are not levied in Namibia.',
};

function asFigure(computed: Worked<Cents>): Figure {
  return { ...computed, computed };
}

/** Half of a joint charge, all of what the deceased alone bears, nothing of the survivor's. */
function deceasedPart(facts: Facts, charges: readonly Charge[]): Cents {
  const of = (allocation: Charge['allocation']): Cents => totalOfCharges(charges, allocation);
  const joint = of('joint');
  if (facts.regime?.value === 'inCommunity') return plus(roundHalfUp(times(joint, fraction(1, 2))), of('deceasedOnly'));
  return sum([joint, of('deceasedOnly'), facts.massed ? nil : of('survivorOnly')]);
}

/** Debts secured by property that is left out are discharged from it, as far as it goes. */
function dischargedElsewhere(facts: Facts, charges: readonly Charge[]): ReadonlyMap<Charge, Cents> {
  const room = new Map(
    facts.assets.filter(({ asset }) => isLeftOut(facts, asset)).map(({ asset, ofDeceased }) => [asset.id, ofDeceased]),
  );
  const discharged = new Map<Charge, Cents>();
  if (room.size === 0) return discharged;
  for (const charge of charges) {
    let owed = deceasedPart(facts, [charge]);
    for (const assetId of charge.securedBy ?? []) {
      const paid = smaller(owed, room.get(assetId) ?? nil);
      if (paid === 0) continue;
      owed = minus(owed, paid);
      room.set(assetId, minus(room.get(assetId)!, paid));
      discharged.set(charge, plus(discharged.get(charge) ?? nil, paid));
    }
  }
  return discharged;
}

/**
 * Debts that legacies of property left out had to bear: what the residue cannot carry is discharged from every legacy
 * in proportion, and so partly from property that is not included.
 */
function borneByLeftOut(facts: Facts, { legacies, balance, reducedBy }: Division, debts: Cents): Cents {
  const ofAssets = legacies.filter(({ assetId }) => assetId !== undefined);
  const leftOut = new Set(facts.assets.filter(({ asset }) => isLeftOut(facts, asset)).map(({ asset }) => asset.id));
  const reduced = sum(
    ofAssets.filter(({ assetId }) => leftOut.has(assetId!)).map((one) => minus(one.full, one.amount)),
  );
  if (reduced === 0) return nil;
  const beyondResidue = notBelowNil(minus(sum(ofAssets.map(({ full }) => full)), balance));
  return roundHalfUp(proportion(smaller(debts, beyondResidue), reduced, reducedBy));
}

interface General extends Discharged {
  readonly deductions: readonly Deduction[];
}

/**
 * Funeral, debts and costs. Debts count only so far as included property discharges them (s 4(b), (f)): not what
 * property left out discharges, and not more than that property is worth after funeral and costs.
 */
function generalDeductions(
  facts: Facts,
  charges: readonly Charge[],
  values: readonly DutyValues[],
  division: Division,
): General {
  const elsewhere = dischargedElsewhere(facts, charges);
  const codes = [...new Set(charges.flatMap(({ dutyCode }) => (dutyCode ? [dutyCode] : [])))];
  const amounts = new Map(
    codes.map((code) => {
      const charged = charges.filter((charge) => charge.dutyCode === code);
      // s 4(f) itself takes foreign property into account, so it takes all debts to persons abroad.
      const paid = code === '4(b)' ? sum(charged.map((charge) => elsewhere.get(charge) ?? nil)) : nil;
      return [code, minus(deceasedPart(facts, charged), paid)];
    }),
  );
  const debts = amounts.get('4(b)') ?? nil;
  const byLegacies = borneByLeftOut(facts, division, debts);
  if (byLegacies > 0) amounts.set('4(b)', minus(debts, byLegacies));
  // To the cent as they are deducted, so that what is left of included property is what the residue takes.
  const own = plus(
    deceasedPart(
      facts,
      charges.filter(({ dutyCode }) => dutyCode === undefined),
    ),
    sum(
      codes.map((code) =>
        deceasedPart(
          facts,
          charges.filter(({ dutyCode }) => dutyCode === code),
        ),
      ),
    ),
  );
  const included = sum(values.filter((value) => value.included > 0).map((value) => value.own as Cents));
  const first = sum((['4(a)', '4(c)', '4(d)'] as const).map((code) => amounts.get(code) ?? nil));
  let room = notBelowNil(minus(included, first));
  for (const code of ['4(b)', '4(f)'] as const) {
    const amount = amounts.get(code);
    if (amount === undefined) continue;
    amounts.set(code, smaller(amount, room));
    room = minus(room, smaller(amount, room));
  }
  const fromLeftOut = plus(sum(elsewhere.values()), byLegacies);
  return {
    deductions: [...amounts].map(([code, amount]) => ({ code, amount })),
    fromIncluded: minus(own, fromLeftOut),
    fromOther: plus(minus(totalOfCharges(charges), facts.joint ? totalOfCharges(charges) : own), fromLeftOut),
  };
}

/**
 * What bore duty before, like with like: of property of a joint estate the deceased's half alone is in this estate, so
 * half of what it was valued at then is what the same half bore duty on.
 */
function successionOf(facts: Facts, { item, first }: EarlierDuty): NonNullable<EstateForDuty['successions']>[number] {
  const valued = item.list === 'assets' ? facts.assets.find(({ asset }) => asset.id === item.id) : undefined;
  const isHalf = valued !== undefined && isJointProperty(facts, valued);
  const propertyValue = isHalf ? roundHalfUp(times(first.propertyValue, fraction(1, 2))) : first.propertyValue;
  return { propertyId: dutyIdOf(item), first: { ...first, propertyValue } };
}

/**
 * Estate duty of the estate up to this account: `whole` reads its accounts as one, `charges` are those of all of them
 * and `division` is who takes what of them, before duty. This account charges what earlier ones did not.
 */
export function dutyAddendum(
  whole: Facts,
  charges: readonly Charge[],
  claims: ComputedClaims,
  division: Division,
): Outcome<DutyAddendum> {
  const { estate } = whole;
  if (estate.country === 'NA') return notLevied;
  const found = dutyProperty(whole, claims, division);
  if (isRefused(found)) return found;
  const values = dutyValues(whole, found, claims);
  const general = generalDeductions(whole, charges, values, division);
  const takings = dutyTakings(whole, division, values, general);
  if (isRefused(takings)) return takings;
  const forDuty: EstateForDuty = {
    died: estate.deceased.diedOn,
    ...(estate.deceased.bornOn && { born: estate.deceased.bornOn }),
    ordinarilyResident: estate.deceased.resident ?? true,
    property: found.property,
    deemed: found.deemed,
    deductions: [...general.deductions, ...found.deductions, ...takings.deductions],
    spouseBenefits: [...found.benefits, ...takings.benefits],
    ...(takings.residue && { spouseResidue: takings.residue }),
    predeceasedSpouses: predeceasedSpouses(estate),
    successions: estate.earlierDuties.map((earlier) => successionOf(whole, earlier)),
    credits: estate.dutyCredits.map(({ item, kind, amount, personId }) => ({
      kind,
      amount,
      propertyId: dutyIdOf(item),
      ...(personId !== undefined && { personId }),
    })),
  };
  const settings = { ...usualSettings, ...estate.settings.duty };
  const first = estateDuty(forDuty, settings);
  const together = isRefused(first) ? [] : diedTogether(estate, first.value.netValue);
  const predeceased = isRefused(together) ? [] : [...predeceasedSpouses(estate), ...together];
  const computation =
    predeceased.length === forDuty.predeceasedSpouses?.length
      ? first
      : estateDuty({ ...forDuty, predeceasedSpouses: predeceased }, settings);
  if (isRefused(computation)) return namedByProperty(computation, found);
  const named = withNames(whole, computation);
  const charged = figure(chargedHere(whole, named), estate.settings.overrides?.estateDuty);
  return isRefused(charged) ? charged : { levied: true, computation: named, charged };
}

/** The duty knows people by id; whoever reads the addendum knows them by name. */
function withNames(facts: Facts, computation: Worked<EstateDuty>): Worked<EstateDuty> {
  const named = (line: WorkedLine): WorkedLine => {
    const person = line.says?.label?.values?.['person'];
    if (typeof person !== 'string') return line;
    const label = said(line.says!.label!.key, { person: nameOf(facts, person) });
    return { ...line, label: inEnglish(label), says: { ...line.says, label } };
  };
  const { title, section: act, value } = computation;
  return {
    title,
    section: act,
    get lines() {
      return computation.lines.map(named);
    },
    value,
  };
}

function chargedHere(facts: Facts, computation: Worked<EstateDuty>): Worked<Cents> {
  const { dutyPayable, executorBears, shares } = computation.value;
  const recover = facts.estate.settings.recoverDuty ?? true;
  const work = working('Estate duty in the account', `${section} ss 11 to 13`).worked(
    'Duty payable',
    revalued(computation, dutyPayable),
  );
  for (const { personId, recoverable } of recover ? shares : []) {
    if (recoverable > 0)
      work.line(said('Less recoverable from {person}', { person: nameOf(facts, personId) }), recoverable, {
        section: 's 13',
      });
  }
  const paid = chargedBefore(facts.request, 'estateDuty');
  if (facts.request.earlier.length > 0) work.line('Less paid in earlier accounts', paid);
  return work.gives(minus(recover ? executorBears : dutyPayable, paid));
}
