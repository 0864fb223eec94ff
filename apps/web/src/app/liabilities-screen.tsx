import { systemType } from '@boedel/domain/matter/kinds';
import { DutyFacts } from '../areas/estate/duty-facts';
import { EstateSettings } from '../areas/estate/estate-settings';
import { LiabilitiesTab } from '../areas/liabilities/liabilities-tab';
import { t } from '../i18n/t';
import { useMatter } from '../ui/the-matter';

/** What the matter owes; of an estate, or a plan for one, also what its duty and its account are worked out with. */
export function LiabilitiesScreen() {
  const { systemTypeID, country } = useMatter();
  const isOfDeath = systemTypeID === systemType.estateLate || systemTypeID === systemType.flowConsult;
  const duty = { key: 'duty', label: t('For estate duty'), content: <DutyFacts /> };
  const settings = { key: 'settings', label: t('Settings'), content: <EstateSettings /> };
  return <LiabilitiesTab beside={isOfDeath ? [...(country === 'South Africa' ? [duty] : []), settings] : []} />;
}
