import { type Group, day, figures, flag, liquidation, money, number, tab, text } from './group';

const captured = tab('meetingsandadverts');
const meeting = {
  date: day('Day of the meeting'),
  time: text('Hour'),
  place: text('Place'),
  presidingOfficer: text('Presiding officer'),
  purposes: text('Purposes'),
  gazetteDate: day('Day of the Gazette'),
  newspaper: text('Newspaper'),
  newspaperAf: text('Afrikaans newspaper'),
  newspaperDate: day('Day of publication'),
  creditorsToldDate: day('Creditors told on'),
};
const ofKind = (prefix: string, label: string): Group => ({
  prefix,
  label,
  systemTypes: [liquidation],
  captured,
  fields: meeting,
});

/** Meetings of creditors and what is advertised of an insolvent estate: of each kind the latest that was not cancelled. */
export const meetingFields: readonly Group[] = [
  ofKind('firstMeeting', 'First meeting of creditors'),
  ofKind('secondMeeting', 'Second meeting of creditors'),
  ofKind('specialMeeting', 'Special meeting of creditors'),
  ofKind('generalMeeting', 'General meeting of creditors'),
  {
    prefix: 'inspection',
    label: 'Notice that the account lies open',
    systemTypes: [liquidation],
    captured,
    fields: {
      gazetteDate: day('Day of the Gazette'),
      days: number('Period in days'),
      masterOffice: text('Master’s office'),
      magistrateOffice: text('Magistrate’s office'),
    },
  },
  {
    prefix: 'votedAt',
    label: 'Meeting at which creditors vote',
    systemTypes: [liquidation],
    captured,
    fields: { kind: text('Kind of meeting'), ...meeting },
  },
  {
    prefix: 'voter',
    label: 'Creditors at the meeting',
    list: 'voters',
    systemTypes: [liquidation],
    captured,
    fields: {
      name: text('Creditor'),
      agent: text('Agent'),
      hasProxy: flag('Holds a power of attorney'),
      claimed: money('Amount claimed'),
      value: money('Worth of the vote'),
    },
  },
  {
    prefix: 'resolution',
    label: 'Resolutions of creditors',
    list: 'resolutions',
    systemTypes: [liquidation],
    captured: figures('meetingsandadverts'),
    fields: {
      number: number('Number of the resolution'),
      words: text('Words of the resolution'),
      forValue: money('In favour, by value'),
      againstValue: money('Against, by value'),
      forNumber: number('In favour, by number'),
      againstNumber: number('Against, by number'),
      isCarried: flag('Carried'),
    },
  },
];
