import { useParams } from '@tanstack/react-router';
import { type ComponentType, createElement } from 'react';
import { MatterWorkspace } from '../areas/matter/workspace/workspace';
import { NotesButton } from '../areas/notes/notes-button';
import { matterTabs } from './matter-screens';

const built = matterTabs.map(({ path }) => path);

/** An address of a part that is still to come: the frame says so, or that there is no such part. */
export function ClosedTab() {
  const { tab = '' } = useParams({ strict: false }) as { tab?: string };
  return <MatterWorkspace tab={tab} built={built} tools={<NotesButton />} />;
}

/** A tab's page in the matter's frame, with what other areas bring to its header. */
export function inWorkspace(tab: string, Page: ComponentType): ComponentType {
  return () => (
    <MatterWorkspace tab={tab} built={built} tools={<NotesButton />}>
      {createElement(Page)}
    </MatterWorkspace>
  );
}
