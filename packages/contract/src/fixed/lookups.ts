import { claimType, claimBasis, preferentClaimCategory, specifiedSecurityType } from './claims';
import { constants } from './constants';
import { documentType, templateIDs } from './documents';
import { frequency, weekday, monthDay } from './frequencies';
import { deceasedKeyDate, trustKeyDate, trustMatterFormKeyDates } from './key-dates';
import { matterStatus, milestones } from './matters';
import { meetingType, meetingDropdown, meetingTypeSystemType } from './meetings';
import { settingsLabel, settingsMenu } from '../pages/settings-menu';
import {
  sidebar,
  sidebarHiddenForSystemType,
  sidebarHiddenForRole,
  sidebarOnlySuperAdmin,
  sidebarOnlyAdmin,
} from './menus';
import { messages } from './messages';
import { gender } from './people';
import { report, reportOption, reportOptionSwitches } from './reports';
import { systemType, systemTypeEnum, systemSelectButton, systemRole, role } from './system-types';
import { trustMatterChangeType, trusteeChangeGroup, trusteeChangeDropdown } from './trust-changes';

/** Every fixed list under the name the specification gives it. Code imports the list it needs from its own file. */
export const lookups = {
  systemType,
  systemTypeEnum,
  systemSelectButton,
  claimType,
  claimBasis,
  preferentClaimCategory,
  securityType: specifiedSecurityType,
  documentType,
  meetingType,
  meetingDropdown,
  frequency,
  weekday,
  monthDay,
  gender,
  trustKeyDate,
  trustMatterFormKeyDates,
  deceasedKeyDate,
  trustMatterChangeType,
  trusteeChangeGroup,
  trusteeChangeDropdown,
  report,
  role,
  systemRole,
  templateIDs,
  reportOptionSwitches,
  constants,
  matterStatus,
  meetingTypeSystemType,
  settingsMenu,
  settingsLabel,
  sidebar,
  sidebarHiddenForSystemType,
  sidebarHiddenForRole,
  sidebarOnlySuperAdmin,
  sidebarOnlyAdmin,
  reportOption,
  milestones,
  messages,
} as const;

/** The key of a list as the number it is. */
export type LookupId<List> = keyof List extends infer K ? (K extends `${infer N extends number}` ? N : never) : never;

/** The entries of a numbered list in the order the specification gives them. */
export const toLookupEntries = <const List extends Readonly<Record<string, string>>>(
  list: List,
): { id: LookupId<List>; name: string }[] =>
  Object.entries(list).map(([id, name]) => ({ id: Number(id) as LookupId<List>, name }));
