import type { ReactNode } from 'react';
import { useConfiguration } from '../../client/configuration';
import { type Language, language, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import { switchLanguage } from '../../i18n/words';
import styles from './session.module.css';

const thisYear = new Date().getFullYear();
const other: Readonly<Record<Language, Language>> = { en: 'af', af: 'en' };

export interface PublicPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly wide?: boolean;
  /** Beside the card, or under it on a small screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The screens before one is in: whose product it is, one card, the language. */
export function PublicPage({ title, lead, wide, aside, children }: PublicPageProps) {
  const provider = useConfiguration()?.provider;
  const next = other[language()];
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <span>{provider?.name}</span>
      </header>
      <main className={styles.middle} data-wide={wide || undefined} data-aside={aside ? true : undefined}>
        <section className={styles.card}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </section>
        {aside}
      </main>
      <footer className={styles.foot}>
        <span>
          © {thisYear} {provider?.name}
        </span>
        {provider && (
          <a href={provider.site} target="_blank" rel="noopener noreferrer">
            {t('Website of {name}', { name: provider.name })}
          </a>
        )}
        <button type="button" lang={next} onClick={() => void switchLanguage(next)}>
          {languages[next]}
        </button>
      </footer>
    </div>
  );
}
