import type { ReactNode } from 'react';
import { type Language, getLanguage, languages } from '../../i18n/language';
import { t } from '../../i18n/t';
import styles from './public-page.module.css';

const thisYear = new Date().getFullYear();
const other: Readonly<Record<Language, Language>> = { en: 'af', af: 'en' };

export interface PublicPageProps {
  /** Whose product it is; undefined until that is known. */
  readonly provider: { readonly name: string; readonly site: string } | undefined;
  readonly onLanguage: (next: Language) => void;
  readonly title: string;
  readonly lead?: string;
  readonly wide?: boolean;
  /** Beside the card, or under it on a small screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The screens outside the main layout: whose product it is, one card, the language. */
export function PublicPage({ provider, onLanguage, title, lead, wide, aside, children }: PublicPageProps) {
  const next = other[getLanguage()];
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
        <button type="button" lang={next} onClick={() => onLanguage(next)}>
          {languages[next]}
        </button>
      </footer>
    </div>
  );
}
