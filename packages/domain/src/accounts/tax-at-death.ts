import { message } from '../law/message';
import type { GainsAsset } from '../capital-gains/gains-asset';
import { type GainsAtDeath, computeGainsAtDeath } from '../capital-gains/gains-at-death';
import { type OverridableFigure, overrideFigure } from '../costs/override';
import { listTaxLiabilities } from '../income-tax/tax-liabilities';
import { type TaxToDeath, computeTaxToDeath } from '../income-tax/tax-to-death';
import { isRefused, type Outcome, RefusalError, refuse } from '../law/refusal';
import { replaceValue, type WorkedResult, startWorking } from '../law/worked';
import { type Cents, negate, nil, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction, reduceFraction, multiplyFractions, formatPercent, whole } from '../money/fraction';
import { prefixRefusals } from '../estate/path';
import { listTaxMarriages } from '../estate/relations';
import { type AccountCharge, toComputedCharge } from './charges';
import { isJointProperty } from './duty-values';
import type { DrawingFacts, ValuedAsset } from './facts';
import { deductEarlier } from './fees';
import { type AddedClaim, toRefundClaim } from './added-claims';
import { sumChargedBefore } from './request';
import type { EstateDivision } from './taken';
import { type AssetDestiny, createDestinyFinder } from './takers-of-assets';

/**
 * The tax the death triggers. It is the estate's: this account charges what earlier ones did not, or has some of it
 * back; a refund of income tax is a claim in favour of the estate.
 */
export interface TaxAtDeath {
  readonly gains: WorkedResult<GainsAtDeath>;
  /** What was disposed of, in the order of `gains.value.assets`. */
  readonly parts: readonly GainsAsset[];
  readonly toDeath?: WorkedResult<TaxToDeath>;
  /** The tax by reason of the capital gain, as this account charges it. */
  readonly gainsTax: OverridableFigure;
  /** Income tax to the date of death in this account; below nought it comes back. */
  readonly incomeTax: Cents;
  readonly charges: readonly AccountCharge[];
  readonly refund?: WorkedResult<Cents>;
  readonly givenBack: readonly AddedClaim[];
  /** Of all accounts up to this one. */
  readonly ofEstate: { readonly charges: readonly AccountCharge[]; readonly refund: Cents };
}

const half = fraction(1, 2);

const ways = [
  ['toSpouse', 'spouse'],
  ['toPublicBenefit', 'publicBenefit'],
  ['toOthers', 'other'],
] as const;

/** Parts of an asset that are treated differently: what the spouse takes rolls over, the rest is taxed. */
function splitAssetParts(facts: DrawingFacts, valued: ValuedAsset, destiny: AssetDestiny): GainsAsset[] {
  const { asset } = valued;
  // Massed or not, only the half of the deceased in a joint asset is disposed of by this death.
  const share = asset.share ?? whole;
  const joint = isJointProperty(facts, valued);
  const owned = joint
    ? reduceFraction(multiplyFractions(share, half))
    : share === whole
      ? whole
      : reduceFraction(share);
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

interface DeathDisposal {
  readonly gains: WorkedResult<GainsAtDeath>;
  readonly parts: readonly GainsAsset[];
}

function computeGains(facts: DrawingFacts, division: EstateDivision): Outcome<DeathDisposal> {
  const { estate } = facts;
  const { taxAtDeath: basis } = estate.settings;
  const destinyOf = createDestinyFinder(facts, division);
  const places = new Map(estate.assets.map((asset, index) => [asset, index]));
  const parts: GainsAsset[] = [];
  const paths: string[] = [];
  for (const valued of facts.assets) {
    const { asset } = valued;
    if (!asset.gains || asset.separateOf === 'survivor') continue;
    for (const part of splitAssetParts(facts, valued, destinyOf(asset.id))) {
      parts.push(part);
      paths.push(`assets[${places.get(asset)}].gains`);
    }
  }
  const spouse = listTaxMarriages(estate)[0];
  const found = computeGainsAtDeath({
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
  return new RefusalError(moved);
}

/**
 * Works out the tax at death where the estate says how, on all accounts up to this one (`whole`) and who takes what of
 * them. Namibia levies no capital gains tax.
 */
export function computeTaxAtDeath(whole: DrawingFacts, division: EstateDivision): Outcome<TaxAtDeath | undefined> {
  const { estate } = whole;
  const basis = estate.settings.taxAtDeath;
  if (!basis || estate.country === 'NA') return undefined;
  const disposed = computeGains(whole, division);
  if (isRefused(disposed)) return disposed;
  const { gains } = disposed;
  const { taxableCapitalGain } = gains.value;
  if (basis.method === 'marginalRate') {
    const onGain = startWorking(onGainsTitle, 'Income Tax Act s 5, s 9HA and Eighth Schedule')
      .worked('Taxable capital gain', replaceValue(gains, taxableCapitalGain))
      .line(message('At a marginal rate of {rate}%', { rate: formatPercent(basis.rate) }), message('as captured'))
      .gives(roundHalfUp(times(taxableCapitalGain, basis.rate)));
    return computeChargedTax(whole, disposed, undefined, onGain, undefined);
  }
  const { bornOn, diedOn } = estate.deceased;
  if (bornOn === undefined) {
    return refuse('deceased.bornOn', 'Enter the date of birth: the rebates of the last return depend on it.');
  }
  const { otherTaxableIncome, medicalCredits, paidInAdvance } = basis;
  const toDeath = prefixRefusals(
    'settings.taxAtDeath',
    computeTaxToDeath({
      died: diedOn,
      age: { born: bornOn },
      otherTaxableIncome,
      taxableCapitalGain,
      ...(medicalCredits !== undefined && { medicalCredits }),
      ...(paidInAdvance !== undefined && { paidInAdvance }),
    }),
  );
  if (isRefused(toDeath)) return toDeath;
  const lines = listTaxLiabilities(toDeath.value);
  const findAmount = (wanted: string): Cents => lines.find(({ kind }) => kind === wanted)?.amount ?? nil;
  const onGain = { ...toDeath, title: onGainsTitle, value: findAmount('capitalGainsTaxAtDeath') };
  const onIncome = { ...toDeath, title: 'Income tax to the date of death', value: findAmount('incomeTaxToDeath') };
  return computeChargedTax(whole, disposed, toDeath, onGain, onIncome);
}

const onGainsTitle = 'Capital gains tax at death';
const gainsNarrative = 'SARS: capital gains tax at death';
const incomeNarrative = 'SARS: income tax to the date of death';
const onDeceased = { group: 'creditors', allocation: 'deceasedOnly', dutyCode: '4(b)', rank: 's101' } as const;
const onBoth = { ...onDeceased, allocation: 'joint' } as const;

const toGainsCharges = (worked: WorkedResult<Cents>): AccountCharge[] =>
  worked.value > 0 ? [toComputedCharge('capital-gains-tax', gainsNarrative, worked, onDeceased)] : [];
const toIncomeCharges = (worked: WorkedResult<Cents>): AccountCharge[] =>
  worked.value > 0 ? [toComputedCharge('income-tax-to-death', incomeNarrative, worked, onBoth)] : [];

/** The tax of the estate as this account charges it, and as all accounts up to it do. */
function computeChargedTax(
  { estate, request }: DrawingFacts,
  { gains, parts }: DeathDisposal,
  toDeath: WorkedResult<TaxToDeath> | undefined,
  onGain: WorkedResult<Cents>,
  onIncome: WorkedResult<Cents> | undefined,
): Outcome<TaxAtDeath> {
  const gainsBefore = sumChargedBefore(request, 'gainsTax');
  const gainsTax = overrideFigure(
    deductEarlier(request, onGain, gainsBefore),
    estate.settings.overrides?.capitalGainsTax,
  );
  if (isRefused(gainsTax)) return gainsTax;
  const income = onIncome && deductEarlier(request, onIncome, sumChargedBefore(request, 'incomeTax'));
  const refunded = onIncome && onIncome.value < 0 ? negate(onIncome.value) : nil;
  const first = request.earlier.length === 0;
  const all = { ...gainsTax, value: plus(gainsBefore, gainsTax.value) };
  return {
    gains,
    parts,
    ...(toDeath && { toDeath }),
    gainsTax,
    incomeTax: income?.value ?? nil,
    charges: [...(income ? toIncomeCharges(income) : []), ...toGainsCharges(gainsTax)],
    ...(first && onIncome && refunded > 0 && { refund: { ...onIncome, value: refunded } }),
    givenBack: [
      ...toRefundClaim('capital-gains-tax', gainsNarrative, gainsTax, true),
      ...(first || !income ? [] : toRefundClaim('income-tax-to-death', incomeNarrative, income)),
    ],
    ofEstate: { charges: [...(onIncome ? toIncomeCharges(onIncome) : []), ...toGainsCharges(all)], refund: refunded },
  };
}
