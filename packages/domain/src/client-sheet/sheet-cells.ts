import type { AssetKind } from '../assets/asset-kind';
import type { AssetClass, AssetGains, AssetTreatment, EstateAsset } from '../estate/asset';
import type { CapturedCost, EstateLiability } from '../estate/liability';
import type { SheetSection } from './sheet';

/** One cell in plain words. */
export interface SheetCell {
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

export interface SheetSectionCells {
  readonly title: string;
  /** Of several lines: what one of them is called. */
  readonly one?: string;
  readonly help?: string;
  readonly cells: readonly SheetCell[];
}

const createTextCell = (name: string, label: string, longest: number, more: Partial<SheetCell> = {}): SheetCell => ({
  name,
  label,
  kind: 'text',
  longest,
  ...more,
});
const createMoneyCell = (name: string, label: string, more: Partial<SheetCell> = {}): SheetCell => ({
  name,
  label,
  kind: 'money',
  ...more,
});
const createDayCell = (name: string, label: string, more: Partial<SheetCell> = {}): SheetCell => ({
  name,
  label,
  kind: 'day',
  ...more,
});
const createPeopleCell = (name: string, label: string, help: string): SheetCell => ({
  name,
  label,
  kind: 'people',
  help,
});
const createChoiceCell = (
  name: string,
  label: string,
  choices: SheetCell['choices'],
  more: Partial<SheetCell> = {},
): SheetCell => ({
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
  other: 'Someone else',
  trust: 'A trust',
  charity: 'A charity',
} as const;
export type SheetRelation = keyof typeof relations;

interface OwnedKind {
  readonly label: string;
  readonly kind: AssetKind;
  readonly class: AssetClass;
  readonly treatment: AssetTreatment;
  readonly gains: AssetGains['kind'] | null;
  readonly liquidity: NonNullable<EstateAsset['liquidity']> | null;
}
const createOwnedKind = (
  label: string,
  kind: AssetKind,
  ofClass: AssetClass,
  treatment: AssetTreatment,
  gains: OwnedKind['gains'],
  liquidity: OwnedKind['liquidity'] = null,
): OwnedKind => ({ label, kind, class: ofClass, treatment, gains, liquidity });

/** What a client owns, in the words of a client, and how the estate counts it. */
export const ownedKinds = {
  home: createOwnedKind('Family home', 'immovable', 'immovable', 'inKind', 'residence'),
  property: createOwnedKind('Other property', 'immovable', 'immovable', 'inKind', 'ordinary'),
  contents: createOwnedKind('Furniture and personal things', 'movable', 'movable', 'inKind', 'personalUse'),
  vehicle: createOwnedKind('Vehicle', 'vehicle', 'movable', 'inKind', 'personalUse'),
  bank: createOwnedKind('Money in a bank', 'cash', 'claim', 'money', null),
  shares: createOwnedKind('Shares and unit trusts', 'investment', 'movable', 'inKind', 'ordinary', 'realisable'),
  business: createOwnedKind('Business or private company', 'business', 'movable', 'inKind', 'ordinary'),
  loan: createOwnedKind('Money owed to the client', 'claim', 'claim', 'money', null),
} as const;
export type OwnedName = keyof typeof ownedKinds;

const toLabels = (of: Readonly<Record<string, { readonly label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, { label }]) => [name, label]));

/** Something that does not fit the sheet's kinds keeps its own. */
export const otherKind = 'other';

export const debtKinds: Readonly<Partial<Record<EstateLiability['kind'], string>>> = {
  debtBeforeDeath: 'Debt',
  incomeTaxToDeath: 'Income tax',
  funeral: 'Funeral',
};
export const costKinds: Readonly<Partial<Record<CapturedCost['kind'], string>>> = {
  advertisements: 'Advertisements',
  valuation: 'Valuation',
  transferCosts: 'Transfer of property',
  bondCancellation: 'Bond cancellation',
  other: 'Other cost',
};

export const sheetCells: Readonly<Record<SheetSection, SheetSectionCells>> = {
  who: {
    title: 'Who',
    cells: [
      createTextCell('firstNames', 'First names', 120),
      createTextCell('surname', 'Surname', 160, needed),
      { name: 'idNumber', label: 'Identity number', kind: 'idNumber', longest: 30 },
      createDayCell('bornOn', 'Date of birth'),
    ],
  },
  marriage: {
    title: 'Marriage',
    cells: [
      createChoiceCell('regime', 'Married', regimes),
      createDayCell('marriedOn', 'Married on', married),
      createDayCell('divorcedOn', 'Divorced on', { when: { name: 'regime', is: ['divorced'] } }),
      createMoneyCell('ownStart', 'Net worth at the marriage: client', accruing),
      createMoneyCell('spouseStart', 'Net worth at the marriage: husband or wife', accruing),
      createMoneyCell('spouseNow', 'Net worth now: husband or wife', accruing),
      { name: 'cpiThen', label: 'Consumer price index at marriage', kind: 'rate', longest: 20, ...accruing },
      { name: 'cpiNow', label: 'Consumer price index now', kind: 'rate', longest: 20, ...accruing },
    ],
  },
  people: {
    title: 'Family and other people who should inherit',
    one: 'person',
    cells: [
      createTextCell('firstNames', 'First names', 120),
      createTextCell('surname', 'Surname or name', 160, { help: 'Leave blank to use the client’s.' }),
      createChoiceCell('relation', 'Relationship', relations, needed),
      createDayCell('bornOn', 'Date of birth'),
    ],
  },
  owns: {
    title: 'What the client owns',
    one: 'thing owned',
    cells: [
      createTextCell('name', 'What it is', 300, needed),
      createChoiceCell('kind', 'Kind', { ...toLabels(ownedKinds), [otherKind]: 'See its own tab' }, needed),
      createMoneyCell('value', 'Worth'),
      createMoneyCell('cost', 'Cost price', {
        when: { name: 'kind', is: ['home', 'property', 'shares', 'business', otherKind] },
      }),
      createPeopleCell(
        'goesTo',
        'Goes to',
        'Leave blank to include it in the residue. Separate several names with commas for equal shares, or add shares: Ben 2/3, Carla 1/3.',
      ),
    ],
  },
  owes: {
    title: 'What the client owes, including the funeral',
    one: 'debt',
    cells: [
      createTextCell('name', 'To whom', 160, needed),
      createChoiceCell('kind', 'Kind', { ...debtKinds, [otherKind]: 'See its own tab' }, needed),
      createMoneyCell('amount', 'How much', needed),
    ],
  },
  costs: {
    title: 'Other costs of winding up',
    one: 'cost',
    help: 'We calculate the executor’s and the Master’s fees.',
    cells: [
      createTextCell('name', 'What for', 160, needed),
      createChoiceCell('kind', 'Kind', { ...costKinds, [otherKind]: 'See its own tab' }, needed),
      createMoneyCell('amount', 'How much', needed),
    ],
  },
  insures: {
    title: 'Life cover',
    one: 'policy',
    cells: [
      createTextCell('name', 'Policy', 300, needed),
      createMoneyCell('value', 'Pays', needed),
      createPeopleCell(
        'paidTo',
        'Paid to',
        'Leave blank to pay it to the estate. Separate several names with commas for equal shares, or add shares: Ben 2/3, Carla 1/3.',
      ),
    ],
  },
  retires: {
    title: 'Saved for retirement',
    one: 'fund',
    help: 'For illustration only: the trustees of the fund decide who is paid.',
    cells: [
      createTextCell('name', 'Fund', 300, needed),
      createMoneyCell('value', 'Pays', needed),
      {
        ...createPeopleCell(
          'paidTo',
          'Likely paid to',
          'Separate several names with commas for equal shares, or add shares: Ben 2/3, Carla 1/3.',
        ),
        ...needed,
      },
    ],
  },
  will: {
    title: 'The will',
    cells: [
      createChoiceCell('hasWill', 'There is a will', { yes: 'Yes', no: 'No' }),
      createDayCell('datedOn', 'Signed on', { when: { name: 'hasWill', is: ['', 'yes'] } }),
      {
        ...createPeopleCell(
          'restTo',
          'Residue goes to',
          'Leave blank to follow intestate succession. Separate several names with commas for equal shares, or add shares: Ben 2/3, Carla 1/3.',
        ),
        when: { name: 'hasWill', is: ['', 'yes'] },
      },
    ],
  },
  gifts: {
    title: 'Money left to someone',
    one: 'amount left',
    cells: [createMoneyCell('amount', 'How much', needed), createPeopleCell('goesTo', 'For', 'Enter one name.')],
  },
  wishes: {
    title: 'Executor and wishes',
    cells: [
      createTextCell('executor', 'Executor', 160),
      createChoiceCell('vat', 'VAT on the fee', { yes: 'Yes', no: 'No' }),
      { name: 'wishes', label: 'Wishes', kind: 'long', longest: 4000 },
    ],
  },
};

/** Whether it is asked, as the line stands. */
export const isAskedIn = ({ when }: SheetCell, cells: Readonly<Record<string, string>>): boolean =>
  !when || when.is.includes(cells[when.name]?.trim() ?? '');
