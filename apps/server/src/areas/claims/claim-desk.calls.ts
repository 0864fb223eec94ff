import { claimDeskCalls } from '@boedel/contract/claims/claims.calls';
import { pairHandlers } from '../../platform/http/handler';
import { addManyClaims } from './add-many-claims';
import { decideManyClaims } from './decide-many-claims';

export const handledClaimDeskCalls = pairHandlers(claimDeskCalls, {
  addMany: addManyClaims,
  decideMany: decideManyClaims,
});
