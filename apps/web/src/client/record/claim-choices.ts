import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { useRead } from '../hooks';
import type { FieldOption } from '../../ui/fields/field';
import { useMatter } from '../../ui/the-matter';

/** The claims against an insolvent estate, to choose from; other matters have none. */
export function useClaims(): readonly FieldOption[] {
  const { id: matterID, systemTypeID } = useMatter();
  const isInsolvent = systemTypeID === systemType.liquidation;
  const claims = useRead(
    claimCalls.getCreditorClaimsListBymatterid,
    { matterID },
    { quiet: true, enabled: isInsolvent },
  );
  return (claims.data ?? []).map(({ id, claimNumber, creditorName }) => ({
    value: id,
    label: claimNumber ? `${claimNumber} ${creditorName}` : creditorName,
  }));
}
