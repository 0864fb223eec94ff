import { type SystemType, systemType, systemTypes } from '../../matter/kinds';

export type MergeKind = 'text' | 'term' | 'day' | 'money' | 'number' | 'flag';

/** Where a value is captured: a tab of the matter, the firm's own details, or the moment the paper is made. */
export type CapturedAt =
  | { readonly at: 'tab'; readonly tab: string | Readonly<Partial<Record<SystemType, string>>> }
  | { readonly at: 'organisation' }
  | { readonly at: 'paper' }
  /** Worked out from the estate and its ledger: nobody types it. */
  | { readonly at: 'figures'; readonly tab: string };

export interface MergeField {
  readonly name: string;
  readonly label: string;
  readonly kind: MergeKind;
  readonly group: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  /** Of a list, repeated with it. */
  readonly list?: string;
  /** What a choice that is asked for can be. */
  readonly options?: readonly string[];
  /** A paper is asked for this with more room than a line. */
  readonly isLong?: boolean;
}

export interface MergeList {
  readonly name: string;
  /** What each row's fields begin with: `heirs` has `heir.name`. */
  readonly item: string;
  readonly label: string;
  readonly group: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  /** The list it hangs in, where rows have rows. */
  readonly inside?: string;
}

export type Kinded = readonly [
  kind: MergeKind,
  label: string,
  more?: { systemTypes?: readonly SystemType[]; options?: readonly string[]; isLong?: boolean },
];
export interface Group {
  readonly prefix: string;
  readonly label: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturedAt;
  readonly fields: Readonly<Record<string, Kinded>>;
  /** Named where the group is the rows of a list. */
  readonly list?: string;
  readonly inside?: string;
}

export const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
export const all = systemTypes;
export const estates: readonly SystemType[] = [liquidation, estateLate, curatorship];
export const late: readonly SystemType[] = [estateLate];
export const people: readonly SystemType[] = [liquidation, estateLate, curatorship, flowConsult];

export const tab = (path: string | Readonly<Partial<Record<SystemType, string>>>): CapturedAt => ({
  at: 'tab',
  tab: path,
});
export const figures = (path: string): CapturedAt => ({ at: 'figures', tab: path });
export const asked: CapturedAt = { at: 'paper' };
export const person = tab({
  [liquidation]: 'insolvent',
  [estateLate]: 'deceased',
  [curatorship]: 'deceased',
  [flowConsult]: 'deceased',
  [trust]: 'details',
});

export const text = (label: string, more?: Kinded[2]): Kinded => ['text', label, more];
export const day = (label: string, more?: Kinded[2]): Kinded => ['day', label, more];
export const money = (label: string, more?: Kinded[2]): Kinded => ['money', label, more];
export const term = (label: string, more?: Kinded[2]): Kinded => ['term', label, more];
export const number = (label: string, more?: Kinded[2]): Kinded => ['number', label, more];
export const flag = (label: string, more?: Kinded[2]): Kinded => ['flag', label, more];

/** What every person has. */
export const named = {
  name: text('Name'),
  idNumber: text('ID number'),
  dateOfBirth: day('Date of birth'),
  email: text('E-mail'),
  phone: text('Telephone'),
  address: text('Address'),
};
