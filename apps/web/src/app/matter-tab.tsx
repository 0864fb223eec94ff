import { useParams } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { PendingMoves } from '../areas/diary/pending-moves';
import { MatterWorkspace } from '../areas/matter/workspace/workspace';
import { NotesButton } from '../areas/notes/notes-button';
import { matterTabs } from './matter-tabs';

const built = matterTabs.map(({ tab, only }) => ({ path: tab, ...(only && { only }) }));

/** An address of a part that is still to come: the frame says so, or that there is no such part. */
export function ClosedTab() {
  const { tab = '' } = useParams({ strict: false }) as { tab?: string };
  return <MatterWorkspace tab={tab} built={built} tools={<NotesButton />} />;
}

/** Tabs on which an event of a statutory period is captured: what it moves is asked there and then. */
const holdsEvents = new Set(['details', 'deceased', 'insolvent']);

/** A tab's page in the matter's frame, with what other areas bring to its header. */
export function inWorkspace(tab: string, Page: ComponentType): ComponentType {
  return () => (
    <MatterWorkspace tab={tab} built={built} tools={<NotesButton />}>
      {holdsEvents.has(tab) && <PendingMoves />}
      {createElement(Page)}
    </MatterWorkspace>
  );
}
