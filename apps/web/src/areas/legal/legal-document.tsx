import { language } from '../../i18n/language';
import { t } from '../../i18n/t';
import type { LegalText } from './legal-text';
import styles from './legal.module.css';

/** The sections of a legal text as paper. The texts are in English, which binds; the note says so in Afrikaans. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <div className={styles.text} lang="en">
      <p className={styles.date}>
        {t('In force from {date}', { date: text.inForce })}
        {language() === 'af' && <span lang="af"> · {t('The English text is the one that binds.')}</span>}
      </p>
      <p>{text.opening}</p>
      {text.sections.map(({ heading, passages }) => (
        <section key={heading}>
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
