import { Navigate, useParams } from '@tanstack/react-router';
import { FlowFill } from '../areas/client-sheet/flow-fill';
import { paths } from '../client/paths';

/** The whole client on one page. */
export function FlowFillScreen() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const matterID = Number(id);
  if (!Number.isSafeInteger(matterID) || matterID <= 0) return <Navigate to={paths.matters()} />;
  return <FlowFill matterID={matterID} />;
}
