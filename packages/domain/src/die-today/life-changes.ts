import { addDays } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import { findRegimeAtDeath } from '../estate/check-people';
import type { Estate } from '../estate/estate';
import { listSurvivingMarriages } from '../estate/relations';
import type { Legacy } from '../estate/will';
import { type Message, message, quoteVerbatim } from '../law/message';
import { collectRefusals, isRefused, type Outcome, refuse, type RefusalError } from '../law/refusal';
import { type Cents, cents, minus, nil, pickSmaller, plus } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions, whole } from '../money/fraction';
import {
  computeLifeDonationsTax,
  computeLifeGainsTax,
  isOwnedJointly,
  type LifeDisposal,
  type LifeGift,
} from './life-taxes';

export interface ScenarioSale {
  readonly assetId: string;
  readonly price: Cents;
  /** Of the sale itself; the tax on its gain is computed, unless somebody entered it. */
  readonly costs: Cents;
  readonly tax?: Cents;
}
/** A policy or a fund that pays somebody else: a person, the estate, or a creditor it was ceded to. */
export interface ScenarioNomination {
  readonly policyId: string;
  readonly to?: string;
  readonly securesDebtId?: string;
}
export interface ScenarioGift {
  readonly assetId?: string;
  /** Money, where no asset is named. */
  readonly amount?: Cents;
  readonly to: string;
}
export interface ScenarioPayment {
  readonly debtId: string;
  /** Absent: all of it. */
  readonly amount?: Cents;
}

/** What the client does while alive. */
export interface LifeChanges {
  readonly sales?: readonly ScenarioSale[];
  readonly nominations?: readonly ScenarioNomination[];
  readonly gifts?: readonly ScenarioGift[];
  readonly payments?: readonly ScenarioPayment[];
  /** Of the gross estate, in place of the tariff. */
  readonly executorRate?: Fraction;
  readonly divorce?: boolean;
  /** The spouse dies first, and leaves the client so much beside what is captured. */
  readonly spouseFirst?: { readonly leaves: Cents };
}

/** What a change brings or costs before the death, each by name. */
export interface ScenarioEffect {
  readonly label: Message;
  readonly amount: Cents;
}
export interface ChangedLife {
  readonly estate: Estate;
  readonly effects: readonly ScenarioEffect[];
}

const isPolicy = ({ gains }: EstateAsset): boolean => gains?.kind === 'longTermPolicy';
/** Money that is there in life: a policy pays at the death only. */
const isLiveMoney = (asset: EstateAsset): boolean =>
  asset.treatment === 'money' && !isPolicy(asset) && asset.separateOf !== 'survivor' && typeof asset.value === 'number';

export const removeLegacies = (legacies: readonly Legacy[], assetId: string): Legacy[] =>
  legacies.filter((legacy) => legacy.kind === 'cash' || legacy.assetId !== assetId);

/** Without an asset: the will no longer leaves it, and no debt is secured by it. */
function removeAsset(estate: Estate, assetId: string): Estate {
  return {
    ...releaseSecurity(estate, assetId),
    assets: estate.assets.filter(({ id }) => id !== assetId),
    ...(estate.will && { will: { ...estate.will, legacies: removeLegacies(estate.will.legacies, assetId) } }),
  };
}
const releaseSecurity = (estate: Estate, assetId: string): Estate => ({
  ...estate,
  liabilities: estate.liabilities.map((debt) => {
    const { securedBy, ...rest } = debt;
    const left = securedBy?.filter((id) => id !== assetId);
    return left && left.length > 0 ? { ...rest, securedBy: left } : rest;
  }),
});

/** Takes an amount from the money there is; what it lacks is a debt. */
function payFromMoney(estate: Estate, amount: Cents, id: string, creditor: string): Estate {
  let left = amount;
  const assets = estate.assets.map((asset) => {
    if (left <= 0 || !isLiveMoney(asset)) return asset;
    const value = asset.value as Cents;
    const taken = pickSmaller(left, value);
    left = minus(left, taken);
    return { ...asset, value: minus(value, taken) };
  });
  return left <= 0
    ? { ...estate, assets }
    : {
        ...estate,
        assets,
        liabilities: [...estate.liabilities, { id, creditor, amount: left, kind: 'debtBeforeDeath' }],
      };
}
const sumLiveMoney = ({ assets }: Estate): Cents =>
  cents(assets.filter(isLiveMoney).reduce((total, { value }) => total + (value as Cents), 0));

function toProceeds(asset: EstateAsset, value: Cents): EstateAsset {
  const { id, description, account, separateOf } = asset;
  return {
    id,
    description,
    class: 'claim',
    treatment: 'money',
    value,
    ...(account !== undefined && { account }),
    ...(separateOf && { separateOf }),
  };
}

const findAsset = ({ assets }: Estate, id: string | undefined): EstateAsset | undefined =>
  id === undefined ? undefined : assets.find((one) => one.id === id);
const valueOf = (asset: EstateAsset): Cents => (typeof asset.value === 'number' ? asset.value : nil);

function findWay(estate: Estate, personId: string): LifeDisposal['goesTo'] {
  if (listSurvivingMarriages(estate).some(({ spouseId }) => spouseId === personId)) return 'spouse';
  return estate.people.find(({ id }) => id === personId)?.kind === 'publicBenefit' ? 'publicBenefit' : 'other';
}

/** What cannot be, told before anything is computed. */
export function checkLifeChanges(estate: Estate, changes: LifeChanges): RefusalError | undefined {
  const { nominations = [], gifts = [], payments = [], divorce, spouseFirst, executorRate } = changes;
  const benefits = new Map(estate.benefits.map((one) => [one.id, one]));
  const debts = new Set(estate.liabilities.map(({ id }) => id));
  const people = new Set(estate.people.map(({ id }) => id));
  const hasSpouse = listSurvivingMarriages(estate).length > 0;
  return collectRefusals([
    ...nominations.map(({ policyId, to, securesDebtId }, at) => {
      const asset = findAsset(estate, policyId);
      const benefit = benefits.get(policyId);
      if (!benefit && !(asset && isPolicy(asset)))
        return refuse(`nominations.${at}.policyID`, 'Choose a policy or a fund of the client.');
      if (to !== undefined && !people.has(to))
        return refuse(`nominations.${at}.toID`, 'This person is no longer in the list of people. Choose someone else.');
      if (securesDebtId !== undefined && !debts.has(securesDebtId))
        return refuse(`nominations.${at}.liabilityID`, 'This debt is no longer there. Choose another one.');
      return benefit?.kind === 'retirement' && (to === undefined || securesDebtId !== undefined)
        ? refuse(
            `nominations.${at}.toID`,
            'A retirement benefit cannot be ceded or paid to the estate. Choose a person.',
            'Pension Funds Act 24 of 1956 ss 37A, 37C',
          )
        : undefined;
    }),
    ...gifts.map(({ assetId, amount, to }, at) => {
      if (!people.has(to))
        return refuse(
          `donations.${at}.toID`,
          'The person who would receive this is no longer in the list of people. Choose someone else, or remove it.',
        );
      if (assetId === undefined)
        return amount === undefined || amount <= 0
          ? refuse(`donations.${at}.amount`, 'Choose what is given, or enter an amount of money.')
          : undefined;
      const asset = findAsset(estate, assetId);
      return asset && !isPolicy(asset)
        ? undefined
        : refuse(`donations.${at}.assetID`, 'Choose an asset of the client. Nominate someone for a policy instead.');
    }),
    ...payments.map(({ debtId }, at) =>
      debts.has(debtId)
        ? undefined
        : refuse(`payments.${at}.liabilityID`, 'This debt is no longer there. Choose another one.'),
    ),
    (divorce || spouseFirst) && !hasSpouse
      ? refuse(
          'lifeOfMarriage',
          'The client is not married, so there is no husband or wife who could divorce or die first.',
        )
      : undefined,
    executorRate && executorRate.n * 100n > executorRate.d * 100n
      ? refuse('executorRate', 'Enter a rate of at most 100%.')
      : undefined,
  ]);
}

interface LifeWork {
  estate: Estate;
  readonly effects: ScenarioEffect[];
}

/** Sales and gifts of one year together: the annual exclusion and the exemption count once. */
function applyDisposals(work: LifeWork, { sales = [], gifts = [] }: LifeChanges): RefusalError | undefined {
  const before = work.estate;
  const on = before.deceased.diedOn;
  const sold = sales.map((sale) => ({ sale, asset: findAsset(before, sale.assetId)! }));
  const given = gifts.map((gift) => {
    const asset = findAsset(before, gift.assetId);
    return { gift, asset, goesTo: findWay(before, gift.to), amount: asset ? valueOf(asset) : (gift.amount ?? nil) };
  });
  const disposals: LifeDisposal[] = [
    ...sold.flatMap(({ sale, asset }): LifeDisposal[] =>
      sale.tax === undefined ? [{ asset, proceeds: minus(sale.price, sale.costs), goesTo: 'other' }] : [],
    ),
    ...given.flatMap(({ asset, goesTo, amount }): LifeDisposal[] =>
      asset ? [{ asset, proceeds: amount, goesTo }] : [],
    ),
  ];
  const gainsTax = computeLifeGainsTax(before, disposals, on);
  if (isRefused(gainsTax)) return gainsTax;
  const giftsTax = computeLifeDonationsTax(
    before,
    given.map(({ asset, goesTo, amount }): LifeGift => ({
      amount,
      goesTo,
      isJoint: asset ? isOwnedJointly(before, asset) : false,
    })),
    on,
  );
  if (isRefused(giftsTax)) return giftsTax;
  for (const { sale, asset } of sold) {
    const proceeds = minus(sale.price, plus(sale.costs, sale.tax ?? nil));
    work.estate = {
      ...releaseSecurity(work.estate, asset.id),
      assets: work.estate.assets.map((one) => (one.id === asset.id ? toProceeds(one, proceeds) : one)),
      ...(work.estate.will && {
        will: { ...work.estate.will, legacies: removeLegacies(work.estate.will.legacies, asset.id) },
      }),
    };
    work.effects.push({
      label: message('Proceeds of {name}', { name: quoteVerbatim(asset.description) }),
      amount: proceeds,
    });
  }
  for (const { gift, asset, amount } of given) {
    const name = quoteVerbatim(before.people.find(({ id }) => id === gift.to)?.name ?? '');
    work.estate = asset
      ? removeAsset(work.estate, asset.id)
      : payFromMoney(work.estate, amount, `gift ${gift.to}`, 'Donation');
    work.effects.push({ label: message('Given in life to {name}', { name }), amount });
  }
  for (const [label, amount] of [
    ['Capital gains tax in life', gainsTax],
    ['Donations tax', giftsTax],
  ] as const) {
    if (amount <= 0) continue;
    work.estate = payFromMoney(work.estate, amount, label, 'SARS');
    work.effects.push({ label: message(label), amount });
  }
  return undefined;
}

/** Who is paid by a policy or fund. What the creditor takes comes off the debt, and the rest goes on to whom it went before. */
function changeNominee(work: LifeWork, { policyId, to, securesDebtId }: ScenarioNomination): void {
  const { estate } = work;
  const asset = findAsset(estate, policyId);
  const benefit = estate.benefits.find(({ id }) => id === policyId);
  const amount = benefit ? benefit.amount : valueOf(asset!);
  const description = benefit?.description ?? asset!.description;
  const debt = estate.liabilities.find(({ id }) => id === securesDebtId);
  const paid = debt ? pickSmaller(debt.amount, amount) : nil;
  const left = minus(amount, paid);
  const nominee = to ?? (securesDebtId === undefined ? undefined : benefit?.nominee);
  const isToEstate = nominee === undefined;
  const base = benefit ? estate : removeAsset(estate, policyId);
  work.estate = {
    ...base,
    assets: isToEstate
      ? [
          ...base.assets,
          {
            ...(asset ?? {
              id: policyId,
              description,
              class: 'claim',
              treatment: 'money',
              gains: { kind: 'longTermPolicy' },
            }),
            value: left,
          },
        ]
      : base.assets,
    benefits: [
      ...base.benefits.filter(({ id }) => id !== policyId),
      ...(isToEstate
        ? []
        : [{ ...(benefit ?? { id: policyId, description, kind: 'policy' as const }), amount: left, nominee }]),
    ],
    liabilities: base.liabilities.map((one) =>
      one.id === debt?.id ? { ...one, amount: minus(one.amount, paid) } : one,
    ),
  };
  if (debt) {
    const what = { name: quoteVerbatim(description), debt: quoteVerbatim(debt.creditor) };
    work.effects.push({ label: message('{name} pays {debt}', what), amount: paid });
  }
}

/** Limited to the money there is. */
function payDebt(work: LifeWork, { debtId, amount }: ScenarioPayment): void {
  const debt = work.estate.liabilities.find(({ id }) => id === debtId);
  if (!debt) return;
  const paid = pickSmaller(pickSmaller(amount ?? debt.amount, debt.amount), sumLiveMoney(work.estate));
  work.estate = payFromMoney(
    {
      ...work.estate,
      liabilities: work.estate.liabilities.map((one) =>
        one.id === debtId ? { ...one, amount: minus(one.amount, paid) } : one,
      ),
    },
    paid,
    `paid ${debtId}`,
    debt.creditor,
  );
  work.effects.push({ label: message('Paid to {name}', { name: quoteVerbatim(debt.creditor) }), amount: paid });
}

const half = fraction(1, 2);

/**
 * The marriage ends by divorce the day before. In community the client keeps half of what is joint and half of the debts; with
 * accrual the claim is paid or received as it stands. The will is read as if the former spouse had died (Wills Act s 2B).
 */
function endByDivorce(
  work: LifeWork,
  claim: { readonly by: 'survivor' | 'estate'; readonly amount: Cents } | undefined,
): void {
  const { estate } = work;
  const [marriage] = listSurvivingMarriages(estate);
  if (!marriage) return;
  const { spouseId } = marriage;
  const isJoint = findRegimeAtDeath(estate, marriage).value === 'inCommunity';
  const day = addDays(estate.deceased.diedOn, -1);
  const marriages = estate.marriages.map((one) => {
    if (one !== marriage) return one;
    const { accrual: _accrual, ...rest } = one;
    return { ...rest, divorcedOn: day };
  });
  work.estate = {
    ...estate,
    marriages,
    // So that the will is read without the former spouse, whatever its date and that of the rates.
    people: estate.people.map((person) =>
      person.id === spouseId ? { ...person, diedOn: marriage.marriedOn } : person,
    ),
    ...(isJoint && {
      assets: estate.assets
        .filter(({ separateOf }) => separateOf !== 'survivor')
        .map((asset) => {
          const { separateOf, ...rest } = asset;
          return separateOf ? rest : { ...rest, share: multiplyFractions(asset.share ?? whole, half) };
        }),
      liabilities: estate.liabilities
        .filter(({ allocation }) => allocation !== 'survivorOnly')
        .map((debt) => {
          const { allocation, ...rest } = debt;
          const isOwn = allocation === 'deceasedOnly' || debt.kind === 'funeral' || debt.kind === 'tombstone';
          return isOwn ? rest : { ...rest, amount: roundHalfUp(times(debt.amount, half)) };
        }),
    }),
  };
  if (!claim || claim.amount <= 0) return;
  if (claim.by === 'survivor') {
    work.estate = payFromMoney(work.estate, claim.amount, `accrual ${spouseId}`, 'Accrual claim of the former spouse');
    work.effects.push({ label: message('Accrual paid to the former spouse'), amount: claim.amount });
    return;
  }
  work.estate = addMoney(work.estate, claim.amount, `accrual ${spouseId}`, 'Accrual received from the former spouse');
  work.effects.push({ label: message('Accrual received from the former spouse'), amount: claim.amount });
}

const addMoney = (estate: Estate, value: Cents, id: string, description: string): Estate => ({
  ...estate,
  assets: [...estate.assets, { id, description, class: 'claim', treatment: 'money', value }],
});

/**
 * The spouse dies the day before and leaves everything to the client: s 4(q) took all of it there, so the client's estate has
 * both abatements (Estate Duty Act s 4A(2)). Nobody claims accrual any more, and what was left to the spouse goes elsewhere.
 */
function endByDeathOfSpouse(work: LifeWork, leaves: Cents): void {
  const { estate } = work;
  const [marriage] = listSurvivingMarriages(estate);
  if (!marriage) return;
  // Without a nominee who lives, the trustees of a fund look to the other dependants.
  const next = estate.people.find(({ id, kind, diedOn }) => id !== marriage.spouseId && kind === 'natural' && !diedOn);
  const isKept = ({ nominee, kind }: Estate['benefits'][number]): boolean =>
    nominee !== marriage.spouseId || (kind === 'retirement' && next !== undefined);
  const changed: Estate = {
    ...estate,
    people: estate.people.map((person) =>
      person.id === marriage.spouseId ? { ...person, diedOn: addDays(estate.deceased.diedOn, -1) } : person,
    ),
    marriages: estate.marriages.map((one) => {
      if (one !== marriage) return one;
      const { accrual: _accrual, ...rest } = one;
      return { ...rest, earlierEstate: rest.earlierEstate ?? { abatementUsed: nil } };
    }),
    benefits: estate.benefits
      .filter(isKept)
      .map((one) => (one.nominee === marriage.spouseId && next ? { ...one, nominee: next.id } : one)),
    assets: [
      ...estate.assets,
      ...estate.benefits
        .filter((one) => !isKept(one))
        .map(({ id, description, amount }): EstateAsset => ({
          id,
          description,
          class: 'claim',
          treatment: 'money',
          value: amount,
          gains: { kind: 'longTermPolicy' },
        })),
    ],
  };
  work.estate = leaves > 0 ? addMoney(changed, leaves, 'left by spouse', 'Inherited from the spouse') : changed;
  if (leaves > 0) work.effects.push({ label: message('Inherited from the spouse'), amount: leaves });
}

/** The client's facts after what is done in life, with what it brought and cost. */
export function changeLife(
  client: Estate,
  changes: LifeChanges,
  accrual?: { readonly by: 'survivor' | 'estate'; readonly amount: Cents },
): Outcome<ChangedLife> {
  const work: LifeWork = { estate: client, effects: [] };
  const refused = applyDisposals(work, changes);
  if (refused) return refused;
  for (const payment of changes.payments ?? []) payDebt(work, payment);
  for (const nomination of changes.nominations ?? []) changeNominee(work, nomination);
  if (changes.divorce) endByDivorce(work, accrual);
  if (changes.spouseFirst) endByDeathOfSpouse(work, changes.spouseFirst.leaves);
  if (changes.executorRate) {
    work.estate = {
      ...work.estate,
      settings: {
        ...work.estate.settings,
        reducedFee: { ...work.estate.settings.reducedFee, capitalRate: changes.executorRate, reason: 'Agreed rate' },
      },
    };
  }
  return work;
}
