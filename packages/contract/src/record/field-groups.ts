import {
  accountNumber,
  branchCode,
  email,
  idNumber,
  notes,
  passportNumber,
  phone,
  registrationNumber,
  required,
  select,
  taxNumber,
  text,
  vatNumber,
  day,
  website,
} from './field';

/** Fields that most directories share, so that an auctioneer's address reads like a valuer's. */

export const country = select('Country', ['South Africa', 'Namibia']);

const physical = { group: 'Physical address' };
export const physicalAddress = {
  physicalAddress1: text('Address', 120, { ...physical, span: 3 }),
  physicalAddress2: text('Address, second line', 120, { ...physical, span: 3 }),
  physicalCity: text('Town', 80, { ...physical, inList: true, span: 4 }),
  physicalCode: text('Street code', 10, physical),
};

const postal = { group: 'Postal address' };
export const postalAddress = {
  postalAddress1: text('Postal address', 120, { ...postal, span: 3 }),
  postalAddress2: text('Postal address, second line', 120, { ...postal, span: 3 }),
  postalCity: text('Postal town', 80, { ...postal, span: 4 }),
  postalCode: text('Postal code', 10, postal),
};

export const accountTypes = ['Current', 'Savings', 'Transmission', 'Bond', 'Trust account', 'Estate account'] as const;
const bank = { group: 'Banking details' };
export const banking = {
  accountHolder: text('Account holder', 120, { ...bank, span: 3 }),
  bankName: text('Bank', 80, { ...bank, span: 3 }),
  branchCode: branchCode('Branch code', bank),
  accountNumber: accountNumber('Account number', bank),
  accountType: select('Kind of account', accountTypes, bank),
};

export const reached = {
  contactName: text('Contact person', 120, { inList: true }),
  email: email('Email', { inList: true }),
  phone: phone('Telephone', { inList: true }),
  mobile: phone('Mobile'),
};

/** Somebody who trades: a company, a firm, one person in business. */
export const business = {
  name: required('Name'),
  registrationNumber: registrationNumber(),
  vatNumber: vatNumber(),
  country,
  ...reached,
  website: website(),
  ...physicalAddress,
  ...postalAddress,
  ...banking,
  notes: notes(),
};

export const partyTypes = ['Individual', 'Company', 'Trust', 'Other'] as const;
/** Somebody who takes part in matters: a person, or a company or trust that acts as one. */
export const party = {
  name: required('Full name'),
  partyType: select('Kind', partyTypes, { inList: true }),
  idNumber: idNumber('Identity number', { inList: true }),
  passportNumber: passportNumber(),
  dateOfBirth: day('Date of birth'),
  registrationNumber: registrationNumber('Registration number'),
  taxNumber: taxNumber(),
  country,
  email: email('Email', { inList: true }),
  phone: phone('Telephone', { inList: true }),
  mobile: phone('Mobile'),
  ...physicalAddress,
  ...postalAddress,
  ...banking,
  notes: notes(),
};
