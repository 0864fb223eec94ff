import type { PdfPage } from '../file/page';
import type { Slab } from './slab';

/** The slabs that stand on one page with this one, whatever happens. */
function findJoinedEnd(slabs: readonly Slab[], from: number): number {
  let end = from;
  while (slabs[end]!.joined && end + 1 < slabs.length && !slabs[end + 1]!.newPage) end += 1;
  return end;
}

const computeGap = (before: Slab, slab: Slab): number => Math.max(before.below, slab.above);

/** What the slabs take up one under the other, from the head of the first to the foot of the last. */
function computeHeight(slabs: readonly Slab[], from: number, end: number): number {
  let height = slabs[from]!.height;
  for (let at = from + 1; at <= end; at += 1) height += computeGap(slabs[at - 1]!, slabs[at]!) + slabs[at]!.height;
  return height;
}

/** Puts slab after slab on pages of this height, and asks for a page when there is no room. */
export function flowSlabs(slabs: readonly Slab[], top: number, height: number, nextPage: () => PdfPage): void {
  let page = nextPage();
  let filled = 0;
  let isEmpty = true;
  const turnPage = (last: Slab | undefined): void => {
    last?.end?.(page, top + filled);
    page = nextPage();
    filled = 0;
    isEmpty = true;
  };
  const isFitting = (from: number, end: number): boolean => {
    const gap = isEmpty ? 0 : computeGap(slabs[from - 1]!, slabs[from]!);
    return filled + gap + computeHeight(slabs, from, end) <= height + 0.01;
  };
  let together = -1;
  for (const [at, slab] of slabs.entries()) {
    if (slab.newPage && !isEmpty) turnPage(undefined);
    if (at > together) {
      together = findJoinedEnd(slabs, at);
      const head = slab.head?.height ?? 0;
      const fitsOnOne = head + computeHeight(slabs, at, together) <= height;
      if (!isEmpty && !isFitting(at, fitsOnOne ? together : at)) turnPage(slabs[at - 1]);
      if (!fitsOnOne) together = at;
    } else if (!isEmpty && !isFitting(at, at)) turnPage(slabs[at - 1]);
    if (isEmpty && slab.head) {
      slab.head.draw(page, top);
      filled = slab.head.height;
    } else if (!isEmpty) filled += computeGap(slabs[at - 1]!, slab);
    slab.draw(page, top + filled);
    filled += slab.height;
    isEmpty = false;
  }
}
