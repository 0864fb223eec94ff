import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { Button } from '@mantine/core';
import { download } from '../../client/download';
import { markPhrase, t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { PageTitle } from '../../ui/page-title';
import { notifyPatience } from '../../ui/plain/patience';
import { FirmChoice } from './firm-choice';
import styles from './reports.module.css';

const tables = [
  [7, markPhrase('Active and Pending Matters')],
  [9, markPhrase('Archived and Closed Matters')],
] as const;

/** The master data as CSV, of all firms or of one, at /reports/MasterDataReport. */
export function MasterDataPage() {
  const [firm, setFirm] = useAddressState('firm');
  const downloadReport = (reportType: number): void => {
    notifyPatience();
    const query = { reportType, ...(firm && { intermediaryID: Number(firm) }) };
    void download(tableCalls.downloadTableCSV, { query }).catch(() => undefined);
  };
  return (
    <>
      <PageTitle title={t('Master Data')} />
      <p className={styles.about}>
        {t('All details of each matter of the current type, one row per matter: people, dates and figures.')}
      </p>
      <div className={styles.filters}>
        <FirmChoice firm={firm} onFirm={setFirm} none={t('All firms')} clearable />
      </div>
      <div className={styles.filters}>
        {tables.map(([type, label]) => (
          <Button key={type} variant="default" onClick={() => downloadReport(type)}>
            {t(label)}
          </Button>
        ))}
      </div>
    </>
  );
}
