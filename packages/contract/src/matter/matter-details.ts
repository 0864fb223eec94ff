import { z } from 'zod';
import { day, monthAndDay as yearEnd } from '../fields';

const when = day.nullable().optional();
const shortTextSchema = (longest: number) => z.string().trim().max(longest).nullable().optional();
const flag = z.boolean('Choose yes or no.').nullable().optional();
const monthAndDay = yearEnd.nullable().optional();

export const willKinds = ['sole will', 'joint will', 'no will'] as const;

/** Of a winding-up by the court: what fixes claims and interest. */
export const claimsCountFrom = ['application', 'order'] as const;

/** What only one type of matter asks of it, beside whom it is about. A key that another type knows is left alone. */
export const matterDetails = z.object({
  // Insolvencies
  applicationDate: when,
  provisionalOrderDate: when,
  returnDate: when,
  finalOrderDate: when,
  finalAppointmentDate: when,
  resolutionDate: when,
  /** Of a winding-up by the court: the day that fixes claims and interest (Companies Act 61 of 1973 s 348). */
  claimsCountFrom: z.enum(claimsCountFrom).nullable().optional(),
  petitioningCreditor: shortTextSchema(160),
  attorney: shortTextSchema(160),
  // Deceased estates
  reportedDate: when,
  willKind: z.enum(willKinds).nullable().optional(),
  willDate: when,
  codicilDate: when,
  furtherCodicils: shortTextSchema(300),
  willLodgedDate: when,
  willAcceptedDate: when,
  lettersReceivedDate: when,
  nominatedExecutor: shortTextSchema(160),
  /** Of insolvent people too. */
  codedDate: when,
  // Curatorships
  orderDate: when,
  applicant: shortTextSchema(160),
  powers: shortTextSchema(1000),
  accountYearEnd: monthAndDay,
  // Flow Consult
  planDate: when,
  planner: shortTextSchema(160),
  reviewDate: when,
  willKeptAt: shortTextSchema(160),
  // Trusts
  leastTrustees: z
    .int('Give a whole number.')
    .min(1, 'Enter at least 1.')
    .max(50, 'Enter 50 or less.')
    .nullable()
    .optional(),
  mostTrustees: z
    .int('Give a whole number.')
    .min(1, 'Enter at least 1.')
    .max(50, 'Enter 50 or less.')
    .nullable()
    .optional(),
  /** What the deed says of meetings of the trustees. */
  trusteeQuorum: z
    .int('Give a whole number.')
    .min(1, 'Enter at least 1.')
    .max(50, 'Enter 50 or less.')
    .nullable()
    .optional(),
  meetingNoticeDays: z
    .int('Give a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(365, 'Enter at most 365.')
    .nullable()
    .optional(),
  trusteeDecisions: z.enum(['unanimous', 'majority']).nullable().optional(),
  needsAudit: flag,
  rafClaimNumber: shortTextSchema(60),
  deregisteredDate: when,
});
