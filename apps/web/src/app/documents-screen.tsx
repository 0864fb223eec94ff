import { lazy, Suspense } from 'react';
import { DocumentsHome } from '../areas/documents/documents-home';
import { SigningBadge } from '../areas/signing/signing-badge';
import type { SignableDocument } from '../areas/signing/signing.queries';
import { Loading } from '../ui/plain/overlays';

const PapersTab = lazy(async () => ({ default: (await import('../areas/templates/papers-tab')).PapersTab }));
const PacksTab = lazy(async () => ({ default: (await import('../areas/templates/packs/packs-tab')).PacksTab }));

const SigningPanel = lazy(async () => ({ default: (await import('../areas/signing/signing-panel')).SigningPanel }));
const MatterMail = lazy(async () => ({ default: (await import('../areas/mail-filing/matter-mail')).MatterMail }));
const BucketCopies = lazy(async () => ({
  default: (await import('../areas/document-storage/bucket-copies')).BucketCopies,
}));

const signing = {
  badge: (documentID: number) => <SigningBadge documentID={documentID} />,
  panel: (paper: SignableDocument) => (
    <Suspense>
      <SigningPanel paper={paper} />
    </Suspense>
  ),
};

/** Papers that came in, papers that were made and packs of both; the latter are fetched when they are looked at. */
export const DocumentsScreen = () => (
  <DocumentsHome
    signing={signing}
    made={
      <Suspense fallback={<Loading />}>
        <PapersTab />
      </Suspense>
    }
    mail={
      <Suspense fallback={<Loading />}>
        <MatterMail />
      </Suspense>
    }
    copies={
      <Suspense fallback={<Loading />}>
        <BucketCopies />
      </Suspense>
    }
    packs={
      <Suspense fallback={<Loading />}>
        <PacksTab />
      </Suspense>
    }
  />
);
