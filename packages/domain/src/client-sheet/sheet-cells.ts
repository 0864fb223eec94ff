import type { AssetKind } from '../assets/asset-kind';
import type { AssetClass, AssetGains, AssetTreatment, EstateAsset } from '../estate/asset';
import type { CapturedCost, Liability } from '../estate/liability';
import type { SheetSection } from './sheet';

/** One cell in plain words. */
export interface Cell {
  readonly name: string;
  readonly label: string;
  /** `people` is one or more names with their parts: 'Ben, Carla' or 'Ben 2/3, Carla 1/3'. */
  readonly kind: 'text' | 'long' | 'money' | 'day' | 'idNumber' | 'choice' | 'people' | 'rate';
  readonly longest?: number;
  readonly choices?: Readonly<Record<string, string>>;
  readonly help?: string;
  /** Asked only where another cell of the line says so. */
  readonly when?: { readonly name: string; readonly is: readonly string[] };
  /** A line without it says nothing. */
  readonly isNeeded?: true;
}

export interface SectionOfSheet {
  readonly title: string;
  /** Of several lines: what one of them is called. */
  readonly one?: string;
  readonly help?: string;
  readonly cells: readonly Cell[];
}

const text = (name: string, label: string, longest: number, more: Partial<Cell> = {}): Cell => ({
  name,
  label,
  kind: 'text',
  longest,
  ...more,
});
const money = (name: string, label: string, more: Partial<Cell> = {}): Cell => ({
  name,
  label,
  kind: 'money',
  ...more,
});
const day = (name: string, label: string, more: Partial<Cell> = {}): Cell => ({ name, label, kind: 'day', ...more });
const people = (name: string, label: string, help: string): Cell => ({ name, label, kind: 'people', help });
const choice = (name: string, label: string, choices: Cell['choices'], more: Partial<Cell> = {}): Cell => ({
  name,
  label,
  kind: 'choice',
  choices: choices ?? {},
  ...more,
});
const needed = { isNeeded: true } as const;
const accruing = { when: { name: 'regime', is: ['withAccrual'] } } as const;
const married = { when: { name: 'regime', is: ['inCommunity', 'withoutAccrual', 'withAccrual', 'divorced'] } } as const;

export const regimes = {
  unmarried: 'Not married',
  inCommunity: 'In community of property',
  withoutAccrual: 'Out of community, without accrual',
  withAccrual: 'Out of community, with accrual',
  divorced: 'Divorced',
} as const;

export const relations = {
  spouse: 'Husband or wife',
  son: 'Son',
  daughter: 'Daughter',
  child: 'Child',
  other: 'Somebody else',
  trust: 'A trust',
  charity: 'A charity',
} as const;
export type Relation = keyof typeof relations;

interface OwnedKind {
  readonly label: string;
  readonly kind: AssetKind;
  readonly class: AssetClass;
  readonly treatment: AssetTreatment;
  readonly gains: AssetGains['kind'] | null;
  readonly liquidity: NonNullable<EstateAsset['liquidity']> | null;
}
const owned = (
  label: string,
  kind: AssetKind,
  ofClass: AssetClass,
  treatment: AssetTreatment,
  gains: OwnedKind['gains'],
  liquidity: OwnedKind['liquidity'] = null,
): OwnedKind => ({ label, kind, class: ofClass, treatment, gains, liquidity });

/** What a client owns, in the words of a client, and how the estate counts it. */
export const ownedKinds = {
  home: owned('Home they live in', 'immovable', 'immovable', 'inKind', 'residence'),
  property: owned('Other property', 'immovable', 'immovable', 'inKind', 'ordinary'),
  contents: owned('Furniture and personal things', 'movable', 'movable', 'inKind', 'personalUse'),
  vehicle: owned('Vehicle', 'vehicle', 'movable', 'inKind', 'personalUse'),
  bank: owned('Money in a bank', 'cash', 'claim', 'money', null),
  shares: owned('Shares and unit trusts', 'investment', 'movable', 'inKind', 'ordinary', 'realisable'),
  business: owned('Business or private company', 'business', 'movable', 'inKind', 'ordinary'),
  loan: owned('Money owed to them', 'claim', 'claim', 'money', null),
} as const;
export type OwnedName = keyof typeof ownedKinds;

const labelsOf = (of: Readonly<Record<string, { readonly label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, { label }]) => [name, label]));

/** Something that does not fit the sheet's kinds keeps its own. */
export const otherKind = 'other';

export const debtKinds: Readonly<Partial<Record<Liability['kind'], string>>> = {
  debtBeforeDeath: 'Debt',
  incomeTaxToDeath: 'Income tax',
  funeral: 'Funeral',
};
export const costKinds: Readonly<Partial<Record<CapturedCost['kind'], string>>> = {
  advertisements: 'Advertisements',
  valuation: 'Valuation',
  transferCosts: 'Transfer of property',
  bondCancellation: 'Cancelling a bond',
  other: 'Other cost',
};

export const sheetCells: Readonly<Record<SheetSection, SectionOfSheet>> = {
  who: {
    title: 'Who',
    cells: [
      text('firstNames', 'First names', 120),
      text('surname', 'Surname', 160, needed),
      { name: 'idNumber', label: 'Identity number', kind: 'idNumber', longest: 30 },
      day('bornOn', 'Date of birth'),
    ],
  },
  marriage: {
    title: 'Marriage',
    cells: [
      choice('regime', 'Married', regimes),
      day('marriedOn', 'Married on', married),
      day('divorcedOn', 'Divorced on', { when: { name: 'regime', is: ['divorced'] } }),
      money('ownStart', 'Worth at the marriage, own', accruing),
      money('spouseStart', 'Worth at the marriage, husband or wife', accruing),
      money('spouseNow', 'Worth now, husband or wife', accruing),
      { name: 'cpiThen', label: 'Price index at the marriage', kind: 'rate', longest: 20, ...accruing },
      { name: 'cpiNow', label: 'Price index now', kind: 'rate', longest: 20, ...accruing },
    ],
  },
  people: {
    title: 'Family, and others who are to have something',
    one: 'person',
    cells: [
      text('firstNames', 'First names', 120),
      text('surname', 'Surname or name', 160, { help: 'Left open, that of the client.' }),
      choice('relation', 'Is', relations, needed),
      day('bornOn', 'Date of birth'),
    ],
  },
  owns: {
    title: 'What they own',
    one: 'thing owned',
    cells: [
      text('name', 'What it is', 300, needed),
      choice('kind', 'Kind', { ...labelsOf(ownedKinds), [otherKind]: 'As on its own tab' }, needed),
      money('value', 'Worth'),
      money('cost', 'Paid for it', {
        when: { name: 'kind', is: ['home', 'property', 'shares', 'business', otherKind] },
      }),
      people(
        'goesTo',
        'Goes to',
        'Left open, with the rest. Several names with commas between have equal parts, or as Ben 2/3, Carla 1/3.',
      ),
    ],
  },
  owes: {
    title: 'What they owe, with a funeral',
    one: 'debt',
    cells: [
      text('name', 'To whom', 160, needed),
      choice('kind', 'Kind', { ...debtKinds, [otherKind]: 'As on its own tab' }, needed),
      money('amount', 'How much', needed),
    ],
  },
  costs: {
    title: 'What winding up would cost besides',
    one: 'cost',
    help: 'The executor’s and the Master’s fees are worked out.',
    cells: [
      text('name', 'What for', 160, needed),
      choice('kind', 'Kind', { ...costKinds, [otherKind]: 'As on its own tab' }, needed),
      money('amount', 'How much', needed),
    ],
  },
  insures: {
    title: 'Life cover',
    one: 'policy',
    cells: [
      text('name', 'Policy', 300, needed),
      money('value', 'Pays', needed),
      people(
        'paidTo',
        'Paid to',
        'Left open, to the estate. Several names with commas between have equal parts, or as Ben 2/3, Carla 1/3.',
      ),
    ],
  },
  retires: {
    title: 'Saved for retirement',
    one: 'fund',
    help: 'Illustrative: the trustees of a fund decide whom it pays.',
    cells: [
      text('name', 'Fund', 300, needed),
      money('value', 'Pays', needed),
      {
        ...people(
          'paidTo',
          'Likely paid to',
          'Several names with commas between have equal parts, or as Ben 2/3, Carla 1/3.',
        ),
        ...needed,
      },
    ],
  },
  will: {
    title: 'The will',
    cells: [
      choice('hasWill', 'There is a will', { yes: 'Yes', no: 'No' }),
      day('datedOn', 'Signed on', { when: { name: 'hasWill', is: ['', 'yes'] } }),
      {
        ...people(
          'restTo',
          'The rest goes to',
          'Left open, to whom the law says. Several names with commas between have equal parts, or as Ben 2/3, Carla 1/3.',
        ),
        when: { name: 'hasWill', is: ['', 'yes'] },
      },
    ],
  },
  gifts: {
    title: 'Money left to somebody',
    one: 'amount left',
    cells: [money('amount', 'How much', needed), people('goesTo', 'For', 'One name.')],
  },
  wishes: {
    title: 'Executor and wishes',
    cells: [
      text('executor', 'Executor', 160),
      choice('vat', 'VAT on the fee', { yes: 'Yes', no: 'No' }),
      { name: 'wishes', label: 'Wishes', kind: 'long', longest: 4000 },
    ],
  },
};

/** Whether it is asked, as the line stands. */
export const isAskedIn = ({ when }: Cell, cells: Readonly<Record<string, string>>): boolean =>
  !when || when.is.includes(cells[when.name]?.trim() ?? '');
