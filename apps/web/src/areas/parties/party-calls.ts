import type { WireAnswer } from '@boedel/contract/call';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import type { PartyRoleKey } from '@boedel/contract/parties/registry';
import type { PartyCalls } from '@boedel/contract/parties/role-calls';
import { translate } from '../../i18n/t';
import { notify } from '../../ui/plain/notices';

type MainPartyAnswer = WireAnswer<typeof mainPartyCalls.updateMain>;

/** A party of any role: what it is asked beside the fields all have is in its details. */
export type MatterParty = Omit<MainPartyAnswer, 'details'> & { readonly details: Readonly<Record<string, unknown>> };

/** The calls of a role; they differ in their details alone, which the forms know. */
export const findRoleCalls = (role: PartyRoleKey) => ({
  list: partyCalls[`${role}.getbymatterid`] as PartyCalls['insolvent.getbymatterid'],
  add: partyCalls[`${role}.add`] as PartyCalls['insolvent.add'],
  update: partyCalls[`${role}.update`] as PartyCalls['insolvent.update'],
  remove: partyCalls[`${role}._delete`] as PartyCalls['insolvent._delete'],
});

/** Doubts keep nobody from saving, but are said. */
export function notifyPartyWarnings({ warnings }: Pick<MainPartyAnswer, 'warnings'>): void {
  for (const { sentence, said } of warnings) notify({ kind: 'warning', message: translate(said ?? sentence) });
}
