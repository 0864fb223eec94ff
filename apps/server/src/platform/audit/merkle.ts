import { createHash } from 'node:crypto';

/*
 * The hash tree of RFC 6962, section 2.1 (the same in RFC 9162): leaves and nodes are hashed under different prefixes, a tree
 * of n leaves splits at the largest power of two below n. Every range that a proof asks for is made of complete subtrees,
 * and a complete subtree never changes again, so that its hash can be stored.
 */

/** A complete subtree: 2^level leaves, the first of them at `index * 2^level`. */
export interface Subtree {
  readonly level: number;
  readonly index: number;
}
/** Leaves from `start` up to, not including, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}
/** The hash of a complete subtree. */
export type HashOf = (subtree: Subtree) => Buffer;

export const hashLeaf = (data: string | Uint8Array): Buffer =>
  createHash('sha256').update(Buffer.of(0)).update(data).digest();
export const hashNode = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
export const emptyRoot = createHash('sha256').digest();

/** The largest power of two smaller than n; n is at least 2. No bit operations: they end at 31 bits. */
function splitOf(n: number): number {
  let split = 1;
  while (split * 2 < n) split *= 2;
  return split;
}

/** The complete subtrees that a range is made of, from the largest to the smallest. Its start fits its largest one. */
export function listSubtrees({ start, end }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let from = start; from < end;) {
    let [size, level] = [1, 0];
    while (size * 2 <= end - from) [size, level] = [size * 2, level + 1];
    subtrees.push({ level, index: from / size });
    from += size;
  }
  return subtrees;
}

/** The hash of a range, from those of its complete subtrees. */
export function hashRange(range: Range, hashOf: HashOf): Buffer {
  const hashes = listSubtrees(range).map(hashOf);
  const last = hashes.pop();
  if (!last) return emptyRoot;
  return hashes.reduceRight((right, left) => hashNode(left, right), last);
}

/** The ranges whose hashes prove that the leaf is in a tree of this size, nearest first. */
export function listInclusionRanges(leaf: number, size: number): Range[] {
  const path: Range[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (leaf < middle) {
      path.unshift({ start: middle, end });
      end = middle;
    } else {
      path.unshift({ start, end: middle });
      start = middle;
    }
  }
  return path;
}

/** The ranges whose hashes prove that a tree of the earlier size is the beginning of one of this size. */
export function listConsistencyRanges(earlier: number, size: number): Range[] {
  if (earlier === 0 || earlier === size) return [];
  const path: Range[] = [];
  let [start, end, isWhole] = [0, size, true];
  while (end !== earlier) {
    const middle = start + splitOf(end - start);
    if (earlier <= middle) {
      path.unshift({ start: middle, end });
      end = middle;
    } else {
      path.unshift({ start, end: middle });
      start = middle;
      isWhole = false;
    }
  }
  // Whoever checks it knows the root of the earlier tree, where that is one subtree of this one.
  return isWhole ? path : [{ start, end }, ...path];
}

const isEven = (value: number): boolean => value % 2 === 0;
const splitSize = (value: number): number => Math.floor(value / 2);

/** RFC 9162, section 2.1.3.2: the root that a leaf's hash and its path come to; nothing where the path does not fit. */
export function computeRootFromInclusion(
  leaf: { readonly index: number; readonly hash: Uint8Array },
  size: number,
  path: readonly Uint8Array[],
): Buffer | undefined {
  if (!Number.isSafeInteger(leaf.index) || !Number.isSafeInteger(size) || leaf.index < 0 || leaf.index >= size) {
    return undefined;
  }
  let [fn, sn] = [leaf.index, size - 1];
  let root: Buffer = Buffer.from(leaf.hash);
  for (const hash of path) {
    if (sn === 0) return undefined;
    if (!isEven(fn) || fn === sn) {
      root = hashNode(hash, root);
      while (isEven(fn) && fn !== 0) [fn, sn] = [splitSize(fn), splitSize(sn)];
    } else {
      root = hashNode(root, hash);
    }
    [fn, sn] = [splitSize(fn), splitSize(sn)];
  }
  return sn === 0 ? root : undefined;
}

interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** RFC 9162, section 2.1.4.2: whether the earlier tree is the beginning of the later one. */
export function isConsistent(earlier: TreeHead, later: TreeHead, path: readonly Uint8Array[]): boolean {
  if (earlier.size > later.size || earlier.size < 0) return false;
  if (earlier.size === later.size) return path.length === 0 && isSame(earlier.root, later.root);
  if (earlier.size === 0) return path.length === 0 && isSame(earlier.root, emptyRoot);
  const isPowerOfTwo = splitOf(earlier.size * 2) === earlier.size;
  const [first, ...rest] = isPowerOfTwo ? [earlier.root, ...path] : path;
  if (!first) return false;
  let [fn, sn] = [earlier.size - 1, later.size - 1];
  while (!isEven(fn)) [fn, sn] = [splitSize(fn), splitSize(sn)];
  let [before, after]: [Uint8Array, Uint8Array] = [first, first];
  for (const hash of rest) {
    if (sn === 0) return false;
    if (!isEven(fn) || fn === sn) {
      before = hashNode(hash, before);
      after = hashNode(hash, after);
      while (isEven(fn) && fn !== 0) [fn, sn] = [splitSize(fn), splitSize(sn)];
    } else {
      after = hashNode(after, hash);
    }
    [fn, sn] = [splitSize(fn), splitSize(sn)];
  }
  return sn === 0 && isSame(before, earlier.root) && isSame(after, later.root);
}
