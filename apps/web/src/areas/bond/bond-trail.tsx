import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { useRead } from '../../client/hooks';
import { useIsFirms } from '../../ui/may-change';
import { RecordTrail } from '../../ui/record-trail';
import { actionLabels } from './bond-words';
import type { BondAnswer } from './bond.queries';

/** What was done about the bond, by whom and when; for people of the firm. */
export function BondTrail({ bond }: { bond: BondAnswer }) {
  return useIsFirms() ? <Trail bondOfSecurityID={bond.id} /> : null;
}

function Trail({ bondOfSecurityID }: { bondOfSecurityID: number }) {
  const read = useRead(bondCalls.GetaudittrailbybondofsecurityID, { bondOfSecurityID });
  return <RecordTrail read={read} words={actionLabels} />;
}
