import { formatAmount } from '../formats/amount';
import { checkNotNegative } from '../law/check-input';
import { collectRefusals, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { message, type Message } from '../law/message';
import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import type { IncludedItem } from './property';

type DeductionLink = 'limitedInterest' | 'abroad' | 'deemed' | 'property';

/** Estate Duty Act s 4, in the order of its letters. 4(q) is last by law: it covers only what nothing else deducts. */
export const deductionCodes = [
  { code: '4(a)', label: 'Funeral, tombstone and death-bed expenses' },
  { code: '4(b)', label: 'Debts due to persons in South Africa' },
  { code: '4(c)', label: 'Administration and liquidation costs' },
  { code: '4(d)', label: 'Costs of meeting requirements under the Act' },
  { code: '4(e)', label: 'Foreign property from before residence, or from a non-resident', link: 'abroad' },
  { code: '4(f)', label: 'Debts due to persons outside South Africa' },
  { code: '4(g)', label: 'Interest that returns to its donor', link: 'limitedInterest' },
  { code: '4(h)', label: 'Property to public benefit bodies and the State' },
  { code: '4(i)', label: 'Improvements paid for by the person who takes', link: 'property' },
  { code: '4(j)', label: 'Improvements paid for by the person who takes the enjoyment', link: 'limitedInterest' },
  { code: '4(lA)', label: 'Accrual claim of the surviving spouse' },
  { code: '4(m)', label: 'Interest from a predeceased spouse', link: 'limitedInterest' },
  { code: '4(o)', label: 'Books and art lent to the State or an approved body', link: 'property' },
  { code: '4(p)', label: 'Deemed property already in the value of shares', link: 'deemed' },
  { code: '4(q)', label: 'Property that accrues to the surviving spouse' },
] as const satisfies readonly { code: string; label: string; link?: DeductionLink }[];

export type DeductionCode = (typeof deductionCodes)[number]['code'];

/** A deduction other than the spouse's. `propertyId` ties it to the very property it is given for. */
export interface Deduction {
  readonly code: Exclude<DeductionCode, '4(q)'>;
  readonly amount: Cents;
  readonly description?: string;
  readonly propertyId?: string;
  /** Where several persons bear the duty of that property: the one the deduction is for. */
  readonly personId?: string;
  /** 4(m): true where 4(q) was allowed for the interest in the first estate, which shuts 4(m) out. */
  readonly spouseDeductionAllowedBefore?: boolean;
}

/** Something the surviving spouse takes: an award, a policy, a usufruct. */
export interface SpouseBenefit {
  readonly amount: Cents;
  readonly description?: string;
  readonly propertyId?: string;
  readonly personId?: string;
  /** What the will obliges the spouse to hand on to somebody else or a trust. */
  readonly handsOn?: Cents;
  /** Given in a trust whose trustees may give capital or income to another: nothing is deducted. */
  readonly discretionaryTrust?: boolean;
}

export interface AllowedDeduction {
  readonly code: DeductionCode;
  readonly label: string;
  readonly amount: Cents;
  readonly propertyId?: string;
  readonly personId?: string;
  readonly note?: string | Message;
}

function checkLink(
  code: DeductionCode,
  link: DeductionLink | undefined,
  id: string | undefined,
  field: string,
  items: IncludedItems,
) {
  if (id === undefined) {
    return link
      ? refuse(`${field}.propertyId`, message('Name the property the {code} deduction is for.', { code }), `s ${code}`)
      : undefined;
  }
  const item = items.get(id);
  if (!item) return refuse(`${field}.propertyId`, 'Name property that is included in the estate.');
  const fits =
    link === undefined ||
    (link === 'abroad' && item.abroad) ||
    (link === 'deemed' && item.nature === 'deemed') ||
    (link === 'limitedInterest' && item.nature === 'limitedInterest') ||
    (link === 'property' && item.nature !== 'deemed');
  return fits
    ? undefined
    : refuse(`${field}.propertyId`, message('{code} does not cover this kind of property.', { code }), `s ${code}`);
}

type IncludedItems = ReadonlyMap<string, IncludedItem>;

const rankOf = new Map<string, number>(deductionCodes.map(({ code }, rank) => [code, rank]));

function checkDeduction(deduction: Deduction, index: number, items: IncludedItems): RefusalError | undefined {
  const field = `deductions[${index}]`;
  const rank = rankOf.get(deduction.code);
  if (rank === undefined) return refuse(`${field}.code`, 'Choose one of the deductions of section 4.', 's 4');
  const row = deductionCodes[rank]!;
  return (
    checkNotNegative(`${field}.amount`, deduction.amount) ??
    checkLink(deduction.code, 'link' in row ? row.link : undefined, deduction.propertyId, field, items) ??
    (deduction.code === '4(m)' && deduction.spouseDeductionAllowedBefore
      ? refuse(
          `${field}.code`,
          'Remove 4(m). The first estate already received the spouse’s deduction for it.',
          's 4(m)',
        )
      : undefined)
  );
}

const checkBenefit = (benefit: SpouseBenefit, index: number, items: IncludedItems): RefusalError | undefined =>
  checkNotNegative(`spouseBenefits[${index}].amount`, benefit.amount) ??
  checkNotNegative(`spouseBenefits[${index}].handsOn`, benefit.handsOn) ??
  checkLink('4(q)', undefined, benefit.propertyId, `spouseBenefits[${index}]`, items);

/** 4(f) as one line: debts abroad count only beyond the foreign assets that were left out of the estate. */
function deductDebtsAbroad(deductions: readonly Deduction[], foreignLeftOut: Cents): AllowedDeduction[] {
  const debts = deductions.filter((deduction) => deduction.code === '4(f)');
  if (debts.length === 0) return [];
  const owed = sum(debts.map((debt) => debt.amount));
  const note = message('Debts of {debts} beyond foreign assets of {assets} left out.', {
    debts: formatAmount(owed),
    assets: formatAmount(foreignLeftOut),
  });
  const amount = clampBelowNil(minus(owed, foreignLeftOut));
  return [{ code: '4(f)', label: deductionCodes[rankOf.get('4(f)')!]!.label, amount, note }];
}

const byLetter = (a: { code: string }, b: { code: string }): number => rankOf.get(a.code)! - rankOf.get(b.code)!;

/**
 * All deductions but the residue's 4(q), in letter order. What the spouse takes is cut by what earlier letters already
 * deducted for the same property; any other letter that takes more than the property is worth is refused.
 */
export function allowDeductions(
  deductions: readonly Deduction[],
  benefits: readonly SpouseBenefit[],
  items: IncludedItems,
  foreignLeftOut: Cents,
): Outcome<readonly AllowedDeduction[]> {
  const wrong = collectRefusals([
    ...deductions.map((deduction, index) => checkDeduction(deduction, index, items)),
    ...benefits.map((benefit, index) => checkBenefit(benefit, index, items)),
  ]);
  if (wrong) return wrong;
  const allowed = deductDebtsAbroad(deductions, foreignLeftOut);
  for (const { code, amount, description, propertyId, personId } of deductions) {
    if (code === '4(f)') continue;
    allowed.push({
      code,
      label: description ?? deductionCodes[rankOf.get(code)!]!.label,
      amount,
      propertyId,
      personId,
    });
  }
  allowed.sort(byLetter);
  const left = new Map<string, Cents>();
  for (const { code, amount, propertyId } of allowed) {
    if (propertyId === undefined) continue;
    const { value, label } = items.get(propertyId)!;
    const rest = minus(left.get(propertyId) ?? value, amount);
    left.set(propertyId, rest);
    if (rest < 0) {
      return refuse(
        `deductions.${code}`,
        message('The deductions for {label} exceed its value. Reduce them.', { label }),
        `s ${code}`,
      );
    }
  }
  return [...allowed, ...deductSpouseBenefits(benefits, left, items)];
}

function deductSpouseBenefits(
  benefits: readonly SpouseBenefit[],
  left: Map<string, Cents>,
  items: IncludedItems,
): AllowedDeduction[] {
  const { code, label } = deductionCodes.at(-1)!;
  return benefits.map(({ amount, description, propertyId, personId, handsOn, discretionaryTrust }) => {
    const shown = { code, label: description ?? label, propertyId, personId } as const;
    if (discretionaryTrust)
      return { ...shown, amount: nil, note: 'Nothing: the trustees can give it to someone else.' };
    const kept = clampBelowNil(minus(amount, handsOn ?? nil));
    if (propertyId === undefined) return { ...shown, amount: kept };
    const room = left.get(propertyId) ?? items.get(propertyId)!.value;
    const given = pickSmaller(kept, room);
    left.set(propertyId, minus(room, given));
    return given < kept
      ? { ...shown, amount: given, note: 'Limited to the amount not deducted under another letter.' }
      : { ...shown, amount: given };
  });
}

/** Totals by letter, for the return and the addendum. Allowed deductions come in letter order, so one pass will do. */
export function sumDeductionsByLetter(
  allowed: readonly AllowedDeduction[],
): readonly { code: DeductionCode; label: string; amount: Cents }[] {
  const totals: { code: DeductionCode; label: string; amount: Cents }[] = [];
  for (const { code, amount } of allowed) {
    const last = totals.at(-1);
    if (last?.code === code) last.amount = plus(last.amount, amount);
    else totals.push({ code, label: deductionCodes[rankOf.get(code)!]!.label, amount });
  }
  return totals;
}
