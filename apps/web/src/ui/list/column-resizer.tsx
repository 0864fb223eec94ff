// oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a separator that has the focus is a control, which no element is by itself
import { type PointerEvent, useRef } from 'react';
import { t } from '../../i18n/t';
import { narrowestColumn } from './column-widths';
import styles from './list.module.css';

interface ColumnResizerProps {
  /** The title of the column. */
  readonly name: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
}

const widest = 900;
const keepInBounds = (width: number): number => Math.round(Math.min(widest, Math.max(narrowestColumn, width)));

/** The edge of a column: dragged, or moved with the arrow keys. */
export function ColumnResizer({ name, width, onResize }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const follow = (event: PointerEvent): void => {
    if (start.current) onResize(keepInBounds(start.current.width + event.clientX - start.current.x));
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('Width of {column}', { column: name })}
      aria-valuenow={width}
      aria-valuemin={narrowestColumn}
      aria-valuemax={widest}
      className={styles.resizer}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        onResize(keepInBounds(width + (event.key === 'ArrowRight' ? 16 : -16)));
      }}
    />
  );
}
