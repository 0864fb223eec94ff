import { systemType } from '@boedel/domain/matter/kinds';
import { meetingDropdown, meetingType } from '../fixed/meetings';

export type MeetingType = keyof typeof meetingType;

export const noticeToCreditors = 9;
export const noticeOfAppointment = 24;
export const outsourcedPublication = 25;

/** Accounts that lie open: every type of the estates' list but the notice to creditors. */
const accounts: ReadonlySet<number> = new Set(meetingDropdown['estate accounts without notice to creditors']);

/** What of a deceased estate is advertised by a type; nothing where it sets no statutory date. */
export function noticeKindOf(type: number): 'creditors' | 'account' | undefined {
  if (type === noticeToCreditors) return 'creditors';
  return accounts.has(type) ? 'account' : undefined;
}

/**
 * The types a matter offers. An estate has the notice to creditors until one stands; whatever its type, a matter may have
 * an appointment or an outsourced publication advertised.
 */
export function offeredTypes(ofMatter: number, hasNoticeToCreditors: boolean): readonly number[] {
  const more = [...meetingDropdown['notice of appointment'], outsourcedPublication];
  switch (ofMatter) {
    case systemType.liquidation:
      return [...meetingDropdown['liquidation meetings'], ...more];
    case systemType.estateLate:
      return [
        ...meetingDropdown[hasNoticeToCreditors ? 'estate accounts without notice to creditors' : 'estate accounts'],
        ...more,
      ];
    default:
      return more;
  }
}

export const meetingTypeName = (type: number): string => meetingType[String(type) as MeetingType] ?? '';
