import { userCalls } from '@boedel/contract/users/users.calls';
import { guardRoute } from '@boedel/domain/access/route-guard';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { paths } from '../../client/paths';
import { chooseLanguage } from '../../client/my-language';
import { send } from '../../client/send';
import { readTokenClaims, session } from '../../client/session';
import { signOut } from '../../client/sign-out';
import { t } from '../../i18n/t';
import { Loading } from '../../ui/plain/overlays';
import { PlainButton } from '../../ui/plain/plain';
import { PublicPage } from '../../ui/plain/public-page';
import { LegalDocument } from './legal-document';
import type { LegalTextProvider } from './legal-text';
import styles from './legal.module.css';
import { useLegalText } from './use-legal-text';
import { useSpeaker } from './use-speaker';

function Terms({ speaker, children }: { speaker: LegalTextProvider; children: ReactNode }) {
  const text = useLegalText('terms');
  if (!text) return <Loading />;
  return (
    <PublicPage
      provider={speaker}
      onLanguage={(next) => void chooseLanguage(next)}
      title={text.title}
      lead={t('Please read and accept the terms to continue.')}
      wide
    >
      {/* Scrollable by keyboard too, so it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.box} tabIndex={0} aria-label={text.title}>
        <LegalDocument text={text} />
      </section>
      {children}
    </PublicPage>
  );
}

/** Outside the main layout: nobody gets into it before the terms in force are accepted. */
export function AcceptTermsPage() {
  const navigate = useNavigate();
  const speaker = useSpeaker();
  const [claims] = useState(() => readTokenClaims(session.token()));
  const [isSaving, setSaving] = useState(false);
  const decision = guardRoute(claims, new Date());
  const isAsked = decision.kind === 'go' && decision.to === paths.acceptTerms();
  useEffect(() => {
    if (!isAsked) void navigate({ to: decision.kind === 'go' ? decision.to : paths.root() });
    // Asked once: what follows an answer is the answer's business.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const accept = async (): Promise<void> => {
    setSaving(true);
    try {
      const { token } = await send(userCalls.updateTermsAndConditions, { body: { id: claims?.personId ?? 0 } });
      session.replaceToken(token);
      await navigate({ to: paths.root() });
    } catch {
      session.clear();
      await navigate({ to: paths.login() });
    }
  };
  const reject = async (): Promise<void> => {
    await signOut();
    await navigate({ to: paths.login() });
  };

  if (!isAsked || !speaker) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Terms speaker={speaker}>
        <div className={styles.buttons}>
          <PlainButton onClick={() => void reject()} disabled={isSaving}>
            {t('Reject')}
          </PlainButton>
          <PlainButton primary busy={isSaving} onClick={() => void accept()}>
            {t('Accept')}
          </PlainButton>
        </div>
      </Terms>
    </Suspense>
  );
}
