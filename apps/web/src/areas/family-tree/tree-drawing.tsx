import { type FamilyLayout, type TreePoint, usualSizes } from '@boedel/domain/family-tree/drawing';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import type { FamilyCard } from './family-card';
import styles from './family-tree.module.css';
import { TreeCard } from './tree-card';

const margin = 24;
const formatPath = (points: readonly TreePoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

export interface TreeDrawingHandle {
  readonly svg: () => SVGSVGElement | null;
  readonly focus: (key: string) => void;
}

interface TreeDrawingProps {
  readonly layout: FamilyLayout;
  readonly wordsOf: (key: string) => FamilyCard;
  readonly chosen: string;
  readonly zoom: number;
  readonly isAdopted: (child: string, parents: readonly string[]) => boolean;
  readonly coupleWords: (pair: readonly [string, string]) => readonly string[];
  readonly onChoose: (key: string) => void;
  readonly onOpen: (key: string) => void;
  readonly ref: Ref<TreeDrawingHandle>;
}

/** Texts are cut to the width of their letters, so they are measured again once the letters are there. */
function useFontsReady(): void {
  const [, measureAgain] = useState(false);
  useEffect(() => void document.fonts?.ready?.then(() => measureAgain(true)), []);
}

/** The whole family as one picture. */
export function TreeDrawing({
  layout,
  wordsOf,
  chosen,
  zoom,
  isAdopted,
  coupleWords,
  onChoose,
  onOpen,
  ref,
}: TreeDrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const cards = useRef(new Map<string, SVGGElement>());
  useImperativeHandle(ref, () => ({
    svg: () => svg.current,
    focus: (key) => cards.current.get(key)?.focus(),
  }));
  const eldest = Math.min(...layout.cards.map(({ generation }) => generation));
  const apart = layout.cards.find((card) => card.apart);
  useFontsReady();
  const [width, height] = [layout.width + 2 * margin, layout.height + 2 * margin];
  return (
    <svg
      ref={svg}
      role="tree"
      aria-label={t('Family tree')}
      aria-orientation="vertical"
      className={styles.drawing}
      width={width * zoom}
      height={height * zoom}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
    >
      <g aria-hidden>
        {layout.loose.map(({ of, points }) => (
          <path key={of.join()} className={styles.loose} d={formatPath(points)} />
        ))}
        {layout.descents.map(({ parents, trunk, bar, stubs }) => (
          <g key={`${parents.join()}>${stubs[0]?.child}`}>
            {trunk.length > 0 && <path className={styles.line} d={formatPath(trunk)} />}
            {bar && <path className={styles.line} d={formatPath(bar)} />}
            {stubs.map(({ child, points }) => (
              <g key={child}>
                <path
                  className={styles.line}
                  data-adopted={isAdopted(child, parents) || undefined}
                  data-out={wordsOf(child).look === 'out' || undefined}
                  d={formatPath(points)}
                />
                {isAdopted(child, parents) && (
                  <text className={styles.tie} x={points.at(-1)!.x + 6} y={points.at(-1)!.y - 6}>
                    {t('adopted')}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
        {layout.couples.map(({ of, points }) => {
          const beside = points.length === 2;
          const middle = { x: (points[0]!.x + points.at(-1)!.x) / 2, y: points.at(-1)!.y };
          const words = coupleWords(of);
          return (
            <g key={of.join()}>
              {beside ? (
                <>
                  <path className={styles.line} d={formatPath(points.map(({ x, y }) => ({ x, y: y - 2 })))} />
                  <path className={styles.line} d={formatPath(points.map(({ x, y }) => ({ x, y: y + 2 })))} />
                </>
              ) : (
                <path className={styles.line} d={formatPath(points)} />
              )}
              {beside &&
                words.map((word, index) => (
                  <text
                    key={word}
                    className={styles.tie}
                    x={middle.x}
                    y={middle.y - 10 - (words.length - 1 - index) * 13}
                    textAnchor="middle"
                  >
                    {word}
                  </text>
                ))}
            </g>
          );
        })}
      </g>
      {apart && (
        <text className={styles.tie} x={apart.x} y={apart.y - 14} aria-hidden>
          {t('Not connected to the family')}
        </text>
      )}
      {layout.cards.map((card) => (
        <TreeCard
          key={card.id}
          card={card}
          size={usualSizes}
          words={wordsOf(card.id)}
          level={card.generation - eldest + 1}
          isChosen={card.id === chosen}
          onChoose={() => onChoose(card.id)}
          onOpen={() => onOpen(card.id)}
          ref={(node) => {
            if (node) cards.current.set(card.id, node);
            else cards.current.delete(card.id);
          }}
        />
      ))}
    </svg>
  );
}
