// Meetings, notices and accounts advertised, and which of them each list offers.

export const meetingType = {
  '1': '1st Meeting of Creditors',
  '2': '2nd Meeting of Creditors',
  '3': 'Special Meeting',
  '4': 'General Meeting',
  '5': 'Asset Enquiry',
  '6': 'First L&D',
  '7': 'Second L&D',
  '8': 'Supplementary L&D',
  '9': 'Notice to Creditors',
  '10': 'Amended First',
  '11': 'Amended First And Final',
  '12': 'Amended Second',
  '13': 'Amended Second And Final',
  '14': 'First And Final',
  '15': 'Fourth',
  '16': 'Fourth And Final',
  '17': 'Second And Final',
  '18': 'Statement Of Assets And Liabilities',
  '19': 'Supplementary First And Final',
  '20': 'Supplementary Second',
  '21': 'Supplementary Second And Final',
  '22': 'Third',
  '23': 'Third And Final',
  '24': 'Notice of Appointment',
  '25': 'Outsourced Publication',
} as const;

export const meetingDropdown = {
  'liquidation meetings': [1, 2, 3, 4, 5, 6, 7, 8],
  'estate accounts': [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  'estate accounts without notice to creditors': [6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  'notice of appointment': [24],
} as const;

export const meetingTypeSystemType = {
  '1': 1,
  '2': 1,
  '3': 1,
  '4': 1,
  '5': 1,
  '9': 2,
} as const;
