import { createMatterFinder } from '../../platform/tenancy/create-matter-finder';

/** The matter that something with papers is of. */
export const assetMatter = createMatterFinder('asset');
export const bondMatter = createMatterFinder('bond_of_security');
export const meetingMatter = createMatterFinder('meeting_advert');
export const claimMatter = createMatterFinder('creditorclaim');
