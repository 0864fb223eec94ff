import { type ComponentType, createElement } from 'react';
import { MatterWorkspace } from '../areas/matter/workspace/workspace';
import { matterTabs } from './matter-screens';

/** A tab's page in the matter's frame. */
export function inWorkspace(tab: string, Page: ComponentType): ComponentType {
  const built = matterTabs.map(({ path }) => path);
  return () => (
    <MatterWorkspace tab={tab} built={built}>
      {createElement(Page)}
    </MatterWorkspace>
  );
}
