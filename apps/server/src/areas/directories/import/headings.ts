import { collectRefusals, type Outcome, refuse } from '@boedel/domain/law/refusal';
import { travelling } from '../export-directory';
import type { Kit } from '../directory-table';

export interface Headings {
  /** The field of each column of the file; null where the directory has none. */
  readonly columns: readonly (string | null)[];
  readonly unknown: readonly string[];
}

const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Which column is which field, by the heading as we export it or by the field's own name, however it is written. */
export function readHeadings(kit: Kit, cells: readonly string[]): Outcome<Headings> {
  const fields = travelling(kit);
  const known = new Map(
    fields.flatMap(([name, { label }]) => [[plain(name), name] as const, [plain(label), name] as const]),
  );
  const columns = cells.map((cell) => known.get(plain(cell)) ?? null);
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '');
  const twice = columns.filter((name, index) => name !== null && columns.indexOf(name) !== index);
  const labelOf = (name: string): string => kit.directory.fields[name]!.label;
  const missing = fields.filter(([name, { isRequired }]) => isRequired && !columns.includes(name));
  const has = cells.filter((cell) => cell.trim() !== '').join(', ') || 'no headings';
  return (
    collectRefusals([
      ...missing.map(([, { label }]) =>
        refuse(
          'headings',
          `The column '${label}' is missing; the first row of the file has: ${has}. Start from the empty file we give you.`,
        ),
      ),
      ...[...new Set(twice)].map((name) =>
        refuse('headings', `The column '${labelOf(name!)}' stands in the file more than once. Keep one of them.`),
      ),
    ]) ?? { columns, unknown }
  );
}
