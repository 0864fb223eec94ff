import { message, listed } from '@boedel/domain/law/message';
import { systemType } from '@boedel/contract/fixed/system-types';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { UserFirm } from './users.store';

/** A person is given types the firm has. What they held before stays, should the firm lose and regain one. */
export function checkSystemTypes(firm: UserFirm, before: readonly number[], after: readonly number[]): Outcome<true> {
  const names: Readonly<Record<number, string>> = systemType;
  const missing = after.filter((type) => !before.includes(type) && !firm.system_types.includes(type));
  if (missing.length === 0) return true;
  return refuse(
    'systemRoles',
    message('Your firm does not have {types}. Ask the provider to add it first.', {
      types: listed(missing.map((type) => names[type]!)),
    }),
  );
}
