/** What a planner asks a client, in the order in which it is asked. */
export const sheetSections = [
  'who',
  'marriage',
  'people',
  'owns',
  'owes',
  'costs',
  'insures',
  'retires',
  'will',
  'gifts',
  'wishes',
] as const;
export type SheetSection = (typeof sheetSections)[number];

/** What was typed, by the name of the cell. */
export type SheetRowCells = Readonly<Record<string, string>>;

/** One line of the sheet as it was typed: nothing has to be whole, and nothing typed is lost. */
export interface SheetRow {
  /** The id of what is stored, or a key of its own for what is new. */
  readonly key: string;
  readonly cells: SheetRowCells;
  /** Cells that say more than the sheet can: they are changed on their own tab. */
  readonly locked: readonly string[];
}

/** A whole client on one page. Sections of one line have it under the key 'one'. */
export type Sheet = Readonly<Record<SheetSection, readonly SheetRow[]>>;

export const onlyKey = 'one';
export const readCellText = ({ cells }: Pick<SheetRow, 'cells'>, name: string): string => cells[name]?.trim() ?? '';
export const isEmptyRow = ({ cells }: Pick<SheetRow, 'cells'>): boolean =>
  Object.values(cells).every((text) => text.trim() === '');
/** Where something stands on the sheet: 'owns.12.value'. */
export const toCellPlace = (section: SheetSection, key: string, cell: string): string => `${section}.${key}.${cell}`;
/** A stored line has the number of what it stands for. */
export const parseStoredId = (key: string): number | undefined => (/^\d+$/.test(key) ? Number(key) : undefined);

const only: readonly SheetRow[] = [{ key: onlyKey, cells: {}, locked: [] }];
export const emptySheet: Sheet = {
  who: only,
  marriage: only,
  people: [],
  owns: [],
  owes: [],
  costs: [],
  insures: [],
  retires: [],
  will: only,
  gifts: [],
  wishes: only,
};
