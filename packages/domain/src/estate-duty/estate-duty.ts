import { findRowOn } from '../law/check-input';
import type { DatedRow } from '../law/dated';
import { collectRefusals, isRefused, type Outcome, RefusalError, refuse } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { type Fraction, none } from '../money/fraction';
import { computeAbatementDeducted, computeAbatement } from './abatement';
import { type DutyContribution, computeContributions, computeDutyBearers } from './bearers';
import { allowCredits } from './credits';
import { allowDeductions, type AllowedDeduction, sumDeductionsByLetter } from './deductions';
import { includeDeemed } from './deemed-property';
import { computeDutyByScale, type DutyScale, dutyScale } from './duty-scale';
import { checkEstate, type DutySettlement, type EstateDuty, type EstateForDuty } from './estate-for-duty';
import { includeProperty } from './property';
import { presentDuty } from './show-duty';
import { computeRapidSuccession } from './rapid-succession';
import { type EstateDutySettings, usualSettings } from './settings';
import { computeResidueDeduction, computeSpousePart } from './spouse-residue';

type SettledDuty = DutySettlement & { readonly residueToSpouse: Cents; readonly byScale: WorkedResult<Cents> };

/** Net value, dutiable amount and duty under one abatement; 4(q) of a residue may itself depend on the duty. */
function settle(
  estate: EstateForDuty,
  part: Fraction,
  netWithoutResidue: Cents,
  abatement: Cents,
  scale: DutyScale & DatedRow,
  settings: EstateDutySettings,
): SettledDuty {
  const residueToSpouse = estate.spouseResidue
    ? computeResidueDeduction(estate.spouseResidue, part, netWithoutResidue, abatement, scale, settings.fourQBeforeDuty)
    : nil;
  const netValue = minus(netWithoutResidue, residueToSpouse);
  const dutiableAmount = clampBelowNil(minus(netValue, abatement));
  const byScale = computeDutyByScale(dutiableAmount, scale);
  return { residueToSpouse, netValue, abatement, dutiableAmount, duty: byScale.value, byScale };
}

/** Relief on every property that bore duty before, on what it adds to this net value; together at most the duty. */
function computeRapidRelief(
  estate: EstateForDuty,
  totalValue: Cents,
  settled: SettledDuty,
  found: readonly DutyContribution[],
  settings: EstateDutySettings,
): Outcome<{ total: Cents; worked: readonly WorkedResult<Cents>[] }> {
  const { netValue, dutiableAmount, duty } = settled;
  const each = (estate.successions ?? []).map(({ propertyId, first }, index) => {
    const propertyValue = found.find(({ item }) => item.id === propertyId)?.amount;
    if (propertyValue === undefined) {
      return refuse(`successions[${index}].propertyId`, 'Name property that is included in the estate.');
    }
    const second = { died: estate.died, duty, netValue, totalValue, dutiableAmount, propertyValue };
    const result = computeRapidSuccession(first, second, settings.attributionBasis);
    if (!isRefused(result)) return { ...result, value: result.value.reliefAllowed };
    const named = result.refusals.map((one) => ({ ...one, field: `successions[${index}].${one.field}` }));
    return new RefusalError(named);
  });
  const wrong = collectRefusals(each);
  if (wrong) return wrong;
  const worked = each.flatMap((one) => (isRefused(one) ? [] : [one]));
  return { total: pickSmaller(duty, sum(worked.map((one) => one.value))), worked };
}

/**
 * Estate duty of an estate, in the order of the return: property, deemed property, deductions, abatement, scale, relief
 * and credits, and who bears it. Refused input names every field that is wrong at once.
 */
export function computeEstateDuty(
  estate: EstateForDuty,
  settings: EstateDutySettings = usualSettings,
): Outcome<WorkedResult<EstateDuty>> {
  const { died, ordinarilyResident: resident = true } = estate;
  const scale = findRowOn(dutyScale, died, 'died');
  const own = includeProperty(estate.property, died, resident);
  const deemed = includeDeemed(estate.deemed ?? [], died, settings.interestMethod);
  const abatement = computeAbatement(died, estate.predeceasedSpouses ?? []);
  const part = estate.spouseResidue ? computeSpousePart(estate.spouseResidue, died) : none;
  const wrong = collectRefusals([
    checkEstate(estate),
    scale,
    own,
    deemed,
    isRefused(scale) ? undefined : abatement,
    part,
  ]);
  if (wrong) return wrong;
  if (isRefused(scale) || isRefused(own) || isRefused(deemed) || isRefused(abatement) || isRefused(part)) return wrong!;

  const included = [...own.included, ...deemed.included];
  const items = new Map(included.map((item) => [item.id, item]));
  const foreignLeftOut = sum(own.leftOut.map((item) => item.value));
  const allowed = allowDeductions(estate.deductions ?? [], estate.spouseBenefits ?? [], items, foreignLeftOut);
  if (isRefused(allowed)) return allowed;

  const property = sum(own.included.map((item) => item.value));
  const deemedProperty = sum(deemed.included.map((item) => item.value));
  const totalValue = plus(property, deemedProperty);
  const netWithoutResidue = minus(totalValue, sum(allowed.map((deduction) => deduction.amount)));
  const settled = settle(estate, part, netWithoutResidue, abatement.value.amount, scale, settings);
  const { netValue, dutiableAmount, duty, residueToSpouse } = settled;

  const found = computeContributions(included, allowed);
  const given = computeRapidRelief(estate, totalValue, settled, found, settings);
  const credits = allowCredits(estate.credits ?? [], found, duty, netValue, resident);
  if (isRefused(given) || isRefused(credits)) return collectRefusals([given, credits])!;
  const totalCredits = sum(credits.map((credit) => credit.amount));
  const dutyPayable = clampBelowNil(minus(minus(duty, given.total), totalCredits));
  const { shares, executorBears } = computeDutyBearers(found, duty, netValue, dutyPayable, credits);

  const residueLine: AllowedDeduction = {
    code: '4(q)',
    label: 'Residue to the surviving spouse',
    amount: residueToSpouse,
  };
  const all = estate.spouseResidue ? [...allowed, residueLine] : allowed;
  const totalDeductions = minus(totalValue, netValue);
  const onceFiled = abatement.value.onceFiled;
  const other =
    onceFiled === undefined ? undefined : settle(estate, part, netWithoutResidue, onceFiled, scale, settings);

  const result: EstateDuty = {
    property,
    deemedProperty,
    totalValue,
    included,
    leftOut: [...own.leftOut, ...deemed.leftOut],
    deductions: sumDeductionsByLetter(all),
    totalDeductions,
    residueToSpouse,
    netValue,
    abatement: abatement.value.amount,
    dutiableAmount,
    duty,
    abatementFound: abatement,
    reliefs: given.worked,
    rapidSuccessionRelief: given.total,
    credits,
    totalCredits,
    dutyPayable,
    shares,
    executorBears,
    abatementUsed: computeAbatementDeducted(abatement.value.amount, netValue),
    ...(other && {
      onceEvidenceFiled: {
        netValue: other.netValue,
        abatement: other.abatement,
        dutiableAmount: other.dutiableAmount,
        duty: other.duty,
      },
    }),
  };
  const parts = { allowed: all, abatement, byScale: settled.byScale, reliefs: given.worked };
  return presentDuty(result, parts);
}
