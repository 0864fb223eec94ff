import { systemType } from '@boedel/domain/matter/kinds';
import { isCreditorsMeeting } from '@boedel/domain/insolvency/creditors-meeting';
import { isTrusteesMeeting, isWritten, trusteesMeetings } from '@boedel/domain/trust-meetings/trustees-meeting';
import { meetingDropdown, meetingType } from '../fixed/meetings';

export type MeetingType = keyof typeof meetingType;

/** What trustees of a trust meet for: beside the specification's list, with numbers far from it. */
export const trusteesMeetingType: Readonly<Record<number, string>> = {
  [trusteesMeetings.annual]: 'Annual meeting of trustees',
  [trusteesMeetings.ordinary]: 'Meeting of trustees',
  [trusteesMeetings.written]: 'Written resolution of trustees',
};
/** Everything that is published rather than held. */
export const advertTypes: readonly number[] = Object.keys(meetingType).map(Number);

export const noticeToCreditors = 9;
export const noticeOfAppointment = 24;
export const outsourcedPublication = 25;

/** Accounts that lie open: every type of the estates' list but the notice to creditors. */
export const accountNotices: readonly number[] = meetingDropdown['estate accounts without notice to creditors'];
const accounts: ReadonlySet<number> = new Set(accountNotices);

/** What of a deceased estate is advertised by a type; nothing where it sets no statutory date. */
export function findNoticeKind(type: number): 'creditors' | 'account' | undefined {
  if (type === noticeToCreditors) return 'creditors';
  return accounts.has(type) ? 'account' : undefined;
}

/**
 * The types a matter offers. An estate has the notice to creditors until one stands; whatever its type, a matter may have
 * an appointment advertised. A publication is outsourced only where a publication partner takes it.
 */
export function listOfferedTypes(
  ofMatter: number,
  hasNoticeToCreditors: boolean,
  isOutsourced = false,
): readonly number[] {
  const more = [...meetingDropdown['notice of appointment'], ...(isOutsourced ? [outsourcedPublication] : [])];
  switch (ofMatter) {
    case systemType.liquidation:
      return [...meetingDropdown['liquidation meetings'], ...more];
    case systemType.estateLate:
      return [
        ...meetingDropdown[hasNoticeToCreditors ? 'estate accounts without notice to creditors' : 'estate accounts'],
        ...more,
      ];
    case systemType.trust:
      return [...Object.values(trusteesMeetings), ...more];
    default:
      return more;
  }
}

/** Where people come together, so that it is on one day and was held or not; everything else appears in print. */
export const isHeldMeeting = (type: number): boolean =>
  isCreditorsMeeting(type) || (isTrusteesMeeting(type) && !isWritten(type));

/** The event of a matter that a meeting of creditors is. */
export const findEventOfMeeting = (ofMatter: number, type: number): 'firstMeeting' | 'secondMeeting' | null =>
  ofMatter !== systemType.liquidation ? null : type === 1 ? 'firstMeeting' : type === 2 ? 'secondMeeting' : null;

export const nameMeetingType = (type: number): string =>
  meetingType[String(type) as MeetingType] ?? trusteesMeetingType[type] ?? '';
