import type { Editor } from '@tiptap/core';

/** One thing around the cursor that can be told something: where it begins in the page, and what it is told now. */
export interface EnclosingPiece {
  readonly type: 'hole' | 'each' | 'condition' | 'row' | 'grid';
  readonly at: number;
  readonly attrs: Readonly<Record<string, unknown>>;
}

const containers: ReadonlySet<string> = new Set(['each', 'condition', 'row', 'grid']);

/** What stands around the cursor, from the inside out. */
export function listEnclosing({ state: { selection } }: Editor): EnclosingPiece[] {
  const found: EnclosingPiece[] = [];
  if ('node' in selection) {
    const { type, attrs } = selection.node as { type: { name: string }; attrs: Record<string, unknown> };
    if (type.name === 'hole') found.push({ type: 'hole', at: selection.from, attrs });
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $from.node(depth);
    if (containers.has(type.name))
      found.push({ type: type.name as EnclosingPiece['type'], at: $from.before(depth), attrs });
  }
  return found;
}

export const listMarks = ({ attrs }: EnclosingPiece): string[] => {
  const around = (attrs['around'] as string | undefined) ?? '';
  return around === '' ? [] : around.split('\n');
};

/** The lists the cursor stands in, the outermost first. */
export const listListsAround = (around: readonly EnclosingPiece[]): string[] =>
  around
    .toReversed()
    .flatMap((one) =>
      one.type === 'each'
        ? [String(one.attrs['list'])]
        : one.type === 'row'
          ? listMarks(one).flatMap((mark) => (mark.startsWith('each ') ? [mark.slice(5)] : []))
          : [],
    );

/** Tells this one piece something, and none of those it stands in. */
export const setPieceAttrs = (
  editor: Editor,
  { at }: EnclosingPiece,
  attrs: Readonly<Record<string, unknown>>,
): boolean =>
  editor.commands.command(({ tr }) => {
    const node = tr.doc.nodeAt(at);
    if (!node) return false;
    for (const [name, value] of Object.entries(attrs)) tr.setNodeAttribute(at, name, value);
    return true;
  });
