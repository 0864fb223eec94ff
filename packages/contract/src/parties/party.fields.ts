import { z } from 'zod';
import { privateNumber } from '../fields';
import {
  choice,
  day,
  email,
  idNumber,
  storeInColumn,
  passportNumber,
  phone,
  registrationNumber,
  required,
  select,
  taxNumber,
  text,
  vatNumber,
} from '../record/field';

export const partyKinds = ['person', 'company', 'close corporation', 'trust', 'partnership', 'other'] as const;
export const maritalStatuses = ['unmarried', 'married', 'divorced', 'widowed', 'life partner'] as const;

const half = { span: 3 } as const;

/**
 * Anybody who has a part in a matter, each field said once: wire, table and forms come from here. Numbers are checked
 * against the date of birth and by their own check digits (`domain/parties`). What single roles are asked besides is in
 * `party-details.ts`; which of it a form shows, in which order, is the screen's.
 */
export const partyFields = {
  kind: { ...select('Kind', partyKinds), isRequired: true, schema: z.enum(partyKinds).default('person') },
  title: text('Title', 20, { span: 1 }),
  firstNames: text('First names', 120),
  /** A person's surname, or the whole name of anything else. */
  surname: required('Surname', 160, { inList: false, span: 2 }),
  idNumber: idNumber('ID number'),
  passportNumber: { ...passportNumber(), longest: 30, schema: privateNumber(30) },
  registrationNumber: registrationNumber(),
  taxNumber: taxNumber('Tax number'),
  vatNumber: vatNumber(),
  dateOfBirth: storeInColumn('born_on', day('Date of birth')),
  dateOfDeath: storeInColumn('died_on', day('Date of death')),
  gender: choice('Gender', [
    { value: 0, label: 'Female' },
    { value: 1, label: 'Male' },
  ]),
  email: email(),
  phone: phone(),
  mobile: phone('Mobile'),
  address1: text('Address line 1', 120, half),
  address2: text('Address line 2', 120, half),
  city: text('City or town', 80),
  code: text('Postal code', 10),
  maritalStatus: select('Marital status', maritalStatuses, half),
} as const;
