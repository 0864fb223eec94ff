import { message } from '../law/message';
import { toTitle, type WorkedResult } from '../law/worked';
import { type Cents, minus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { type AssetClass, assetClasses, type AssetTreatment, type EstateAsset } from '../estate/asset';
import type { CarvedEstate } from './carve';
import type { AddedClaim } from './added-claims';
import type { AccountCharge } from './charges';
import { type DrawingFacts, findPersonName } from './facts';
import {
  type AccountLine,
  toCapturedResult,
  chainSteps,
  type LineGroup,
  createLineGroup,
  computeTotal,
  toNarrative,
} from './line';

export interface EstateAssetLine extends AccountLine {
  readonly class: AssetClass;
  readonly treatment: AssetTreatment;
  readonly inCash: boolean;
  readonly whyOutstanding?: string;
  readonly titleDeed?: string;
  readonly extent?: string;
  readonly share?: Fraction;
}

/** Part 2 of the account, reg 5(1)(b): assets, what comes off them, and the balance. */
export interface LiquidationAccount {
  readonly assets: readonly (LineGroup<EstateAssetLine> & { readonly class: AssetClass })[];
  readonly gross: WorkedResult<Cents>;
  /** In money or reduced to money; the rest is kept as it is. */
  readonly realised: Cents;
  readonly inKind: Cents;
  readonly outstanding: Cents;
  readonly administration: LineGroup;
  readonly funeral: LineGroup;
  readonly creditors: LineGroup;
  /** Funeral and creditors together. */
  readonly claims: WorkedResult<Cents>;
  readonly estateDuty: LineGroup;
  readonly liabilities: WorkedResult<Cents>;
  readonly balance: WorkedResult<Cents>;
  /** Held back, and outstanding assets: they stand in the next account. */
  readonly carriedForward: WorkedResult<Cents>;
  readonly forDistribution: WorkedResult<Cents>;
}

const titles: Readonly<Record<AssetClass, string>> = {
  immovable: 'Immovable property',
  movable: 'Movable property',
  claim: 'Claims in favour of the estate',
};

/** What the spouse takes for the accrual claim says so: it stands among the money, and nobody is paid it. */
const describeAsset = (facts: DrawingFacts, { description, settlesAccrualOf: id }: EstateAsset) =>
  id === undefined
    ? { narrative: description }
    : toNarrative(
        message('{asset}, taken by {name} for the accrual claim', {
          asset: description,
          name: findPersonName(facts, id),
        }),
      );

export function buildLiquidationAccount(
  facts: DrawingFacts,
  added: readonly AddedClaim[],
  charges: readonly AccountCharge[],
  carved: CarvedEstate,
  heldBack: Cents,
): LiquidationAccount {
  const lines = [
    ...facts.assets.map(({ asset, worked, value, inCash }): EstateAssetLine => ({
      id: asset.id,
      ...describeAsset(facts, asset),
      amount: value,
      worked,
      class: asset.class,
      treatment: asset.treatment,
      inCash,
      ...(asset.voucher !== undefined && { voucher: asset.voucher }),
      ...(asset.treatment === 'outstanding' &&
        asset.whyOutstanding !== undefined && { whyOutstanding: asset.whyOutstanding }),
      ...(asset.titleDeed !== undefined && { titleDeed: asset.titleDeed }),
      ...(asset.extent !== undefined && { extent: asset.extent }),
      ...(asset.share !== undefined && { share: asset.share }),
    })),
    ...added.map(({ id, narrative, worked }): EstateAssetLine => ({
      id,
      narrative,
      amount: worked.value,
      worked,
      class: 'claim',
      treatment: 'money',
      inCash: true,
    })),
  ];
  const assets = assetClasses.map((assetClass) => ({
    class: assetClass,
    ...createLineGroup(
      titles[assetClass],
      lines.filter((line) => line.class === assetClass),
    ),
  }));
  const gross = computeTotal(
    'Gross assets',
    assets.map(({ title, total }) => ({ narrative: title, worked: total })),
  );
  const createChargeGroup = (group: AccountCharge['group'], title: string): LineGroup =>
    createLineGroup(
      title,
      charges.filter((charge) => charge.group === group).map((charge) => charge.line),
    );
  const administration = createChargeGroup('administration', 'Administration costs');
  const funeral = createChargeGroup('funeral', 'Death and funeral costs');
  const creditors = createChargeGroup('creditors', 'Claims by creditors');
  const estateDuty = createChargeGroup('estateDuty', 'Estate duty');
  const claims = computeTotal('Claims against the estate', [
    { narrative: funeral.title, worked: funeral.total },
    { narrative: creditors.title, worked: creditors.total },
  ]);
  const liabilities = computeTotal('Debts and charges', [
    { narrative: administration.title, worked: administration.total },
    { narrative: claims.title, worked: claims },
    { narrative: estateDuty.title, worked: estateDuty.total },
  ]);
  const balance = chainSteps('Balance', [
    { label: 'Gross assets', worked: gross },
    { label: 'debts and charges', worked: liabilities, less: true },
  ]);
  const outstanding = lines.filter((line) => line.treatment === 'outstanding');
  const carriedForward = computeTotal('Carried forward', [
    ...outstanding.map(({ narrative, worked }) => ({ narrative, worked })),
    ...(heldBack > 0 ? [{ narrative: 'Held back', worked: toCapturedResult('Held back', heldBack) }] : []),
  ]);
  const survivor = facts.survivor === undefined ? '' : findPersonName(facts, facts.survivor);
  const sumInCash = (wanted: boolean): Cents =>
    sum(lines.filter((line) => line.inCash === wanted).map((line) => line.amount));
  const realised = sumInCash(true);
  const outstandingTotal = sum(outstanding.map((line) => line.amount));
  return {
    assets,
    gross,
    realised,
    inKind: minus(sumInCash(false), outstandingTotal),
    outstanding: outstandingTotal,
    administration,
    funeral,
    creditors,
    claims,
    estateDuty,
    liabilities,
    balance,
    carriedForward,
    forDistribution:
      carved.joint && facts.joint
        ? {
            ...carved.joint,
            ...toTitle(message('For distribution after the half of {name}', { name: survivor })),
            value: carved.forHeirs,
          }
        : chainSteps('For distribution', [
            { label: 'Balance', worked: balance },
            { label: 'carried forward', worked: carriedForward, less: true },
          ]),
  };
}
