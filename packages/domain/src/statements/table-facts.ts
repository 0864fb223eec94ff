import { addDays, addYears, type LocalDate } from '../dates/local-date';
import type { Cents } from '../money/cents';
import { type DecimalSign, readAmount } from './amount';
import { detectDateForm, type StatementPeriod, readDay } from './day';
import type { StatementRow } from './heading';
import { toHeadingSignature, trimSigns } from './mapping';
import { tidySpaces } from './raw';

/** What the rows above a heading tell about the account. */
export interface TableFacts {
  readonly account: string | null;
  readonly accountLine: number;
  readonly owner: string | null;
  readonly currency: string | null;
  readonly number: string | null;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  readonly period?: StatementPeriod;
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

const unquoteCell = (cell: string): string => tidySpaces(trimSigns(cell, ' \t\u00a0\r\n\'"'));

const readCellDay = (cell: string): LocalDate | undefined => {
  const text = unquoteCell(cell);
  const form = detectDateForm(text);
  return form && readDay(text, form);
};

/** 'Account Number, 62…' in two cells, or 'Account Number: 62…' in one. */
function readPair(cells: readonly string[]): [name: string, value: string] | undefined {
  const filled = cells.map(unquoteCell).filter((cell) => cell !== '');
  const [first, second] = filled;
  if (first === undefined) return undefined;
  if (second !== undefined) return [toHeadingSignature([first]), second];
  const colon = first.indexOf(':');
  return colon === -1 ? undefined : [toHeadingSignature([first.slice(0, colon)]), first.slice(colon + 1).trim()];
}

/** The days above a heading are the first and the last; one alone is that of the statement, which tells a year back. */
const findPeriod = (sorted: readonly LocalDate[]): StatementPeriod => {
  const to = sorted.at(-1)!;
  return { from: sorted.length > 1 && sorted[0]! < to ? sorted[0]! : addDays(addYears(to, -1), 1), to };
};

/** Reads the rows above the heading; what is not known there is left alone. */
export function readFactsAbove(rows: readonly StatementRow[], decimal: DecimalSign): TableFacts {
  const found = new Map<FactName, { value: string; line: number }>();
  const days: LocalDate[] = [];
  for (const { line, cells } of rows) {
    const pair = readPair(cells);
    const name = pair && names[pair[0]];
    if (name && !found.has(name)) found.set(name, { value: pair[1], line });
    // Records: 2 tells the account, 3 the period.
    if (cells[0]?.trim() === '2' && /^\d{6,16}$/.test(unquoteCell(cells[1] ?? '')) && !found.has('account')) {
      found.set('account', { value: unquoteCell(cells[1]!), line });
    }
    for (const cell of cells) {
      const day = readCellDay(cell);
      if (day) days.push(day);
    }
  }
  const readFigure = (name: FactName): Cents | null => readAmount(found.get(name)?.value ?? '', decimal) ?? null;
  const sorted = days.sort();
  return {
    account: found.get('account')?.value ?? null,
    accountLine: found.get('account')?.line ?? 1,
    owner: found.get('owner')?.value ?? null,
    currency: /^[A-Za-z]{3}$/.test(found.get('currency')?.value ?? '')
      ? found.get('currency')!.value.toUpperCase()
      : null,
    number: found.get('number')?.value ?? null,
    opening: readFigure('opening'),
    closing: readFigure('closing'),
    ...(sorted.length > 0 && { period: findPeriod(sorted) }),
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
    const text = unquoteCell(cell);
    if (opens.test(text)) return 'opening';
    if (closes.test(text)) return 'closing';
    if (totals.test(text)) return 'total';
  }
  return undefined;
}
