import type { Taker } from '@boedel/domain/estate/will';
import { writeFraction } from '@boedel/domain/money/fraction';
import type { ParsedSheetRow, ParsedSheet } from '@boedel/domain/client-sheet/read-sheet';
import { toCellPlace, type Sheet, type SheetSection } from '@boedel/domain/client-sheet/sheet';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';
import { type StoredClientEstate, isMoved } from '@boedel/domain/client-sheet/sheet-estate';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { BadInputProblem, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import type { TabCalls } from '../family-intake/tab-calls';
import type { ClientTabs } from './to-sheet';

/** A sheet on its way into the tabs. */
export interface SheetSaving {
  readonly tabs: TabCalls;
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly matter: OpenedMatter;
  readonly matterID: number;
  readonly today: LocalDate;
  readonly stands: ClientTabs;
  readonly held: StoredClientEstate;
  readonly sheet: Sheet;
  readonly read: ParsedSheet;
}

/** Whole cents as the tabs' calls carry them. */
export const toRand = (amount: Cents | undefined): number | null => (amount === undefined ? null : amount / 100);
/** The number a key of the sheet stands for. */
export type FindId = (key: string) => number;
export const toShares = (takers: readonly Taker[], idOf: FindId) =>
  takers.map(({ personId, share }) => ({ partyID: idOf(personId), share: writeFraction(share) }));

/** What a tab refuses is told at the line it is about. */
export async function refuseAt<T>(section: SheetSection, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [first] = {
      who: ['surname'],
      marriage: ['regime'],
      will: ['hasWill'],
      wishes: ['executor'],
      gifts: ['amount'],
      people: ['firstNames'],
    }[section as string] ?? ['name'];
    const place = toCellPlace(section, key, first!);
    if (error instanceof RefusalProblem)
      throw new RefusalProblem(error.refusals.map((one) => ({ ...one, field: place })));
    if (error instanceof BadInputProblem) throw new BadInputProblem({ [place]: Object.values(error.fields).flat() });
    throw error;
  }
}

/** A line of the sheet, wherever its section. */
export interface SheetLine {
  readonly section: SheetSection;
  readonly row: ParsedSheetRow;
}
/** The cell of the sheet that holds what a field of an asset says; whatever else is refused is told at the name. */
const cellOfField: Readonly<Record<string, string>> = {
  valuationAmount: 'value',
  kind: 'kind',
  payees: 'paidTo',
  amount: 'cost',
};

/** What is refused of several lines saved at once is told at the cell of each. */
export async function refuseAtLines<T>(lines: readonly SheetLine[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RefusalProblem)) throw error;
    throw new RefusalProblem(
      error.refusals.map((one) => {
        const [, index, field = ''] = /^rows\.(\d+)\.([^.]+)/.exec(one.field) ?? [];
        const line = lines[Number(index)];
        const cells = line && sheetCells[line.section].cells.map(({ name }) => name);
        const cell = cellOfField[field];
        return line
          ? { ...one, field: toCellPlace(line.section, line.row.key, cell && cells?.includes(cell) ? cell : 'name') }
          : one;
      }),
    );
  }
}

export const hasChanged = (
  { held }: SheetSaving,
  section: SheetSection,
  row: ParsedSheetRow,
  cells: readonly string[],
): boolean => cells.some((cell) => isMoved(held, section, row, cell));
/** Stored lines that are on the sheet no more. */
export const listRemoved = ({ held, sheet }: SheetSaving, section: SheetSection): number[] =>
  held.sheet[section].flatMap(({ key }) =>
    sheet[section].some((row) => row.key === key && Object.values(row.cells).some((text) => text.trim() !== ''))
      ? []
      : [Number(key)],
  );
