import { accessCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { Navigate, useParams } from '@tanstack/react-router';
import { FlowView } from '../areas/die-today/flow-view';
import { useMay } from '../ui/access';
import { paths } from '../client/paths';

/** The result for the client. */
export function FlowViewScreen() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const matterID = Number(id);
  const mayShare = useMay(accessCalls.addaccessuser);
  if (!Number.isSafeInteger(matterID) || matterID <= 0) return <Navigate to={paths.matters()} />;
  return <FlowView matterID={matterID} mayShare={mayShare} />;
}
