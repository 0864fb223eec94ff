import { joinSentences, message } from '../law/message';
import type { Outcome } from '../law/refusal';
import { type NumberFlaw, type NumberReading, refuseFlaw, removeSpacing } from './flaw';
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

const keepAsWritten = (value: string): string => value;
const startWithFour = (value: string): string => `4${value.slice(1)}`;

/** SARS reference numbers: ten places, the first telling the tax. */
const shapes = {
  incomeTax: {
    name: 'An income tax number',
    starts: /^[01239]/,
    startsWith: '0, 1, 2, 3 or 9',
    checked: keepAsWritten,
    checkIsCertain: true,
  },
  vat: { name: 'A VAT number', starts: /^4/, startsWith: '4', checked: keepAsWritten, checkIsCertain: true },
  paye: { name: 'A PAYE number', starts: /^7/, startsWith: '7', checked: startWithFour, checkIsCertain: false },
  sdl: { name: 'An SDL number', starts: /^L/, startsWith: 'L', checked: startWithFour, checkIsCertain: false },
  uif: { name: 'A UIF number', starts: /^U/, startsWith: 'U', checked: startWithFour, checkIsCertain: false },
} as const satisfies Record<string, TaxNumberShape>;

export type TaxNumberKind = keyof typeof shapes;

export function findTaxNumberFlaw(kind: TaxNumberKind, value: string): NumberFlaw | undefined {
  const shape: TaxNumberShape = shapes[kind];
  const format = kind === 'sdl' || kind === 'uif' ? /^[A-Z0-9]\d{9}$/ : /^\d{10}$/;
  if (!format.test(value)) return 'FORMAT';
  if (!shape.starts.test(value)) return 'PREFIX';
  return passesLuhn(shape.checked(value)) ? undefined : 'CHECKDIGIT';
}

/** Reads a South African tax reference number as a person types it. */
export function readTaxNumber(kind: TaxNumberKind, text: string, field = 'taxNumber'): Outcome<NumberReading> {
  const value = removeSpacing(text).toUpperCase();
  const { startsWith, checkIsCertain, ...shape }: TaxNumberShape = shapes[kind];
  const name = message(shape.name);
  const flaw = findTaxNumberFlaw(kind, value);
  if (flaw === undefined) return { value };
  const mistyped = message(
    '{name} ends in a check digit that does not fit here, so a digit is wrong or two are swapped.',
    { name },
  );
  if (flaw === 'CHECKDIGIT' && !checkIsCertain) return { value, doubt: mistyped };
  return refuseFlaw(field, flaw, {
    FORMAT: message('{name} has ten characters, with digits after the first. Copy it from the SARS notice.', { name }),
    PREFIX: message('{name} starts with {start}. Check that this is not the number for another tax.', {
      name,
      start: message(startsWith),
    }),
    CHECKDIGIT: joinSentences([mistyped, 'Compare it with the SARS notice.']),
  });
}
