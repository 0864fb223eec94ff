import type { WireAnswer } from '@boedel/contract/call';
import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import type { ComplianceRule } from '@boedel/domain/compliance/trust-compliance';
import { phrase } from '../../i18n/t';
import type { Tone } from '../../ui/figures/status-badge';

export type ComplianceFinding = WireAnswer<typeof complianceCalls.ofTrust>[number];
export type FirmCompliance = WireAnswer<typeof complianceCalls.ofFirm>;
export type TrustRow = FirmCompliance['rows'][number];

export const ruleWords: Readonly<Record<ComplianceRule, string>> = {
  registration: phrase('Registration'),
  letters: phrase('Trustees and letters of authority'),
  owners: phrase('Beneficial owners'),
  tax: phrase('Tax'),
  statements: phrase('Financial statements'),
  bond: phrase('Bond of security'),
  meeting: phrase('Annual meeting'),
};

export const tones: Readonly<Record<ComplianceFinding['state'], Tone>> = { overdue: 'bad', soon: 'warn', good: 'good' };
export const stateWords: Readonly<Record<ComplianceFinding['state'], string>> = {
  overdue: phrase('Overdue'),
  soon: phrase('Coming up'),
  good: phrase('In order'),
};
