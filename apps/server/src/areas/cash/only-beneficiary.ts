import { type Refused, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { isBeneficiary } from '../family/people.store';

/** What a trust earns for somebody, pays for them or gives them goes to a beneficiary alone. */
export const onlyBeneficiary = async (tx: Tx, partyId: number | null): Promise<Refused | undefined> =>
  partyId === null || (await isBeneficiary(tx, partyId))
    ? undefined
    : refuse('beneficiaryID', 'Only a beneficiary of the trust takes from it. Capture them under Beneficiaries first.');
