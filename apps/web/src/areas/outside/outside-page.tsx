import type { WireAnswer } from '@boedel/contract/call';
import { outsideLinkCalls } from '@boedel/contract/outside-links/outside-links.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRead } from '../../client/hooks';
import { takeLink } from '../../client/outside-link';
import { createQueryClient } from '../../client/query-client';
import { ChooseLanguage } from '../../client/reader/choose-language';
import { WhomToCall } from '../../client/reader/whom-to-call';
import { send } from '../../client/send';
import { switchLanguage } from '../../i18n/words';
import { t } from '../../i18n/t';
import { ErrorBoundary, Loading } from '../../ui/plain/overlays';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import styles from './outside-page.module.css';

export type OutsideLink = WireAnswer<typeof outsideLinkCalls.get>;

/** Nothing of a matter is shown to whoever has no link, or one that has ended. */
function NoLink() {
  useEffect(() => {
    // A link that has ended no longer says which language it was written in.
    if (navigator.language.startsWith('af') && localStorage.getItem('language') === null) void switchLanguage('af');
  }, []);
  return (
    <ThemeProvider>
      <header className={styles.head}>
        <ChooseLanguage />
      </header>
      <main className={styles.page}>
        <h1>{t('This link no longer works')}</h1>
        <p>
          {t(
            'The link has expired, was withdrawn, or was not copied completely. Ask the person who sent it to you for a new one.',
          )}
        </p>
      </main>
    </ThemeProvider>
  );
}

function Opened({ children }: { children: (link: OutsideLink) => ReactNode }) {
  const { data: link, error } = useRead(outsideLinkCalls.get, undefined, { quiet: true, silent: true });
  useEffect(() => {
    if (!link) return;
    void send(outsideLinkCalls.opened, { body: undefined }, { silent: true }).catch(() => undefined);
    // In the language the firm wrote in, unless another was chosen in this browser.
    if (link.language === 'af' && localStorage.getItem('language') === null) void switchLanguage('af');
  }, [link]);
  if (error) return <NoLink />;
  if (!link) return <Loading />;
  return (
    <ThemeProvider {...(link.colour && { accent: link.colour })}>
      <header className={styles.head}>
        <strong>{link.firm}</strong>
        <ChooseLanguage />
      </header>
      <main className={styles.page}>
        <ErrorBoundary resetKey={link.purpose}>{children(link)}</ErrorBoundary>
        <p className={styles.reference}>{t('Our reference: {reference}', { reference: link.matter.reference })}</p>
        <WhomToCall firm={link.firm} contact={link.contact} />
      </main>
    </ThemeProvider>
  );
}

/**
 * A page for somebody without an account: whose it is, the language, what they were asked for, whom to call. The area that
 * sent the link draws what stands between.
 */
export function OutsidePage({ children }: { children: (link: OutsideLink) => ReactNode }) {
  const [queries] = useState(createQueryClient);
  const [secret] = useState(takeLink);
  if (!secret) return <NoLink />;
  return (
    <QueryClientProvider client={queries}>
      <Opened>{children}</Opened>
    </QueryClientProvider>
  );
}
