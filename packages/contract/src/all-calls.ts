import type { Calls } from './call';
import { directoryCalls, directorySpecialCalls, directoryToolCalls } from './directories/directories.calls';
import { companyCalls } from './firm/firm.calls';
import { mainPartyCalls, partyCalls } from './parties/parties.calls';
import { sessionCalls } from './session/session.calls';
import { systemChangeCalls } from './system-changes/system-changes.calls';
import { accountCalls } from './users/account.calls';
import { userCalls } from './users/users.calls';
import { matterListCalls } from './matter/matter-list.calls';
import { matterCalls } from './matter/matter.calls';

/** Every declared call, by area. The server does not start while one of these is not handled. */
export const areas = {
  company: companyCalls,
  directories: directoryCalls,
  directoryTools: directoryToolCalls,
  directorySpecial: directorySpecialCalls,
  mainParty: mainPartyCalls,
  parties: partyCalls,
  session: sessionCalls,
  systemChanges: systemChangeCalls,
  users: userCalls,
  account: accountCalls,
  matter: matterCalls,
  matterList: matterListCalls,
} as const satisfies Record<string, Calls>;
