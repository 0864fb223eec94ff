import type { WireAnswer } from '@boedel/contract/call';
import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import type { ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { markPhrase } from '../../i18n/t';
import type { BadgeTone } from '../../ui/figures/status-badge';

export type ComplianceFinding = WireAnswer<typeof complianceCalls.ofTrust>[number];
export type FirmCompliance = WireAnswer<typeof complianceCalls.ofFirm>;
export type TrustComplianceRow = FirmCompliance['rows'][number];

export const ruleLabels: Readonly<Record<ComplianceRule, string>> = {
  registration: markPhrase('Registration'),
  letters: markPhrase('Trustees and letters of authority'),
  owners: markPhrase('Beneficial owners'),
  tax: markPhrase('Tax'),
  statements: markPhrase('Financial statements'),
  bond: markPhrase('Bond of security'),
  meeting: markPhrase('Annual meeting'),
};

export const tones: Readonly<Record<ComplianceFinding['state'], BadgeTone>> = {
  overdue: 'bad',
  soon: 'warn',
  good: 'good',
  unknown: 'off',
};
export const stateLabels: Readonly<Record<ComplianceFinding['state'], string>> = {
  overdue: markPhrase('Overdue'),
  soon: markPhrase('Coming up'),
  good: markPhrase('OK'),
  unknown: markPhrase('Not known'),
};
