import { GainsTab } from '../areas/capital-gains/gains-tab';
import { EstateSettings } from '../areas/estate/estate-settings';
import { t } from '../i18n/t';

/** The tax of the estate, with how the tax of the last return is found beside it. */
export const GainsScreen = () => (
  <GainsTab settings={<EstateSettings title={t('The last return')} only="Income tax at death" />} />
);
