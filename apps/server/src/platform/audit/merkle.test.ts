import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  listConsistencyRanges,
  emptyRoot,
  listInclusionRanges,
  isConsistent,
  hashLeaf,
  hashNode,
  hashRange,
  computeRootFromInclusion,
} from './merkle';
import { openGrowingTree, readHashes, listStoredAtEdge, listStoredFor, type StoredHash } from './stored-nodes';

const formatHex = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text, 'hex'));

/** RFC 6962, section 2.1, word for word: the tree hash of a list, with no thought of speed. */
function computeReference(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return emptyRoot;
  if (leaves.length === 1) return hashLeaf(leaves[0]!);
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return hashNode(computeReference(leaves.slice(0, k)), computeReference(leaves.slice(k)));
}

/** A tree as it is kept in the database: leaves and each fourth level. */
function createStoredTree(leaves: readonly Buffer[]) {
  const tree = openGrowingTree(0, []);
  const stored: StoredHash[] = [];
  for (const [index, leaf] of leaves.entries()) {
    const hash = hashLeaf(leaf);
    stored.push({ level: 0, index, hash }, ...tree.add(hash));
  }
  return { stored, root: tree.root() };
}
function createTree(size: number) {
  const leaves = Array.from({ length: size }, (_, n) => Buffer.from(`entry ${n}`));
  const { stored, root } = createStoredTree(leaves);
  const all = new Map(stored.map((node) => [`${node.level}:${node.index}`, node]));
  /** Only with the rows that the proof says it needs. */
  const hashes = (ranges: Parameters<typeof listStoredFor>[0]): Buffer[] => {
    const { hashOf } = readHashes(listStoredFor(ranges).map(({ level, index }) => all.get(`${level}:${index}`)!));
    return ranges.map((range) => hashRange(range, hashOf));
  };
  return {
    leaves,
    stored,
    all,
    root,
    rootAt: (earlier: number) => hashes([{ start: 0, end: earlier }])[0]!,
    inclusion: (leaf: number, at = size) => hashes(listInclusionRanges(leaf, at)),
    consistency: (earlier: number) => hashes(listConsistencyRanges(earlier, size)),
  };
}
/** The same bytes with one bit turned. */
function flipBit(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  const place = bit % (copy.length * 8);
  copy[place >> 3]! ^= 1 << (place & 7);
  return copy;
}

/** The eight leaves that the tests of Certificate Transparency's own log (RFC 6962) are made of, and their published roots. */
const inputs = formatHex(
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
);
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the tree of RFC 6962', () => {
  test.each(roots.map((root, size) => [size, root]))('of %i leaves has the published root', (size, root) => {
    const leaves = inputs.slice(0, size);
    expect(computeReference(leaves).toString('hex')).toBe(root);
    expect(createStoredTree(leaves).root.toString('hex')).toBe(root);
  });

  test('has the published paths and proofs', () => {
    const { stored } = createStoredTree(inputs);
    const { hashOf } = readHashes(stored);
    const path = (ranges: ReturnType<typeof listInclusionRanges>): string[] =>
      ranges.map((range) => hashRange(range, hashOf).toString('hex'));
    expect(path(listInclusionRanges(0, 8))).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(path(listInclusionRanges(5, 8))).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect(path(listConsistencyRanges(6, 8))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
    expect(path(listConsistencyRanges(2, 5))).toEqual([
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ]);
  });
});

const sizes = fc.integer({ min: 1, max: 700 });
const placeIn = fc.tuple(sizes, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

describe('whatever its size', () => {
  test('every stored node and the root are those of the definition', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { leaves, stored, root } = createTree(size);
        expect(root).toEqual(computeReference(leaves));
        for (const { level, index, hash } of stored) {
          expect(hash).toEqual(computeReference(leaves.slice(index * 2 ** level, (index + 1) * 2 ** level)));
        }
        expect(stored.length - size).toBeLessThanOrEqual(size / 15);
      }),
      { numRuns: 25 },
    );
  });

  test('it goes on from its edge alone as if it had never stopped', () => {
    fc.assert(
      fc.property(placeIn, ([size, share]) => {
        const { all, leaves, stored, root } = createTree(size);
        const stop = Math.floor(share * size);
        const edge = listStoredAtEdge(stop).map(({ level, index }) => all.get(`${level}:${index}`)!);
        expect(edge.every((node) => node !== undefined)).toBe(true);
        const tree = openGrowingTree(stop, edge);
        const added = leaves.slice(stop).flatMap((leaf) => tree.add(hashLeaf(leaf)));
        expect(tree.root()).toEqual(root);
        for (const node of added) expect(all.get(`${node.level}:${node.index}`)).toEqual(node);
        expect(stored.filter(({ level, index }) => level > 0 && (index + 1) * 2 ** level > stop)).toHaveLength(
          added.length,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('every leaf is proved, and nothing with one bit changed is', () => {
    fc.assert(
      fc.property(placeIn, fc.nat(), fc.nat(), ([size, share], bit, which) => {
        const tree = createTree(size);
        const index = Math.floor(share * size);
        const hash = hashLeaf(tree.leaves[index]!);
        const path = tree.inclusion(index);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        expect(computeRootFromInclusion({ index, hash }, size, path)).toEqual(tree.root);
        const isProved = (leaf: { index: number; hash: Buffer }, of: number, by: Buffer[]): boolean =>
          computeRootFromInclusion(leaf, of, by)?.equals(tree.root) === true;
        expect(isProved({ index, hash: hashLeaf(flipBit(tree.leaves[index]!, bit)) }, size, path)).toBe(false);
        expect(isProved({ index, hash: flipBit(hash, bit) }, size, path)).toBe(false);
        const other = (index + 1 + (which % size)) % size;
        if (other !== index) expect(isProved({ index: other, hash }, size, path)).toBe(false);
        expect(isProved({ index, hash }, size, [...path, hash])).toBe(false);
        if (path.length > 0) {
          const at = which % path.length;
          const changed = path.map((each, place) => (place === at ? flipBit(each, bit) : each));
          expect(isProved({ index, hash }, size, changed)).toBe(false);
          expect(isProved({ index, hash }, size, path.slice(1))).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('every earlier tree is proved to be its beginning, and nothing with one bit changed is', () => {
    fc.assert(
      fc.property(placeIn, fc.nat(), fc.nat(), ([size, share], bit, which) => {
        const tree = createTree(size);
        const earlier = { size: Math.floor(share * size), root: tree.rootAt(Math.floor(share * size)) };
        const later = { size, root: tree.root };
        const path = tree.consistency(earlier.size);
        expect(earlier.root).toEqual(computeReference(tree.leaves.slice(0, earlier.size)));
        expect(isConsistent(earlier, later, path)).toBe(true);
        expect(isConsistent({ ...earlier, root: flipBit(earlier.root, bit) }, later, path)).toBe(false);
        expect(isConsistent(earlier, later, [...path, tree.root])).toBe(false);
        if (path.length === 0) return;
        expect(isConsistent(earlier, { ...later, root: flipBit(later.root, bit) }, path)).toBe(false);
        const at = which % path.length;
        const changed = path.map((each, place) => (place === at ? flipBit(each, bit) : each));
        expect(isConsistent(earlier, later, changed)).toBe(false);
        expect(isConsistent(earlier, later, path.slice(1))).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  test('a proof for numbers that are no places in a tree is refused', () => {
    const hash = hashLeaf('x');
    for (const [index, size] of [
      [-1, 4],
      [4, 4],
      [0.5, 4],
      [0, Number.NaN],
      [0, 0],
    ] as const) {
      expect(computeRootFromInclusion({ index, hash }, size, [])).toBeUndefined();
    }
    expect(isConsistent({ size: 5, root: hash }, { size: 4, root: hash }, [])).toBe(false);
    expect(isConsistent({ size: 0, root: hash }, { size: 4, root: hash }, [])).toBe(false);
    expect(isConsistent({ size: 3, root: hash }, { size: 4, root: hash }, [])).toBe(false);
  });
});
