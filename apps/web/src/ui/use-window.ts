import { type RefObject, useEffect, useState } from 'react';

/** Which rows of a long list are in sight, with a few beside them: the others are only so much empty height. */
export function useWindow(box: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const followScroll = (): void => {
      setTop(node.scrollTop);
      setHeight(node.clientHeight || 600);
    };
    followScroll();
    node.addEventListener('scroll', followScroll, { passive: true });
    addEventListener('resize', followScroll);
    return () => {
      node.removeEventListener('scroll', followScroll);
      removeEventListener('resize', followScroll);
    };
  }, [box]);
  const spare = 6;
  const from = Math.max(0, Math.floor(top / rowHeight) - spare);
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  return { from, to, before: from * rowHeight, after: (count - to) * rowHeight };
}
