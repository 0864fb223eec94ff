import { readCellText, isEmptyRow, type Sheet, type SheetRow, type SheetSection, sheetSections } from './sheet';
import { sheetCells } from './sheet-cells';

/** One answer of a client: a cell that says something else, a line that is new, or one that is taken off. */
export interface SheetChange {
  /** 'owns.12.value', or 'owns.n3' of a whole line. */
  readonly id: string;
  readonly section: SheetSection;
  readonly key: string;
  /** Of a whole line none. */
  readonly cell: string | null;
  readonly kind: 'changed' | 'added' | 'removed';
  readonly before: string;
  readonly after: string;
}

const find = (rows: readonly SheetRow[], key: string): SheetRow | undefined => rows.find((row) => row.key === key);
const formatRow = (section: SheetSection, row: SheetRow): string =>
  sheetCells[section].cells
    .map(({ name }) => readCellText(row, name))
    .filter((text) => text !== '')
    .join(' · ');

/** What a client filled in, beside what is stored, answer by answer. */
export function listSheetChanges(held: Sheet, answered: Sheet): readonly SheetChange[] {
  return sheetSections.flatMap((section) => {
    const toRowChange = (kind: 'added' | 'removed', row: SheetRow): SheetChange => ({
      id: `${section}.${row.key}`,
      section,
      key: row.key,
      cell: null,
      kind,
      before: kind === 'removed' ? formatRow(section, row) : '',
      after: kind === 'added' ? formatRow(section, row) : '',
    });
    const rows = answered[section].filter((row) => sheetCells[section].one === undefined || !isEmptyRow(row));
    return [
      ...rows.flatMap((row): SheetChange[] => {
        const stored = find(held[section], row.key);
        if (!stored) return [toRowChange('added', row)];
        return sheetCells[section].cells.flatMap(({ name }): SheetChange[] => {
          const [before, after] = [readCellText(stored, name), readCellText(row, name)];
          if (before === after || stored.locked.includes(name)) return [];
          return [
            { id: `${section}.${row.key}.${name}`, section, key: row.key, cell: name, kind: 'changed', before, after },
          ];
        });
      }),
      ...held[section].filter(({ key }) => !find(rows, key)).map((row) => toRowChange('removed', row)),
    ];
  });
}

/** What is stored with one answer of the client taken over. */
export function applySheetChange(held: Sheet, answered: Sheet, { section, key, cell, kind }: SheetChange): Sheet {
  const rows = held[section];
  const row = find(answered[section], key);
  if (kind === 'removed') return { ...held, [section]: rows.filter((one) => one.key !== key) };
  if (!row) return held;
  if (kind === 'added') return { ...held, [section]: [...rows, { ...row, locked: [] }] };
  return {
    ...held,
    [section]: rows.map((one) =>
      one.key === key && cell !== null ? { ...one, cells: { ...one.cells, [cell]: row.cells[cell] ?? '' } } : one,
    ),
  };
}
