import { said } from '../law/said';
import type { GainsAsset } from '../capital-gains/gains-asset';
import { type GainsAtDeath, gainsAtDeath } from '../capital-gains/gains-at-death';
import { type Figure, figure } from '../costs/override';
import { taxLiabilities } from '../income-tax/tax-liabilities';
import { type TaxToDeath, taxToDeath } from '../income-tax/tax-to-death';
import { isRefused, type Outcome, Refused, refuse } from '../law/refusal';
import { revalued, type Worked, working } from '../law/worked';
import { type Cents, negate, nil, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction, lowestTerms, multiplyFractions, percentText, whole } from '../money/fraction';
import { under } from '../estate/path';
import { survivingMarriages } from '../estate/relations';
import { type Charge, computedCharge } from './charges';
import { isJointProperty } from './duty-values';
import type { Facts, ValuedAsset } from './facts';
import { lessEarlier } from './fees';
import { type AddedClaim, givenBack } from './added-claims';
import { chargedBefore } from './request';
import type { Division } from './taken';
import { type AssetDestiny, destinies } from './takers-of-assets';

/**
 * The tax the death triggers. It is the estate's: this account charges what earlier ones did not, or has some of it
 * back; a refund of income tax is a claim in favour of the estate.
 */
export interface TaxAtDeath {
  readonly gains: Worked<GainsAtDeath>;
  /** What was disposed of, in the order of `gains.value.assets`. */
  readonly parts: readonly GainsAsset[];
  readonly toDeath?: Worked<TaxToDeath>;
  /** The tax by reason of the capital gain, as this account charges it. */
  readonly gainsTax: Figure;
  /** Income tax to the date of death in this account; below nought it comes back. */
  readonly incomeTax: Cents;
  readonly charges: readonly Charge[];
  readonly refund?: Worked<Cents>;
  readonly givenBack: readonly AddedClaim[];
  /** Of all accounts up to this one. */
  readonly ofEstate: { readonly charges: readonly Charge[]; readonly refund: Cents };
}

const half = fraction(1, 2);

const ways = [
  ['toSpouse', 'spouse'],
  ['toPublicBenefit', 'publicBenefit'],
  ['toOthers', 'other'],
] as const;

/** Parts of an asset that are treated differently: what the spouse takes rolls over, the rest is taxed. */
function partsOf(facts: Facts, valued: ValuedAsset, destiny: AssetDestiny): GainsAsset[] {
  const { asset } = valued;
  // Massed or not, only the half of the deceased in a joint asset is disposed of by this death.
  const share = asset.share ?? whole;
  const joint = isJointProperty(facts, valued);
  const owned = joint ? lowestTerms(multiplyFractions(share, half)) : share === whole ? whole : lowestTerms(share);
  const gains = asset.gains!;
  const parts: GainsAsset[] = [];
  for (const [towards, goesTo] of ways) {
    const part = destiny[towards];
    if (part.n <= 0n) continue;
    // Written out: of very many assets each has its parts.
    parts.push({
      id: asset.id,
      description: asset.description,
      kind: gains.kind,
      marketValue: asset.value,
      baseCost: gains.baseCost,
      heldOnValuationDate: gains.heldOnValuationDate,
      share: owned,
      part: part.n === part.d ? undefined : part,
      goesTo,
      residence: gains.residence,
      personalUseException: gains.personalUseException,
      smallBusiness: gains.smallBusiness,
      taxedForNonResident: asset.class === 'immovable' && asset.foreign === undefined,
      acquired: gains.acquired,
    });
  }
  return parts;
}

interface Disposed {
  readonly gains: Worked<GainsAtDeath>;
  readonly parts: readonly GainsAsset[];
}

function gainsOf(facts: Facts, division: Division): Outcome<Disposed> {
  const { estate } = facts;
  const { taxAtDeath: basis } = estate.settings;
  const destinyOf = destinies(facts, division);
  const places = new Map(estate.assets.map((asset, index) => [asset, index]));
  const parts: GainsAsset[] = [];
  const paths: string[] = [];
  for (const valued of facts.assets) {
    const { asset } = valued;
    if (!asset.gains || asset.separateOf === 'survivor') continue;
    for (const part of partsOf(facts, valued, destinyOf(asset.id))) {
      parts.push(part);
      paths.push(`assets[${places.get(asset)}].gains`);
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
  if (!isRefused(found)) return { gains: found, parts };
  const moved = found.refusals.map((refusal) => {
    const match = /^assets\[(\d+)\]\.(.*)$/.exec(refusal.field);
    const field = match ? `${paths[Number(match[1])]}.${match[2]}` : `settings.taxAtDeath.${refusal.field}`;
    return { ...refusal, field };
  });
  return new Refused(moved);
}

/**
 * Works out the tax at death where the estate says how, on all accounts up to this one (`whole`) and who takes what of
 * them. Namibia levies no capital gains tax.
 */
export function taxAtDeath(whole: Facts, division: Division): Outcome<TaxAtDeath | undefined> {
  const { estate } = whole;
  const basis = estate.settings.taxAtDeath;
  if (!basis || estate.country === 'NA') return undefined;
  const disposed = gainsOf(whole, division);
  if (isRefused(disposed)) return disposed;
  const { gains } = disposed;
  const { taxableCapitalGain } = gains.value;
  if (basis.method === 'marginalRate') {
    const onGain = working(onGainsTitle, 'Income Tax Act s 5, s 9HA and Eighth Schedule')
      .worked('Taxable capital gain', revalued(gains, taxableCapitalGain))
      .line(said('At a marginal rate of {rate}%', { rate: percentText(basis.rate) }), said('as captured'))
      .gives(roundHalfUp(times(taxableCapitalGain, basis.rate)));
    return asCharged(whole, disposed, undefined, onGain, undefined);
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
  const lines = taxLiabilities(toDeath.value);
  const amountOf = (wanted: string): Cents => lines.find(({ kind }) => kind === wanted)?.amount ?? nil;
  const onGain = { ...toDeath, title: onGainsTitle, value: amountOf('capitalGainsTaxAtDeath') };
  const onIncome = { ...toDeath, title: 'Income tax to the date of death', value: amountOf('incomeTaxToDeath') };
  return asCharged(whole, disposed, toDeath, onGain, onIncome);
}

const onGainsTitle = 'Capital gains tax at death';
const gainsNarrative = 'SARS: capital gains tax at death';
const incomeNarrative = 'SARS: income tax to the date of death';
const onDeceased = { group: 'creditors', allocation: 'deceasedOnly', dutyCode: '4(b)', rank: 's101' } as const;
const onBoth = { ...onDeceased, allocation: 'joint' } as const;

const gainsCharge = (worked: Worked<Cents>): Charge[] =>
  worked.value > 0 ? [computedCharge('capital-gains-tax', gainsNarrative, worked, onDeceased)] : [];
const incomeCharge = (worked: Worked<Cents>): Charge[] =>
  worked.value > 0 ? [computedCharge('income-tax-to-death', incomeNarrative, worked, onBoth)] : [];

/** The tax of the estate as this account charges it, and as all accounts up to it do. */
function asCharged(
  { estate, request }: Facts,
  { gains, parts }: Disposed,
  toDeath: Worked<TaxToDeath> | undefined,
  onGain: Worked<Cents>,
  onIncome: Worked<Cents> | undefined,
): Outcome<TaxAtDeath> {
  const gainsBefore = chargedBefore(request, 'gainsTax');
  const gainsTax = figure(lessEarlier(request, onGain, gainsBefore), estate.settings.overrides?.capitalGainsTax);
  if (isRefused(gainsTax)) return gainsTax;
  const income = onIncome && lessEarlier(request, onIncome, chargedBefore(request, 'incomeTax'));
  const refunded = onIncome && onIncome.value < 0 ? negate(onIncome.value) : nil;
  const first = request.earlier.length === 0;
  const all = { ...gainsTax, value: plus(gainsBefore, gainsTax.value) };
  return {
    gains,
    parts,
    ...(toDeath && { toDeath }),
    gainsTax,
    incomeTax: income?.value ?? nil,
    charges: [...(income ? incomeCharge(income) : []), ...gainsCharge(gainsTax)],
    ...(first && onIncome && refunded > 0 && { refund: { ...onIncome, value: refunded } }),
    givenBack: [
      ...givenBack('capital-gains-tax', gainsNarrative, gainsTax, true),
      ...(first || !income ? [] : givenBack('income-tax-to-death', incomeNarrative, income)),
    ],
    ofEstate: { charges: [...(onIncome ? incomeCharge(onIncome) : []), ...gainsCharge(all)], refund: refunded },
  };
}
