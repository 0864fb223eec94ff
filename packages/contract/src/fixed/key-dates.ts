// Key dates of estates and trusts.

export const deceasedKeyDate = {
  '1': 'Diary Event',
  '2': 'Executor Appointment Date',
  '3': 'Executor 1st Amendment Date',
  '4': 'SARS: Change Taxpayer Status to Deceased',
  '5': 'Executor 2nd Amendment Date',
  '6': 'Reporting Documents submitted to the Master',
  '7': 'Original Letter Of Executorship Received',
  '8': 'Date Reporting Document Received',
  '9': 'Notice of Assessment of Estate Duties from SARS extension date',
  '10': 'Will Dated',
  '11': 'Publication Date Notice to Creditors',
  '12': 'Date Instruction Received',
  '13': 'Will Codicil Dated',
  '14': 'Publication Date Notice to Creditors Closing Date',
  '15': 'Publication Date L&D Closing Date',
  '16': 'Inspection of L&D Account Publication Date Section 35',
  '20': 'L&D for Submission to Master document generated',
} as const;

export const trustKeyDate = {
  '21': 'Date Instruction Received',
  '22': 'Trust Deed Lodged with the Master',
  '23': 'Registration of Trust',
  '24': 'Trust Financial Year End',
  '25': 'Beneficial Ownership Registration Update',
  '26': 'Bond of Security First Premium Date',
  '27': 'Bond of Security Premium Cancelled Date',
  '28': 'Bond of Security Reduced Premium Date',
  '29': "Master's Confirmation Received",
  '30': "Master's Pack Submitted",
  '31': 'Revised Letter of Authority Issue Date',
  '32': 'Beneficial Ownership Registration Submitted',
  '33': 'Application for Tax Registration Submitted',
  '34': 'Trust Application and FICA Forms Submitted',
  '35': "Resolution to Deregister Trust Submitted to the Master's Office",
  '36': 'Confirmation of Deregistration Submitted to the Master',
  '37': 'Financial Statements Submitted to the Master',
  '38': 'Tax Deregistration',
  '39': 'RAF Correspondence Submitted',
  '40': 'RAF Bank Statement Received',
  '49': 'Deregistration of Trust',
  '50': 'Tax Registration',
} as const;

export const trustMatterFormKeyDates = [21, 22, 24, 26, 29, 30, 32, 39, 40, 50] as const;

const keyDateNames: Readonly<Record<string, string>> = { ...deceasedKeyDate, ...trustKeyDate };
/** What an entry of the diary is called by its type. */
export const nameKeyDate = (type: number): string => keyDateNames[type] ?? deceasedKeyDate[1];
