import type { Deduction } from '../estate-duty/deductions';
import type { DeemedItem } from '../estate-duty/deemed-property';
import type { PropertyItem } from '../estate-duty/property';
import { loanForPublicYears } from '../estate-duty/loan-for-public';
import { at, under } from '../estate/path';
import type { HeldAnnuity } from '../estate/duty-facts';
import { rowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, type Refused, refuse } from '../law/refusal';
import { valueCeasingAnnuity } from '../limited-interests/annuity';
import { type Cents, minus, nil, smaller, sum } from '../money/cents';
import { whole } from '../money/fraction';
import { assetKey, dutyIdOf, type IncludedValue } from './duty-values';
import type { Facts } from './facts';
import { lifeOf } from './held-interests';
import type { Division } from './taken';

interface Listed {
  readonly property: PropertyItem[];
  readonly deemed: DeemedItem[];
  readonly paths: Map<string, string>;
}

/** Annuities the deceased enjoyed, s 56 donations and what the deceased was competent to dispose of. */
export function addDutyFacts(facts: Facts, listed: Listed): Refused | undefined {
  const { donations, disposableProperty, annuitiesHeld } = facts.estate;
  donations.forEach(({ id, description, value, donees }, index) => {
    const key = dutyIdOf({ list: 'donations', id });
    listed.paths.set(key, at('donations', index));
    listed.deemed.push({ kind: 'exemptDonation', id: key, description, value, bornBy: donees });
  });
  disposableProperty.forEach(({ id, description, value }, index) => {
    const key = dutyIdOf({ list: 'disposableProperty', id });
    listed.paths.set(key, at('disposableProperty', index));
    listed.deemed.push({ kind: 'competentToDispose', id: key, description, value });
  });
  return collectRefusals(
    annuitiesHeld.map((annuity, index) => {
      const path = at('annuitiesHeld', index);
      const worth = annuityValue(facts, annuity, path);
      const gains = annuity.passesTo ?? annuity.ownerId;
      if (isRefused(worth)) return worth;
      if (worth === nil || gains === undefined) return undefined;
      const id = dutyIdOf({ list: 'annuitiesHeld', id: annuity.id });
      listed.paths.set(id, path);
      const gainedBy = [{ personId: gains, share: whole }];
      listed.property.push({ id, kind: 'annuity', description: annuity.description, value: worth, gainedBy });
      return undefined;
    }),
  );
}

/** Over the life of whom it passes to, or of the owner it frees; one that only stops and burdens nothing has none. */
function annuityValue({ estate }: Facts, annuity: HeldAnnuity, path: string): Outcome<Cents> {
  const { passesTo, ownerId, term, yearly, chargedOnProperty } = annuity;
  const successor = passesTo === undefined ? undefined : lifeOf(estate, passesTo, `${path}.passesTo`, term);
  const owner = ownerId === undefined ? undefined : lifeOf(estate, ownerId, `${path}.ownerId`);
  const needed = passesTo !== undefined || chargedOnProperty;
  const wrong = needed ? collectRefusals([successor, passesTo === undefined ? owner : undefined]) : undefined;
  if (wrong) return wrong;
  const worth = valueCeasingAnnuity({
    died: estate.deceased.diedOn,
    yearly,
    chargedOnProperty,
    ...(successor && !isRefused(successor) && { passesTo: successor }),
    ...(owner && !isRefused(owner) && { owner }),
  });
  return isRefused(worth) ? under(path, worth) : worth.value;
}

/** Everybody to whom an asset, or some of it, accrues. */
function takersOf({ estate, assets }: Facts, division: Division, id: string): ReadonlySet<string> {
  const agreed = estate.agreements.flatMap((one) => one.assets).find(({ assetId }) => assetId === id);
  if (agreed) return new Set(agreed.to.map(({ personId }) => personId));
  const legacies = division.legacies.filter(({ assetId }) => assetId === id);
  const valued = assets.find(({ asset }) => asset.id === id);
  const rest = valued && sum(legacies.map(({ full }) => full)) < valued.ofDeceased ? division.residueTaken : [];
  return new Set([...legacies, ...rest].map(({ personId }) => personId));
}

/**
 * Deductions that hang on single items: improvements the taker paid for (4(i), (j)), art lent to the public (4(o)) and
 * deemed property already in the value of shares (4(p)). Together they never pass what the item is included at.
 */
export function factDeductions(
  facts: Facts,
  included: ReadonlyMap<string, IncludedValue>,
  division: Division,
): Outcome<Deduction[]> {
  const { estate } = facts;
  const left = new Map<string, Cents>(included);
  const deductions: Deduction[] = [];
  const take = (code: Deduction['code'], propertyId: string, wanted: Cents, more: Partial<Deduction>): void => {
    const room = left.get(propertyId) ?? nil;
    const amount = smaller(wanted, room);
    if (amount <= 0) return;
    left.set(propertyId, minus(room, amount));
    deductions.push({ code, amount, propertyId, ...more });
  };
  const refused = estate.improvements.map(({ item, paidBy, amount }, index) => {
    const held = item.list === 'interestsHeld' ? estate.interestsHeld.find(({ id }) => id === item.id) : undefined;
    if (held && !held.successors.some(({ personId }) => personId === paidBy)) {
      return refuse(
        at('improvements', index, 'paidBy'),
        'Only who takes the enjoyment can have improvements deducted. Name one of those it passes to.',
        'Estate Duty Act s 4(j)',
      );
    }
    if (item.list === 'assets' && !takersOf(facts, division, item.id).has(paidBy)) {
      return refuse(
        at('improvements', index, 'paidBy'),
        'Only who takes the property can have improvements deducted. Name one of those who take it.',
        'Estate Duty Act s 4(i)',
      );
    }
    const personId = held && held.successors.length > 1 ? { personId: paidBy } : {};
    const description = 'Improvements paid for by the person who takes';
    take(held ? '4(j)' : '4(i)', dutyIdOf(item), amount, { description, ...personId });
    return undefined;
  });
  const wrong = collectRefusals(refused);
  if (wrong) return wrong;
  const loan = rowOn(loanForPublicYears, estate.deceased.diedOn, 'deceased.diedOn');
  for (const { asset } of facts.assets) {
    const { lentForPublic: lent } = asset;
    if (!lent || isRefused(loan) || lent.years < loan.years || asset.gains?.kind === 'longTermPolicy') continue;
    const description = `${asset.description} (${lent.borrower})`;
    take('4(o)', assetKey(asset.id), included.get(assetKey(asset.id)) ?? nil, { description });
  }
  for (const list of ['benefits', 'donations', 'disposableProperty'] as const) {
    for (const { id, description, inShareValue } of estate[list]) {
      if (inShareValue !== undefined) take('4(p)', dutyIdOf({ list, id }), inShareValue, { description });
    }
  }
  return deductions;
}
