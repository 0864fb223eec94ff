import type { Role } from '../access/role';
import { refuse, type RefusalError } from '../law/refusal';

interface TaskHandOverFacts {
  readonly by: { readonly personId: number; readonly roles: readonly Role[] };
  readonly from: number;
  readonly to: number;
}

/** All of somebody's tasks are handed over by that person, or by an administrator. */
export function checkHandOver({ by, from, to }: TaskHandOverFacts): RefusalError | undefined {
  if (from === to) return refuse('toID', 'Choose someone else to take over the tasks.');
  return from === by.personId || by.roles.includes('Admin')
    ? undefined
    : refuse('fromID', 'Only the colleague or an administrator can reassign a colleague’s tasks.');
}
