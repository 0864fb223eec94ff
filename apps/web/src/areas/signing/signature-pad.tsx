import { type PointerEvent, useRef } from 'react';
import { t } from '../../i18n/t';
import styles from './signing.module.css';

export type PadStrokes = (readonly [x: number, y: number])[][];

const box = { width: 1000, height: 300 };
const limitTo = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

/** Drawn with a finger, a pen or the mouse. Whoever cannot types their name instead. */
export function SignaturePad({ strokes, onChange }: { strokes: PadStrokes; onChange: (strokes: PadStrokes) => void }) {
  const drawing = useRef(false);
  const toPoint = (event: PointerEvent<SVGSVGElement>): readonly [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [
      limitTo(((event.clientX - left) / width) * box.width, box.width),
      limitTo(((event.clientY - top) / height) * box.height, box.height),
    ];
  };
  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${box.width} ${box.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn on, which no picture is
      role="img"
      aria-label={t('Draw your signature here')}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        if (strokes.length < 60) onChange([...strokes, [toPoint(event)]]);
      }}
      onPointerMove={(event) => {
        if (!drawing.current) return;
        const stroke = strokes.at(-1) ?? [];
        const [lastX, lastY] = stroke.at(-1) ?? [-9, -9];
        const [x, y] = toPoint(event);
        if (Math.hypot(x - lastX, y - lastY) < 4 || stroke.length >= 900) return;
        onChange([...strokes.slice(0, -1), [...stroke, [x, y]]]);
      }}
      onPointerUp={() => (drawing.current = false)}
      onPointerCancel={() => (drawing.current = false)}
    >
      <line x1="60" x2="940" y1="240" y2="240" className={styles.rule} />
      <path d={strokes.map((stroke) => `M${stroke.map((point) => point.join(' ')).join('L')}`).join('')} />
    </svg>
  );
}
