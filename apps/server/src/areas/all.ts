import type { areas } from '@boedel/contract/all-calls';
import type { HandledCall } from '../platform/http/handler';
import {
  handledDirectoryCalls,
  handledDirectorySpecialCalls,
  handledDirectoryToolCalls,
} from './directories/directories.calls';
import { handledCompanyCalls } from './firm/firm.calls';
import { handledMainPartyCalls, handledPartyCalls } from './parties/parties.calls';
import { handledSessionCalls } from './session/session.calls';
import { handledSystemChangeCalls } from './system-changes/system-changes.calls';
import { handledAccountCalls } from './users/account.calls';
import { handledUserCalls } from './users/users.calls';
import { handledMatterCalls, handledMatterListCalls } from './matter/matter.calls';

/** Every area's handlers, under the names the contract gives them: one missing does not compile. */
const handled: Readonly<Record<keyof typeof areas, HandledCall[]>> = {
  company: handledCompanyCalls,
  directories: handledDirectoryCalls,
  directoryTools: handledDirectoryToolCalls,
  directorySpecial: handledDirectorySpecialCalls,
  mainParty: handledMainPartyCalls,
  parties: handledPartyCalls,
  session: handledSessionCalls,
  systemChanges: handledSystemChangeCalls,
  users: handledUserCalls,
  account: handledAccountCalls,
  matter: handledMatterCalls,
  matterList: handledMatterListCalls,
};

export const allCalls: readonly HandledCall[] = Object.values(handled).flat();
