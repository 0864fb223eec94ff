import { z } from 'zod';
import { declareCalls, declareChangingCalls, get, allowOnMatter } from '../call';
import { day, id, idInQuery, money } from '../fields';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { workedSchema } from '../figures/worked.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofDuty } from '../subjects';
import { taxYears } from './tax-year.record';

const taxedAsset = z.object({
  assetID: id,
  name: z.string(),
  marketValue: money,
  baseCost: money,
  /** Below nought for a loss. */
  gain: money,
  excluded: money,
  counted: money,
  tax: money,
  worked: workedSchema,
});

const ofMatter = z.object({ matterID: idInQuery });

export const gainsCalls = declareCalls({
  getCGTByMatterID: get('/api/asset/getCGTByMatterID', {
    about:
      'Capital gains tax at death, asset by asset; the last return; the tax of the estate itself; or what stands in the way.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      /** The account charges it; otherwise it is a mere estimate until somebody says how it is found. */
      isCharged: z.boolean(),
      assets: z.array(taxedAsset),
      /** Assets with no facts for the tax: they count as having no gain. */
      withoutFacts: z.array(z.object({ assetID: id, name: z.string() })),
      taxableGain: workedSchema.nullable(),
      lastReturn: workedSchema.nullable(),
      gainsTax: workedSchema.nullable(),
      /** Somebody set the tax on the gain against what is computed. */
      isGainsTaxByHand: z.boolean(),
      afterDeath: workedSchema.nullable(),
      carriedByHeir: workedSchema.nullable(),
      stopping: z.array(stoppingSchema),
    }),
    quiet: true,
  }),
});

export const taxYearCalls = declareChangingCalls(ofDuty, declareMatterRecordCalls(taxYears));

export const suggestedTaxYearCalls = declareCalls({
  suggested: get('/api/estatetaxyear/suggested', {
    about:
      'Tax years the estate lived through that are not captured, or captured with another income than the ledger shows in each.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(
      z.object({
        fromDate: day,
        toDate: day,
        netIncome: money,
        /** Of a year that is captured, and with another income than the ledger shows: what was captured. */
        taxableIncome: money.nullable(),
      }),
    ),
    quiet: true,
  }),
});
