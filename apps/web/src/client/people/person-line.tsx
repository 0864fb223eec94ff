import { t } from '../../i18n/t';
import { listWord, translatePersonRole } from './people-words';
import type { FoundKnownPerson } from './people.queries';
import styles from './people.module.css';

/** Who it is and where they are known from. */
export function PersonLine({ person }: { person: FoundKnownPerson }) {
  const number = person.idNumber ?? person.passportNumber ?? person.registrationNumber;
  const places = [
    ...person.parts.map((part) => `${translatePersonRole(part)}, ${part.reference}`),
    ...person.directories.map(listWord),
  ];
  const others = person.partCount - person.parts.length;
  return (
    <span className={styles.line}>
      <span>
        <strong>{person.listName}</strong>
        {number && <span className={styles.number}>{number}</span>}
        {person.partyID !== null && <span className={styles.number}>{t('in this matter')}</span>}
      </span>
      <small>
        {places.join(' · ')}
        {others > 0 && ` · ${t('and {count} more', { count: others })}`}
      </small>
    </span>
  );
}
