import { z } from 'zod';
import { id, optionalText, text, version } from '../fields';

export const countries = ['South Africa', 'Namibia'] as const;
export const country = z.enum(countries, 'Choose South Africa or Namibia.');

const address = {
  physicalAddress1: optionalText(120),
  physicalAddress2: optionalText(120),
  physicalCity: optionalText(80),
  physicalCode: optionalText(10),
  postalAddress1: optionalText(120),
  postalAddress2: optionalText(120),
  postalCity: optionalText(80),
  postalCode: optionalText(10),
};

/** The firm's own details, as its letterhead and its accounts need them. */
export const companyFields = {
  name: text(160),
  tradingName: optionalText(160),
  registrationNumber: optionalText(40),
  vatNumber: optionalText(20),
  country,
  email: optionalText(160),
  phone: optionalText(40),
  website: optionalText(200),
  ...address,
};

export const companySchema = z.object({ id, ...companyFields, version });
export const companyChangeSchema = z.object({ id, ...companyFields, version });
