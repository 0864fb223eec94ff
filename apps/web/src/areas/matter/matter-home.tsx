import { Navigate, useParams } from '@tanstack/react-router';
import { paths } from '../../client/paths';

/** /matters/{id} opens the details. */
export function MatterHome() {
  const { id } = useParams({ strict: false }) as { id?: string };
  return <Navigate to={paths.matter.details({ id: id ?? '' })} replace />;
}
