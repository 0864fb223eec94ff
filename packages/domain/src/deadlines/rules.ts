import type { Country } from '../law/country';
import type { SystemType } from '../matter/kinds';
import { curatorshipRules } from './curatorship-rules';
import { deceasedRules } from './deceased-rules';
import { insolvencyRules } from './insolvency-rules';
import { rehabilitationRules } from './rehabilitation-rules';
import type { DeadlineRule, InsolventEntity } from './rule';
import { trustRules } from './trust-rules';

export const deadlineRules: readonly DeadlineRule[] = [
  ...deceasedRules,
  ...insolvencyRules,
  ...rehabilitationRules,
  ...trustRules,
  ...curatorshipRules,
];

/** The rules that speak about a matter of this kind. Without an entity every insolvency rule applies. */
export const listRules = (
  systemType: SystemType,
  country: Country,
  entity?: InsolventEntity,
): readonly DeadlineRule[] =>
  deadlineRules.filter(
    (rule) =>
      rule.systemTypes.includes(systemType) &&
      rule.countries.includes(country) &&
      (entity === undefined || rule.entities === undefined || rule.entities.includes(entity)),
  );
