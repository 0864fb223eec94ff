import {
  type FieldGroup,
  createDayField,
  createFiguresPlace,
  createFlagField,
  liquidation,
  createMoneyField,
  createNumberField,
  createTabPlace,
  createTextField,
} from './group';

const captured = createTabPlace('meetingsandadverts');
const meeting = {
  date: createDayField('Day of the meeting'),
  time: createTextField('Hour'),
  place: createTextField('Place'),
  presidingOfficer: createTextField('Presiding officer'),
  purposes: createTextField('Purposes'),
  gazetteDate: createDayField('Day of the Gazette'),
  newspaper: createTextField('Newspaper'),
  newspaperAf: createTextField('Afrikaans newspaper'),
  newspaperDate: createDayField('Publication date'),
  creditorsToldDate: createDayField('Creditors notified on'),
};
const createMeetingGroup = (prefix: string, label: string): FieldGroup => ({
  prefix,
  label,
  systemTypes: [liquidation],
  captured,
  fields: meeting,
});

/** Meetings of creditors and what is advertised of an insolvent estate: of each kind the latest that was not cancelled. */
export const meetingFields: readonly FieldGroup[] = [
  createMeetingGroup('firstMeeting', 'First meeting of creditors'),
  createMeetingGroup('secondMeeting', 'Second meeting of creditors'),
  createMeetingGroup('specialMeeting', 'Special meeting of creditors'),
  createMeetingGroup('generalMeeting', 'General meeting of creditors'),
  {
    prefix: 'inspection',
    label: 'Notice that the account lies open',
    systemTypes: [liquidation],
    captured,
    fields: {
      gazetteDate: createDayField('Day of the Gazette'),
      days: createNumberField('Period in days'),
      masterOffice: createTextField('Master’s office'),
      magistrateOffice: createTextField('Magistrate’s office'),
    },
  },
  {
    prefix: 'votedAt',
    label: 'Meeting at which creditors vote',
    systemTypes: [liquidation],
    captured,
    fields: { kind: createTextField('Type of meeting'), ...meeting },
  },
  {
    prefix: 'voter',
    label: 'Creditors at the meeting',
    list: 'voters',
    systemTypes: [liquidation],
    captured,
    fields: {
      name: createTextField('Creditor'),
      agent: createTextField('Agent'),
      hasProxy: createFlagField('Has power of attorney'),
      claimed: createMoneyField('Amount claimed'),
      value: createMoneyField('Worth of the vote'),
    },
  },
  {
    prefix: 'resolution',
    label: 'Resolutions of creditors',
    list: 'resolutions',
    systemTypes: [liquidation],
    captured: createFiguresPlace('meetingsandadverts'),
    fields: {
      number: createNumberField('Resolution number'),
      words: createTextField('Wording of resolution'),
      forValue: createMoneyField('In favour, by value'),
      againstValue: createMoneyField('Against, by value'),
      forNumber: createNumberField('In favour, by number'),
      againstNumber: createNumberField('Against, by number'),
      isCarried: createFlagField('Carried'),
    },
  },
];
