// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- a select holds no columns and cannot be dragged from; the list itself has the focus and names the row
import type { AssetOnBoard } from '@boedel/domain/awards/award-board';
import { sameValue, whole, writtenFraction } from '@boedel/domain/money/fraction';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { asWords } from './as-words';
import styles from './awards.module.css';
import { useWindow } from '../../ui/use-window';

const rowHeight = 56;

/** Nothing of it is left: neither to own nor, where somebody enjoys it, to enjoy. */
export const isAll = ({ left, enjoymentLeft }: AssetOnBoard): boolean =>
  left.n === 0n && (enjoymentLeft === undefined || enjoymentLeft.n === 0n);

interface AssetRowsProps {
  readonly assets: readonly AssetOnBoard[];
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly isWaiting: (id: string) => boolean;
}

/** Only the rows in sight are drawn: an estate may hold five hundred. */
export function AssetRows({ assets, chosen, onPick, nameOf, isWaiting }: AssetRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, assets.length, rowHeight);
  const at = assets.findIndex(({ asset }) => asset.id === chosen);
  useEffect(() => {
    const node = box.current;
    if (!node || at < 0) return;
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < node.scrollTop) node.scrollTo({ top });
    else if (bottom > node.scrollTop + node.clientHeight) node.scrollTo({ top: bottom - node.clientHeight });
  }, [at]);
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={t('Assets')}
      aria-activedescendant={chosen && `asset-${chosen}`}
      className={styles.rows}
    >
      <div role="presentation" style={{ height: before }} />
      {assets.slice(from, to).map((one, index) => {
        const { asset, awards, left, leftAmount } = one;
        return (
          <div
            key={asset.id}
            id={`asset-${asset.id}`}
            role="option"
            aria-selected={asset.id === chosen}
            aria-setsize={assets.length}
            aria-posinset={from + index + 1}
            className={styles.row}
            style={{ height: rowHeight }}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', asset.id);
              onPick(asset.id);
            }}
            onClick={() => onPick(asset.id)}
            onKeyDown={() => undefined}
          >
            <span className={styles.assetName}>{asset.name}</span>
            <span className={styles.value}>
              <Amount cents={asset.value} />
            </span>
            <span className={styles.chips}>
              {awards.slice(0, 2).map((award) => (
                <span key={award.id} className={styles.chip} data-by={award.by}>
                  <b>{nameOf(award.personId)}</b>{' '}
                  {[
                    sameValue(award.share, whole) ? '' : writtenFraction(award.share),
                    asWords[award.as] && t(asWords[award.as]!),
                    award.clause && t('cl {clause}', { clause: award.clause }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              ))}
              {awards.length > 2 && <small>{t('and {count} more', { count: awards.length - 2 })}</small>}
            </span>
            <span className={styles.left}>
              {isAll(one) ? (
                <span className={styles.all}>
                  <IconCheck size={14} aria-hidden /> {t('all')}
                </span>
              ) : (
                <>
                  {!sameValue(left, whole) && <b className={styles.part}>{writtenFraction(left)}</b>}
                  <Amount cents={leftAmount} />
                  {isWaiting(asset.id) && <small>{t('saved when all is awarded')}</small>}
                </>
              )}
            </span>
          </div>
        );
      })}
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}
