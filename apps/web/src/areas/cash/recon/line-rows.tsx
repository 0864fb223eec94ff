import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { t, translate } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import { WindowList } from '../../../ui/list/window-list';
import styles from './recon.module.css';
import type { ReconLine, ReconOffer } from './use-recon';

interface LineRowsProps {
  readonly lines: readonly ReconLine[];
  readonly chosen: number | undefined;
  readonly together: readonly number[];
  readonly onPick: (id: number) => void;
  readonly offersOf: (lineId: number) => readonly ReconOffer[];
}

/** The bank's lines, each with what it is or could be. */
export function LineRows({ lines, chosen, together, onPick, offersOf }: LineRowsProps) {
  const isPhone = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
  return (
    <WindowList
      label={t('Bank lines')}
      items={lines}
      keyOf={({ id }) => String(id)}
      chosen={chosen === undefined ? undefined : String(chosen)}
      onPick={(id) => onPick(Number(id))}
      rowHeight={isPhone ? 48 : 34}
      takesFocus
      className={styles.rows}
      rowProps={(line) => ({
        className: styles.row,
        'data-done': line.match !== null || line.isAside || undefined,
        'data-together': together.includes(line.id) || undefined,
      })}
    >
      {(line) => (
        <>
          <span className={styles.day}>{line.day}</span>
          <span className={styles.text}>
            {line.description}
            {line.doubt && !line.match && <small className={styles.warn}> {translate(line.doubt)}</small>}
          </span>
          <span className={styles.money}>
            <Amount rands={line.amount} />
          </span>
          <span className={styles.balance}>{line.balance === null ? '-' : <Amount rands={line.balance} />}</span>
          <span className={styles.state}>
            <State line={line} offer={offersOf(line.id)[0]} />
          </span>
        </>
      )}
    </WindowList>
  );
}

function State({ line, offer }: { readonly line: ReconLine; readonly offer: ReconOffer | undefined }) {
  if (line.match) {
    return (
      <span className={styles.good}>
        <IconCheck size={14} aria-hidden /> {t('Matched')}
        {line.match.voucher && <small> · {line.match.voucher}</small>}
      </span>
    );
  }
  if (line.isAside) return <small>{t('no entry needed')}</small>;
  if (offer) {
    return (
      <span data-sure={offer.confidence >= 95 || undefined} className={styles.suggested}>
        {t('{percent}% suggested', { percent: offer.confidence })}
      </span>
    );
  }
  return line.doubt ? (
    <span className={styles.warn}>
      <IconAlertTriangle size={14} aria-hidden /> {t('Doubtful')}
    </span>
  ) : (
    <small>
      <IconMinus size={14} aria-hidden /> {t('No suggestion')}
    </small>
  );
}
