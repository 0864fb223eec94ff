import { type OverridableFigure, overrideFigure } from '../costs/override';
import type { Deduction } from '../estate-duty/deductions';
import { computeEstateDuty } from '../estate-duty/estate-duty';
import type { EstateDuty, EstateForDuty } from '../estate-duty/estate-for-duty';
import { usualSettings } from '../estate-duty/settings';
import type { EarlierDuty } from '../estate/duty-facts';
import { isRefused, type Outcome } from '../law/refusal';
import { formatInEnglish, message } from '../law/message';
import { replaceValue, type WorkedResult, type WorkedLine, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { computeProportion, roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';
import { type AccountCharge, sumCharges } from './charges';
import { buildDutyProperty, isLeftOut, nameDutyRefusals } from './duty-property';
import { listDiedTogether, listPredeceasedSpouses } from './predeceased-spouses';
import { type DischargedCharges, computeDutyTakings } from './duty-takings';
import { type ComputedClaims, toDutyId, type DutyValues, computeDutyValues, isJointProperty } from './duty-values';
import { type DrawingFacts, findPersonName } from './facts';
import { sumChargedBefore } from './request';
import type { EstateDivision } from './taken';

/** The addendum: how the duty was worked out and who bears it, or that none is levied. */
export interface EstateDutyAddendum {
  readonly levied: boolean;
  readonly computation?: WorkedResult<EstateDuty>;
  /** What this account pays, as computed or as set by hand. */
  readonly charged: OverridableFigure;
  readonly note?: string;
}

const section = 'Estate Duty Act 45 of 1955';
/** Nil, not unknown: a Namibian estate pays none whatever else of it is still open. */
export const notLevied: EstateDutyAddendum = {
  levied: false,
  charged: toFigure(startWorking('Estate duty', 'Namibia').line('Not levied').gives(nil)),
  note: 'Estate duty and capital gains tax are not levied in Namibia.',
};

function toFigure(computed: WorkedResult<Cents>): OverridableFigure {
  return { ...computed, computed };
}

/** Half of a joint charge, all of what the deceased alone bears, nothing of the survivor's. */
function computeDeceasedPart(facts: DrawingFacts, charges: readonly AccountCharge[]): Cents {
  const sumOf = (allocation: AccountCharge['allocation']): Cents => sumCharges(charges, allocation);
  const joint = sumOf('joint');
  if (facts.regime?.value === 'inCommunity')
    return plus(roundHalfUp(times(joint, fraction(1, 2))), sumOf('deceasedOnly'));
  return sum([joint, sumOf('deceasedOnly'), facts.massed ? nil : sumOf('survivorOnly')]);
}

/** Debts secured by property that is left out are discharged from it, as far as it goes. */
function computeDischargedElsewhere(
  facts: DrawingFacts,
  charges: readonly AccountCharge[],
): ReadonlyMap<AccountCharge, Cents> {
  const room = new Map(
    facts.assets.filter(({ asset }) => isLeftOut(facts, asset)).map(({ asset, ofDeceased }) => [asset.id, ofDeceased]),
  );
  const discharged = new Map<AccountCharge, Cents>();
  if (room.size === 0) return discharged;
  for (const charge of charges) {
    let owed = computeDeceasedPart(facts, [charge]);
    for (const assetId of charge.securedBy ?? []) {
      const paid = pickSmaller(owed, room.get(assetId) ?? nil);
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
function computeBorneByLeftOut(
  facts: DrawingFacts,
  { legacies, balance, reducedBy }: EstateDivision,
  debts: Cents,
): Cents {
  const ofAssets = legacies.filter(({ assetId }) => assetId !== undefined);
  const leftOut = new Set(facts.assets.filter(({ asset }) => isLeftOut(facts, asset)).map(({ asset }) => asset.id));
  // A debt that stays on the property it is secured on is discharged by that property already.
  const reduced = sum(
    ofAssets
      .filter(({ assetId }) => leftOut.has(assetId!))
      .map(({ full, amount, bears = nil }) => minus(minus(full, amount), bears)),
  );
  if (reduced === 0) return nil;
  const beyondResidue = clampBelowNil(minus(sum(ofAssets.map(({ full, bears = nil }) => minus(full, bears))), balance));
  return roundHalfUp(computeProportion(pickSmaller(debts, beyondResidue), reduced, reducedBy));
}

interface GeneralDutyDeductions extends DischargedCharges {
  readonly deductions: readonly Deduction[];
}

/**
 * Funeral, debts and costs. Debts count only so far as included property discharges them (s 4(b), (f)): not what
 * property left out discharges, and not more than that property is worth after funeral and costs.
 */
function computeGeneralDeductions(
  facts: DrawingFacts,
  charges: readonly AccountCharge[],
  values: readonly DutyValues[],
  division: EstateDivision,
): GeneralDutyDeductions {
  const elsewhere = computeDischargedElsewhere(facts, charges);
  const codes = [...new Set(charges.flatMap(({ dutyCode }) => (dutyCode ? [dutyCode] : [])))];
  const amounts = new Map(
    codes.map((code) => {
      const charged = charges.filter((charge) => charge.dutyCode === code);
      // s 4(f) itself takes foreign property into account, so it takes all debts to persons abroad.
      const paid = code === '4(b)' ? sum(charged.map((charge) => elsewhere.get(charge) ?? nil)) : nil;
      return [code, minus(computeDeceasedPart(facts, charged), paid)];
    }),
  );
  const debts = amounts.get('4(b)') ?? nil;
  const byLegacies = computeBorneByLeftOut(facts, division, debts);
  if (byLegacies > 0) amounts.set('4(b)', minus(debts, byLegacies));
  // To the cent as they are deducted, so that what is left of included property is what the residue takes.
  const own = plus(
    computeDeceasedPart(
      facts,
      charges.filter(({ dutyCode }) => dutyCode === undefined),
    ),
    sum(
      codes.map((code) =>
        computeDeceasedPart(
          facts,
          charges.filter(({ dutyCode }) => dutyCode === code),
        ),
      ),
    ),
  );
  const included = sum(values.filter((value) => value.included > 0).map((value) => value.own as Cents));
  const first = sum((['4(a)', '4(c)', '4(d)'] as const).map((code) => amounts.get(code) ?? nil));
  let room = clampBelowNil(minus(included, first));
  for (const code of ['4(b)', '4(f)'] as const) {
    const amount = amounts.get(code);
    if (amount === undefined) continue;
    amounts.set(code, pickSmaller(amount, room));
    room = minus(room, pickSmaller(amount, room));
  }
  const fromLeftOut = plus(sum(elsewhere.values()), byLegacies);
  return {
    deductions: [...amounts].map(([code, amount]) => ({ code, amount })),
    fromIncluded: minus(own, fromLeftOut),
    fromOther: plus(minus(sumCharges(charges), facts.joint ? sumCharges(charges) : own), fromLeftOut),
  };
}

/**
 * What bore duty before, like with like: of property of a joint estate the deceased's half alone is in this estate, so
 * half of what it was valued at then is what the same half bore duty on.
 */
function toSuccession(
  facts: DrawingFacts,
  { item, first }: EarlierDuty,
): NonNullable<EstateForDuty['successions']>[number] {
  const valued = item.list === 'assets' ? facts.assets.find(({ asset }) => asset.id === item.id) : undefined;
  const isHalf = valued !== undefined && isJointProperty(facts, valued);
  const propertyValue = isHalf ? roundHalfUp(times(first.propertyValue, fraction(1, 2))) : first.propertyValue;
  return { propertyId: toDutyId(item), first: { ...first, propertyValue } };
}

/**
 * Estate duty of the estate up to this account: `whole` reads its accounts as one, `charges` are those of all of them
 * and `division` is who takes what of them, before duty. This account charges what earlier ones did not.
 */
export function computeDutyAddendum(
  whole: DrawingFacts,
  charges: readonly AccountCharge[],
  claims: ComputedClaims,
  division: EstateDivision,
): Outcome<EstateDutyAddendum> {
  const { estate } = whole;
  if (estate.country === 'NA') return notLevied;
  const found = buildDutyProperty(whole, claims, division);
  if (isRefused(found)) return found;
  const values = computeDutyValues(whole, found, claims);
  const general = computeGeneralDeductions(whole, charges, values, division);
  const takings = computeDutyTakings(whole, division, values, general);
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
    predeceasedSpouses: listPredeceasedSpouses(estate),
    successions: estate.earlierDuties.map((earlier) => toSuccession(whole, earlier)),
    credits: estate.dutyCredits.map(({ item, kind, amount, personId }) => ({
      kind,
      amount,
      propertyId: toDutyId(item),
      ...(personId !== undefined && { personId }),
    })),
  };
  const settings = { ...usualSettings, ...estate.settings.duty };
  const first = computeEstateDuty(forDuty, settings);
  const together = isRefused(first) ? [] : listDiedTogether(estate, first.value.netValue);
  const predeceased = isRefused(together) ? [] : [...listPredeceasedSpouses(estate), ...together];
  const computation =
    predeceased.length === forDuty.predeceasedSpouses?.length
      ? first
      : computeEstateDuty({ ...forDuty, predeceasedSpouses: predeceased }, settings);
  if (isRefused(computation)) return nameDutyRefusals(computation, found);
  const named = nameDutyPersons(whole, computation);
  const charged = overrideFigure(computeChargedDuty(whole, named), estate.settings.overrides?.estateDuty);
  return isRefused(charged) ? charged : { levied: true, computation: named, charged };
}

/** The duty knows people by id; whoever reads the addendum knows them by name. */
function nameDutyPersons(facts: DrawingFacts, computation: WorkedResult<EstateDuty>): WorkedResult<EstateDuty> {
  const nameInLine = (line: WorkedLine): WorkedLine => {
    const person = line.says?.label?.values?.['person'];
    if (typeof person !== 'string') return line;
    const label = message(line.says!.label!.key, { person: findPersonName(facts, person) });
    return { ...line, label: formatInEnglish(label), says: { ...line.says, label } };
  };
  const { title, section: act, value } = computation;
  return {
    title,
    section: act,
    get lines() {
      return computation.lines.map(nameInLine);
    },
    value,
  };
}

function computeChargedDuty(facts: DrawingFacts, computation: WorkedResult<EstateDuty>): WorkedResult<Cents> {
  const { dutyPayable, executorBears, shares } = computation.value;
  const recover = facts.estate.settings.recoverDuty ?? true;
  const work = startWorking('Estate duty in the account', `${section} ss 11 to 13`).worked(
    'Duty payable',
    replaceValue(computation, dutyPayable),
  );
  for (const { personId, recoverable } of recover ? shares : []) {
    if (recoverable > 0)
      work.line(message('Less recoverable from {person}', { person: findPersonName(facts, personId) }), recoverable, {
        section: 's 13',
      });
  }
  const paid = sumChargedBefore(facts.request, 'estateDuty');
  if (facts.request.earlier.length > 0) work.line('Less paid in earlier accounts', paid);
  return work.gives(minus(recover ? executorBears : dutyPayable, paid));
}
