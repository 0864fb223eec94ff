import {
  isEmptyRow,
  type Sheet,
  type SheetRow,
  type SheetSection,
  sheetSections,
} from '@boedel/domain/client-sheet/sheet';
import { sheetCells } from '@boedel/domain/client-sheet/sheet-cells';

let made = 0;
/** A key no stored line has. */
export const createKey = (): string => `n${Date.now().toString(36)}${(made += 1)}`;
const createBlankRow = (): SheetRow => ({ key: createKey(), cells: {}, locked: [] });

export const isList = (section: SheetSection): boolean => sheetCells[section].one !== undefined;

/** Each list ends with an empty line: whoever types there has added one. */
export const addBlankLines = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    sheetSections.map((section) => {
      const rows = sheet[section];
      const last = rows.at(-1);
      return [section, !isList(section) || (last && isEmptyRow(last)) ? rows : [...rows, createBlankRow()]];
    }),
  ) as unknown as Sheet;

/** As it is saved: without the empty lines. */
export const removeBlankLines = (sheet: Sheet): Sheet =>
  Object.fromEntries(
    sheetSections.map((section) => [
      section,
      isList(section) ? sheet[section].filter((row) => !isEmptyRow(row)) : sheet[section],
    ]),
  ) as unknown as Sheet;

const setRows = (sheet: Sheet, section: SheetSection, rows: readonly SheetRow[]): Sheet => {
  const last = rows.at(-1);
  const ends = !isList(section) || (last && isEmptyRow(last));
  return { ...sheet, [section]: ends ? rows : [...rows, createBlankRow()] };
};

export const typeInto = (sheet: Sheet, section: SheetSection, key: string, cell: string, text: string): Sheet =>
  setRows(
    sheet,
    section,
    sheet[section].map((row) => (row.key === key ? { ...row, cells: { ...row.cells, [cell]: text } } : row)),
  );
export const removeLine = (sheet: Sheet, section: SheetSection, key: string): Sheet =>
  setRows(
    sheet,
    section,
    sheet[section].filter((row) => row.key !== key),
  );

const nameDraft = (matterID: number): string => `client-sheet.${matterID}`;
interface SheetDraft {
  readonly mark: string;
  readonly sheet: Sheet;
}
/** What was typed and not saved, for as long as this window is open. */
export const drafts = {
  keep: (matterID: number, draft: SheetDraft): void => {
    try {
      sessionStorage.setItem(nameDraft(matterID), JSON.stringify(draft));
    } catch {
      // Without room for it the page still asks before it is left.
    }
  },
  find: (matterID: number): SheetDraft | undefined => {
    try {
      return (JSON.parse(sessionStorage.getItem(nameDraft(matterID)) ?? 'null') as SheetDraft | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  drop: (matterID: number): void => sessionStorage.removeItem(nameDraft(matterID)),
};
