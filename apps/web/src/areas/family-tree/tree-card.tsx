import type { PlacedCard } from '@boedel/domain/family-tree/drawing';
import type { Ref } from 'react';
import type { FamilyCard } from './family-card';
import { fitText, measured } from '../../ui/figures/fit-text';
import styles from './family-tree.module.css';

const pad = 12;
const name = { size: 14, weight: 600 };
const small = { size: 12, weight: 400 };
const tiny = { size: 11, weight: 400 };
const badgeFont = { size: 11, weight: 600 };

interface TreeCardProps {
  readonly card: PlacedCard;
  readonly size: { readonly width: number; readonly height: number };
  readonly words: FamilyCard;
  readonly level: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  readonly ref: Ref<SVGGElement>;
}

/** One person. Drawn in plain SVG, so that what is seen is what is printed and saved as a picture. */
export function TreeCard({ card, size, words, level, isChosen, onChoose, onOpen, ref }: TreeCardProps) {
  const { width, height } = size;
  const room = width - 2 * pad;
  const badgeWidth = words.badge ? Math.ceil(measured(words.badge, badgeFont)) + 12 : 0;
  const shareWidth = words.share ? measured(words.share, { size: 17, weight: 700 }) : 0;
  return (
    <g transform={`translate(${card.x} ${card.y})`} className={styles.card} data-look={words.look}>
      <g
        ref={ref}
        role="treeitem"
        aria-level={level}
        aria-selected={isChosen}
        aria-label={words.whole}
        tabIndex={isChosen ? 0 : -1}
        data-key={card.id}
        onClick={onChoose}
        onFocus={onChoose}
        onDoubleClick={onOpen}
      >
        <title>{words.whole}</title>
        <rect className={styles.ring} x={-4} y={-4} width={width + 8} height={height + 8} rx={11} />
        <rect className={styles.frame} width={width} height={height} rx={8} />
      </g>
      {/* Over the item rather than in it: its name says more than these, and in other words. */}
      <g aria-hidden pointerEvents="none">
        {words.look === 'heir' && <path className={styles.cap} d={`M6 1.5 H${width - 6}`} />}
        <text className={styles.name} x={pad} y={24}>
          {fitText(words.name, room, name)}
        </text>
        {words.badge && (
          <>
            <rect className={styles.badge} x={width - 8 - badgeWidth} y={-9} width={badgeWidth} height={18} rx={9} />
            <text className={styles.badgeText} x={width - 8 - badgeWidth / 2} y={4} textAnchor="middle">
              {words.badge}
            </text>
          </>
        )}
        <text className={styles.about} x={pad} y={43}>
          {fitText(words.about, room, small)}
        </text>
        {(words.share ?? words.note) && <line className={styles.rule} x1={pad} x2={width - pad} y1={54} y2={54} />}
        {words.share ? (
          <>
            <text className={styles.share} x={pad} y={77}>
              {fitText(words.share, room, { size: 17, weight: 700 })}
            </text>
            {words.amount && shareWidth < room && (
              <text className={styles.amount} x={width - pad} y={77} textAnchor="end">
                {fitText(words.amount, room - shareWidth - 8, { size: 14, weight: 600 })}
              </text>
            )}
            <text className={styles.note} x={pad} y={words.under ? 91 : 97}>
              {fitText(words.note ?? '', room, tiny)}
            </text>
            {words.under && (
              <text className={styles.note} x={pad} y={105}>
                {fitText(words.under, room, tiny)}
              </text>
            )}
          </>
        ) : (
          <>
            {words.note && words.look === 'out' && (
              <path className={styles.turn} d={`M${pad + 1} 66 v6 a3 3 0 0 0 3 3 h8 m-3.5 -3.5 l3.5 3.5 l-3.5 3.5`} />
            )}
            <text
              className={words.look === 'out' ? styles.goes : styles.note}
              x={pad + (words.look === 'out' ? 20 : 0)}
              y={79}
            >
              {fitText(words.note ?? '', room - (words.look === 'out' ? 20 : 0), small)}
            </text>
            {words.under && (
              <text className={styles.note} x={pad + 20} y={96}>
                {fitText(words.under, room - 20, tiny)}
              </text>
            )}
          </>
        )}
      </g>
    </g>
  );
}
