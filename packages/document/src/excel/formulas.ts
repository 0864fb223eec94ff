import type { PaperAmount, Paper } from '../tree/paper';

/** Where every named amount of a paper stands in the workbook: sheet, column letter and row. */
export type FormulaPlaces = ReadonlyMap<string, { readonly sheet: string; readonly cell: string }>;

export const toColumnLetter = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${toColumnLetter(Math.floor(index / 26) - 1)}${toColumnLetter(index % 26)}`;

/** Sheet names may not hold these characters nor more than 31; two that would be alike are numbered. */
export function nameSheets(paper: Paper): string[] {
  const taken = new Set<string>();
  return paper.parts.map(({ title }, index) => {
    const plain =
      (title || paper.title)
        .replace(/[\\/?*[\]:']/g, ' ')
        .trim()
        .slice(0, 28) || `${index + 1}`;
    let name = plain;
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = `${plain} ${n}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

const toCellReference = (from: string, place: { sheet: string; cell: string }): string =>
  place.sheet === from ? place.cell : `'${place.sheet}'!${place.cell}`;

const isRun = (cells: readonly string[]): boolean => {
  const parts = cells.map((cell) => /^([A-Z]+)(\d+)$/.exec(cell));
  return parts.every(
    (part, index) =>
      part !== null &&
      (index === 0 || (part[1] === parts[index - 1]![1] && Number(part[2]) === Number(parts[index - 1]![2]) + 1)),
  );
};

/**
 * The formula an amount is computed by again, as the file keeps it (without '='), or nothing where one of its parts is not on paper. Neighbours become a
 * range, so that a reader sees a sum and not a list.
 */
export function formatFormula({ madeOf }: PaperAmount, sheet: string, places: FormulaPlaces): string | undefined {
  if (!madeOf) return undefined;
  const find = (ids: readonly string[] = []) => ids.map((id) => places.get(id));
  const [add, take] = [find(madeOf.add), find(madeOf.take)];
  if ([...add, ...take].includes(undefined) || add.length + take.length === 0) return undefined;
  const found = add.map((place) => place!);
  const adds =
    found.length > 2 && found.every((place) => place.sheet === found[0]!.sheet) && isRun(found.map(({ cell }) => cell))
      ? `SUM(${toCellReference(sheet, found[0]!)}:${found.at(-1)!.cell})`
      : found.map((place) => toCellReference(sheet, place)).join('+');
  return `${adds || '0'}${take.map((place) => `-${toCellReference(sheet, place!)}`).join('')}`;
}
