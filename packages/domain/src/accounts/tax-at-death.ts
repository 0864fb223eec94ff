import type { GainsAsset } from '../capital-gains/gains-asset';
import { type GainsAtDeath, gainsAtDeath } from '../capital-gains/gains-at-death';
import { type Figure, figure } from '../costs/override';
import { taxLiabilities } from '../income-tax/tax-liabilities';
import { type TaxToDeath, taxToDeath } from '../income-tax/tax-to-death';
import { isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  lowestTerms,
  multiplyFractions,
  percentText,
  subtractFractions,
  whole,
} from '../money/fraction';
import { inRand } from '../money/in-rand';
import type { EstateAsset } from '../estate/asset';
import { under } from '../estate/path';
import { survivingMarriages } from '../estate/relations';
import { type Charge, computedCharge } from './charges';
import type { Division } from './taken';
import type { Facts, ValuedAsset } from './facts';
import { destinies } from './takers-of-assets';

/** The tax the death triggers, as charges of the account; a refund is a claim in favour of the estate. */
export interface TaxAtDeath {
  readonly gains: Worked<GainsAtDeath>;
  readonly toDeath?: Worked<TaxToDeath>;
  /** The tax by reason of the capital gain. */
  readonly gainsTax: Figure;
  readonly charges: readonly Charge[];
  readonly refund?: Worked<Cents>;
}

/** Parts of an asset that are treated differently: what the spouse takes rolls over, the rest is taxed. */
function partsOf(asset: EstateAsset, valued: ValuedAsset, toSpouse: Fraction, toPublicBenefit: Fraction): GainsAsset[] {
  const gains = asset.gains!;
  const owned = multiplyFractions(asset.share ?? whole, valued.joint ? fraction(1, 2) : whole);
  const others = subtractFractions(whole, addFractions(toSpouse, toPublicBenefit));
  const ways: readonly (readonly [Fraction, 'spouse' | 'publicBenefit' | 'other'])[] = [
    [toSpouse, 'spouse'],
    [toPublicBenefit, 'publicBenefit'],
    [others, 'other'],
  ];
  const used = ways.filter(([part]) => part.n > 0n);
  return used.map(([part, goesTo]): GainsAsset => {
    // The limit of a residence follows what the deceased owned, not how the heirs divide it: the value is cut instead.
    const cut = used.length > 1 && gains.heldOnValuationDate === undefined;
    const scaled = (amount: EstateAsset['value']): EstateAsset['value'] => {
      const found = cut ? inRand('', amount) : amount;
      return isRefused(found) || typeof found !== 'number' ? amount : cut ? roundHalfUp(times(found, part)) : found;
    };
    const { kind, baseCost, ...rest } = gains;
    return {
      ...rest,
      id: asset.id,
      description: asset.description,
      kind,
      marketValue: scaled(asset.value),
      ...(baseCost !== undefined && { baseCost: scaled(baseCost) }),
      share: lowestTerms(cut ? owned : multiplyFractions(owned, part)),
      goesTo,
      taxedForNonResident: asset.class === 'immovable' && asset.foreign === undefined,
    };
  });
}

function gainsOf(facts: Facts, division: Division): Outcome<Worked<GainsAtDeath>> {
  const { estate } = facts;
  const { taxAtDeath: basis } = estate.settings;
  const destinyOf = destinies(facts, division);
  const parts: GainsAsset[] = [];
  const paths: string[] = [];
  for (const valued of facts.assets) {
    const { asset } = valued;
    if (!asset.gains || asset.separateOf === 'survivor') continue;
    const { toSpouse, toPublicBenefit } = destinyOf(asset.id);
    for (const part of partsOf(asset, valued, atMostOne(toSpouse), toPublicBenefit)) {
      parts.push(part);
      paths.push(`assets[${estate.assets.indexOf(asset)}].gains`);
    }
  }
  const spouse = survivingMarriages(estate)[0];
  const found = gainsAtDeath({
    died: estate.deceased.diedOn,
    assets: parts,
    deceasedIsResident: estate.deceased.resident ?? true,
    spouseIsResident: spouse?.spouseIsResident ?? true,
    earlierInYear: basis?.earlierInYear,
    lossBroughtForward: basis?.lossBroughtForward,
    smallBusiness: basis?.smallBusiness,
  });
  if (!isRefused(found)) return found;
  const moved = found.refusals.map((refusal) => {
    const match = /^assets\[(\d+)\]\.(.*)$/.exec(refusal.field);
    const field = match ? `${paths[Number(match[1])]}.${match[2]}` : `settings.taxAtDeath.${refusal.field}`;
    return { ...refusal, field };
  });
  return new Refused(moved);
}

const atMostOne = (part: Fraction): Fraction => (compareFractions(part, whole) > 0 ? whole : part);

/** Works out the tax at death where the estate says how. Namibia levies no capital gains tax. */
export function taxAtDeath(facts: Facts, division: Division): Outcome<TaxAtDeath | undefined> {
  const { estate, request } = facts;
  const basis = estate.settings.taxAtDeath;
  if (!basis || estate.country === 'NA' || request.sequence > 1) return undefined;
  const gains = gainsOf(facts, division);
  if (isRefused(gains)) return gains;
  const override = estate.settings.overrides?.capitalGainsTax;
  const { taxableCapitalGain } = gains.value;
  const shown = 'Capital gains tax at death';
  const cgt = (gainsTax: Figure): Charge[] =>
    gainsTax.value === 0
      ? []
      : [
          computedCharge('capital-gains-tax', `SARS: ${shown.toLowerCase()}`, gainsTax, {
            group: 'creditors',
            allocation: 'deceasedOnly',
            dutyCode: '4(b)',
            rank: 's101',
          }),
        ];
  if (basis.method === 'marginalRate') {
    const computed = working(shown, 'Income Tax Act s 5, s 9HA and Eighth Schedule')
      .worked('Taxable capital gain', { ...gains, value: taxableCapitalGain })
      .line(`At a marginal rate of ${percentText(basis.rate)}%`, 'as captured')
      .gives(roundHalfUp(times(taxableCapitalGain, basis.rate)));
    const gainsTax = figure(computed, override);
    return isRefused(gainsTax) ? gainsTax : { gains, gainsTax, charges: cgt(gainsTax) };
  }
  const { bornOn, diedOn } = estate.deceased;
  if (bornOn === undefined) {
    return refuse('deceased.bornOn', 'Enter the date of birth: the rebates of the last return depend on it.');
  }
  const { otherTaxableIncome, medicalCredits, paidInAdvance } = basis;
  const toDeath = under(
    'settings.taxAtDeath',
    taxToDeath({
      died: diedOn,
      age: { born: bornOn },
      otherTaxableIncome,
      taxableCapitalGain,
      ...(medicalCredits !== undefined && { medicalCredits }),
      ...(paidInAdvance !== undefined && { paidInAdvance }),
    }),
  );
  if (isRefused(toDeath)) return toDeath;
  return fromReturn(gains, toDeath, cgt, override);
}

function fromReturn(
  gains: Worked<GainsAtDeath>,
  toDeath: Worked<TaxToDeath>,
  cgt: (gainsTax: Figure) => Charge[],
  override: Parameters<typeof figure>[1],
): Outcome<TaxAtDeath> {
  const lines = taxLiabilities(toDeath.value);
  const onGain = lines.find(({ kind }) => kind === 'capitalGainsTaxAtDeath')?.amount ?? nil;
  const onIncome = lines.find(({ kind }) => kind === 'incomeTaxToDeath')?.amount ?? nil;
  const gainsTax = figure({ ...toDeath, title: 'Capital gains tax at death', value: onGain }, override);
  if (isRefused(gainsTax)) return gainsTax;
  const income: Worked<Cents> = { ...toDeath, title: 'Income tax to the date of death', value: onIncome };
  const charges =
    onIncome > 0
      ? [
          computedCharge('income-tax-to-death', 'SARS: income tax to the date of death', income, {
            group: 'creditors',
            allocation: 'joint',
            dutyCode: '4(b)',
            rank: 's101',
          }),
        ]
      : [];
  return {
    gains,
    toDeath,
    gainsTax,
    charges: [...charges, ...cgt(gainsTax)],
    ...(onIncome < 0 && { refund: { ...income, value: cents(-onIncome) } }),
  };
}
