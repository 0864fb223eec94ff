import { addYears, type LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import type { Legacy, Taker, Will } from '../estate/will';
import { listSurvivingMarriages } from '../estate/relations';
import { collectRefusals, type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type Cents, minus, clampBelowNil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, addFractions, fraction, multiplyFractions, percent, whole } from '../money/fraction';

interface ScenarioSale {
  readonly assetId: string;
  readonly price: Cents;
  readonly costs: Cents;
}

/** What is changed in a copy of the client's facts; each is left out where it stays as it is. */
export interface ScenarioChanges {
  /** New policies: to somebody past the estate, else to the estate. */
  readonly covers?: readonly { readonly amount: Cents; readonly to?: string }[];
  /** Sold in life: its price less tax and costs is cash, and nobody takes it by the will any more. */
  readonly sales?: readonly ScenarioSale[];
  readonly bequests?: readonly { readonly assetId: string; readonly to: string }[];
  readonly residue?: readonly Taker[];
  readonly marry?: { readonly name: string; readonly as: 'inCommunity' | 'withoutAccrual' };
  /** Left to a trust that the will makes; what is left to one name goes to one trust. */
  readonly trusts?: readonly { readonly assetId: string; readonly name: string }[];
  /** Percent a year: assets and benefits grow, costs follow inflation; the rates of today stay. */
  readonly later?: { readonly years: number; readonly growth: number; readonly inflation: number };
}

export const mostGrowth = 30;
const newSpouse = 'new spouse';
const toTrustId = (name: string): string => `new trust ${name}`;

/** What a scenario changes may have gone since it was made: without it nobody can say what it comes to. */
function checkThere(
  estate: Estate,
  { covers, sales, bequests, residue, trusts }: ScenarioChanges,
): RefusalError | undefined {
  const assets = new Set(estate.assets.map(({ id }) => id));
  const people = new Set(estate.people.map(({ id }) => id));
  const checkAsset = (field: string, id: string, sentence: string) =>
    assets.has(id) ? undefined : refuse(field, sentence);
  const checkPerson = (field: string, id: string | undefined, sentence: string) =>
    id === undefined || people.has(id) ? undefined : refuse(field, sentence);
  return collectRefusals([
    ...(covers ?? []).map(({ to }, at) =>
      checkPerson(
        `covers.${at}.toID`,
        to,
        'The person this policy pays is no longer in the list of people. Choose someone else, or leave it blank to pay the estate.',
      ),
    ),
    ...(sales ?? []).map(({ assetId }, at) =>
      checkAsset(
        `sales.${at}.assetID`,
        assetId,
        'The asset you want to sell is no longer in the estate. Choose another one, or remove the sale.',
      ),
    ),
    ...(bequests ?? []).flatMap(({ assetId, to }, at) => [
      checkAsset(
        `bequests.${at}.assetID`,
        assetId,
        'The asset you want to leave is no longer in the estate. Choose another one, or remove this line.',
      ),
      checkPerson(
        `bequests.${at}.toID`,
        to,
        'The person who would receive this is no longer in the list of people. Choose someone else, or remove it.',
      ),
    ]),
    ...(residue ?? []).map(({ personId }, at) =>
      checkPerson(
        `residue.${at}.partyID`,
        personId,
        'The person who would receive the rest is no longer in the list of people. Choose someone else, or remove it.',
      ),
    ),
    ...(trusts ?? []).map(({ assetId }, at) =>
      checkAsset(
        `trusts.${at}.assetID`,
        assetId,
        'The asset for the trust is no longer in the estate. Choose another one, or remove this line.',
      ),
    ),
  ]);
}

/** One thing goes one way. */
function checkOnce({ sales, bequests, trusts }: ScenarioChanges): RefusalError | undefined {
  const seen = new Set<string>();
  const checkSeenOnce = (
    field: string,
    { assetId }: { readonly assetId: string },
    at: number,
  ): RefusalError | undefined => {
    if (!seen.has(assetId)) {
      seen.add(assetId);
      return undefined;
    }
    return refuse(
      `${field}.${at}.assetID`,
      'You can sell an asset, leave it to someone or put it in a trust, but only once. Choose one.',
    );
  };
  return collectRefusals([
    ...(sales ?? []).map((one, at) => checkSeenOnce('sales', one, at)),
    ...(bequests ?? []).map((one, at) => checkSeenOnce('bequests', one, at)),
    ...(trusts ?? []).map((one, at) => checkSeenOnce('trusts', one, at)),
  ]);
}

/** What cannot be, told before anything is worked out. */
export function checkScenario(estate: Estate, changes: ScenarioChanges): RefusalError | undefined {
  const { covers, sales, marry, later } = changes;
  return collectRefusals([
    ...(covers ?? []).map(({ amount }, at) =>
      amount <= 0 ? refuse(`covers.${at}.amount`, 'Enter an amount of cover above 0.') : undefined,
    ),
    checkThere(estate, changes),
    ...(sales ?? []).map(({ price, costs }, at) =>
      costs > price
        ? refuse(`sales.${at}.costs`, 'The tax and costs of a sale cannot exceed the selling price.')
        : undefined,
    ),
    checkOnce(changes),
    marry && listSurvivingMarriages(estate).length > 0
      ? refuse('marriedTo', 'The client is married already. Record the divorce first, or leave this out.')
      : undefined,
    later && (later.growth > mostGrowth || later.inflation > mostGrowth)
      ? refuse('growth', 'Enter growth and inflation of at most 30% a year.')
      : undefined,
  ]);
}

/** (1 + rate) to the power of whole years, exactly. */
function computeGrowth(rate: number, years: number): Fraction {
  const step = addFractions(whole, percent(String(rate)));
  let factor = fraction(1);
  for (let year = 0; year < years; year += 1) factor = multiplyFractions(factor, step);
  return factor;
}
const scaleAmount = (amount: Cents, factor: Fraction): Cents => roundHalfUp(times(amount, factor));

const removeLegacies = (legacies: readonly Legacy[], assetId: string): Legacy[] =>
  legacies.filter((legacy) => legacy.kind === 'cash' || legacy.assetId !== assetId);

const bequeathTo = (will: Will | undefined, assetId: string, personId: string): Will => ({
  ...will,
  legacies: [
    ...removeLegacies(will?.legacies ?? [], assetId),
    { kind: 'asset', id: `left ${assetId}`, assetId, to: [{ personId, share: whole }] },
  ],
});

function sellAsset(estate: Estate, { assetId, price, costs }: ScenarioSale): Estate {
  const toCashAsset = ({ id, description, account, separateOf }: EstateAsset): EstateAsset => ({
    id,
    description,
    class: 'claim',
    treatment: 'money',
    value: minus(price, costs),
    ...(account !== undefined && { account }),
    ...(separateOf && { separateOf }),
  });
  return {
    ...estate,
    assets: estate.assets.map((asset) => (asset.id === assetId ? toCashAsset(asset) : asset)),
    liabilities: estate.liabilities.map((debt) => {
      const { securedBy, ...rest } = debt;
      const left = securedBy?.filter((id) => id !== assetId);
      return left && left.length > 0 ? { ...rest, securedBy: left } : rest;
    }),
    ...(estate.will && { will: { ...estate.will, legacies: removeLegacies(estate.will.legacies, assetId) } }),
  };
}

function projectYears(estate: Estate, { years, growth, inflation }: NonNullable<ScenarioChanges['later']>): Estate {
  const [up, dearer] = [computeGrowth(growth, years), computeGrowth(inflation, years)];
  // Everybody is so many years older; the rates are those on record.
  const ageByYears = <T extends { readonly bornOn?: LocalDate }>(one: T): T =>
    one.bornOn ? { ...one, bornOn: addYears(one.bornOn, -years) } : one;
  return {
    ...estate,
    deceased: ageByYears(estate.deceased),
    people: estate.people.map(ageByYears),
    assets: estate.assets.map((asset) =>
      typeof asset.value === 'number' ? { ...asset, value: scaleAmount(asset.value, up) } : asset,
    ),
    benefits: estate.benefits.map((benefit) => ({ ...benefit, amount: scaleAmount(benefit.amount, up) })),
    costs: estate.costs.map((cost) => ({ ...cost, amount: scaleAmount(cost.amount, dearer) })),
    liabilities: estate.liabilities.map((debt) =>
      debt.kind === 'funeral' || debt.kind === 'tombstone'
        ? { ...debt, amount: scaleAmount(debt.amount, dearer) }
        : debt,
    ),
  };
}

/** Cover that the estate is paid: money, on which no gain is made. */
export const addCover = (estate: Estate, amount: Cents, id = 'new cover'): Estate => ({
  ...estate,
  assets: [
    ...estate.assets,
    {
      id,
      description: 'New policy',
      class: 'claim',
      treatment: 'money',
      value: clampBelowNil(amount),
      gains: { kind: 'longTermPolicy' },
    },
  ],
});

/** Cover that somebody is paid past the estate. */
const addPolicy = (estate: Estate, amount: Cents, nominee: string, id: string): Estate => ({
  ...estate,
  benefits: [...estate.benefits, { id, description: 'New policy', kind: 'policy', amount, nominee }],
});

function moveIntoTrust(estate: Estate, { assetId, name }: { readonly assetId: string; readonly name: string }): Estate {
  const id = toTrustId(name);
  const people = estate.people.some((one) => one.id === id)
    ? estate.people
    : [...estate.people, { id, name, kind: 'trust' as const }];
  return { ...estate, people, will: bequeathTo(estate.will, assetId, id) };
}

function marryClient(estate: Estate, { name, as }: NonNullable<ScenarioChanges['marry']>): Estate {
  const contract = as === 'inCommunity' ? ('none' as const) : ('withoutAccrual' as const);
  const marriage = { kind: 'civil' as const, contract, marriedOn: estate.deceased.diedOn, spouseId: newSpouse };
  return {
    ...estate,
    people: [...estate.people, { id: newSpouse, name, kind: 'natural' }],
    marriages: [...estate.marriages, marriage],
  };
}

/** A copy of the client's facts with these changes. With none it is the client as things stand. */
export function buildScenario(client: Estate, changes: ScenarioChanges): Outcome<Estate> {
  const refused = checkScenario(client, changes);
  if (refused) return refused;
  const { covers = [], sales = [], bequests = [], residue = [], marry, trusts = [], later } = changes;
  let estate = client;
  for (const sale of sales) estate = sellAsset(estate, sale);
  for (const { assetId, to } of bequests) estate = { ...estate, will: bequeathTo(estate.will, assetId, to) };
  for (const trust of trusts) estate = moveIntoTrust(estate, trust);
  if (residue.length > 0) {
    estate = { ...estate, will: { ...(estate.will ?? { legacies: [] }), residue: { to: [...residue] } } };
  }
  if (marry) estate = marryClient(estate, marry);
  for (const [at, { amount, to }] of covers.entries()) {
    const id = `new cover ${at + 1}`;
    estate = to === undefined ? addCover(estate, amount, id) : addPolicy(estate, amount, to, id);
  }
  if (later && later.years > 0) estate = projectYears(estate, later);
  return estate;
}
