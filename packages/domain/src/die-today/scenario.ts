import { type GrowthAssumptions, projectEstateForward } from './grow-estate';
import { type ChangedLife, changeLife, checkLifeChanges, type LifeChanges, removeLegacies } from './life-changes';
import { projectDeath } from './projection';
import type { Estate } from '../estate/estate';
import type { Taker, Will } from '../estate/will';
import { listSurvivingMarriages } from '../estate/relations';
import { collectRefusals, isRefused, type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type Cents, clampBelowNil, nil, plus } from '../money/cents';
import { whole } from '../money/fraction';

/** What is changed in a copy of the client's facts; each is left out where it stays as it is. */
export interface ScenarioChanges extends LifeChanges {
  /** New policies: to somebody past the estate, else to the estate. */
  readonly covers?: readonly { readonly amount: Cents; readonly to?: string }[];
  readonly bequests?: readonly { readonly assetId: string; readonly to: string }[];
  readonly residue?: readonly Taker[];
  readonly marry?: { readonly name: string; readonly as: 'inCommunity' | 'withoutAccrual' };
  /** Left to a trust that the will makes; what is left to one name goes to one trust. */
  readonly trusts?: readonly { readonly assetId: string; readonly name: string }[];
  /** In so many years: what is owned grows by its class, costs follow inflation; the rates of tax of today stay. */
  readonly later?: { readonly years: number } & GrowthAssumptions;
}

export const mostGrowth = 30;
const newSpouse = 'new spouse';
const toTrustId = (name: string): string => `new trust ${name}`;

/** What a scenario changes may have gone since it was made: without it nobody can say what it comes to. */
function checkThere(
  estate: Estate,
  { covers, sales, gifts, bequests, residue, trusts }: ScenarioChanges,
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
    ...(gifts ?? []).map(({ assetId }, at) =>
      assetId === undefined
        ? undefined
        : checkAsset(
            `donations.${at}.assetID`,
            assetId,
            'The asset you want to give is no longer in the estate. Choose another one, or remove this line.',
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
function checkOnce({ sales, gifts, bequests, trusts }: ScenarioChanges): RefusalError | undefined {
  const seen = new Set<string>();
  const checkSeenOnce = (
    field: string,
    { assetId }: { readonly assetId?: string },
    at: number,
  ): RefusalError | undefined => {
    if (assetId === undefined) return undefined;
    if (!seen.has(assetId)) {
      seen.add(assetId);
      return undefined;
    }
    return refuse(
      `${field}.${at}.assetID`,
      'You can sell an asset, give it away, leave it to someone or put it in a trust, but only once. Choose one.',
    );
  };
  return collectRefusals([
    ...(sales ?? []).map((one, at) => checkSeenOnce('sales', one, at)),
    ...(gifts ?? []).map((one, at) => checkSeenOnce('donations', one, at)),
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
    ...(sales ?? []).map(({ price, costs, tax }, at) =>
      plus(costs, tax ?? nil) > price
        ? refuse(`sales.${at}.costs`, 'The tax and costs of a sale cannot exceed the selling price.')
        : undefined,
    ),
    checkOnce(changes),
    marry && listSurvivingMarriages(estate).length > 0
      ? refuse('marriedTo', 'The client is married already. Record the divorce first, or leave this out.')
      : undefined,
    later && [later.growth, later.inflation, ...Object.values(later.byClass ?? {})].some((rate) => rate > mostGrowth)
      ? refuse('growth', 'Enter growth and inflation of at most 30% a year.')
      : undefined,
    checkLifeChanges(estate, changes),
  ]);
}

const bequeathTo = (will: Will | undefined, assetId: string, personId: string): Will => ({
  ...will,
  legacies: [
    ...removeLegacies(will?.legacies ?? [], assetId),
    { kind: 'asset', id: `left ${assetId}`, assetId, to: [{ personId, share: whole }] },
  ],
});

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

/** What a spouse claims as things stand, for a divorce: by whom, and how much. */
function readAccrual(client: Estate): Parameters<typeof changeLife>[2] {
  const now = projectDeath(client, client.deceased.diedOn);
  if (isRefused(now)) return undefined;
  if (now.accrual > 0) return { by: 'survivor', amount: now.accrual };
  return now.accrualReceived > 0 ? { by: 'estate', amount: now.accrualReceived } : undefined;
}

/** A copy of the client's facts with these changes, and what they bring or cost in life. */
export function buildChangedLife(client: Estate, changes: ScenarioChanges): Outcome<ChangedLife> {
  const refused = checkScenario(client, changes);
  if (refused) return refused;
  const { covers = [], bequests = [], residue = [], marry, trusts = [], later } = changes;
  const lived = changeLife(client, changes, changes.divorce ? readAccrual(client) : undefined);
  if (isRefused(lived)) return lived;
  let { estate } = lived;
  let { will } = estate;
  for (const { assetId, to } of bequests) will = bequeathTo(will, assetId, to);
  if (will) estate = { ...estate, will };
  for (const trust of trusts) estate = moveIntoTrust(estate, trust);
  if (residue.length > 0) {
    estate = { ...estate, will: { ...(estate.will ?? { legacies: [] }), residue: { to: [...residue] } } };
  }
  if (marry) estate = marryClient(estate, marry);
  for (const [at, { amount, to }] of covers.entries()) {
    const id = `new cover ${at + 1}`;
    estate = to === undefined ? addCover(estate, amount, id) : addPolicy(estate, amount, to, id);
  }
  if (later && later.years > 0) estate = projectEstateForward(estate, later.years, later);
  return { estate, effects: lived.effects };
}

/** The same without what it cost in life. With no changes it is the client as things stand. */
export function buildScenario(client: Estate, changes: ScenarioChanges): Outcome<Estate> {
  const built = buildChangedLife(client, changes);
  return isRefused(built) ? built : built.estate;
}
