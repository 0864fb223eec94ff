import { asText, type Objects, type Ref, to } from './objects';

/** A heading of the paper, and where it stands. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly page: Ref;
  readonly top: number;
}

interface Node extends Heading {
  readonly ref: Ref;
  readonly within: Node[];
}

/** How many there are below, all of them shown. */
const below = (node: { readonly within: readonly Node[] }): number =>
  node.within.reduce((sum, one) => sum + 1 + below(one), 0);

/** The list of headings beside the page, by which a reader goes to and fro. */
export function writeOutline(objects: Objects, headings: readonly Heading[]): Ref {
  const root = { ref: objects.reserve(), level: 0, within: [] as Node[] };
  const open: { readonly ref: Ref; readonly level: number; readonly within: Node[] }[] = [root];
  for (const heading of headings) {
    while (open.at(-1)!.level >= heading.level) open.pop();
    const node = { ...heading, ref: objects.reserve(), within: [] };
    open.at(-1)!.within.push(node);
    open.push(node);
  }
  const ends = (within: readonly Node[]): string =>
    within.length === 0 ? '' : `/First ${to(within[0]!.ref)} /Last ${to(within.at(-1)!.ref)} `;
  const write = (nodes: readonly Node[], parent: Ref): void => {
    for (const [index, node] of nodes.entries()) {
      const before = nodes[index - 1];
      const next = nodes[index + 1];
      const beside = `${before ? `/Prev ${to(before.ref)} ` : ''}${next ? `/Next ${to(next.ref)} ` : ''}`;
      const counted = node.within.length > 0 ? `/Count ${below(node)} ` : '';
      const goes = `/Dest [${to(node.page)} /XYZ 0 ${Math.round(node.top)} null]`;
      objects.bundle(
        `<< /Title ${asText(node.text)} /Parent ${to(parent)} ${beside}${ends(node.within)}${counted}${goes} >>`,
        node.ref,
      );
      write(node.within, node.ref);
    }
  };
  write(root.within, root.ref);
  objects.bundle(`<< /Type /Outlines ${ends(root.within)}/Count ${below(root)} >>`, root.ref);
  return root.ref;
}
