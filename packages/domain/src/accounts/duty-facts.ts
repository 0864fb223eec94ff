import type { Deduction } from '../estate-duty/deductions';
import type { DeemedItem } from '../estate-duty/deemed-property';
import type { PropertyItem } from '../estate-duty/property';
import { loanForPublicYears } from '../estate-duty/loan-for-public';
import { joinPath, prefixRefusals } from '../estate/path';
import type { HeldAnnuity } from '../estate/duty-facts';
import { findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import { valueCeasingAnnuity } from '../limited-interests/annuity';
import { type Cents, minus, nil, pickSmaller, sum } from '../money/cents';
import { whole } from '../money/fraction';
import { toAssetKey, toDutyId, type IncludedValue } from './duty-values';
import type { DrawingFacts } from './facts';
import { toHolder } from './held-interests';
import type { EstateDivision } from './taken';

interface ListedDutyFacts {
  readonly property: PropertyItem[];
  readonly deemed: DeemedItem[];
  readonly paths: Map<string, string>;
}

/** Annuities the deceased enjoyed, s 56 donations and what the deceased was competent to dispose of. */
export function addDutyFacts(facts: DrawingFacts, listed: ListedDutyFacts): RefusalError | undefined {
  const { donations, disposableProperty, annuitiesHeld } = facts.estate;
  donations.forEach(({ id, description, value, donees }, index) => {
    const key = toDutyId({ list: 'donations', id });
    listed.paths.set(key, joinPath('donations', index));
    listed.deemed.push({ kind: 'exemptDonation', id: key, description, value, bornBy: donees });
  });
  disposableProperty.forEach(({ id, description, value }, index) => {
    const key = toDutyId({ list: 'disposableProperty', id });
    listed.paths.set(key, joinPath('disposableProperty', index));
    listed.deemed.push({ kind: 'competentToDispose', id: key, description, value });
  });
  return collectRefusals(
    annuitiesHeld.map((annuity, index) => {
      const path = joinPath('annuitiesHeld', index);
      const worth = computeAnnuityValue(facts, annuity, path);
      const gains = annuity.passesTo ?? annuity.ownerId;
      if (isRefused(worth)) return worth;
      if (worth === nil || gains === undefined) return undefined;
      const id = toDutyId({ list: 'annuitiesHeld', id: annuity.id });
      listed.paths.set(id, path);
      const gainedBy = [{ personId: gains, share: whole }];
      listed.property.push({ id, kind: 'annuity', description: annuity.description, value: worth, gainedBy });
      return undefined;
    }),
  );
}

/** Over the life of whom it passes to, or of the owner it frees; one that only stops and burdens nothing has none. */
function computeAnnuityValue({ estate }: DrawingFacts, annuity: HeldAnnuity, path: string): Outcome<Cents> {
  const { passesTo, ownerId, term, yearly, chargedOnProperty } = annuity;
  const successor = passesTo === undefined ? undefined : toHolder(estate, passesTo, `${path}.passesTo`, term);
  const owner = ownerId === undefined ? undefined : toHolder(estate, ownerId, `${path}.ownerId`);
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
  return isRefused(worth) ? prefixRefusals(path, worth) : worth.value;
}

/** Everybody to whom an asset, or some of it, accrues. */
function findTakers({ estate, assets }: DrawingFacts, division: EstateDivision, id: string): ReadonlySet<string> {
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
export function computeFactDeductions(
  facts: DrawingFacts,
  included: ReadonlyMap<string, IncludedValue>,
  division: EstateDivision,
): Outcome<Deduction[]> {
  const { estate } = facts;
  const left = new Map<string, Cents>(included);
  const deductions: Deduction[] = [];
  const addDeduction = (code: Deduction['code'], propertyId: string, wanted: Cents, more: Partial<Deduction>): void => {
    const room = left.get(propertyId) ?? nil;
    const amount = pickSmaller(wanted, room);
    if (amount <= 0) return;
    left.set(propertyId, minus(room, amount));
    deductions.push({ code, amount, propertyId, ...more });
  };
  const refused = estate.improvements.map(({ item, paidBy, amount }, index) => {
    const held = item.list === 'interestsHeld' ? estate.interestsHeld.find(({ id }) => id === item.id) : undefined;
    if (held && !held.successors.some(({ personId }) => personId === paidBy)) {
      return refuse(
        joinPath('improvements', index, 'paidBy'),
        'Only who takes the enjoyment can have improvements deducted. Name one of those it passes to.',
        'Estate Duty Act s 4(j)',
      );
    }
    if (item.list === 'assets' && !findTakers(facts, division, item.id).has(paidBy)) {
      return refuse(
        joinPath('improvements', index, 'paidBy'),
        'Only who takes the property can have improvements deducted. Name one of those who take it.',
        'Estate Duty Act s 4(i)',
      );
    }
    const personId = held && held.successors.length > 1 ? { personId: paidBy } : {};
    const description = 'Improvements paid for by the person who takes';
    addDeduction(held ? '4(j)' : '4(i)', toDutyId(item), amount, { description, ...personId });
    return undefined;
  });
  const wrong = collectRefusals(refused);
  if (wrong) return wrong;
  const loan = findRowOn(loanForPublicYears, estate.deceased.diedOn, 'deceased.diedOn');
  for (const { asset } of facts.assets) {
    const { lentForPublic: lent } = asset;
    if (!lent || isRefused(loan) || lent.years < loan.years || asset.gains?.kind === 'longTermPolicy') continue;
    const description = `${asset.description} (${lent.borrower})`;
    addDeduction('4(o)', toAssetKey(asset.id), included.get(toAssetKey(asset.id)) ?? nil, { description });
  }
  for (const list of ['benefits', 'donations', 'disposableProperty'] as const) {
    for (const { id, description, inShareValue } of estate[list]) {
      if (inShareValue !== undefined) addDeduction('4(p)', toDutyId({ list, id }), inShareValue, { description });
    }
  }
  return deductions;
}
