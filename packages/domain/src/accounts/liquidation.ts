import { said } from '../law/said';
import { titled, type Worked } from '../law/worked';
import { type Cents, minus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { type AssetClass, assetClasses, type AssetTreatment } from '../estate/asset';
import type { Carved } from './carve';
import type { AddedClaim } from './added-claims';
import type { Charge } from './charges';
import { type Facts, nameOf } from './facts';
import { type AccountLine, captured, chain, type LineGroup, lineGroup, totalOf } from './line';

export interface AssetLine extends AccountLine {
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
  readonly assets: readonly (LineGroup<AssetLine> & { readonly class: AssetClass })[];
  readonly gross: Worked<Cents>;
  /** In money or reduced to money; the rest is kept as it is. */
  readonly realised: Cents;
  readonly inKind: Cents;
  readonly outstanding: Cents;
  readonly administration: LineGroup;
  readonly funeral: LineGroup;
  readonly creditors: LineGroup;
  /** Funeral and creditors together. */
  readonly claims: Worked<Cents>;
  readonly estateDuty: LineGroup;
  readonly liabilities: Worked<Cents>;
  readonly balance: Worked<Cents>;
  /** Held back, and outstanding assets: they stand in the next account. */
  readonly carriedForward: Worked<Cents>;
  readonly forDistribution: Worked<Cents>;
}

const titles: Readonly<Record<AssetClass, string>> = {
  immovable: 'Immovable property',
  movable: 'Movable property',
  claim: 'Claims in favour of the estate',
};

export function liquidationAccount(
  facts: Facts,
  added: readonly AddedClaim[],
  charges: readonly Charge[],
  carved: Carved,
  heldBack: Cents,
): LiquidationAccount {
  const lines = [
    ...facts.assets.map(({ asset, worked, value, inCash }): AssetLine => ({
      id: asset.id,
      narrative: asset.description,
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
    ...added.map(({ id, narrative, worked }): AssetLine => ({
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
    ...lineGroup(
      titles[assetClass],
      lines.filter((line) => line.class === assetClass),
    ),
  }));
  const gross = totalOf(
    'Gross assets',
    assets.map(({ title, total }) => ({ narrative: title, worked: total })),
  );
  const inGroup = (group: Charge['group'], title: string): LineGroup =>
    lineGroup(
      title,
      charges.filter((charge) => charge.group === group).map((charge) => charge.line),
    );
  const administration = inGroup('administration', 'Administration costs');
  const funeral = inGroup('funeral', 'Death and funeral costs');
  const creditors = inGroup('creditors', 'Claims by creditors');
  const estateDuty = inGroup('estateDuty', 'Estate duty');
  const claims = totalOf('Claims against the estate', [
    { narrative: funeral.title, worked: funeral.total },
    { narrative: creditors.title, worked: creditors.total },
  ]);
  const liabilities = totalOf('Debts and charges', [
    { narrative: administration.title, worked: administration.total },
    { narrative: claims.title, worked: claims },
    { narrative: estateDuty.title, worked: estateDuty.total },
  ]);
  const balance = chain('Balance', [
    { label: 'Gross assets', worked: gross },
    { label: 'debts and charges', worked: liabilities, less: true },
  ]);
  const outstanding = lines.filter((line) => line.treatment === 'outstanding');
  const carriedForward = totalOf('Carried forward', [
    ...outstanding.map(({ narrative, worked }) => ({ narrative, worked })),
    ...(heldBack > 0 ? [{ narrative: 'Held back', worked: captured('Held back', heldBack) }] : []),
  ]);
  const survivor = facts.survivor === undefined ? '' : nameOf(facts, facts.survivor);
  const total = (wanted: boolean): Cents =>
    sum(lines.filter((line) => line.inCash === wanted).map((line) => line.amount));
  const realised = total(true);
  const outstandingTotal = sum(outstanding.map((line) => line.amount));
  return {
    assets,
    gross,
    realised,
    inKind: minus(total(false), outstandingTotal),
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
            ...titled(said('For distribution after the half of {name}', { name: survivor })),
            value: carved.forHeirs,
          }
        : chain('For distribution', [
            { label: 'Balance', worked: balance },
            { label: 'carried forward', worked: carriedForward, less: true },
          ]),
  };
}
