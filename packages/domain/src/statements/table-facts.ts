import type { LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';
import { type Decimal, readAmount } from './amount';
import { dateFormShown, type Period, readDay } from './day';
import type { TableRow } from './heading';
import { signatureOf, without } from './mapping';
import { tidy } from './raw';

/** What the rows above a heading tell about the account. */
export interface Facts {
  readonly account: string | null;
  readonly accountLine: number;
  readonly owner: string | null;
  readonly currency: string | null;
  readonly number: string | null;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  readonly period?: Period;
}

type FactName = 'account' | 'owner' | 'currency' | 'number' | 'opening' | 'closing';

const names: Readonly<Record<string, FactName>> = {
  account: 'account',
  'account number': 'account',
  'account no': 'account',
  'account no.': 'account',
  rekening: 'account',
  rekeningnommer: 'account',
  name: 'owner',
  'account holder': 'owner',
  'account name': 'owner',
  naam: 'owner',
  currency: 'currency',
  geldeenheid: 'currency',
  'statement number': 'number',
  'opening balance': 'opening',
  openingsaldo: 'opening',
  beginsaldo: 'opening',
  'closing balance': 'closing',
  eindsaldo: 'closing',
  sluitingsaldo: 'closing',
};

const unquoted = (cell: string): string => tidy(without(cell, ' \t\u00a0\r\n\'"'));

const dayIn = (cell: string): LocalDate | undefined => {
  const text = unquoted(cell);
  const form = dateFormShown(text);
  return form && readDay(text, form);
};

/** 'Account Number, 62…' in two cells, or 'Account Number: 62…' in one. */
function pairOf(cells: readonly string[]): [name: string, value: string] | undefined {
  const filled = cells.map(unquoted).filter((cell) => cell !== '');
  const [first, second] = filled;
  if (first === undefined) return undefined;
  if (second !== undefined) return [signatureOf([first]), second];
  const colon = first.indexOf(':');
  return colon === -1 ? undefined : [signatureOf([first.slice(0, colon)]), first.slice(colon + 1).trim()];
}

/** Reads the rows above the heading; what is not known there is left alone. */
export function factsAbove(rows: readonly TableRow[], decimal: Decimal): Facts {
  const found = new Map<FactName, { value: string; line: number }>();
  const days: LocalDate[] = [];
  for (const { line, cells } of rows) {
    const pair = pairOf(cells);
    const name = pair && names[pair[0]];
    if (name && !found.has(name)) found.set(name, { value: pair[1], line });
    // Records: 2 tells the account, 3 the period.
    if (cells[0]?.trim() === '2' && /^\d{6,16}$/.test(unquoted(cells[1] ?? '')) && !found.has('account')) {
      found.set('account', { value: unquoted(cells[1]!), line });
    }
    for (const cell of cells) {
      const day = dayIn(cell);
      if (day) days.push(day);
    }
  }
  const figure = (name: FactName): Cents | null => readAmount(found.get(name)?.value ?? '', decimal) ?? null;
  const sorted = days.sort();
  return {
    account: found.get('account')?.value ?? null,
    accountLine: found.get('account')?.line ?? 1,
    owner: found.get('owner')?.value ?? null,
    currency: /^[A-Za-z]{3}$/.test(found.get('currency')?.value ?? '')
      ? found.get('currency')!.value.toUpperCase()
      : null,
    number: found.get('number')?.value ?? null,
    opening: figure('opening'),
    closing: figure('closing'),
    ...(sorted.length >= 2 && { period: { from: sorted[0]!, to: sorted.at(-1)! } }),
  };
}

const opens =
  /^(?:opening balance|balance (?:brought|b\/) ?forward|balance b\/?f(?:wd)?|openingsaldo|beginsaldo|saldo oorgebring)\b/i;
const closes =
  /^(?:closing balance|balance carried forward|balance c\/?f(?:wd)?|eindsaldo|sluitingsaldo|saldo oorgedra)\b/i;
const totals = /^(?:grand |sub ?-?)?(?:totals?|totale|totaal)\b/i;

/** Whether a row tells a total or a balance instead of a movement. */
export function isSummary(cells: readonly string[]): 'opening' | 'closing' | 'total' | undefined {
  for (const cell of cells) {
    const text = unquoted(cell);
    if (opens.test(text)) return 'opening';
    if (closes.test(text)) return 'closing';
    if (totals.test(text)) return 'total';
  }
  return undefined;
}
