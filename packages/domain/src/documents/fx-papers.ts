import { documentKinds } from './document-kinds';

/** A filed paper, as far as a list of papers asks. */
export interface FiledFxPaper {
  readonly id: number;
  readonly title: string;
  readonly type: number | null;
}

/** One paper a provider of foreign exchange asks for, and the one on file that answers it. */
export interface RequestedFxPaper {
  readonly name: string;
  readonly type: number | null;
  readonly documentId: number | null;
}

/** What is asked where a provider says nothing of its own: who died, who acts, what is awarded, who takes. */
const usual: readonly number[] = [203, 207, 209, 210, 202];

const normaliseText = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

/**
 * A line that names a kind of document is answered by the latest of that kind; any other by the latest whose title holds
 * the line. One paper answers one line.
 */
export function listFxPapers(asked: string | null, filed: readonly FiledFxPaper[]): RequestedFxPaper[] {
  const lines = (asked ?? '')
    .split('\n')
    .map((line) => line.replace(/^[\s\d.)*-]+/u, '').trim())
    .filter(Boolean)
    .slice(0, 60);
  const wanted =
    lines.length > 0
      ? lines.map((name) => ({
          name,
          kind: documentKinds.find((kind) => normaliseText(kind.name) === normaliseText(name)),
        }))
      : usual.map((number) => {
          const kind = documentKinds.find((each) => each.number === number)!;
          return { name: kind.name, kind };
        });
  const latest = filed.toSorted((a, b) => b.id - a.id);
  const taken = new Set<number>();
  return wanted.map(({ name, kind }) => {
    const paper = latest.find(
      ({ id, type, title }) =>
        !taken.has(id) && (kind ? type === kind.number : normaliseText(title).includes(normaliseText(name))),
    );
    if (paper) taken.add(paper.id);
    return { name, type: kind?.number ?? null, documentId: paper?.id ?? null };
  });
}
