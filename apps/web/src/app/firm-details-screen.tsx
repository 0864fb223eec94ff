import { lazy, Suspense } from 'react';
import { LegalAgents } from '../areas/directories/legal-agents';
import { FirmDetailsPage } from '../areas/firm/firm-details-page';
import { loadWords } from '../i18n/words';
import { Loading } from '../ui/plain/overlays';

const BucketSettings = lazy(async () => {
  const settings = import('../areas/document-storage/bucket-settings');
  const [{ BucketSettings: Panel }] = await Promise.all([settings, loadWords('document-storage')]);
  return { default: Panel };
});

/** The firm's own page holds one directory, its Legal Agents, and where its documents are copied to. */
export const FirmDetailsScreen = () => (
  <FirmDetailsPage
    agents={<LegalAgents />}
    storage={
      <Suspense fallback={<Loading />}>
        <BucketSettings />
      </Suspense>
    }
  />
);
