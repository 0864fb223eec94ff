import { addYears, type LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import type { Legacy, Will } from '../estate/will';
import { survivingMarriages } from '../estate/relations';
import { collectRefusals, type Outcome, refuse, type Refused } from '../law/refusal';
import { type Cents, minus, notBelowNil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, addFractions, fraction, multiplyFractions, percent, whole } from '../money/fraction';

/** What is changed in a copy of the client's facts; each is left out where it stays as it is. */
export interface ScenarioChanges {
  /** A new policy: to somebody past the estate, else to the estate. */
  readonly newCover?: { readonly amount: Cents; readonly to?: string };
  /** Sold in life: its price less tax and costs is cash, and nobody takes it by the will any more. */
  readonly sell?: { readonly assetId: string; readonly price: Cents; readonly costs: Cents };
  readonly leave?: { readonly assetId: string; readonly to: string };
  readonly residueTo?: string;
  readonly marry?: { readonly name: string; readonly as: 'inCommunity' | 'withoutAccrual' };
  /** Left to a trust that the will makes. */
  readonly trust?: { readonly assetId: string; readonly name: string };
  /** Percent a year: assets and benefits grow, costs follow inflation; the rates of today stay. */
  readonly later?: { readonly years: number; readonly growth: number; readonly inflation: number };
}

export const mostGrowth = 30;
const newSpouse = 'new spouse';
const newTrust = 'new trust';

const knows = (estate: Estate, field: string, assetId: string | undefined): Refused | undefined =>
  assetId === undefined || estate.assets.some(({ id }) => id === assetId)
    ? undefined
    : refuse(field, 'Choose something that is in the estate; what is paid past it is changed where it is captured.');

/** What cannot be, told before anything is worked out. */
export function checkScenario(estate: Estate, changes: ScenarioChanges): Refused | undefined {
  const { newCover, sell, leave, trust, marry, later } = changes;
  const twice = [sell?.assetId, leave?.assetId, trust?.assetId].filter((id) => id !== undefined);
  return collectRefusals([
    newCover && newCover.amount <= 0 ? refuse('newCover', 'Cover is an amount above 0.') : undefined,
    knows(estate, 'soldAssetID', sell?.assetId),
    knows(estate, 'leftAssetID', leave?.assetId),
    knows(estate, 'trustAssetID', trust?.assetId),
    sell && sell.costs > sell.price
      ? refuse('soldCosts', 'Tax and costs of a sale are at most what it brings.')
      : undefined,
    new Set(twice).size !== twice.length
      ? refuse('leftAssetID', 'One thing is sold, left to somebody or put in a trust: choose one of them.')
      : undefined,
    marry && survivingMarriages(estate).length > 0
      ? refuse('marriedTo', 'The client is married already. Record the divorce first, or leave this out.')
      : undefined,
    later && (later.growth > mostGrowth || later.inflation > mostGrowth)
      ? refuse('growth', 'Growth and inflation of at most 30% a year: more is no plan.')
      : undefined,
  ]);
}

/** (1 + rate) to the power of whole years, exactly. */
function grown(rate: number, years: number): Fraction {
  const step = addFractions(whole, percent(String(rate)));
  let factor = fraction(1);
  for (let year = 0; year < years; year += 1) factor = multiplyFractions(factor, step);
  return factor;
}
const by = (amount: Cents, factor: Fraction): Cents => roundHalfUp(times(amount, factor));

const without = (legacies: readonly Legacy[], assetId: string): Legacy[] =>
  legacies.filter((legacy) => legacy.kind === 'cash' || legacy.assetId !== assetId);

const leftTo = (will: Will | undefined, assetId: string, personId: string): Will => ({
  ...will,
  legacies: [
    ...without(will?.legacies ?? [], assetId),
    { kind: 'asset', id: `left ${assetId}`, assetId, to: [{ personId, share: whole }] },
  ],
});

function sold(estate: Estate, { assetId, price, costs }: NonNullable<ScenarioChanges['sell']>): Estate {
  const asCash = ({ id, description, account, separateOf }: EstateAsset): EstateAsset => ({
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
    assets: estate.assets.map((asset) => (asset.id === assetId ? asCash(asset) : asset)),
    liabilities: estate.liabilities.map((debt) => {
      const { securedBy, ...rest } = debt;
      const left = securedBy?.filter((id) => id !== assetId);
      return left && left.length > 0 ? { ...rest, securedBy: left } : rest;
    }),
    ...(estate.will && { will: { ...estate.will, legacies: without(estate.will.legacies, assetId) } }),
  };
}

function inYears(estate: Estate, { years, growth, inflation }: NonNullable<ScenarioChanges['later']>): Estate {
  const [up, dearer] = [grown(growth, years), grown(inflation, years)];
  // Everybody is so many years older; the rates are those on record.
  const older = <T extends { readonly bornOn?: LocalDate }>(one: T): T =>
    one.bornOn ? { ...one, bornOn: addYears(one.bornOn, -years) } : one;
  return {
    ...estate,
    deceased: older(estate.deceased),
    people: estate.people.map(older),
    assets: estate.assets.map((asset) =>
      typeof asset.value === 'number' ? { ...asset, value: by(asset.value, up) } : asset,
    ),
    benefits: estate.benefits.map((benefit) => ({ ...benefit, amount: by(benefit.amount, up) })),
    costs: estate.costs.map((cost) => ({ ...cost, amount: by(cost.amount, dearer) })),
    liabilities: estate.liabilities.map((debt) =>
      debt.kind === 'funeral' || debt.kind === 'tombstone' ? { ...debt, amount: by(debt.amount, dearer) } : debt,
    ),
  };
}

/** Cover that the estate is paid: money, on which no gain is made. */
export const withCover = (estate: Estate, amount: Cents): Estate => ({
  ...estate,
  assets: [
    ...estate.assets,
    {
      id: 'new cover',
      description: 'New policy',
      class: 'claim',
      treatment: 'money',
      value: notBelowNil(amount),
      gains: { kind: 'longTermPolicy' },
    },
  ],
});

/** A copy of the client's facts with these changes. With none it is the client as things stand. */
export function scenarioOf(client: Estate, changes: ScenarioChanges): Outcome<Estate> {
  const refused = checkScenario(client, changes);
  if (refused) return refused;
  const { newCover, sell, leave, residueTo, marry, trust, later } = changes;
  let estate = client;
  if (sell) estate = sold(estate, sell);
  if (leave) estate = { ...estate, will: leftTo(estate.will, leave.assetId, leave.to) };
  if (trust) {
    const people = [...estate.people, { id: newTrust, name: trust.name, kind: 'trust' as const }];
    estate = { ...estate, people, will: leftTo(estate.will, trust.assetId, newTrust) };
  }
  if (residueTo !== undefined) {
    const residue = { to: [{ personId: residueTo, share: whole }] };
    estate = { ...estate, will: { ...(estate.will ?? { legacies: [] }), residue } };
  }
  if (marry) {
    const contract = marry.as === 'inCommunity' ? ('none' as const) : ('withoutAccrual' as const);
    const marriage = { kind: 'civil' as const, contract, marriedOn: estate.deceased.diedOn, spouseId: newSpouse };
    estate = {
      ...estate,
      people: [...estate.people, { id: newSpouse, name: marry.name, kind: 'natural' }],
      marriages: [...estate.marriages, marriage],
    };
  }
  if (newCover && newCover.to === undefined) estate = withCover(estate, newCover.amount);
  if (newCover?.to !== undefined) {
    const policy = { id: 'new cover', description: 'New policy', kind: 'policy' as const };
    estate = {
      ...estate,
      benefits: [...estate.benefits, { ...policy, amount: newCover.amount, nominee: newCover.to }],
    };
  }
  if (later && later.years > 0) estate = inYears(estate, later);
  return estate;
}
