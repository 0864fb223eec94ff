import { inTurn, said } from '../law/said';
import type { Outcome } from '../law/refusal';
import { type Flaw, type Reading, refuseFlaw, withoutSpacing } from './flaw';
import { passesLuhn } from './luhn';

interface TaxNumberShape {
  readonly name: string;
  readonly starts: RegExp;
  readonly startsWith: string;
  /** The digits the check runs over. */
  readonly checked: (value: string) => string;
  /** Where the check rule is not certain, a failure is a doubt to show and not a bar. */
  readonly checkIsCertain: boolean;
}

const asWritten = (value: string): string => value;
const withFour = (value: string): string => `4${value.slice(1)}`;

/** SARS reference numbers: ten places, the first telling the tax. */
const shapes = {
  incomeTax: {
    name: 'An income tax number',
    starts: /^[01239]/,
    startsWith: '0, 1, 2, 3 or 9',
    checked: asWritten,
    checkIsCertain: true,
  },
  vat: { name: 'A VAT number', starts: /^4/, startsWith: '4', checked: asWritten, checkIsCertain: true },
  paye: { name: 'A PAYE number', starts: /^7/, startsWith: '7', checked: withFour, checkIsCertain: false },
  sdl: { name: 'An SDL number', starts: /^L/, startsWith: 'L', checked: withFour, checkIsCertain: false },
  uif: { name: 'A UIF number', starts: /^U/, startsWith: 'U', checked: withFour, checkIsCertain: false },
} as const satisfies Record<string, TaxNumberShape>;

export type TaxNumberKind = keyof typeof shapes;

export function taxNumberFlaw(kind: TaxNumberKind, value: string): Flaw | undefined {
  const shape: TaxNumberShape = shapes[kind];
  const format = kind === 'sdl' || kind === 'uif' ? /^[A-Z0-9]\d{9}$/ : /^\d{10}$/;
  if (!format.test(value)) return 'FORMAT';
  if (!shape.starts.test(value)) return 'PREFIX';
  return passesLuhn(shape.checked(value)) ? undefined : 'CHECKDIGIT';
}

/** Reads a South African tax reference number as a person types it. */
export function readTaxNumber(kind: TaxNumberKind, text: string, field = 'taxNumber'): Outcome<Reading> {
  const value = withoutSpacing(text).toUpperCase();
  const { startsWith, checkIsCertain, ...shape }: TaxNumberShape = shapes[kind];
  const name = said(shape.name);
  const flaw = taxNumberFlaw(kind, value);
  if (flaw === undefined) return { value };
  const mistyped = said(
    '{name} ends in a check digit that does not fit here, so a digit is wrong or two are swapped.',
    { name },
  );
  if (flaw === 'CHECKDIGIT' && !checkIsCertain) return { value, doubt: mistyped };
  return refuseFlaw(field, flaw, {
    FORMAT: said('{name} has ten characters, digits after the first. Copy it from the SARS notice.', { name }),
    PREFIX: said('{name} starts with {start}. Check that this is not the number of another tax.', {
      name,
      start: said(startsWith),
    }),
    CHECKDIGIT: inTurn([mistyped, 'Compare it with the SARS notice.']),
  });
}
