import { type SystemType, systemType, systemTypes } from '../../matter/kinds';

export type MergeKind = 'text' | 'term' | 'day' | 'money' | 'number' | 'flag';

/** Where a value is captured: a tab of the matter, the firm's own details, or the moment the paper is made. */
export type CapturePlace =
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
  readonly captured: CapturePlace;
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
  readonly captured: CapturePlace;
  /** The list it hangs in, where rows have rows. */
  readonly inside?: string;
}

export type KindedField = readonly [
  kind: MergeKind,
  label: string,
  more?: { systemTypes?: readonly SystemType[]; options?: readonly string[]; isLong?: boolean },
];
export interface FieldGroup {
  readonly prefix: string;
  readonly label: string;
  readonly systemTypes: readonly SystemType[];
  readonly captured: CapturePlace;
  readonly fields: Readonly<Record<string, KindedField>>;
  /** Named where the group is the rows of a list. */
  readonly list?: string;
  readonly inside?: string;
}

export const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
export const all = systemTypes;
export const estates: readonly SystemType[] = [liquidation, estateLate, curatorship];
export const late: readonly SystemType[] = [estateLate];
export const people: readonly SystemType[] = [liquidation, estateLate, curatorship, flowConsult];

export const createTabPlace = (path: string | Readonly<Partial<Record<SystemType, string>>>): CapturePlace => ({
  at: 'tab',
  tab: path,
});
export const createFiguresPlace = (path: string): CapturePlace => ({ at: 'figures', tab: path });
export const paperPlace: CapturePlace = { at: 'paper' };
export const person = createTabPlace({
  [liquidation]: 'insolvent',
  [estateLate]: 'deceased',
  [curatorship]: 'deceased',
  [flowConsult]: 'deceased',
  [trust]: 'details',
});

export const createTextField = (label: string, more?: KindedField[2]): KindedField => ['text', label, more];
export const createDayField = (label: string, more?: KindedField[2]): KindedField => ['day', label, more];
export const createMoneyField = (label: string, more?: KindedField[2]): KindedField => ['money', label, more];
export const createTermField = (label: string, more?: KindedField[2]): KindedField => ['term', label, more];
export const createNumberField = (label: string, more?: KindedField[2]): KindedField => ['number', label, more];
export const createFlagField = (label: string, more?: KindedField[2]): KindedField => ['flag', label, more];

/** What every person has. */
export const named = {
  name: createTextField('Name'),
  idNumber: createTextField('ID number'),
  dateOfBirth: createDayField('Date of birth'),
  email: createTextField('Email'),
  phone: createTextField('Telephone'),
  address: createTextField('Address'),
};
