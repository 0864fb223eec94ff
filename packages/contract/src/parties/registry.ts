import type { z } from 'zod';
import type { RecordFields } from '../record/field';
import type { FieldSchemas } from '../record/schemas';
import {
  auditorFields,
  childFields,
  partyDetailsSchema,
  founderFields,
  mainFields,
  personOfInterestFields,
  spouseFields,
  taxPractitionerFields,
} from './party-details';

/** A party of a matter that is listed, got, added, changed and deleted, and nothing besides. */
export interface PartyRole<D extends z.ZodObject = z.ZodObject> {
  /** The heading of the list. */
  readonly label: string;
  /** One of them, as a sentence says it. */
  readonly one: string;
  /** The roles its rows have in the matter; what is added gets the first. */
  readonly roles: readonly [string, ...string[]];
  /** What it is asked beside the fields every party has. */
  readonly fields: RecordFields;
  /** The same as the wire carries it, under `details`. */
  readonly details: D;
  /** The firm's directory an entry may be taken from. */
  readonly directory?: string;
  /** Its calls are beyond the specification. */
  readonly isOurs?: true;
}

const declarePartyRole = <F extends RecordFields>(
  declared: Omit<PartyRole, 'details'> & { readonly fields: F },
): PartyRole<z.ZodObject<FieldSchemas<F>>> => ({ ...declared, details: partyDetailsSchema(declared.fields) });

/** A new role of this kind is an entry here: paths, permission, checks, form and tests come from it. */
export const partyRoles = {
  spouse: declarePartyRole({ label: 'Spouses', one: 'spouse', roles: ['spouse'], fields: spouseFields }),
  // Whoever the matter is about counts among them: a joint estate has two insolvents, a deceased estate one deceased.
  insolvent: declarePartyRole({
    label: 'Insolvents',
    one: 'insolvent',
    roles: ['insolvent', 'main'],
    fields: mainFields,
  }),
  auditor: declarePartyRole({
    label: 'Auditors and accountants',
    one: 'auditor or accountant',
    roles: ['auditor'],
    fields: auditorFields,
    directory: 'auditor',
  }),
  taxpractitioner: declarePartyRole({
    label: 'Tax practitioners',
    one: 'tax practitioner',
    roles: ['taxpractitioner'],
    fields: taxPractitionerFields,
    directory: 'taxpractitioner',
  }),
  personofinterest: declarePartyRole({
    label: 'Persons of interest',
    one: 'person of interest',
    roles: ['personofinterest'],
    fields: personOfInterestFields,
  }),
  founder: declarePartyRole({
    label: 'Founders',
    one: 'founder',
    roles: ['founder'],
    fields: founderFields,
    directory: 'founder',
    isOurs: true,
  }),
  owner: declarePartyRole({
    label: 'People and bodies behind others',
    one: 'person or body behind another',
    roles: ['owner'],
    fields: spouseFields,
    isOurs: true,
  }),
  child: declarePartyRole({ label: 'Children', one: 'child', roles: ['child'], fields: childFields, isOurs: true }),
} as const;

export type PartyRoleKey = keyof typeof partyRoles;
export const partyRoleKeys = Object.keys(partyRoles) as PartyRoleKey[];
