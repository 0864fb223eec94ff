import { complianceCalls, yearsDoneCalls } from '@boedel/contract/compliance/compliance.calls';
import {
  checkTrustCompliance,
  complianceRules,
  type ComplianceRule,
  type TrustComplianceFinding,
} from '@boedel/domain/compliance/trust-compliance';
import { trustYearsDone } from '@boedel/contract/compliance/years-done.record';
import { checkYearsDone, type YearsDone } from '@boedel/domain/compliance/missed-years';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { findCountry } from '@boedel/domain/law/country';
import { pairHandlers } from '../../platform/http/handler';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { createMatterRecordKit, createRecordHandlers } from '../../platform/record/matter-record';
import { readTrusts } from './compliance.store';

const rules = Object.keys(complianceRules) as ComplianceRule[];
const isOpen = ({ state }: TrustComplianceFinding): boolean => state !== 'good';

const yearsDone = createMatterRecordKit(trustYearsDone, {
  check: (values, { today }) => checkYearsDone(values as unknown as YearsDone, today) ?? { values },
});
export const handledYearsDoneCalls = pairHandlers(yearsDoneCalls, createRecordHandlers(yearsDone));

export const handledComplianceCalls = pairHandlers(complianceCalls, {
  ofTrust: ({ scope, query, now }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'estate');
      // Whoever may see the trust sees how it stands, also without its diary.
      const [trust] = await runAsFirm(tx, () => readTrusts(tx, matter.id));
      return trust ? checkTrustCompliance(trust, computeDayAt(now, findCountry(matter.country))) : [];
    }),
  ofFirm: ({ scope, now }) =>
    scope.transaction(async (tx) => {
      const trusts = await readTrusts(tx, null);
      const today = computeDayAt(now);
      const judged = trusts.map(({ id, reference, name, ...facts }) => ({
        matterID: id,
        reference,
        name,
        findings: checkTrustCompliance(facts, today).filter(isOpen),
      }));
      const countState = (rule: ComplianceRule, state: TrustComplianceFinding['state']): number =>
        judged.filter(({ findings }) => findings.some((one) => one.rule === rule && one.state === state)).length;
      return {
        trusts: trusts.length,
        byRule: rules.map((rule) => ({
          rule,
          overdue: countState(rule, 'overdue'),
          soon: countState(rule, 'soon'),
          unknown: countState(rule, 'unknown'),
        })),
        rows: judged.filter(({ findings }) => findings.length > 0),
      };
    }),
});
