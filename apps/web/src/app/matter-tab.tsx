import { type ComponentType, createElement } from 'react';
import { MatterWorkspace } from '../areas/matter/workspace/workspace';
import { NotesButton } from '../areas/notes/notes-button';
import { matterTabs } from './matter-screens';

/** A tab's page in the matter's frame, with what other areas bring to its header. */
export function inWorkspace(tab: string, Page: ComponentType): ComponentType {
  const built = matterTabs.map(({ path }) => path);
  return () => (
    <MatterWorkspace tab={tab} built={built} tools={<NotesButton />}>
      {createElement(Page)}
    </MatterWorkspace>
  );
}
