import { z } from 'zod';
import { toSchemas } from '../record/schemas';
import { email, phone, registrationNumber, required, text, vatNumber, website, image } from '../record/field';
import { banking, physicalAddress, postalAddress } from '../record/field-groups';
import { id, version } from '../fields';

export const countries = ['South Africa', 'Namibia'] as const;
export const country = z.enum(countries, 'Choose South Africa or Namibia.');

/** The firm's own details, as its letterhead and its accounts need them. Their rules are those of any directory's entry. */
export const companyFields = {
  name: required('Registered name'),
  tradingName: text('Trading name'),
  registrationNumber: registrationNumber(),
  vatNumber: vatNumber(),
  country: { kind: 'select', label: 'Country', isRequired: true, options: countries, schema: country },
  email: email(),
  phone: phone(),
  website: website(),
  ...physicalAddress,
  ...postalAddress,
  ...banking,
  logoFileID: image('Logo'),
} as const;

export const companySchema = z.object({ id, ...toSchemas(companyFields), version });
export const companyChangeSchema = companySchema;
export const companyValuesSchema = z.object(toSchemas(companyFields));
