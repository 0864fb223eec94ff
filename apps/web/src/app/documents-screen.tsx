import { lazy, Suspense } from 'react';
import { DocumentsHome } from '../areas/documents/documents-home';
import { Loading } from '../ui/plain/overlays';

const PapersTab = lazy(async () => ({ default: (await import('../areas/templates/papers-tab')).PapersTab }));

/** Papers that came in and papers that were made; the latter are fetched when they are looked at. */
export const DocumentsScreen = () => (
  <DocumentsHome
    made={
      <Suspense fallback={<Loading />}>
        <PapersTab />
      </Suspense>
    }
  />
);
