import type { z } from 'zod';
import type { Fields } from '../record/field';
import type { Schemas } from '../record/schemas';
import {
  auditorFields,
  childFields,
  detailsOf,
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
  readonly fields: Fields;
  /** The same as the wire carries it, under `details`. */
  readonly details: D;
  /** The firm's directory an entry may be taken from. */
  readonly directory?: string;
  /** Its calls are beyond the specification. */
  readonly isOurs?: true;
}

const party = <F extends Fields>(
  declared: Omit<PartyRole, 'details'> & { readonly fields: F },
): PartyRole<z.ZodObject<Schemas<F>>> => ({ ...declared, details: detailsOf(declared.fields) });

/** A new role of this kind is an entry here: paths, permission, checks, form and tests come from it. */
export const partyRoles = {
  spouse: party({ label: 'Spouses', one: 'spouse', roles: ['spouse'], fields: spouseFields }),
  // Whoever the matter is about counts among them: a joint estate has two insolvents, a deceased estate one deceased.
  insolvent: party({ label: 'Insolvents', one: 'insolvent', roles: ['insolvent', 'main'], fields: mainFields }),
  auditor: party({
    label: 'Auditors and accountants',
    one: 'auditor or accountant',
    roles: ['auditor'],
    fields: auditorFields,
    directory: 'auditor',
  }),
  taxpractitioner: party({
    label: 'Tax practitioners',
    one: 'tax practitioner',
    roles: ['taxpractitioner'],
    fields: taxPractitionerFields,
    directory: 'taxpractitioner',
  }),
  personofinterest: party({
    label: 'Persons of interest',
    one: 'person of interest',
    roles: ['personofinterest'],
    fields: personOfInterestFields,
  }),
  founder: party({
    label: 'Founders',
    one: 'founder',
    roles: ['founder'],
    fields: founderFields,
    directory: 'founder',
    isOurs: true,
  }),
  owner: party({
    label: 'People and bodies behind others',
    one: 'person or body behind another',
    roles: ['owner'],
    fields: spouseFields,
    isOurs: true,
  }),
  child: party({ label: 'Children', one: 'child', roles: ['child'], fields: childFields, isOurs: true }),
} as const;

export type PartyRoleKey = keyof typeof partyRoles;
export const partyRoleKeys = Object.keys(partyRoles) as PartyRoleKey[];
