import { readRate } from '../assets/read-fraction';
import { isLocalDate, type LocalDate } from '../dates/local-date';
import type { Taker } from '../estate/will';
import { parseAmount } from '../formats/parse-amount';
import { isMasked } from '../identity/mask';
import { readSaId } from '../identity/sa-id';
import type { Country } from '../law/country';
import { isRefused, type Outcome, type Refusal, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import {
  readCellText,
  isEmptyRow,
  toCellPlace,
  type Sheet,
  type SheetRow,
  type SheetSection,
  sheetSections,
  parseStoredId,
} from './sheet';
import { type SheetCell, isAskedIn, otherKind, sheetCells } from './sheet-cells';
import { type NamedPerson, readTakers } from './takers-text';

/** A line with each cell read by its kind; what is open, hidden, locked or wrong is not there. */
export interface ParsedSheetRow {
  readonly key: string;
  readonly row: SheetRow;
  readonly text: (cell: string) => string | undefined;
  readonly amount: (cell: string) => Cents | undefined;
  readonly day: (cell: string) => LocalDate | undefined;
  readonly rate: (cell: string) => Fraction | undefined;
  readonly takers: (cell: string) => readonly Taker[] | undefined;
  /** Asked, and not said elsewhere: what stands here counts, nothing with it. */
  readonly counts: (cell: string) => boolean;
}

export interface ParsedSheet {
  readonly rows: Readonly<Record<SheetSection, readonly ParsedSheetRow[]>>;
  readonly people: readonly NamedPerson[];
  /** What keeps it from being saved, each at its place on the sheet. */
  readonly faults: readonly Refusal[];
}

interface SheetContext {
  readonly today: LocalDate;
  readonly country: Country;
}
type SheetCellValue = string | Cents | LocalDate | Fraction | readonly Taker[];

function readAmount(typed: string, place: string): Outcome<Cents> {
  const amount = parseAmount(typed, place);
  if (isRefused(amount)) return amount;
  return amount < 0 ? refuse(place, 'Enter an amount of 0 or more.') : amount;
}

function readDay(typed: string, place: string, today: LocalDate): Outcome<LocalDate> {
  if (!isLocalDate(typed)) return refuse(place, 'Give a date as YYYY-MM-DD.');
  return typed > today ? refuse(place, 'This date is in the future. Check the year.') : typed;
}

function readId(typed: string, place: string, { today, country }: SheetContext): Outcome<string> {
  if (isMasked(typed)) return typed;
  const digits = typed.replaceAll(/[\s-]/g, '');
  const read = country === 'ZA' ? readSaId(digits, today, place) : digits;
  return isRefused(read) ? read : digits;
}

function readCell(
  cell: SheetCell,
  typed: string,
  place: string,
  around: SheetContext,
  people: readonly NamedPerson[],
): Outcome<SheetCellValue> {
  switch (cell.kind) {
    case 'money':
      return readAmount(typed, place);
    case 'day':
      return readDay(typed, place, around.today);
    case 'idNumber':
      return readId(typed, place, around);
    case 'rate':
      return readRate(typed, place);
    case 'people':
      return readTakers(typed, people, place);
    case 'choice':
      return cell.choices && Object.hasOwn(cell.choices, typed) ? typed : refuse(place, 'Choose an option.');
    default: {
      const longest = cell.longest ?? 300;
      return typed.length > longest
        ? refuse(place, message('Use at most {count} characters.', { count: longest }))
        : typed;
    }
  }
}

function readRow(
  section: SheetSection,
  row: SheetRow,
  around: SheetContext,
  people: readonly NamedPerson[],
  faults: Refusal[],
): ParsedSheetRow {
  const values = new Map<string, SheetCellValue>();
  const asked = new Set<string>();
  for (const cell of sheetCells[section].cells) {
    if (row.locked.includes(cell.name) || !isAskedIn(cell, row.cells)) continue;
    asked.add(cell.name);
    const typed = readCellText(row, cell.name);
    const place = toCellPlace(section, row.key, cell.name);
    if (typed === '') {
      if (cell.isNeeded)
        faults.push(...refuse(place, message('Enter {label}.', { label: message(cell.label) })).refusals);
      continue;
    }
    const read = readCell(cell, typed, place, around, people);
    if (isRefused(read)) faults.push(...read.refusals);
    else values.set(cell.name, read);
  }
  return {
    key: row.key,
    row,
    text: (cell) => values.get(cell) as string | undefined,
    amount: (cell) => values.get(cell) as Cents | undefined,
    day: (cell) => values.get(cell) as LocalDate | undefined,
    rate: (cell) => values.get(cell) as Fraction | undefined,
    takers: (cell) => values.get(cell) as readonly Taker[] | undefined,
    counts: (cell) => asked.has(cell),
  };
}

const children: ReadonlySet<string> = new Set(['son', 'daughter', 'child']);

/** Everybody of the sheet by the name that is typed elsewhere on it; without a surname, that of the client. */
export function listNamedPeople(sheet: Sheet): readonly NamedPerson[] {
  const surname = readCellText(sheet.who[0] ?? { cells: {} }, 'surname');
  return sheet.people
    .filter((row) => !isEmptyRow(row))
    .map((row) => {
      const relation = readCellText(row, 'relation');
      return {
        id: row.key,
        firstNames: readCellText(row, 'firstNames'),
        surname: readCellText(row, 'surname') || surname,
        isSpouse: relation === 'spouse',
        isChild: children.has(relation),
      };
    });
}

export const listSpouses = (sheet: Sheet): readonly SheetRow[] =>
  sheet.people.filter((row) => readCellText(row, 'relation') === 'spouse');

/** The marriage and the people of the sheet against each other. */
function checkMarriage(sheet: Sheet, [marriage]: readonly ParsedSheetRow[]): (RefusalError | undefined)[] {
  if (!marriage || !marriage.counts('regime')) return [];
  const toPlace = (cell: string): string => toCellPlace('marriage', marriage.key, cell);
  const regime = marriage.text('regime');
  const spouses = listSpouses(sheet);
  const [married, divorced] = [marriage.day('marriedOn'), marriage.day('divorcedOn')];
  if (regime === undefined || regime === 'unmarried') {
    return spouses.length === 0
      ? []
      : [
          refuse(
            toPlace('regime'),
            'Add a husband or wife under Family, and choose how they are married or that they are divorced.',
          ),
        ];
  }
  const born = [...sheet.who, ...spouses.slice(0, 1)].map((row) => readCellText(row, 'bornOn')).filter(isLocalDate);
  return [
    spouses.length === 0
      ? refuse(toPlace('regime'), 'Add the husband or wife under Family, or choose Not married.')
      : undefined,
    spouses.length > 1
      ? refuse(toPlace('regime'), 'You can add only one spouse on this page. Add other marriages on the Client tab.')
      : undefined,
    married === undefined && readCellText(marriage.row, 'marriedOn') === ''
      ? refuse(toPlace('marriedOn'), 'Enter the date of the marriage.')
      : undefined,
    married !== undefined && born.some((day) => day >= married)
      ? refuse(toPlace('marriedOn'), 'This date is before a date of birth. Check the dates.')
      : undefined,
    regime === 'divorced' && divorced === undefined && readCellText(marriage.row, 'divorcedOn') === ''
      ? refuse(toPlace('divorcedOn'), 'Enter the date of the divorce, or choose how they are married.')
      : undefined,
    married !== undefined && divorced !== undefined && divorced < married
      ? refuse(toPlace('divorcedOn'), 'The divorce is before the marriage. Check both dates.')
      : undefined,
  ];
}

/** Whether anything is left to anybody: only a will does that. */
export const leavesAnything = (sheet: Sheet): boolean =>
  sheet.owns.some((row) => readCellText(row, 'goesTo') !== '') ||
  sheet.gifts.some((row) => !isEmptyRow(row)) ||
  sheet.will.some((row) => readCellText(row, 'restTo') !== '' || row.locked.length > 0);

export const hasWillIn = (sheet: Sheet): boolean => {
  const answer = sheet.will[0] ? readCellText(sheet.will[0], 'hasWill') : '';
  return answer === 'yes' || (answer === '' && leavesAnything(sheet));
};

function checkWill(sheet: Sheet, rows: ParsedSheet['rows']): (RefusalError | undefined)[] {
  const [will] = sheet.will;
  const saysNone = will && readCellText(will, 'hasWill') === 'no';
  const isLeft =
    sheet.owns.some((row) => readCellText(row, 'goesTo') !== '') || sheet.gifts.some((row) => !isEmptyRow(row));
  return [
    saysNone && isLeft
      ? refuse(
          toCellPlace('will', will.key, 'hasWill'),
          'Without a will, the law decides who inherits. Add a will, or clear who receives each asset.',
        )
      : undefined,
    ...rows.gifts.map((gift) => {
      const takers = gift.takers('goesTo');
      return takers !== undefined && takers.length !== 1
        ? refuse(
            toCellPlace('gifts', gift.key, 'goesTo'),
            'Name only one person here. Enter each amount on its own line.',
          )
        : takers === undefined && gift.counts('goesTo') && readCellText(gift.row, 'goesTo') === ''
          ? refuse(toCellPlace('gifts', gift.key, 'goesTo'), 'Enter who receives this money.')
          : undefined;
    }),
  ];
}

/** Kinds of its own tab stay with what has them; something new is one of the sheet's. */
function checkKinds(rows: ParsedSheet['rows']): (RefusalError | undefined)[] {
  return (['owns', 'owes', 'costs'] as const).flatMap((section) =>
    rows[section].map((row) =>
      row.text('kind') === otherKind && parseStoredId(row.key) === undefined
        ? refuse(toCellPlace(section, row.key, 'kind'), 'Choose a type.')
        : undefined,
    ),
  );
}

/** Of what is taxed on its gain at death it must be known what was paid. */
const checkPaid = (rows: ParsedSheet['rows'], { country }: SheetContext): (RefusalError | undefined)[] =>
  country !== 'ZA'
    ? []
    : rows.owns.map((row) =>
        row.counts('cost') && readCellText(row.row, 'kind') !== otherKind && readCellText(row.row, 'cost') === ''
          ? refuse(
              toCellPlace('owns', row.key, 'cost'),
              'Enter what you paid for it. We need it to calculate the tax on the gain. Enter 0 if it cost nothing.',
            )
          : undefined,
      );

/** The sheet read cell by cell. Lines nobody filled in are left out. */
export function readSheet(sheet: Sheet, around: SheetContext): ParsedSheet {
  const people = listNamedPeople(sheet);
  const faults: Refusal[] = [];
  const rows = Object.fromEntries(
    sheetSections.map((section) => [
      section,
      sheet[section]
        .filter((row) => sheetCells[section].one === undefined || !isEmptyRow(row))
        .map((row) => readRow(section, row, around, people, faults)),
    ]),
  ) as unknown as ParsedSheet['rows'];
  for (const refused of [
    ...checkMarriage(sheet, rows.marriage),
    ...checkWill(sheet, rows),
    ...checkKinds(rows),
    ...checkPaid(rows, around),
  ]) {
    if (refused) faults.push(...refused.refusals);
  }
  const unnamed = people.filter(({ firstNames }, index) => {
    const relation = readCellText(sheet.people.filter((row) => !isEmptyRow(row))[index]!, 'relation');
    return firstNames === '' && relation !== 'trust' && relation !== 'charity';
  });
  for (const { id } of unnamed) {
    const own = readCellText(
      sheet.people.find(({ key }) => key === id)!,
      'surname',
    );
    if (own === '') faults.push(...refuse(toCellPlace('people', id, 'firstNames'), 'Enter a name.').refusals);
  }
  return { rows, people, faults };
}
