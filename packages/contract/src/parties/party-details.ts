import { z } from 'zod';
import { monthAndDay } from '../fields';
import {
  day,
  email,
  type RecordFields,
  flag,
  idNumber,
  longText,
  money,
  number,
  percent,
  phone,
  required,
  select,
  text,
} from '../record/field';
import { list, nestedField, type FieldSchemas, toSchemas } from '../record/schemas';

/** What single roles are asked beside the fields every party has. Each is kept in the party's details. */

const notes = longText('Notes');
/** A paragraph on one line of the form. */
const line = { span: 6 } as const;

export const directorFields = {
  name: required('Name'),
  idNumber: idNumber('ID number', { inList: true }),
  designation: text('Designation', 120, { inList: true }),
  email: email(),
  phone: phone(),
  address: text('Address', 300),
  appointedDate: day('Appointed on', { inList: true }),
  resignedDate: day('Resigned on', { inList: true }),
};

export const bookFields = {
  name: required('Book or record'),
  place: text('Where it is', 200, { inList: true }),
  covers: text('Covers', 120, { inList: true }),
};
export const trusteeViews = ['likely to be accepted', 'not likely to be accepted'] as const;

export const sarsStatuses = [
  'not started',
  'coded',
  'returns outstanding',
  'up to date',
  'objection',
  'finalised',
] as const;

/** The deceased, patient, client, trust or insolvent a matter is about. */
export const mainFields = {
  occupation: text('Occupation', 120),
  employer: text('Employer', 160),
  nationality: text('Nationality', 80),
  placeOfBirth: text('Place of birth', 120),
  usualResidence: text('Ordinarily resident at', 300, line),
  residentHere: select('Ordinarily resident in the country', ['yes', 'no'], {
    help: 'Leave blank for yes. This decides which foreign property counts for estate duty.',
  }),
  previousMarriages: longText('Earlier marriages', 1000),
  death: nestedField({
    place: text('Place of death', 120),
    certificateNumber: text('Death certificate', 40),
    cause: text('Cause of death', 200),
  }),
  care: nestedField({
    diagnosis: text('Grounds for curatorship', 500, line),
    placeOfCare: text('Cared for at', 200),
    carer: text('Carer', 160),
    hasRafClaim: flag('Road Accident Fund claim'),
  }),
  trading: nestedField({
    tradingAs: text('Trading as', 160),
    natureOfBusiness: text('Nature of the business', 200),
    ceasedDate: day('Ceased trading on'),
  }),
  directors: list('Directors or members', directorFields, 50),
  /** What the statement of affairs (CM 100 or Form B) says beside assets and claims, which are captured as such. */
  affairs: nestedField({
    statementDate: day('Date of the statement'),
    causes: longText('Causes of insolvency', 4000),
  }),
  books: list('Books and records', bookFields, 50),
  composition: nestedField({
    offeredDate: day('Offered on'),
    centsInRand: percent('Cents in the rand', { help: 'For unsecured claims without preference.' }),
    trusteeView: select('The trustee thinks that it is', trusteeViews),
    isDirected: flag('The Master directed that it is sent (s 119(4))'),
    sentDate: day('Sent to creditors on'),
    isPaidOrSecured: flag('Paid, or security given'),
    favoursSome: flag('Gives some creditors more than others'),
    propertyReturns: flag('Returns property to the insolvent'),
    terms: longText('Terms and security', 4000),
  }),
  rehabilitation: nestedField({
    isSecondInsolvency: flag('Estate sequestrated before'),
    isRecommended: flag('The Master recommends an earlier application'),
    isHeldByCourt: flag('Court order: not ended by lapse of time (s 127A)'),
    orderDate: day('Rehabilitated by court on'),
  }),
  sars: nestedField({
    office: text('SARS office', 120),
    status: select('Status', sarsStatuses),
    lastYearFiled: number('Last year filed', [1950, 2100]),
    estateTaxNumber: text('Tax number of estate', 20),
    payeNumber: text('PAYE number', 20),
    isOnEfiling: flag('Registered on eFiling'),
    owed: money('Owed to SARS'),
    refund: money('Refund due'),
    note: longText('Tax note', 1000),
  }),
  trust: nestedField({
    deedDate: day('Date of deed'),
    will: text('Will it was made by', 160),
    courtOrderDate: day('Date of court order'),
    disability: text('Disability of the beneficiary', 300),
    undertakingNumber: text('Road Accident Fund undertaking', 60),
    financialYearEnd: {
      ...text('Financial year end', 5, { help: 'Month and day as MM-DD.' }),
      schema: monthAndDay.nullable().default(null),
    },
    purpose: longText('Purpose', 500),
  }),
  notes,
};

/** What joins a spouse to whom the matter is about is the record of the marriage. */
export const spouseFields = { notes };

const professional = {
  firmName: text('Firm', 160),
  contactName: text('Contact person', 120),
  professionalBody: text('Professional body', 80),
  practiceNumber: text('Practice number', 40),
  appointedDate: day('Appointed on'),
  resignedDate: day('Resigned on'),
  notes,
};
export const auditorFields = { ...professional, reportsOn: text('Reports on', 300) };
export const taxPractitionerFields = {
  ...professional,
  practitionerNumber: text('SARS practitioner number', 40),
};

export const personOfInterestFields = {
  relationship: text('Relationship', 120),
  interest: longText('Interest in the matter', 500),
  isPoliticallyExposed: flag('Politically exposed (FICA)'),
  notes,
};

/** Who made the trust; more than one may have. */
export const founderFields = {
  foundedDate: day('Founder since'),
  endedDate: day('Founder until'),
  notes,
};

export const childFields = {
  relationship: select('Relationship', [
    'born of the marriage',
    'born outside it',
    'adopted',
    'stepchild',
    'foster child',
  ]),
  otherParent: text('Other parent', 160),
  guardian: text('Guardian', 160),
  hasDisability: flag('Has a disability'),
  notes,
};

/** How somebody acts in this matter. */
export const executorFields = {
  capacity: text('Capacity', 120, { help: 'Testamentary, dative, final, provisional…' }),
  /** Of the remuneration. */
  sharePercent: percent('Share of fee'),
  appointedDate: day('Appointed on'),
  endedDate: day('Ended on'),
  endedReason: text('Why it ended', 300),
  isExemptFromSecurity: flag('Exempt from security'),
  isVatVendor: flag('VAT is added to the fee', { help: 'Also where a VAT number is captured.' }),
  notes,
};

export const powerOfAttorneyFields = {
  grantedBy: text('Granted by', 160),
  grantedDate: day('Granted on'),
  validUntil: day('Valid until'),
  isCertified: flag('We hold a certified copy'),
  scope: longText('What it allows'),
};

/** What is kept of a role's own fields. */
export const partyDetailsSchema = <F extends RecordFields>(fields: F): z.ZodObject<FieldSchemas<F>> =>
  z.object(toSchemas(fields));
