import type { BoardAsset } from '@boedel/domain/awards/award-board';
import { isSameFraction, whole, writeFraction } from '@boedel/domain/money/fraction';
import { IconCheck } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { WindowList } from '../../ui/list/window-list';
import { rightLabels } from './right-labels';
import styles from './awards.module.css';

/** Nothing of it is left: neither to own nor, where somebody enjoys it, to enjoy. */
export const isAll = ({ left, enjoymentLeft }: BoardAsset): boolean =>
  left.n === 0n && (enjoymentLeft === undefined || enjoymentLeft.n === 0n);

interface AssetRowsProps {
  readonly assets: readonly BoardAsset[];
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly isWaiting: (id: string) => boolean;
}

/** The estate's assets with what each was given to, and what is left of it. */
export function AssetRows({ assets, chosen, onPick, nameOf, isWaiting }: AssetRowsProps) {
  return (
    <WindowList
      label={t('Assets')}
      items={assets}
      keyOf={({ asset }) => asset.id}
      chosen={chosen}
      onPick={onPick}
      rowHeight={56}
      className={styles.rows}
      rowProps={({ asset }) => ({
        className: styles.row,
        draggable: true,
        onDragStart: (event) => {
          event.dataTransfer.setData('text/plain', asset.id);
          onPick(asset.id);
        },
      })}
    >
      {(one) => {
        const { asset, awards, left, leftAmount } = one;
        return (
          <>
            <span className={styles.assetName} title={asset.name}>
              {asset.name}
            </span>
            <span className={styles.value}>
              <Amount cents={asset.value} />
            </span>
            <span className={styles.chips}>
              {awards.slice(0, 2).map((award) => (
                <span key={award.id} className={styles.chip} data-by={award.by}>
                  <b>{nameOf(award.personId)}</b>{' '}
                  {[
                    isSameFraction(award.share, whole) ? '' : writeFraction(award.share),
                    rightLabels[award.as] && t(rightLabels[award.as]!),
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
                  {!isSameFraction(left, whole) && <b className={styles.part}>{writeFraction(left)}</b>}
                  <Amount cents={leftAmount} />
                  {isWaiting(asset.id) && <small>{t('saved once everything is awarded')}</small>}
                </>
              )}
            </span>
          </>
        );
      }}
    </WindowList>
  );
}
