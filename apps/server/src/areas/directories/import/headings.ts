import { said } from '@boedel/domain/law/said';
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
  const has = cells.filter((cell) => cell.trim() !== '').join(', ');
  return (
    collectRefusals([
      ...missing.map(([, { label }]) =>
        refuse(
          'headings',
          said(
            "The column '{name}' is missing; the first row of the file has: {headings}. Start from the empty file we give you.",
            { name: said(label), headings: has || said('no headings') },
          ),
        ),
      ),
      ...[...new Set(twice)].map((name) =>
        refuse(
          'headings',
          said("The column '{name}' stands in the file more than once. Keep one of them.", {
            name: said(labelOf(name!)),
          }),
        ),
      ),
    ]) ?? { columns, unknown }
  );
}
