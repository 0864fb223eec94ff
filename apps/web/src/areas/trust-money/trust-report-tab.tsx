import { t } from '../../i18n/t';
import { SubTabs } from '../../ui/sub-tabs';
import { useMatter } from '../../ui/the-matter';
import { Distributions } from './distributions';
import { Statements } from './statements';
import { TaxYear } from './tax-year';
import { Vestings } from './vestings';

/** What is reported of a trust: its statements, what vested in beneficiaries, and the return of that. */
export function TrustReportTab() {
  const { rights, country } = useMatter();
  return (
    <SubTabs
      label={t('Statements, distributions and IT3(t)')}
      tabs={[
        { key: 'statements', label: t('Statements'), content: <Statements /> },
        ...(rights.includes('money')
          ? [{ key: 'distributions', label: t('Distributions'), content: <Distributions /> }]
          : []),
        // Returns to the South African Revenue Service.
        ...(country === 'Namibia'
          ? []
          : [
              { key: 'it3t', label: 'IT3(t)', content: <Vestings /> },
              { key: 'tax', label: t('Tax'), content: <TaxYear /> },
            ]),
      ]}
    />
  );
}
