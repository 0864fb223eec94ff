import { organisationChange, scheduleSchema } from '@boedel/contract/firm/settings.schema';
import { checkDefaultFees, type DefaultFees } from '@boedel/domain/firm/default-fees';
import { readSchedule, type Schedule } from '@boedel/domain/firm/frequency';
import { readReferencePattern } from '@boedel/domain/firm/reference-pattern';
import { collectRefusals } from '@boedel/domain/law/refusal';
import type { z } from 'zod';
import { asText } from '../../ui/as-text';
import { countryAndDay, ruledBy } from '../../ui/fields/checked-by';

/** The settings' own rules, the same the server asks. A missing choice is null to them. */
export const organisationSchema = (firmCountry: string | undefined): z.ZodType =>
  ruledBy(organisationChange, (values) => {
    const { country, on } = countryAndDay(firmCountry);
    const schedule = {
      frequency: values['reminderFrequency'],
      weekday: values['reminderWeekday'] ?? null,
      monthDay: values['reminderMonthDay'] ?? null,
    };
    return collectRefusals([
      readReferencePattern(asText(values['matterReferencePattern'])),
      checkDefaultFees(values as unknown as DefaultFees, country, on),
      readSchedule(schedule as Schedule, 'reminder'),
    ]);
  });

export const batchSchema: z.ZodType = ruledBy(scheduleSchema, (values) => readSchedule(values as unknown as Schedule));
