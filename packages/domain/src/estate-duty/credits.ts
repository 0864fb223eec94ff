import { checkNotNegative } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, pickSmaller } from '../money/cents';
import { shareOut } from '../money/share-out';
import { computeAttributableDuty, type DutyContribution, type PersonCredit } from './bearers';

/** s 16(a): transfer duty on the same property by the person liable for its duty; s 16(c): death duties paid abroad. */
export interface DutyCredit {
  readonly kind: 'transferDuty' | 'foreignDeathDuty';
  readonly propertyId: string;
  readonly amount: Cents;
  /** Needed where several persons bear the duty of the property. */
  readonly personId?: string;
}

export interface AllowedCredit extends PersonCredit {
  readonly kind: DutyCredit['kind'];
  readonly section: string;
  readonly note?: string;
}

function allowOne(
  credit: DutyCredit,
  field: string,
  found: readonly DutyContribution[],
  duty: Cents,
  netValue: Cents,
  resident: boolean,
): Outcome<readonly AllowedCredit[]> {
  const negative = checkNotNegative(`${field}.amount`, credit.amount);
  if (negative) return negative;
  const of = found.find(({ item }) => item.id === credit.propertyId);
  if (!of)
    return refuse(`${field}.propertyId`, 'Name property that is included in the estate.', 'Estate Duty Act s 16');
  const { item } = of;
  if (credit.personId !== undefined && !item.bearers.some(({ personId }) => personId === credit.personId)) {
    return refuse(`${field}.personId`, 'Choose who bears the duty on this property.', 'Estate Duty Act s 16(a)');
  }
  if (credit.kind === 'transferDuty') {
    if (item.bearers.length > 1 && credit.personId === undefined) {
      return refuse(`${field}.personId`, 'Name who paid the transfer duty.', 'Estate Duty Act s 16(a)');
    }
    const personId = credit.personId ?? item.bearers[0]?.personId;
    const { kind, propertyId, amount } = credit;
    return [{ kind, propertyId, amount, personId, section: 'Estate Duty Act s 16(a)' }];
  }
  if (!resident || !item.abroad) {
    return refuse(
      `${field}.kind`,
      'Remove this credit. It is only for foreign property of a resident.',
      'Estate Duty Act s 16(c)',
    );
  }
  const limit = computeAttributableDuty(duty, of.amount, netValue);
  const amount = pickSmaller(credit.amount, limit);
  const shown = { kind: credit.kind, propertyId: item.id, section: 'Estate Duty Act s 16(c)' } as const;
  const note = amount < credit.amount ? 'Limited to the duty charged here on that property.' : undefined;
  if (item.bearers.length === 0) return [{ ...shown, amount, note }];
  const parts = shareOut(
    amount,
    item.bearers.map(({ share }) => share),
  );
  return item.bearers.map(({ personId }, index) => ({ ...shown, personId, amount: parts[index]!, note }));
}

/** Credits against the duty (s 16). `duty` and `netValue` fix the most a foreign death duty can give. */
export function allowCredits(
  credits: readonly DutyCredit[],
  found: readonly DutyContribution[],
  duty: Cents,
  netValue: Cents,
  resident: boolean,
): Outcome<readonly AllowedCredit[]> {
  const each = credits.map((credit, i) => allowOne(credit, `credits[${i}]`, found, duty, netValue, resident));
  return collectRefusals(each) ?? each.flatMap((one) => (isRefused(one) ? [] : one));
}
