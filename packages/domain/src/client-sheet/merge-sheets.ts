import { readCellText, toCellPlace, type Sheet, type SheetRow, type SheetSection, sheetSections } from './sheet';

/** A cell that two people changed to different things. */
export interface SheetClash {
  readonly section: SheetSection;
  readonly key: string;
  readonly cell: string;
  readonly mine: string;
  readonly theirs: string;
}

const findSheetRow = (rows: readonly SheetRow[], key: string): SheetRow | undefined =>
  rows.find((row) => row.key === key);

function mergeRow(
  section: SheetSection,
  theirs: SheetRow,
  mine: SheetRow,
  began: SheetRow | undefined,
  clashes: SheetClash[],
) {
  const cells: Record<string, string> = { ...theirs.cells };
  for (const cell of Object.keys(mine.cells)) {
    const [own, other] = [readCellText(mine, cell), readCellText(theirs, cell)];
    const before = began ? readCellText(began, cell) : '';
    if (theirs.locked.includes(cell) || own === before || own === other) continue;
    if (other !== before) clashes.push({ section, key: mine.key, cell, mine: own, theirs: other });
    cells[cell] = mine.cells[cell]!;
  }
  return { ...theirs, cells };
}

/** What I changed, over what another saved meanwhile; where both changed one cell it is told. */
export function mergeSheets(
  began: Sheet,
  mine: Sheet,
  theirs: Sheet,
): { sheet: Sheet; clashes: readonly SheetClash[] } {
  const clashes: SheetClash[] = [];
  const merged = sheetSections.map((section) => {
    const [own, other, before] = [mine[section], theirs[section], began[section]];
    const kept = other
      // Taken off by me; what another added stays.
      .filter(({ key }) => findSheetRow(own, key) ?? !findSheetRow(before, key))
      .map((row) => {
        const ownRow = findSheetRow(own, row.key);
        return ownRow ? mergeRow(section, row, ownRow, findSheetRow(before, row.key), clashes) : row;
      });
    // New lines of mine; a stored one that another took off is gone.
    const added = own.filter(({ key }) => !findSheetRow(other, key) && !findSheetRow(before, key));
    return [section, [...kept, ...added]] as const;
  });
  return { sheet: Object.fromEntries(merged) as unknown as Sheet, clashes };
}

/** The same with the other's word where both changed something. */
export const applyTheirClashes = (sheet: Sheet, clashes: readonly SheetClash[]): Sheet => {
  const theirs = new Map(clashes.map((clash) => [toCellPlace(clash.section, clash.key, clash.cell), clash.theirs]));
  return Object.fromEntries(
    sheetSections.map((section) => [
      section,
      sheet[section].map((row) => ({
        ...row,
        cells: Object.fromEntries(
          Object.entries(row.cells).map(([cell, text]) => [
            cell,
            theirs.get(toCellPlace(section, row.key, cell)) ?? text,
          ]),
        ),
      })),
    ]),
  ) as unknown as Sheet;
};
