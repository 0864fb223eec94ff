import type { Actor } from '../tenancy/actor';

/**
 * Whether a file this person takes away holds identity and account numbers whole. A screen shows them one at a time and
 * the trail keeps each look; a file shows them all, so only an administrator takes it unmasked,
 * and nobody of the provider who is there for support.
 */
export const mayTakeWholeNumbers = ({ roles, visit }: Pick<Actor, 'roles' | 'visit'>): boolean =>
  roles.includes('Admin') && visit === undefined;

/** The same of the firm whose numbers they are: an administrator of the provider is none of its customers'. */
export const mayTakeWholeNumbersOf = (actor: Pick<Actor, 'roles' | 'visit' | 'firmId'>, firmId: number): boolean =>
  actor.firmId === firmId && mayTakeWholeNumbers(actor);
