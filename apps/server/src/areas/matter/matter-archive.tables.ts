import type { FileToPack } from '../../platform/files/file-entries';

type ArchiveRow = Readonly<Record<string, unknown>>;

/** One table's rows of the matter, oldest first. */
export interface MatterTable {
  readonly name: string;
  readonly rows: readonly ArchiveRow[];
}

export interface MatterArchive {
  readonly tables: readonly MatterTable[];
  readonly people: readonly { readonly id: number; readonly name: string; readonly email: string }[];
  readonly firm: string;
  readonly firmId: number;
  readonly at: Date;
  /** Identity, passport and account numbers are whole. */
  readonly wholeNumbers: boolean;
}

const byNumber = (one: ArchiveRow, other: ArchiveRow): number => Number(one['id'] ?? 0) - Number(other['id'] ?? 0);

export function groupTables(lines: readonly { readonly table: string; readonly row: string }[]): MatterTable[] {
  const tables = new Map<string, ArchiveRow[]>();
  for (const { table, row } of lines) {
    // What a matter is found by is made from the rest.
    const { search_text: _text, search_numbers: _numbers, ...kept } = JSON.parse(row) as ArchiveRow;
    tables.set(table, [...(tables.get(table) ?? []), kept]);
  }
  return [...tables]
    .map(([name, rows]) => ({ name, rows: rows.toSorted(byNumber) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Who is named by number anywhere in the rows. */
export const listPeopleIds = (tables: readonly MatterTable[]): number[] => [
  ...new Set(
    tables.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          /(person_id|done_by)$/.test(column) && typeof value === 'number' ? [value] : [],
        ),
      ),
    ),
  ),
];

/** The matter's documents, as their rows tell. */
export const listFiles = (
  tables: readonly MatterTable[],
): (FileToPack & { readonly size: number; readonly sha256: string })[] =>
  (tables.find(({ name }) => name === 'stored_file')?.rows ?? []).map((row) => ({
    id: Number(row['id']),
    key: String(row['key']),
    name: String(row['name']),
    size: Number(row['size']),
    sha256: String(row['sha256']),
  }));
