import { type AssetClass, assetClasses, type AssetTreatment } from '../estate/asset';

/** What an asset is to whoever captures it. The class is what the account lists it under. */
export const assetKindNames = [
  'immovable',
  'vehicle',
  'movable',
  'cash',
  'investment',
  'policy',
  'business',
  'claim',
  'limitedInterest',
  'foreign',
] as const;
export type AssetKind = (typeof assetKindNames)[number];

/** Parts of a form that only some kinds have. */
export type AssetPartName =
  | 'property'
  | 'vehicle'
  | 'bank'
  | 'holding'
  | 'policy'
  | 'business'
  | 'debtor'
  | 'interest'
  | 'encumbrance'
  | 'storage'
  | 'sale'
  | 'gains'
  | 'farm';

interface AssetKindFacts {
  readonly label: string;
  /** What the account may list it under; the first is usual. */
  readonly classes: readonly [AssetClass, ...AssetClass[]];
  readonly treatment: AssetTreatment;
  readonly parts: readonly AssetPartName[];
  /** Whether other assets can be held inside it. */
  readonly holds?: true;
}

const anyClass = assetClasses as readonly [AssetClass, ...AssetClass[]];

export const assetKinds: Readonly<Record<AssetKind, AssetKindFacts>> = {
  immovable: {
    label: 'Immovable property',
    classes: ['immovable'],
    treatment: 'inKind',
    parts: ['property', 'encumbrance', 'sale', 'gains', 'farm'],
  },
  vehicle: {
    label: 'Vehicle',
    classes: ['movable'],
    treatment: 'inKind',
    parts: ['vehicle', 'encumbrance', 'storage', 'sale', 'gains'],
  },
  movable: {
    label: 'Other movable',
    classes: ['movable'],
    treatment: 'inKind',
    parts: ['encumbrance', 'storage', 'sale', 'gains'],
  },
  cash: { label: 'Cash or bank account', classes: ['claim', 'movable'], treatment: 'money', parts: ['bank'] },
  investment: {
    label: 'Investment or shares',
    classes: ['movable', 'claim'],
    treatment: 'inKind',
    parts: ['holding', 'encumbrance', 'sale', 'gains'],
    holds: true,
  },
  policy: {
    label: 'Policy or retirement benefit',
    classes: ['claim', 'movable'],
    treatment: 'money',
    parts: ['policy', 'encumbrance', 'gains'],
  },
  business: {
    label: 'Business interest',
    classes: ['movable', 'claim', 'immovable'],
    treatment: 'inKind',
    parts: ['business', 'encumbrance', 'sale', 'gains'],
    holds: true,
  },
  claim: { label: 'Claim', classes: ['claim'], treatment: 'money', parts: ['debtor'] },
  limitedInterest: {
    label: 'Limited interest held',
    classes: anyClass,
    treatment: 'inKind',
    parts: ['interest', 'farm'],
  },
  foreign: {
    label: 'Foreign asset',
    classes: ['movable', 'immovable', 'claim'],
    treatment: 'inKind',
    parts: ['property', 'encumbrance', 'sale', 'gains', 'farm'],
    holds: true,
  },
};

export const hasPart = (kind: AssetKind, part: AssetPartName): boolean => assetKinds[kind].parts.includes(part);
export const findUsualClass = (kind: AssetKind): AssetClass => assetKinds[kind].classes[0];
