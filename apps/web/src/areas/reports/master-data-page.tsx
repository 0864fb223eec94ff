import { reportCalls } from '@boedel/contract/reports/reports.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { PageTitle } from '../../ui/page-title';
import { notifyPatience } from '../../ui/plain/patience';
import { FirmChoice } from './firm-choice';
import styles from './reports.module.css';

const tables = [
  ['7', markPhrase('Active and Pending Matters')],
  ['9', markPhrase('Archived and Closed Matters')],
] as const;

/** The master data of one firm as CSV, at /reports/MasterDataReport. */
export function MasterDataPage() {
  const [firm, setFirm] = useAddressState('firm');
  const downloadReport = (reportType: string): void => {
    notifyPatience();
    const query = { intermediaryID: firm, reportType };
    void download(reportCalls.masterData, { query: query as never }).catch(() => undefined);
  };
  return (
    <>
      <PageTitle title={t('Master Data')} />
      <p className={styles.about}>
        {t('Everything that is known of each matter of the type you work in: people, dates and figures, a row each.')}
      </p>
      <div className={styles.filters}>
        <FirmChoice firm={firm} onFirm={setFirm} none={t('Choose a firm')} />
      </div>
      <div className={styles.filters}>
        {tables.map(([type, label]) => (
          <Button key={type} variant="default" disabled={firm === ''} onClick={() => downloadReport(type)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </>
  );
}
