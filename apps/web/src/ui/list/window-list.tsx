// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- a select holds no columns and cannot be dragged from; the list itself has the focus and names the row
import { type HTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { useWindow } from '../use-window';

interface WindowListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly chosen: string | undefined;
  readonly onPick: (key: string) => void;
  readonly rowHeight: number;
  /** A page that is this list: the keyboard is in it from the start, where it is nowhere else. */
  readonly takesFocus?: boolean;
  readonly className: string | undefined;
  /** What a row has beside its content: its class, its marks, that it can be dragged. */
  readonly rowProps?: (item: T) => HTMLAttributes<HTMLDivElement> & Readonly<Record<`data-${string}`, unknown>>;
  readonly children: (item: T) => ReactNode;
}

/** A list one chooses from, of which only the rows in sight are drawn: it may have ten thousand. The chosen one stays in sight. */
export function WindowList<T>({
  label,
  items,
  keyOf,
  chosen,
  onPick,
  rowHeight,
  takesFocus = false,
  className,
  rowProps,
  children,
}: WindowListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, items.length, rowHeight);
  const at = items.findIndex((item) => keyOf(item) === chosen);
  useEffect(() => {
    const node = box.current;
    if (!node || at < 0) return;
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < node.scrollTop) node.scrollTo({ top });
    else if (bottom > node.scrollTop + node.clientHeight) node.scrollTo({ top: bottom - node.clientHeight });
  }, [at, rowHeight]);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={chosen && `row-${chosen}`}
      className={className}
    >
      <div role="presentation" style={{ height: before }} />
      {items.slice(from, to).map((item, index) => {
        const key = keyOf(item);
        return (
          <div
            key={key}
            id={`row-${key}`}
            role="option"
            aria-selected={key === chosen}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            style={{ height: rowHeight }}
            onClick={() => onPick(key)}
            onKeyDown={() => undefined}
            {...rowProps?.(item)}
          >
            {children(item)}
          </div>
        );
      })}
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}
