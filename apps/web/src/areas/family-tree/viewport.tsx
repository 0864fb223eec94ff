import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './family-tree.module.css';

interface TreeViewportProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly onZoom: (factor: number) => void;
  readonly children: ReactNode;
}

/** A window on the drawing: drag the ground to move it, Ctrl and the wheel to come nearer. */
export function Viewport({ viewport, onZoom, children }: TreeViewportProps) {
  const held = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  useEffect(() => {
    const node = viewport.current;
    const handleZoom = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onZoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    // React listens passively, and then the browser would enlarge the whole page.
    node?.addEventListener('wheel', handleZoom, { passive: false });
    return () => node?.removeEventListener('wheel', handleZoom);
  });
  const handleGrab = (event: PointerEvent<HTMLDivElement>): void => {
    const node = viewport.current!;
    if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('[data-key]')) return;
    held.current = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    const from = held.current;
    if (!from) return;
    viewport.current?.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY);
  };
  const handleRelease = (): void => {
    held.current = undefined;
  };
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      onPointerDown={handleGrab}
      onPointerMove={move}
      onPointerUp={handleRelease}
      onPointerCancel={handleRelease}
    >
      {children}
    </div>
  );
}
