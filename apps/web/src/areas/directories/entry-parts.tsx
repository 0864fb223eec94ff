import { type ReactNode, useId } from 'react';
import { t } from '../../i18n/t';
import page from '../../ui/page.module.css';
import { ContactPersons } from './contact-persons';
import styles from './directories.module.css';
import type { EntryPartProps } from './entry-part';
import { Trustees } from './trustees';
import { WhereUsed } from './where-used';

/** What belongs to an entry beside its fields. */
export function EntryParts(props: EntryPartProps) {
  const { kit, entry } = props;
  return (
    <div className={styles.parts}>
      {kit.key === 'jointappointee' && (
        <Part title={t('Trustees')} about={t('People who act for this joint appointee.')}>
          <Trustees {...props} />
        </Part>
      )}
      {kit.directory.contacts && (
        <Part title={t('Contact persons')} about={t('Whom to write to and telephone.')}>
          <ContactPersons {...props} />
        </Part>
      )}
      <Part title={t('Where used')} about={t('Changes appear in all of these places.')}>
        <WhereUsed kit={kit} id={entry.id} />
      </Part>
    </div>
  );
}

/** One part under its heading, laid out as the sections of the form above it. */
export function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${page.card} ${styles.part}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
