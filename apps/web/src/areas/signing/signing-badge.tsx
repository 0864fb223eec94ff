import { StatusBadge } from '../../ui/figures/status-badge';
import { useMatter } from '../../ui/the-matter';
import { findLatestByDocument, describeSigningState, stateTones, useSignings } from './signing.queries';

/** Beside a paper's title: whether it is out to be signed, and what became of it. */
export function SigningBadge({ documentID }: { documentID: number }) {
  const { id: matterID } = useMatter();
  const { data } = useSignings(matterID);
  const signing = data && findLatestByDocument(data).get(documentID);
  if (!signing || signing.state === 'cancelled') return null;
  return <StatusBadge tone={stateTones[signing.state]}>{describeSigningState(signing)}</StatusBadge>;
}
