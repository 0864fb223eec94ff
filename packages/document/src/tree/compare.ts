import { isAmount, type Paper, type PaperRow } from './paper';

/** One line of two papers laid side by side. */
export interface ComparedPaperLine {
  readonly part: string;
  readonly kind: PaperRow['kind'];
  readonly words: string;
  /** Cents; nothing where the paper has no such line, or the line no amount. */
  readonly before: number | null;
  readonly after: number | null;
  readonly change: 'same' | 'changed' | 'added' | 'removed';
}

interface PaperLine {
  readonly part: string;
  readonly kind: PaperRow['kind'];
  readonly words: string;
  readonly cents: number | null;
}

/** Every line of the tables that says something, in order; numbers and vouchers are not what is compared. */
function listPaperLines(paper: Paper): PaperLine[] {
  return paper.parts.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind !== 'table') return [];
      const at = block.columns.findIndex(({ kind }) => kind === 'words');
      return block.rows.map(({ kind, cells }) => {
        const words = cells[at];
        const amount = cells.filter((_, index) => !block.columns[index]?.isBeside).findLast(isAmount);
        return { part: title, kind, words: typeof words === 'string' ? words : '', cents: amount?.cents ?? null };
      });
    }),
  );
}

/** Lines that are called the same are one line; those called alike are taken in the order they stand. */
function keyLines(lines: readonly PaperLine[]): Map<string, PaperLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const name = JSON.stringify([line.part, line.kind, line.words]);
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return [`${name} ${nth}`, line];
    }),
  );
}

/**
 * Two papers line by line, in the order of the later one. A line that is gone stands where it stood: after the one that
 * was before it.
 */
export function comparePapers(before: Paper, after: Paper): ComparedPaperLine[] {
  const [old, now] = [keyLines(listPaperLines(before)), keyLines(listPaperLines(after))];
  const compared: ComparedPaperLine[] = [];
  const gone = new Map<string | undefined, ComparedPaperLine[]>();
  let last: string | undefined;
  for (const [key, { cents, ...line }] of old) {
    if (now.has(key)) last = key;
    else gone.set(last, [...(gone.get(last) ?? []), { ...line, before: cents, after: null, change: 'removed' }]);
  }
  compared.push(...(gone.get(undefined) ?? []));
  for (const [key, { cents, ...line }] of now) {
    const was = old.get(key);
    const change = !was ? 'added' : was.cents === cents ? 'same' : 'changed';
    compared.push({ ...line, before: was?.cents ?? null, after: cents, change }, ...(gone.get(key) ?? []));
  }
  return compared;
}
