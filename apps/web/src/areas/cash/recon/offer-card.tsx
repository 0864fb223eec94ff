import { Button } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { t, translate } from '../../../i18n/t';
import { Amount } from '../../../ui/figures/amount';
import styles from './recon.module.css';
import { sumCents, type ReconOffer, type OpenReconEntry } from './use-recon';

interface OfferCardProps {
  readonly offer: ReconOffer;
  readonly place: number;
  readonly entries: readonly OpenReconEntry[];
  readonly mayCapture: boolean;
  readonly onAccept: () => void;
}

/** What a line could be, how sure that is, and why. */
export function OfferCard({ offer, place, entries, mayCapture, onAccept }: OfferCardProps) {
  const answered = entries.filter(({ key }) => offer.entries.includes(key));
  const title =
    offer.targetLabel === null
      ? answered.map(({ description }) => description).join(', ')
      : [t(offer.targetLabel), offer.targetName].filter(Boolean).join(': ');
  return (
    <div className={styles.offer} data-best={place === 0 || undefined}>
      <p className={styles.between}>
        <span>
          <b className={styles.percent}>{offer.confidence}%</b> <strong>{title}</strong>
          {offer.targetLabel !== null && <small> {t('a new entry')}</small>}
        </span>
        {answered.length > 0 && <Amount cents={sumCents(answered)} />}
      </p>
      <p className={styles.why}>
        <IconBulb size={14} aria-hidden /> {offer.reasons.map(translate).join(' ')}
        {offer.lineIDs.length > 1 && ` ${t('{count} lines combined', { count: offer.lineIDs.length })}.`}
      </p>
      <Button size="xs" variant={place === 0 ? 'filled' : 'default'} disabled={!mayCapture} onClick={onAccept}>
        {t('Accept')} <kbd>{place === 0 ? t('Enter') : place + 1}</kbd>
      </Button>
    </div>
  );
}
