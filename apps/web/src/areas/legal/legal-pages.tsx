import { Suspense } from 'react';
import { PageTitle } from '../../ui/page-title';
import { Loading } from '../../ui/plain/overlays';
import { LegalDocument } from './legal-document';
import styles from './legal.module.css';
import { type LegalName, useLegalText } from './use-legal-text';

function LegalPaper({ name }: { name: LegalName }) {
  const text = useLegalText(name);
  if (!text) return <Loading />;
  return (
    <>
      <PageTitle title={text.title} />
      <article className={styles.paper}>
        <LegalDocument text={text} />
      </article>
    </>
  );
}

const LegalPage = ({ name }: { name: LegalName }) => (
  <Suspense fallback={<Loading />}>
    <LegalPaper name={name} />
  </Suspense>
);

export const TermsPage = () => <LegalPage name="terms" />;
export const PrivacyPage = () => <LegalPage name="privacy" />;
export const InformationOfficerPage = () => <LegalPage name="information-officer" />;
