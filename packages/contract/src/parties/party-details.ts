import { z } from 'zod';
import { day, moneyFromZero, optionalText, privateNumber } from '../fields';

/** What single roles are asked beside the fields every party has. Each is kept in the party's details. */

const flag = z.boolean('Say yes or no.').default(false);
const amount = moneyFromZero.nullable().default(null);
const when = day.nullable().default(null);
const oneOf = <const O extends readonly [string, ...string[]]>(options: O) => z.enum(options).nullable().default(null);

const director = z.object({
  name: z.string().trim().min(1, 'Give the name.').max(160),
  idNumber: privateNumber(20),
  designation: optionalText(120),
  email: optionalText(160),
  phone: optionalText(40),
  address: optionalText(300),
  appointedDate: when,
  resignedDate: when,
});

export const trustKinds = ['inter vivos', 'testamentary', 'business', 'bewind', 'special'] as const;
export const sarsStatuses = [
  'not started',
  'coded',
  'returns outstanding',
  'up to date',
  'objection',
  'finalised',
] as const;

/** The deceased, patient, client, trust or insolvent a matter is about. */
export const mainDetails = z.object({
  occupation: optionalText(120),
  employer: optionalText(160),
  nationality: optionalText(80),
  placeOfBirth: optionalText(120),
  usualResidence: optionalText(300),
  previousMarriages: optionalText(1000),
  death: z
    .object({ place: optionalText(120), certificateNumber: optionalText(40), cause: optionalText(200) })
    .prefault({}),
  care: z
    .object({
      diagnosis: optionalText(500),
      placeOfCare: optionalText(200),
      carer: optionalText(160),
      hasRafClaim: flag,
    })
    .prefault({}),
  trading: z
    .object({ tradingAs: optionalText(160), natureOfBusiness: optionalText(200), ceasedDate: when })
    .prefault({}),
  directors: z.array(director).max(50, 'Give at most 50 directors or members.').default([]),
  /** As the statement of affairs (CM 100 or Form B) says; the estate's own figures are worked out elsewhere. */
  affairs: z
    .object({
      statementDate: when,
      immovable: amount,
      movable: amount,
      debtorsOwing: amount,
      cash: amount,
      secured: amount,
      preferent: amount,
      concurrent: amount,
      contingent: amount,
    })
    .prefault({}),
  sars: z
    .object({
      office: optionalText(120),
      status: oneOf(sarsStatuses),
      lastYearFiled: z.int().min(1950).max(2100).nullable().default(null),
      estateTaxNumber: optionalText(20),
      payeNumber: optionalText(20),
      isOnEfiling: flag,
      codedDate: when,
      owed: amount,
      refund: amount,
      note: optionalText(1000),
    })
    .prefault({}),
  trust: z
    .object({
      type: oneOf(trustKinds),
      deedDate: when,
      registeredDate: when,
      financialYearEnd: z
        .string()
        .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Give month and day as MM-DD, for example 02-28.')
        .nullable()
        .default(null),
      purpose: optionalText(500),
    })
    .prefault({}),
  notes: optionalText(2000),
});

export const spouseDetails = z.object({
  isSurviving: z.boolean().default(true),
  marriageEnded: oneOf(['by death', 'by divorce', 'by annulment']),
  marriageEndedDate: when,
  placeOfMarriage: optionalText(120),
  /** Estate Duty Act s 4A: what a spouse who died earlier left unused passes to this estate. */
  spousalRebate: z
    .object({ applies: flag, unusedAmount: amount, estateReference: optionalText(60), note: optionalText(500) })
    .prefault({}),
  antenuptialContract: z
    .object({
      number: optionalText(40),
      registeredDate: when,
      deedsOffice: optionalText(120),
      notary: optionalText(160),
    })
    .prefault({}),
  /** Matrimonial Property Act s 6: what each spouse declared at the start, and what the accrual leaves out. */
  accrual: z.object({ ownCommencement: amount, spouseCommencement: amount, excluded: optionalText(1000) }).prefault({}),
  notes: optionalText(2000),
});

const professional = {
  firmName: optionalText(160),
  contactName: optionalText(120),
  professionalBody: optionalText(80),
  practiceNumber: optionalText(40),
  appointedDate: when,
  resignedDate: when,
  notes: optionalText(2000),
};
export const auditorDetails = z.object({ ...professional, reportsOn: optionalText(300) });
export const taxPractitionerDetails = z.object({ ...professional, practitionerNumber: optionalText(40) });

export const personOfInterestDetails = z.object({
  relationship: optionalText(120),
  interest: optionalText(500),
  isPoliticallyExposed: flag,
  notes: optionalText(2000),
});

export const childDetails = z.object({
  relationship: oneOf(['born of the marriage', 'born outside it', 'adopted', 'stepchild', 'foster child']),
  otherParent: optionalText(160),
  guardian: optionalText(160),
  hasDisability: flag,
  notes: optionalText(2000),
});
