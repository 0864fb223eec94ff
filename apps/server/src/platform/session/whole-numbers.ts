import type { Actor } from '../tenancy/actor';

/**
 * Whether a file this person takes away holds identity and account numbers whole. A screen shows them one at a time and
 * the trail keeps each look; a file shows them all, so only an administrator takes it unmasked.
 */
export const mayTakeWholeNumbers = ({ roles }: Pick<Actor, 'roles'>): boolean => roles.includes('Admin');
