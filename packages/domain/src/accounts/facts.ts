import { formatAmount } from '../formats/amount';
import { message } from '../law/message';
import { collectRefusals, isRefused, type Outcome, refuse, type RefusalError } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, cents, minus, nil } from '../money/cents';
import type { AccrualClaim } from '../regimes/accrual';
import { type MassingResult, applyMassing } from '../regimes/massing';
import type { Regime } from '../regimes/marriage';
import { assetClasses, type EstateAsset, isInCash } from '../estate/asset';
import { computeAssetValue } from '../estate/asset-value';
import { findRegimeAtDeath } from '../estate/check-people';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { applyOwnShares } from '../estate/own-shares';
import { joinPath, prefixRefusals } from '../estate/path';
import type { EstatePerson } from '../estate/person';
import { buildFamily, listSurvivingMarriages, listTaxMarriages } from '../estate/relations';
import { type Kinship, getKinship } from '../succession/kinship';
import { computeAccrual } from './accrual-of-estate';
import { type AccountKindFacts, accountKinds } from './account-kinds';
import { sortByVoucher } from './line';
import type { EstateAccountRequest } from './request';

/** An asset with what it stands at, and whose it is: heirs inherit only the part of the deceased. */
export interface ValuedAsset {
  readonly asset: EstateAsset;
  readonly worked: WorkedResult<Cents>;
  readonly value: Cents;
  readonly inCash: boolean;
  /** In the joint estate, and so owned half and half. An odd cent is the survivor's. */
  readonly joint: boolean;
  readonly ofSurvivor: Cents;
  readonly ofDeceased: Cents;
  /** Value it already stood at in an earlier account; fees were charged on that. */
  readonly chargedBefore: Cents;
}

export interface SpouseAccrual {
  readonly spouseId: string;
  readonly worked: WorkedResult<AccrualClaim>;
}

/** An estate read for one account: values found, regime decided, everything in the order of the account. */
export interface DrawingFacts {
  readonly estate: Estate;
  readonly request: EstateAccountRequest;
  readonly kind: AccountKindFacts;
  /** In the order of the account. */
  readonly people: ReadonlyMap<string, EstatePerson>;
  readonly spouses: ReadonlySet<string>;
  /** Those of them and of the life partners whom estate duty and income tax call a spouse. */
  readonly taxSpouses: ReadonlySet<string>;
  readonly regime: WorkedResult<Regime> | undefined;
  readonly joint: boolean;
  /** The survivor of a joint or massed estate. */
  readonly survivor: string | undefined;
  readonly massing: WorkedResult<MassingResult> | undefined;
  /** Who adiates or repudiates the joint will, in community or out of it. */
  readonly massingSpouse: string | undefined;
  readonly massed: boolean;
  /** Of every marriage with accrual that this death ends and in which somebody claims. */
  readonly accruals: readonly SpouseAccrual[];
  /** The family as captured: who descends from whom, who survived, in which order the account lists them. */
  readonly kin: Kinship;
  /** Assets of this account, and those of earlier ones, which the duty also counts. */
  readonly assets: readonly ValuedAsset[];
  readonly before: readonly ValuedAsset[];
  /** Read as if all accounts up to this one were one: for what belongs to the estate and not to an account. */
  readonly asOne?: true;
  /** What creditors leave for claims that come after them, where it is less than those claims ask. */
  readonly leftForLateClaims?: Cents;
}

const sortByClass = (assets: readonly ValuedAsset[]): ValuedAsset[] => {
  const listed = sortByVoucher(assets, ({ asset }) => asset);
  return assetClasses.flatMap((assetClass) => listed.filter(({ asset }) => asset.class === assetClass));
};

/** An asset given in settlement is as good as money: its value is set against the claim, and no heir takes it. */
const markSettlements = (estate: Estate): Estate =>
  estate.assets.some(({ settlesAccrualOf }) => settlesAccrualOf !== undefined)
    ? {
        ...estate,
        assets: estate.assets.map((asset) =>
          asset.settlesAccrualOf === undefined ? asset : { ...asset, treatment: 'money' as const },
        ),
      }
    : estate;

/** Only a spouse who claims accrual is given assets for it, and not more than the claim. */
function checkSettlements(
  estate: Estate,
  marriages: readonly EstateMarriage[],
  claims: readonly ReturnType<typeof computeAccrual>[],
): readonly (RefusalError | undefined)[] {
  if (estate.assets.every(({ settlesAccrualOf }) => settlesAccrualOf === undefined)) return [];
  const given = new Map<string, number>();
  return estate.assets.map((asset, index) => {
    const spouseId = asset.settlesAccrualOf;
    if (spouseId === undefined) return undefined;
    const worked = claims[marriages.findIndex((one) => one.spouseId === spouseId)];
    const claim =
      worked !== undefined && !isRefused(worked) && worked.value.claimBy === 'survivor' ? worked.value.claim : nil;
    const value = computeAssetValue(asset);
    const total = (given.get(spouseId) ?? 0) + (isRefused(value) ? 0 : value.value);
    given.set(spouseId, total);
    return total > claim
      ? refuse(
          joinPath('assets', index, 'settlesAccrualOf'),
          message('The assets given are worth more than the accrual claim of {claim}. Give fewer, or sell the rest.', {
            claim: formatAmount(claim, estate.country),
          }),
          'Matrimonial Property Act 88 of 1984 s 3',
        )
      : undefined;
  });
}

export function readEstate(captured: Estate, request: EstateAccountRequest): Outcome<DrawingFacts> {
  const estate = markSettlements(applyOwnShares(captured));
  const marriages = listSurvivingMarriages(estate);
  const spouses = new Set(marriages.map(({ spouseId }) => spouseId));
  // Of several marriages one may be in community; the account halves what stands in that joint estate.
  const marriage = marriages.find((one) => findRegimeAtDeath(estate, one).value === 'inCommunity') ?? marriages[0];
  const toMarriagePath = (of: EstateMarriage, ...rest: string[]): string =>
    joinPath('marriages', estate.marriages.indexOf(of), ...rest);
  const regime = marriage && findRegimeAtDeath(estate, marriage);
  const mass = marriage?.massing && applyMassing({ ...marriage.massing, shareOfSurvivor: nil, shareOfDeceased: nil });
  const claims = marriages.map((one) => prefixRefusals(toMarriagePath(one, 'accrual'), computeAccrual(estate, one)));
  const settled = checkSettlements(estate, marriages, claims);
  const wrong = collectRefusals([
    ...settled,
    marriage && prefixRefusals(toMarriagePath(marriage, 'massing'), mass),
    ...claims,
  ]);
  if (wrong) return wrong;
  if (isRefused(mass)) return mass;
  const accruals = claims.flatMap((worked, index): SpouseAccrual[] =>
    worked === undefined || isRefused(worked) ? [] : [{ spouseId: marriages[index]!.spouseId, worked }],
  );
  const kin = getKinship(buildFamily(estate));

  const massed = mass?.value.massed === true;
  const joint = regime?.value === 'inCommunity';
  const broughtForward = new Map(request.broughtForward?.assets.map(({ assetId, value }) => [assetId, value]));
  const valued: ValuedAsset[] = [];
  const refusals: unknown[] = [];
  estate.assets.forEach((asset, index) => {
    if ((asset.account ?? 1) > request.sequence) return;
    // What the survivor owns alone is no business of this account, unless the will masses it.
    if (asset.separateOf === 'survivor' && !massed) return;
    const worked = prefixRefusals(joinPath('assets', index), computeAssetValue(asset));
    if (isRefused(worked)) return void refusals.push(worked);
    valued.push(valueAsset(asset, worked, joint && !massed, broughtForward.get(asset.id) ?? nil));
  });
  const refused = collectRefusals(refusals);
  if (refused) return refused;
  const listed = sortByClass(valued);
  const isInAccount = ({ asset }: ValuedAsset): boolean =>
    (asset.account ?? 1) === request.sequence || broughtForward.has(asset.id);
  return {
    estate,
    request,
    kind: accountKinds[request.kind],
    people: sortPeople(estate.people, kin),
    spouses,
    taxSpouses: new Set(listTaxMarriages(estate).map(({ spouseId }) => spouseId)),
    regime,
    joint: joint && !massed,
    survivor: joint || massed ? marriage?.spouseId : undefined,
    massing: mass,
    massingSpouse: mass && marriage?.spouseId,
    massed,
    accruals,
    kin,
    assets: listed.filter(isInAccount),
    before: listed.filter((asset) => !isInAccount(asset)),
  };
}

function valueAsset(
  asset: EstateAsset,
  worked: WorkedResult<Cents>,
  halved: boolean,
  chargedBefore: Cents,
): ValuedAsset {
  const joint = halved && asset.separateOf === undefined;
  const ofDeceased = joint ? cents(Math.floor(worked.value / 2)) : worked.value;
  const ofSurvivor = minus(worked.value, ofDeceased);
  return {
    asset,
    worked,
    value: worked.value,
    inCash: isInCash(asset),
    joint,
    ofSurvivor,
    ofDeceased,
    chargedBefore,
  };
}

/** Spouses first, then by degree, birth and id. */
function sortPeople(people: readonly EstatePerson[], kin: Kinship): ReadonlyMap<string, EstatePerson> {
  const byId = new Map(people.map((person) => [person.id, person]));
  return new Map(kin.inOrder(byId.keys()).map((id) => [id, byId.get(id)!]));
}

/**
 * The estate up to this account as one account would show it, what is still outstanding with it. Duty, tax at death and
 * the tariffs are the estate's, however many accounts it takes.
 */
export const toSingleAccount = (facts: DrawingFacts): DrawingFacts =>
  isOneAccount(facts) ? facts : { ...facts, assets: [...facts.before, ...facts.assets], before: [], asOne: true };

/** Nothing came before and nothing is left for later: this account is the estate. */
const isOneAccount = ({ assets, before, request }: DrawingFacts): boolean =>
  request.sequence === 1 &&
  before.length === 0 &&
  (request.holdBack ?? nil) === 0 &&
  assets.every(({ asset }) => asset.treatment !== 'outstanding');

export const findPersonName = (facts: DrawingFacts, personId: string): string =>
  facts.people.get(personId)?.name ?? personId;
