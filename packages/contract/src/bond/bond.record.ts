import { bondStatuses } from '@boedel/domain/bond/bond';
import { reductionOutcomes } from '@boedel/domain/bond/reduce';
import { z } from 'zod';
import { day as daySchema, id, instant, money as moneySchema, version } from '../fields';
import { day, link, money, must, notes, percent, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const premium = 'Premium';
const release = 'Release';

/** One request to the provider to reduce a bond, and what became of it. */
export const reductionSchema = z.object({
  id,
  askedDate: daySchema,
  fromAmount: moneySchema,
  newAmount: moneySchema,
  reason: z.string(),
  outcome: z.enum(reductionOutcomes),
  mailedAt: instant.nullable(),
  mailedTo: z.string().nullable(),
  masterConsentDate: daySchema.nullable(),
  decidedDate: daySchema.nullable(),
  comment: z.string().nullable(),
  version,
});

/** Security found for whoever is appointed: a provider stands surety to the Master for an amount. */
export const bonds = declareMatterRecord({
  table: 'bond_of_security',
  path: 'bondofsecurity',
  label: 'Bonds of security',
  one: 'bond of security',
  names: 'number',
  right: 'estate',
  systemTypes: [1, 2, 3, 5],
  spelled: { getbymatterid: 'getlist' },
  matterIn: 'matterId',
  adds: {
    status: z.enum(bondStatuses),
    providerName: z.string(),
    /** What a year costs: as captured, or worked out at the provider's rate. */
    yearlyPremium: moneySchema,
    isPremiumWorkedOut: z.boolean(),
    nextRenewalDate: daySchema.nullable(),
    isRenewalOverdue: z.boolean(),
    reductions: z.array(reductionSchema),
    documents: z.int(),
  },
  fields: {
    number: text('Bond number', 60, {
      inList: true,
      help: 'As given by the provider. Leave blank until the bond is issued.',
    }),
    providerID: must(link('Provider', 'bondofsecurityprovider', { span: 4 })),
    amount: must(money('Amount secured', { inList: true })),
    appliedDate: day('Applied for on'),
    issuedDate: day('Issued on', { inList: true }),
    lodgedDate: day('Lodged on'),
    principal: text('Principal', 200, { span: 4, help: 'Who is bound: the executor, trustee, curator or liquidator.' }),
    premium: money('Yearly premium', { group: premium, help: "Leave blank to calculate it at the provider's rate." }),
    premiumPercent: percent('Rate (%)', { group: premium, help: "Leave blank to use the provider's usual rate." }),
    minimumPremium: money('Minimum premium', { group: premium }),
    firstPremiumDate: day('First premium date', { group: premium, help: 'Leave blank to use the date of issue.' }),
    premiumPaidTo: day('Paid up to', { group: premium, column: 'premium_paid_to' }),
    masterReleaseDate: day("Master's letter of release", { group: release }),
    releasedDate: day('Released on', { group: release }),
    notes: notes(),
  },
});
