import type { Deduction, SpouseBenefit } from '../estate-duty/deductions';
import { type DeemedItem, includeDeemed } from '../estate-duty/deemed-property';
import { includeProperty, type PropertyItem } from '../estate-duty/property';
import { usualSettings } from '../estate-duty/settings';
import { valueCeasingInterest } from '../limited-interests/ceasing-interest';
import { collectRefusals, isRefused, type Outcome, RefusalError } from '../law/refusal';
import { type Cents, minus, nil, plus } from '../money/cents';
import { fraction, multiplyFractions, whole } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { joinPath } from '../estate/path';
import type { Taker } from '../estate/will';
import {
  accrualKey,
  toAssetKey,
  type ComputedClaims,
  toDutyId,
  type DutyProperty,
  type IncludedValue,
  isJointProperty,
  refundKey,
} from './duty-values';
import type { DrawingFacts, ValuedAsset } from './facts';
import { toCeasingInterest } from './held-interests';
import { addDutyFacts, computeFactDeductions } from './duty-facts';
import type { EstateDivision } from './taken';
import { isForSpouse, isPublicBenefit } from './takers-of-assets';

type ListedDutyProperty = Pick<DutyProperty, 'property' | 'deemed'> & {
  readonly property: PropertyItem[];
  readonly deemed: DeemedItem[];
  readonly paths: Map<string, string>;
};

const half = fraction(1, 2);

/** Left out for somebody not resident: nothing of it may be deducted either. */
export const isLeftOut = (facts: DrawingFacts, asset: ValuedAsset['asset']): boolean =>
  asset.foreign !== undefined && facts.estate.deceased.resident === false;

export function buildDutyProperty(
  facts: DrawingFacts,
  claims: ComputedClaims,
  division: EstateDivision,
): Outcome<DutyProperty> {
  const { estate } = facts;
  const paths = new Map(estate.assets.map((asset, index) => [toAssetKey(asset.id), joinPath('assets', index)]));
  const listed: ListedDutyProperty = { property: [], deemed: [], paths };
  for (const valued of facts.assets) addAsset(facts, valued, listed);
  const wrong = addInterests(facts, listed);
  if (wrong) return wrong;
  addBenefits(facts, listed);
  addClaims(facts, claims, listed);
  const refused = addDutyFacts(facts, listed);
  if (refused) return refused;
  const included = computeIncluded(facts, listed);
  if (isRefused(included)) return included;
  const captured = computeFactDeductions(facts, included, division);
  if (isRefused(captured)) return captured;
  return { ...listed, included, ...computeOwnDeductions(facts, included, captured) };
}

/** Everything that is included, at its value, once: the duty and its deductions are read from the same figures. */
function computeIncluded(facts: DrawingFacts, listed: ListedDutyProperty): Outcome<ReadonlyMap<string, IncludedValue>> {
  const { deceased, settings } = facts.estate;
  const method = settings.duty?.interestMethod ?? usualSettings.interestMethod;
  const property = includeProperty(listed.property, deceased.diedOn, deceased.resident ?? true);
  const deemed = includeDeemed(listed.deemed, deceased.diedOn, method);
  const wrong = collectRefusals([property, deemed]);
  if (wrong) return nameDutyRefusals(wrong, listed);
  if (isRefused(property) || isRefused(deemed)) return wrong!;
  return new Map([...property.included, ...deemed.included].map(({ id, value }) => [id, value]));
}

/** Refusals of the duty, named by where the estate holds the item. */
export function nameDutyRefusals(
  refused: RefusalError,
  listed: Pick<DutyProperty, 'property' | 'deemed' | 'paths'>,
): RefusalError {
  return new RefusalError(
    refused.refusals.map((refusal) => {
      const match = /^(property|deemed)\[(\d+)\]\.(.*)$/.exec(refusal.field);
      const item = match && listed[match[1] as 'property' | 'deemed'][Number(match[2])];
      const path = item && listed.paths.get(item.id);
      return { ...refusal, field: path ? `${path}.${toItemField(match[3]!)}` : toEstateField(refusal.field) };
    }),
  );
}

/** What the duty calls otherwise than the estate does. */
const toItemField = (field: string): string => field.replace('premiumsByPayee', 'premiumsByNominee');
const toEstateField = (field: string): string =>
  ({ died: 'deceased.diedOn', born: 'deceased.bornOn' })[field] ??
  field
    .replace(/^successions\[/, 'earlierDuties[')
    .replace(/^credits\[/, 'dutyCredits[')
    .replace(/\.propertyId$/, '.item.id');

/** An interest that ended is asked about by the names of its valuation: one payment, and the values at its creation. */
function moveToInterest(refused: RefusalError, path: string): RefusalError {
  const names: Readonly<Record<string, string>> = { fullValue: 'creation.fullValue', date: 'creation.on' };
  return new RefusalError(
    refused.refusals.map((one) => ({
      ...one,
      field: `${path}.forDuty.${names[one.field] ?? one.field.replace('considerationPaid[0]', 'considerationPaid')}`,
    })),
  );
}

function addAsset(facts: DrawingFacts, valued: ValuedAsset, { property, deemed }: ListedDutyProperty): void {
  const { asset } = valued;
  if (asset.separateOf === 'survivor') return;
  const joint = isJointProperty(facts, valued);
  const { description } = asset;
  const id = toAssetKey(asset.id);
  // A policy the estate itself is paid is deemed property; the value is that of the account.
  if (asset.gains?.kind === 'longTermPolicy') {
    deemed.push({ kind: 'policy', id, description, payees: [], proceeds: valued.value, ...(joint && { share: half }) });
    return;
  }
  const owned = asset.share ?? whole;
  const share = joint ? multiplyFractions(owned, half) : owned;
  property.push({
    id,
    kind: asset.class,
    description,
    value: asset.value,
    ...(asset.treatment === 'sold' && asset.soldFor !== undefined && { soldFor: asset.soldFor }),
    ...(asset.bonaFideFarm && { bonaFideFarm: true }),
    ...(asset.foreign && { abroad: true }),
    ...(share !== whole && { share }),
  });
}

function addClaims(
  facts: DrawingFacts,
  { accrual, refund }: ComputedClaims,
  { property, deemed }: ListedDutyProperty,
): void {
  if (refund > nil) {
    const share = facts.regime?.value === 'inCommunity' ? { share: half } : {};
    property.push({ id: refundKey, kind: 'claim', description: 'Refund of income tax', value: refund, ...share });
  }
  if (accrual > nil) {
    const description = 'Accrual claim of the estate';
    deemed.push({ kind: 'accrualClaim', id: accrualKey, description, value: accrual });
  }
}

const toInterestKey = (id: string): string => toDutyId({ list: 'interestsHeld', id });
const toBenefitKey = (id: string): string => toDutyId({ list: 'benefits', id });

/** Usufructs and the like that ended with the death, valued over the successor's life (s 5(1)(b)). */
function addInterests({ estate }: DrawingFacts, { property, paths }: ListedDutyProperty): RefusalError | undefined {
  return collectRefusals(
    estate.interestsHeld.map((held, index) => {
      if (!held.forDuty) return undefined;
      const path = joinPath('interestsHeld', index);
      const id = toInterestKey(held.id);
      const asked = toCeasingInterest(estate, held, path);
      if (isRefused(asked)) return asked;
      const worth = valueCeasingInterest(asked);
      if (isRefused(worth)) return moveToInterest(worth, path);
      paths.set(id, path);
      const { valueIncluded: value } = worth.value;
      property.push({ id, kind: 'limitedInterest', description: held.description, value, gainedBy: held.successors });
      return undefined;
    }),
  );
}

/** Policies and funds paid straight to nominees: deemed property. */
function addBenefits({ estate }: DrawingFacts, { deemed, paths }: ListedDutyProperty): void {
  estate.benefits.forEach((benefit, index) => {
    const { description, amount: proceeds, premiumsByNominee, exclusion } = benefit;
    const id = toBenefitKey(benefit.id);
    const payees = [{ personId: benefit.nominee, share: whole }];
    paths.set(id, joinPath('benefits', index));
    if (benefit.kind === 'retirement' && benefit.contributionsNotDeducted) {
      const value = benefit.contributionsNotDeducted;
      deemed.push({ kind: 'retirementContributions', id, description, value, bornBy: payees });
    }
    if (benefit.kind !== 'policy') return;
    deemed.push({
      kind: 'policy',
      id,
      description,
      proceeds,
      payees,
      ...(premiumsByNominee && { premiumsByPayee: premiumsByNominee }),
      ...(exclusion && { exclusion }),
    });
  });
}

/** Deductions a single property carries with it, each at the value at which that property is included. */
function computeOwnDeductions(
  facts: DrawingFacts,
  included: ReadonlyMap<string, IncludedValue>,
  captured: readonly Deduction[],
): Pick<DutyProperty, 'deductions' | 'benefits'> {
  const benefits: SpouseBenefit[] = [];
  const taken = new Map<string, Cents>();
  for (const { propertyId, amount } of captured) taken.set(propertyId!, plus(taken.get(propertyId!) ?? nil, amount));
  const deductions: Deduction[] = [...captured];
  const findLeft = (propertyId: string): Cents | undefined => {
    const value = included.get(propertyId);
    return value === undefined ? undefined : minus(value, taken.get(propertyId) ?? nil);
  };
  for (const { asset } of facts.assets) {
    const propertyId = toAssetKey(asset.id);
    const amount = findLeft(propertyId);
    if (amount === undefined || !asset.foreign?.acquiredBeforeResidence) continue;
    deductions.push({ code: '4(e)', amount, propertyId, description: asset.description });
  }
  const deductPassing = (propertyId: string, description: string, takers: readonly Taker[]): void => {
    const value = findLeft(propertyId);
    if (value === undefined) return;
    const shares = takers.map(({ share }) => share);
    for (const [index, amount] of shareOut(value, shares).entries()) {
      const { personId } = takers[index]!;
      const one = { amount, description, propertyId, personId };
      if (isForSpouse(facts, personId)) benefits.push(one);
      else if (isPublicBenefit(facts, personId)) deductions.push({ code: '4(h)', ...one });
    }
  };
  for (const { id, description, deductedUnder: code, successors } of facts.estate.interestsHeld) {
    const amount = findLeft(toInterestKey(id));
    if (amount !== undefined && code) deductions.push({ code, amount, propertyId: toInterestKey(id), description });
    else deductPassing(toInterestKey(id), description, successors);
  }
  for (const { id, description, nominee } of facts.estate.benefits) {
    deductPassing(toBenefitKey(id), description, [{ personId: nominee, share: whole }]);
  }
  for (const { id, description, donees } of facts.estate.donations) {
    deductPassing(toDutyId({ list: 'donations', id }), description, donees);
  }
  for (const { id, description, passesTo: heir, ownerId } of facts.estate.annuitiesHeld) {
    const personId = heir ?? ownerId;
    if (personId === undefined) continue;
    deductPassing(toDutyId({ list: 'annuitiesHeld', id }), description, [{ personId, share: whole }]);
  }
  return { deductions, benefits };
}
