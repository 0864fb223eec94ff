import { t } from '../../i18n/t';
import type { LegalText } from './legal-text';
import styles from './legal.module.css';

/** The sections of a legal text as paper. The English prevails, which the Afrikaans says before anything else. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <div className={styles.text} lang={text.language}>
      <p className={styles.date}>
        {t('In force from {date}', { date: text.inForce })}
        {text.language !== 'en' && ` · ${t('If the two versions differ, the English text prevails.')}`}
      </p>
      <p>{text.opening}</p>
      {text.sections.map(({ id, heading, passages }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {passages.map((passage) =>
            typeof passage === 'string' ? (
              <p key={passage}>{passage}</p>
            ) : (
              <ul key={passage[0]}>
                {passage.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
