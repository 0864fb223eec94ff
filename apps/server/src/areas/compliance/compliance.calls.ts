import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import {
  complianceOf,
  complianceRules,
  type ComplianceRule,
  type Finding,
} from '@boedel/domain/compliance/trust-compliance';
import { dayAt } from '@boedel/domain/dates/instant';
import { countryNamed } from '@boedel/domain/law/country';
import { handle } from '../../platform/http/handler';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { readTrusts } from './compliance.store';

const rules = Object.keys(complianceRules) as ComplianceRule[];
const isOpen = ({ state }: Finding): boolean => state !== 'good';

export const handledComplianceCalls = handle(complianceCalls, {
  ofTrust: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      // Whoever may see the trust sees how it stands, also without its diary.
      const [trust] = await asTheFirm(tx, () => readTrusts(tx, matter.id));
      return trust ? complianceOf(trust, dayAt(now, countryNamed(matter.country))) : [];
    }),
  ofFirm: ({ tenant, now }) =>
    tenant.transaction(async (tx) => {
      const trusts = await readTrusts(tx, null);
      const today = dayAt(now);
      const judged = trusts.map(({ id, reference, name, ...facts }) => ({
        matterID: id,
        reference,
        name,
        findings: complianceOf(facts, today).filter(isOpen),
      }));
      const count = (rule: ComplianceRule, state: Finding['state']): number =>
        judged.filter(({ findings }) => findings.some((one) => one.rule === rule && one.state === state)).length;
      return {
        trusts: trusts.length,
        byRule: rules.map((rule) => ({ rule, overdue: count(rule, 'overdue'), soon: count(rule, 'soon') })),
        rows: judged.filter(({ findings }) => findings.length > 0),
      };
    }),
});
