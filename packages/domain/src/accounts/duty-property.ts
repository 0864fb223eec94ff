import type { Deduction, SpouseBenefit } from '../estate-duty/deductions';
import { type DeemedItem, includeDeemed } from '../estate-duty/deemed-property';
import type { PropertyItem } from '../estate-duty/property';
import { usualSettings } from '../estate-duty/settings';
import type { ItemRef } from '../estate/duty-facts';
import { valueCeasingInterest } from '../limited-interests/ceasing-interest';
import { collectRefusals, isRefused, type Outcome, type Refused } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import { fraction, multiplyFractions, whole } from '../money/fraction';
import { at, under } from '../estate/path';
import type { Facts, ValuedAsset } from './facts';
import { ceasingInterest } from './held-interests';
import { isPublicBenefit } from './takers-of-assets';

/** How the duty knows an item of the estate. */
export const dutyIdOf = ({ list, id }: ItemRef): string => (list === 'assets' ? id : `${dutyPrefix[list]} ${id}`);
const dutyPrefix = {
  benefits: 'benefit',
  interestsHeld: 'interest',
  annuitiesHeld: 'annuity',
  donations: 'donation',
  disposableProperty: 'disposable',
} as const;

/** What enters the estate for duty, and deductions that hang on single items of it. */
export interface DutyProperty {
  readonly property: readonly PropertyItem[];
  readonly deemed: readonly DeemedItem[];
  readonly deductions: readonly Deduction[];
  readonly benefits: readonly SpouseBenefit[];
  /** Where each item was captured, to name a refusal by. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Claims the account computed: the accrual claim of the estate is deemed property, a refund is plain property. */
export interface ComputedClaims {
  readonly accrual: Cents;
  readonly refund: Cents;
}

const half = fraction(1, 2);
const isJoint = (facts: Facts, { asset }: ValuedAsset): boolean =>
  facts.regime?.value === 'inCommunity' && asset.separateOf === undefined;

/** Left out for somebody not resident: nothing of it may be deducted either. */
export const isLeftOut = (facts: Facts, asset: ValuedAsset['asset']): boolean =>
  asset.foreign !== undefined && facts.estate.deceased.resident === false;

export function dutyProperty(facts: Facts, claims: ComputedClaims): Outcome<DutyProperty> {
  const { estate } = facts;
  const paths = new Map(estate.assets.map((asset, index) => [asset.id, at('assets', index)]));
  const property: PropertyItem[] = [];
  const deemed: DeemedItem[] = [];
  const deductions: Deduction[] = [];
  const benefits: SpouseBenefit[] = [];
  for (const valued of [...facts.before, ...facts.assets]) {
    const { asset } = valued;
    if (asset.separateOf === 'survivor') continue;
    const owned = asset.share ?? whole;
    const share = isJoint(facts, valued) ? multiplyFractions(owned, half) : owned;
    const part = share === whole ? {} : { share };
    // A policy the estate itself is paid is deemed property; the value is that of the account.
    if (asset.gains?.kind === 'longTermPolicy') {
      const item = { kind: 'policy', id: asset.id, description: asset.description, payees: [] } as const;
      deemed.push({ ...item, proceeds: valued.value, ...(isJoint(facts, valued) && { share: half }) });
      continue;
    }
    property.push({
      id: asset.id,
      kind: asset.class,
      description: asset.description,
      value: asset.value,
      ...(asset.treatment === 'sold' && asset.soldFor !== undefined && { soldFor: asset.soldFor }),
      ...(asset.bonaFideFarm && { bonaFideFarm: true }),
      ...(asset.foreign && { abroad: true }),
      ...part,
    });
    if (asset.foreign?.acquiredBeforeResidence && !isLeftOut(facts, asset)) {
      deductions.push({
        code: '4(e)',
        amount: valued.ofDeceased,
        propertyId: asset.id,
        description: asset.description,
      });
    }
  }
  const refused = [
    addInterests(facts, property, deductions, paths),
    addBenefits(facts, deemed, deductions, benefits, paths),
  ];
  addClaims(facts, claims, property, deemed);
  return collectRefusals(refused) ?? { property, deemed, deductions, benefits, paths };
}

function addClaims(
  facts: Facts,
  { accrual, refund }: ComputedClaims,
  property: PropertyItem[],
  deemed: DeemedItem[],
): void {
  if (refund > nil) {
    const share = facts.regime?.value === 'inCommunity' ? { share: half } : {};
    property.push({ id: 'tax refund', kind: 'claim', description: 'Refund of income tax', value: refund, ...share });
  }
  if (accrual > nil) {
    deemed.push({
      kind: 'accrualClaim',
      id: 'accrual claim',
      description: 'Accrual claim of the estate',
      value: accrual,
    });
  }
}

/** Usufructs and the like that ended with the death, valued over the successor's life (s 5(1)(b)). */
function addInterests(
  { estate }: Facts,
  property: PropertyItem[],
  deductions: Deduction[],
  paths: Map<string, string>,
): Refused | undefined {
  const refused: unknown[] = [];
  estate.interestsHeld.forEach((held, index) => {
    if (!held.forDuty) return;
    const path = at('interestsHeld', index);
    const id = `interest ${held.id}`;
    const asked = ceasingInterest(estate, held, path);
    const worth = isRefused(asked) ? asked : under(`${path}.forDuty`, valueCeasingInterest(asked));
    if (isRefused(worth)) return void refused.push(worth);
    paths.set(id, path);
    const { valueIncluded: value } = worth.value;
    const gainedBy = held.successors;
    property.push({ id, kind: 'limitedInterest', description: held.description, value, gainedBy });
    if (held.deductedUnder) deductions.push({ code: held.deductedUnder, amount: value, propertyId: id });
  });
  return collectRefusals(refused);
}

/** Policies and funds paid straight to nominees: deemed property, with what a spouse or a public body takes of it. */
function addBenefits(
  facts: Facts,
  deemed: DeemedItem[],
  deductions: Deduction[],
  benefits: SpouseBenefit[],
  paths: Map<string, string>,
): Refused | undefined {
  const { estate } = facts;
  const method = estate.settings.duty?.interestMethod ?? usualSettings.interestMethod;
  const refused: unknown[] = [];
  estate.benefits.forEach((benefit, index) => {
    const id = `benefit ${benefit.id}`;
    const path = at('benefits', index);
    const payees = [{ personId: benefit.nominee, share: whole }];
    paths.set(id, path);
    if (benefit.kind === 'retirement' && benefit.contributionsNotDeducted) {
      const value = benefit.contributionsNotDeducted;
      deemed.push({ kind: 'retirementContributions', id, description: benefit.description, value, bornBy: payees });
      return;
    }
    if (benefit.kind !== 'policy') return;
    const { description, amount: proceeds, premiumsByNominee, exclusion } = benefit;
    const policy: DeemedItem = {
      kind: 'policy',
      id,
      description,
      proceeds,
      payees,
      ...(premiumsByNominee && { premiumsByPayee: premiumsByNominee }),
      ...(exclusion && { exclusion }),
    };
    deemed.push(policy);
    const found = includeDeemed([policy], estate.deceased.diedOn, method);
    if (isRefused(found)) return void refused.push(under(path, found));
    const value = found.included[0]?.value;
    if (value === undefined) return;
    const { nominee: personId } = benefit;
    if (facts.spouses.has(personId)) benefits.push({ amount: value, description, propertyId: id, personId });
    if (isPublicBenefit(facts, personId)) deductions.push({ code: '4(h)', amount: value, description, propertyId: id });
  });
  return collectRefusals(refused);
}
