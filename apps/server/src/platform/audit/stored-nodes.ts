import { type HashOf, hashNode, type Range, hashRange, type Subtree, listSubtrees } from './merkle';

/*
 * Which hashes of a firm's tree are rows. Every leaf is one; above them only each fourth level, of which a node stands for
 * sixteen below it. That is a row in fifteen leaves rather than one for each, and what lies between is at most fifteen hashes.
 */
const step = 4;
const width = 2 ** step;

const nameOf = ({ level, index }: Subtree): string => `${level}:${index}`;

/** The stored subtrees that an unstored one is made of: the whole of it on the stored level below. */
function isStoredBelow({ level, index }: Subtree): Subtree[] {
  const below = level - (level % step);
  const count = 2 ** (level - below);
  return Array.from({ length: count }, (_, place) => ({ level: below, index: index * count + place }));
}

/** The stored subtrees that the hashes of these ranges are made of. */
export const listStoredFor = (ranges: readonly Range[]): Subtree[] => [
  ...new Map(
    ranges
      .flatMap(listSubtrees)
      .flatMap(isStoredBelow)
      .map((subtree) => [nameOf(subtree), subtree]),
  ).values(),
];

/** The stored subtrees that are needed to go on from a tree of this size: on each level those of the block that is not full. */
export function listStoredAtEdge(size: number): Subtree[] {
  const edge: Subtree[] = [];
  for (let [level, count] = [0, size]; count > 0; level += step, count = Math.floor(count / width)) {
    for (let index = count - (count % width); index < count; index += 1) edge.push({ level, index });
  }
  return edge;
}

export interface StoredHash extends Subtree {
  readonly hash: Buffer;
}

/** Hashes by their place, of which those of unstored subtrees are worked out. */
export function readHashes(stored: Iterable<StoredHash>) {
  const known = new Map<string, Buffer>();
  for (const node of stored) known.set(nameOf(node), node.hash);
  const hashOf: HashOf = (subtree) => {
    const hash = known.get(nameOf(subtree));
    if (hash) return hash;
    if (subtree.level % step === 0) throw new Error(`the hash ${nameOf(subtree)} of the trail's tree is missing`);
    const below = { level: subtree.level - 1, index: subtree.index * 2 };
    return hashNode(hashOf(below), hashOf({ ...below, index: below.index + 1 }));
  };
  return {
    hashOf,
    root: (size: number): Buffer => hashRange({ start: 0, end: size }, hashOf),
    keep: ({ level, index, hash }: StoredHash): void => void known.set(`${level}:${index}`, hash),
  };
}

/**
 * A tree that grows: holds nothing but its edge, and gives the nodes to store with each leaf. `edge` are the stored hashes
 * of `listStoredAtEdge(size)`.
 */
export function openGrowingTree(size: number, edge: Iterable<StoredHash>) {
  // One block of each stored level: the hashes that no stored node stands for yet.
  const blocks: Buffer[][] = [];
  for (const { level, index, hash } of edge) (blocks[level / step] ??= [])[index % width] = hash;
  let count = size;

  const blockHash = (block: readonly Buffer[]): Buffer => {
    let row = [...block];
    while (row.length > 1) row = row.flatMap((left, at) => (at % 2 === 0 ? [hashNode(left, row[at + 1]!)] : []));
    return row[0]!;
  };
  return {
    size: (): number => count,
    /** Adds a leaf and gives the nodes that are complete with it. */
    add(leaf: Buffer): StoredHash[] {
      const complete: StoredHash[] = [];
      let hash = leaf;
      count += 1;
      for (let [depth, filled] = [0, count]; ; depth += 1, filled /= width) {
        const block = (blocks[depth] ??= []);
        block.push(hash);
        if (block.length < width) return complete;
        hash = blockHash(block);
        blocks[depth] = [];
        complete.push({ level: (depth + 1) * step, index: filled / width - 1, hash });
      }
    },
    root(): Buffer {
      const stored = blocks.flatMap((block, depth) => {
        const begins = Math.floor(count / width ** (depth + 1)) * width;
        return block.map((hash, place) => ({ level: depth * step, index: begins + place, hash }));
      });
      // Of a whole range only the edge is asked for, and that is what is held.
      return readHashes(stored).root(count);
    },
  };
}
