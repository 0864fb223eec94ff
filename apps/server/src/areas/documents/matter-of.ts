import { matterOf } from '../../platform/tenancy/matter-of';

/** The matter that something with papers is of. */
export const assetMatter = matterOf('asset');
export const bondMatter = matterOf('bond_of_security');
export const meetingMatter = matterOf('meeting_advert');
export const claimMatter = matterOf('creditorclaim');
