import { complianceRules, type ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { z } from 'zod';
import { declareCalls, declareChangingCalls, allowFirm, get, allowOnMatter } from '../call';
import { day, id, idInQuery } from '../fields';
import { messageSchema } from '../message.schema';
import { declareMatterRecordCalls } from '../record/matter-record';
import { trustYearsDone } from './years-done.record';

const rules = Object.keys(complianceRules) as [ComplianceRule, ...ComplianceRule[]];

const finding = z.object({
  rule: z.enum(rules),
  state: z.enum(['overdue', 'soon', 'good', 'unknown']),
  says: messageSchema,
  day: day.nullable(),
});

/** How trusts stand with what the law asks of them. */
export const complianceCalls = declareCalls({
  ofTrust: get('/api/compliance/ofTrust', {
    about: 'What a trust is looked at for, and how it stands.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(finding),
  }),
  ofFirm: get('/api/compliance/ofFirm', {
    about: 'Every current trust of the firm: how many are overdue by rule, and which, with what.',
    ours: true,
    who: allowFirm(),
    answer: z.object({
      trusts: z.int(),
      byRule: z.array(z.object({ rule: z.enum(rules), overdue: z.int(), soon: z.int(), unknown: z.int() })),
      rows: z.array(z.object({ matterID: id, reference: z.string(), name: z.string(), findings: z.array(finding) })),
    }),
  }),
});

export const yearsDoneCalls = declareChangingCalls(
  ['/api/compliance'] as const,
  declareMatterRecordCalls(trustYearsDone),
);
