import { systemType } from '@boedel/domain/matter/kinds';
import { Navigate, useParams } from '@tanstack/react-router';
import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { PendingMoves } from '../areas/diary/pending-moves';
import { MatterWorkspace } from '../areas/matter/workspace/workspace';
import { ShowTheClient } from '../areas/die-today/show-the-client';
import { NotesButton } from '../areas/notes/notes-button';
import { loadWords } from '../i18n/words';
import { Loading } from '../ui/plain/overlays';
import { OfferHost } from '../client/people/known';
import { paths } from '../client/paths';

/** The tabs that are there. */
type BuiltTabs = Parameters<typeof MatterWorkspace>[0]['built'];

/** An address of a part that is still to come: the frame says so, or that there is no such part. */
export function createClosedTab(built: BuiltTabs): ComponentType {
  return () => {
    const { tab = '' } = useParams({ strict: false }) as { tab?: string };
    return <MatterWorkspace tab={tab} built={built} tools={<NotesButton />} />;
  };
}

/** Tabs on which an event of a statutory period is captured: what it moves is asked there and then. */
const holdsEvents = new Set(['details', 'deceased', 'insolvent']);

const ClientView = lazy(async () => {
  const [{ ClientView: View }] = await Promise.all([
    import('../areas/client-view/client-view'),
    loadWords('client-view'),
    loadWords('reader'),
  ]);
  return { default: View };
});

/** A tab's page in the matter's frame, with what other areas bring to its header. */
export function wrapInWorkspace(tab: string, Page: ComponentType, built: BuiltTabs): ComponentType {
  return () => (
    <MatterWorkspace
      tab={tab}
      built={built}
      tools={
        <>
          <ShowTheClient />
          <NotesButton />
        </>
      }
      {...(tab === 'details' && {
        plain: ({ id, systemTypeID, rights }, parts) =>
          systemTypeID === systemType.flowConsult && rights.includes('estate') ? (
            <Navigate to={paths.flowView({ id })} replace />
          ) : (
            <Suspense fallback={<Loading />}>
              <ClientView matterID={id} parts={parts} />
            </Suspense>
          ),
      })}
    >
      {holdsEvents.has(tab) && <PendingMoves />}
      {createElement(Page)}
      <OfferHost />
    </MatterWorkspace>
  );
}
