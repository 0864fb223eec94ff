import { type ExecutorTariff, executorTariffs } from '../costs/tariffs';
import { type MastersFeeScale, mastersFee } from '../costs/masters-fee';
import { vatOn } from '../costs/vat';
import type { LocalDate } from '../dates/local-date';
import { assert } from '../law/assert';
import { checkNotNegative, rowOn } from '../law/check-input';
import { listedOnce } from '../law/checks';
import type { Country } from '../law/country';
import { collectRefusals, isRefused, type Outcome, type Refused } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import { type Cents, minus, notBelowNil, plus, smaller, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, percentText } from '../money/fraction';
import { shareOut, shareOutToLargest, shareOutToLast } from '../money/share-out';
import { type EncumberedAccount, type EncumberedAsset, encumberedAccount } from './encumbered-account';
import { funeralPreferences } from './insolvent-limits';

export const preferentSections = ['s98', 's98A', 's99', 's101', 's102'] as const;

export interface InsolventEstateInput {
  readonly country: Country;
  readonly diedOn: LocalDate;
  /** The date of the account; it decides the VAT. */
  readonly accountOn: LocalDate;
  readonly vendor: boolean;
  readonly encumbered: readonly EncumberedAsset[];
  /** Proceeds and money that no creditor holds as security. */
  readonly freeAssets: Cents;
  /** Notices, bank charges and the like; fees are worked out here. */
  readonly otherCosts: Cents;
  readonly funeral: Cents;
  readonly deathBed: Cents;
  /** Already cut to the caps of their sections. */
  readonly preferent: readonly {
    readonly id: string;
    readonly section: (typeof preferentSections)[number];
    readonly amount: Cents;
  }[];
  readonly concurrent: readonly { readonly id: string; readonly amount: Cents }[];
  readonly mastersFeeScale?: MastersFeeScale;
  readonly rounding?: 'largestRemainder' | 'lastClaim' | 'largestClaim';
}

export interface Dividend {
  readonly id: string;
  readonly claim: Cents;
  readonly paid: Cents;
}
export interface InsolventEstate {
  readonly encumbered: readonly EncumberedAccount[];
  readonly freeResidue: Cents;
  /** Ranks s 96 and s 97 together, as one figure. */
  readonly freeResidueCosts: Cents;
  readonly executorFee: Cents;
  readonly mastersFee: Cents;
  /** Costs the free residue cannot pay, for which creditors contribute. */
  readonly contributionNeeded: Cents;
  readonly preferent: readonly Dividend[];
  readonly concurrent: readonly Dividend[];
  /** Exact; shown in cents per rand to four decimals and never used to work out an award. */
  readonly dividend: Fraction;
  readonly dividendText: string;
  /** What is left when everybody is paid: the estate was solvent after all. */
  readonly surplus: Cents;
}

const section = 'Administration of Estates Act 66 of 1965 s 34; Insolvency Act 24 of 1936 ss 96 to 103';

function check(input: InsolventEstateInput): Refused | undefined {
  const claims = [...input.preferent, ...input.concurrent];
  return collectRefusals([
    checkNotNegative('freeAssets', input.freeAssets),
    checkNotNegative('otherCosts', input.otherCosts),
    checkNotNegative('funeral', input.funeral),
    checkNotNegative('deathBed', input.deathBed),
    ...claims.map(({ id, amount }) => checkNotNegative(`claims.${id}`, amount)),
    ...listedOnce(
      'encumbered',
      input.encumbered.map(({ id }) => id),
      (id) => `Asset ${id} is listed twice. Remove one of the entries.`,
    ),
  ]);
}

/** The account of an insolvent deceased estate. Heirs get nothing; secured creditors first have their security. */
export function insolventEstate(input: InsolventEstateInput): Outcome<Worked<InsolventEstate>> {
  const { country, diedOn } = input;
  const tariff = rowOn(executorTariffs[country], diedOn, 'diedOn');
  const caps = rowOn(funeralPreferences, diedOn, 'diedOn');
  const refused = check(input);
  if (refused) return refused;
  if (isRefused(tariff)) return tariff;
  if (isRefused(caps)) return caps;
  const vat = { country, taxPoint: input.accountOn, vendor: input.vendor };
  const accounts = input.encumbered.map((asset) => encumberedAccount(asset, tariff.capitalRate, vat));
  const bad = collectRefusals(accounts);
  if (bad) return bad;
  const encumbered = accounts.flatMap((account) => (isRefused(account) ? [] : [account]));

  const gross = sum([input.freeAssets, ...input.encumbered.map((asset) => asset.proceeds)]);
  // The Master's fee is on the gross of all assets and stands wholly against the free residue; so do notices and charges.
  const master = mastersFee({
    country,
    on: diedOn,
    gross,
    ...(input.mastersFeeScale && { captured: input.mastersFeeScale }),
  });
  if (isRefused(master)) return master;
  const executorFee = freeResidueFee(input.freeAssets, encumbered, tariff);
  const executorVat = vatOn(executorFee, vat);
  if (isRefused(executorVat)) return executorVat;

  const freeResidue = plus(input.freeAssets, sum(encumbered.map((account) => account.surplus)));
  const [funeral, deathBed] = [smaller(input.funeral, caps.funeral), smaller(input.deathBed, caps.deathBed)];
  const freeResidueCosts = sum([funeral, deathBed, executorFee, executorVat.value, master.value, input.otherCosts]);
  let left = notBelowNil(minus(freeResidue, freeResidueCosts));

  const preferent: Dividend[] = [];
  for (const rank of preferentSections) {
    const claims = input.preferent.filter((claim) => claim.section === rank);
    const paid = pay(left, claims);
    preferent.push(...paid);
    left = minus(left, sum(paid.map((dividend) => dividend.paid)));
  }
  const claims = [
    ...encumbered.flatMap((account) =>
      account.paid.map(({ creditor, shortfall }) => ({ id: creditor, amount: shortfall })),
    ),
    { id: 'funeral', amount: minus(input.funeral, funeral) },
    { id: 'death-bed', amount: minus(input.deathBed, deathBed) },
    ...input.concurrent,
  ].filter((claim) => claim.amount > 0);
  const owed = sum(claims.map((claim) => claim.amount));
  const available = smaller(left, owed);
  const concurrent = pay(left, claims, input.rounding);
  const surplus = minus(left, available);
  const dividend = owed > 0 ? fraction(available, owed) : fraction(0);
  assert(sum(concurrent.map(({ paid }) => paid)) === available, 'the concurrent dividends add up');

  const result = working('Insolvent deceased estate', section);
  for (const account of encumbered)
    result.worked(`Surplus of ${account.asset}`, { ...account.worked, value: account.surplus });
  result
    .line('Free residue', freeResidue)
    .line('Funeral and death-bed costs with preference', plus(funeral, deathBed), {
      section: 'Insolvency Act s 96',
      ...(caps.note && { note: caps.note }),
    })
    .line("Executor's fee on the free residue", executorFee)
    .worked('VAT on it', executorVat)
    .worked("Master's fee on all assets", master, {
      note: 'Wholly against the free residue; s 89 might allow a share.',
    })
    .line('Other costs', input.otherCosts, { section: 'Insolvency Act s 97' })
    .line('Preferent creditors', sum(preferent.map(({ paid }) => paid)))
    .line('For concurrent creditors', available)
    .line('Concurrent claims', owed)
    .line('Dividend, cents in the rand', percentText(dividend));
  return result.gives({
    encumbered,
    freeResidue,
    freeResidueCosts,
    executorFee,
    mastersFee: master.value,
    contributionNeeded: notBelowNil(minus(freeResidueCosts, freeResidue)),
    preferent,
    concurrent,
    dividend,
    dividendText: percentText(dividend),
    surplus,
  });
}

/** 3.5% of the free assets only; what the minimum of the estate still lacks is borne here too. */
function freeResidueFee(freeAssets: Cents, encumbered: readonly EncumberedAccount[], tariff: ExecutorTariff): Cents {
  const fee = roundHalfUp(times(freeAssets, tariff.capitalRate));
  const all = plus(fee, sum(encumbered.map((account) => account.fee)));
  return plus(fee, notBelowNil(minus(tariff.minimum, all)));
}

function pay(
  available: Cents,
  claims: readonly { readonly id: string; readonly amount: Cents }[],
  rounding: InsolventEstateInput['rounding'] = 'largestRemainder',
): Dividend[] {
  const amounts = claims.map((claim) => claim.amount);
  const enough = available >= sum(amounts);
  const split = { largestRemainder: shareOut, lastClaim: shareOutToLast, largestClaim: shareOutToLargest }[rounding];
  const paid = enough ? amounts : split(available, amounts);
  return claims.map(({ id, amount }, index) => ({ id, claim: amount, paid: paid[index]! }));
}
