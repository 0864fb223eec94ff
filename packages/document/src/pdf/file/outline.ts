import { encodePdfText, type PdfObjects, type ObjectRef, to } from './objects';

/** A heading of the paper, and where it stands. */
export interface OutlineHeading {
  readonly level: number;
  readonly text: string;
  readonly page: ObjectRef;
  readonly top: number;
}

interface OutlineNode extends OutlineHeading {
  readonly ref: ObjectRef;
  readonly within: OutlineNode[];
}

/** How many there are below, all of them shown. */
const countBelow = (node: { readonly within: readonly OutlineNode[] }): number =>
  node.within.reduce((sum, one) => sum + 1 + countBelow(one), 0);

/** The list of headings beside the page, by which a reader goes to and fro. */
export function writeOutline(objects: PdfObjects, headings: readonly OutlineHeading[]): ObjectRef {
  const root = { ref: objects.reserve(), level: 0, within: [] as OutlineNode[] };
  const open: { readonly ref: ObjectRef; readonly level: number; readonly within: OutlineNode[] }[] = [root];
  for (const heading of headings) {
    while (open.at(-1)!.level >= heading.level) open.pop();
    const node = { ...heading, ref: objects.reserve(), within: [] };
    open.at(-1)!.within.push(node);
    open.push(node);
  }
  const formatEnds = (within: readonly OutlineNode[]): string =>
    within.length === 0 ? '' : `/First ${to(within[0]!.ref)} /Last ${to(within.at(-1)!.ref)} `;
  const write = (nodes: readonly OutlineNode[], parent: ObjectRef): void => {
    for (const [index, node] of nodes.entries()) {
      const before = nodes[index - 1];
      const next = nodes[index + 1];
      const beside = `${before ? `/Prev ${to(before.ref)} ` : ''}${next ? `/Next ${to(next.ref)} ` : ''}`;
      const counted = node.within.length > 0 ? `/Count ${countBelow(node)} ` : '';
      const goes = `/Dest [${to(node.page)} /XYZ 0 ${Math.round(node.top)} null]`;
      objects.bundle(
        `<< /Title ${encodePdfText(node.text)} /Parent ${to(parent)} ${beside}${formatEnds(node.within)}${counted}${goes} >>`,
        node.ref,
      );
      write(node.within, node.ref);
    }
  };
  write(root.within, root.ref);
  objects.bundle(`<< /Type /Outlines ${formatEnds(root.within)}/Count ${countBelow(root)} >>`, root.ref);
  return root.ref;
}
