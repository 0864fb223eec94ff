import { t } from '../../i18n/t';
import { PageTitle } from '../../ui/page-title';
import { Loading } from '../../ui/plain/overlays';
import { informationOfficerText } from './information-officer.text';
import { LegalDocument } from './legal-document';
import type { LegalText, Speaker } from './legal-text';
import styles from './legal.module.css';
import { privacyText } from './privacy.text';
import { termsText } from './terms.text';
import { useSpeaker } from './use-speaker';

function LegalPage({ write }: { write: (speaker: Speaker) => LegalText }) {
  const speaker = useSpeaker();
  if (!speaker) return <Loading />;
  const text = write(speaker);
  return (
    <>
      <PageTitle title={t(text.title)} />
      <article className={styles.paper}>
        <LegalDocument text={text} />
      </article>
    </>
  );
}

export const TermsPage = () => <LegalPage write={termsText} />;
export const PrivacyPage = () => <LegalPage write={privacyText} />;
export const InformationOfficerPage = () => <LegalPage write={informationOfficerText} />;
