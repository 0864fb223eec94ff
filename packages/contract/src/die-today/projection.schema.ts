import { z } from 'zod';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { day, id, money } from '../fields';
import { workedSchema } from '../figures/worked.schema';
import { plainMessageSchema, messageSchema } from '../message.schema';

const source = z.object({ id: z.string(), name: plainMessageSchema, amount: money });

/** What one person would have, and by which way. */
const awardSchema = z.object({
  personID: z.string(),
  name: z.string(),
  /** As the account prints it: 'daughter'; the spouse is marked. */
  relationship: z.string().nullable(),
  isSpouse: z.boolean(),
  /** Years, of somebody who is not of age. */
  minorAge: z.int().nullable(),
  fromEstate: money,
  byRight: money,
  policiesDirect: money,
  retirementIllustrative: money,
  throughTrust: money,
  accrual: money,
  total: money,
});

/** The estate of somebody who lives, as if the death were on a day: figures, the flow of it, and plain words. */
export const projectionSchema = z.object({
  asAt: day,
  /** All there is, past the estate too; what of it the family has, and what goes to taxes, debts and costs. */
  total: money,
  received: money,
  taxes: money,
  debtsAndCosts: money,
  cash: z.object({
    there: money,
    realisable: money,
    debts: money,
    /** What must be paid in money; a claim that assets settle is not among it. */
    accrual: money,
    accrualInKind: money,
    funeralAndCosts: money,
    gainsTax: money,
    estateDuty: money,
    required: money,
    /** Cash less what must be paid: below nought a shortfall. */
    over: money,
    overWithRealisable: money,
    unfunded: money,
  }),
  flow: z.object({
    sources: z.array(source),
    rest: money,
    ends: z.array(source.extend({ kind: z.enum(['person', 'taxes', 'debts', 'costs']) })),
    links: z.array(z.object({ from: z.string(), to: z.string(), amount: money })),
  }),
  awards: z.array(awardSchema),
  /** The growth of both estates and who owes whom; in neither direction is it cash that is there. */
  accruals: z.array(
    z.object({
      spouseID: z.string(),
      name: z.string(),
      claimBy: z.enum(['survivor', 'estate', 'nobody']),
      claim: money,
      own: money,
      ofSpouse: money,
      inKind: money,
    }),
  ),
  /** Retirement funds, each with its tax if all of it is taken in cash. */
  retirement: z.array(
    z.object({
      id: z.string(),
      fund: z.string(),
      name: z.string(),
      amount: money,
      notDeducted: money,
      tax: money,
      net: money,
    }),
  ),
  /** How the figures are worked out, line by line. */
  worked: z.object({
    gross: workedSchema,
    executorFee: workedSchema,
    mastersFee: workedSchema,
    gainsTax: workedSchema,
    estateDuty: workedSchema,
    required: workedSchema,
    over: workedSchema,
  }),
  /** In Namibia neither is levied. */
  dutyLevied: z.boolean(),
  lead: plainMessageSchema,
  words: z.array(
    z.object({
      about: z.enum(['house', 'spouse', 'minor']),
      title: plainMessageSchema,
      says: z.array(plainMessageSchema),
    }),
  ),
  assumptions: z.array(plainMessageSchema),
});

/** Whom and which firm a projection is shown by, with the figures or what keeps them from being worked out. */
export const projectionView = z.object({
  clientName: z.string(),
  firmName: z.string(),
  country: z.enum(['South Africa', 'Namibia']),
  projection: projectionSchema.nullable(),
  stopping: z.array(stoppingSchema),
});

const laterFigures = z.object({ gross: money, taxes: money, cashRequired: money, over: money, received: money });

/** A death in each of the next years. */
export const laterView = z.object({
  country: z.enum(['South Africa', 'Namibia']),
  years: z.array(
    z.object({
      years: z.int(),
      date: day,
      middle: laterFigures,
      low: laterFigures.nullable(),
      high: laterFigures.nullable(),
      premiums: money,
    }),
  ),
  assumptions: z.array(plainMessageSchema),
  stopping: z.array(stoppingSchema),
});

/** Plans side by side: the first is the client as things stand. */
export const comparisonView = z.object({
  country: z.enum(['South Africa', 'Namibia']),
  scenarios: z.array(
    z.object({
      id: id.nullable(),
      name: z.string(),
      asAt: day,
      ratesDate: day,
      /** What is done in life brings or costs, before the death. */
      effects: z.array(z.object({ label: plainMessageSchema, amount: money })),
      /** The cover that would close what is short in this plan. */
      cover: money.nullable(),
    }),
  ),
  lines: z.array(
    z.object({ line: z.string(), label: plainMessageSchema, values: z.array(money), changes: z.array(money) }),
  ),
  /** Those that cannot be worked out, and why. */
  unworkable: z.array(z.object({ id, name: z.string(), messages: z.array(messageSchema) })),
  /** The least cover, paid to the estate, with which cash pays everything; none where nothing is short. */
  cover: money.nullable(),
  /** What the duty would be if this went to the spouse. The rest of the estate has no name. */
  toSpouse: z.array(z.object({ name: z.string().nullable(), duty: money, saved: money })),
  assumptions: z.array(plainMessageSchema),
  stopping: z.array(stoppingSchema),
});
