import { constants } from '@boedel/contract/fixed/constants';
import { Progress, SimpleGrid } from '@mantine/core';
import { t, translate } from '../../i18n/t';
import { WarnBox } from '../../ui/warn-box';
import type { FirmDetails } from './intermediaries.queries';
import styles from './intermediaries.module.css';

interface UsageMeterProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
}

function Meter({ label, used, limit }: UsageMeterProps) {
  const share = (used / limit) * 100;
  return (
    <div>
      <div className={styles.meter}>
        <span>{label}</span>
        <strong>
          {t('{used} of {limit}', { used: used.toLocaleString('en'), limit: limit.toLocaleString('en') })}
        </strong>
      </div>
      <Progress value={share} color={share >= 90 ? 'red.9' : 'teal'} aria-label={label} />
    </div>
  );
}

/** How much of its fair use the firm has used. */
export function FirmUse({ firm }: { firm: FirmDetails }) {
  return (
    <>
      <h3>{t('Use')}</h3>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xl">
        <Meter label={t('Active matters')} used={firm.activeMatters} limit={constants.fairUseActiveMatters} />
        <Meter
          label={t('Historical matters')}
          used={firm.historicalMatters}
          limit={constants.fairUseHistoricalMatters}
        />
        <div className={styles.meter}>
          <span>{t('Users')}</span>
          <strong>{firm.users}</strong>
        </div>
      </SimpleGrid>
      {firm.said.map((warning) => (
        <WarnBox key={translate(warning)}>{translate(warning)}</WarnBox>
      ))}
    </>
  );
}
