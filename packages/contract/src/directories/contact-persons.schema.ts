import { z } from 'zod';
import { id, version } from '../fields';
import { toSchemas } from '../record/schemas';
import { email, notes, phone, required, text } from '../record/field';

export const contactPersonFields = {
  name: required('Full name'),
  position: text('Position', 120, { inList: true }),
  email: email('Email', { inList: true }),
  phone: phone('Telephone', { inList: true }),
  mobile: phone('Mobile'),
  notes: notes(),
};
const values = toSchemas(contactPersonFields);

/** The kinds of party whose contact persons are kept, as the calls name them. */
export const contactParties = ['Fiduciary', 'Beneficiary', 'Auditor', 'TaxPractitioner', 'PersonOfInterest'] as const;
export type ContactPartyKind = (typeof contactParties)[number];

export const contactPersonSchema = z.object({ id, party: z.string(), partyID: id, ...values, version });
export const contactPersonChange = z.object({ id, ...values, version });
export const createContactPersonSchema = <K extends string>(idName: K) =>
  z.object({ [idName]: id, ...values } as Record<K, typeof id> & typeof values);
