import { IconMail, IconPhone } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import styles from './reader.module.css';

interface ContactToCallProps {
  readonly firm: string;
  readonly contact: { readonly name: string | null; readonly phone: string | null; readonly email: string | null };
}

/** At the foot of a plain page: who looks after the matter and how they are reached. */
export function WhomToCall({ firm, contact }: ContactToCallProps) {
  return (
    <section className={styles.call} aria-label={t('Whom to call')}>
      <span>
        <strong>{contact.name ?? firm}</strong>
        <small>{[contact.name && t('is handling your matter'), contact.phone].filter(Boolean).join(' · ')}</small>
      </span>
      {contact.phone && (
        <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>
          <IconPhone size={18} aria-hidden /> {t('Call')}
        </a>
      )}
      {!contact.phone && contact.email && (
        <a href={`mailto:${contact.email}`}>
          <IconMail size={18} aria-hidden /> {t('Write')}
        </a>
      )}
    </section>
  );
}
