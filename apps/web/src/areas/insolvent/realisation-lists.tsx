import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { WireAnswer } from '@boedel/contract/call';
import {
  auctionLotCalls,
  auctionLots,
  dispositionCalls,
  dispositions,
  openContractCalls,
  openContracts,
  saleConsentCalls,
  saleConsents,
} from '@boedel/contract/insolvent/realisation.record';
import { useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { markPhrase, t, translate } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';
import { InsolventPaper } from './insolvent-paper';
import styles from './insolvent.module.css';

type DispositionAnswer = WireAnswer<typeof dispositionCalls.getbyid>;
type ContractAnswer = WireAnswer<typeof openContractCalls.getbyid>;

const dispositionKit = createRecordKit(dispositions, dispositionCalls);
const contractKit = createRecordKit(openContracts, openContractCalls);
const lotKit = createRecordKit(auctionLots, auctionLotCalls);
const consentKit = createRecordKit(saleConsents, saleConsentCalls);

function useAssetLinks() {
  const { id: matterID } = useMatter();
  const read = useRead(assetLineCalls.getLines, { matterID }, { quiet: true });
  return { assetID: (read.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })) };
}

const lotColumns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(lotKit),
  { key: 'vat', title: markPhrase('VAT in it'), kind: 'money' },
  { key: 'total', title: markPhrase('Buyer pays'), kind: 'money' },
];

const dispositionColumns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(dispositionKit),
  { key: 'open', title: markPhrase('Still to recover'), kind: 'money' },
  {
    key: 'says',
    title: markPhrase('What must be proved'),
    sortable: false,
    wraps: true,
    render: (row) => {
      const { says, section, isOutside } = row as unknown as DispositionAnswer;
      return (
        <span className={styles.why} data-outside={isOutside || undefined}>
          {translate(says)}
          <small>{section}</small>
        </span>
      );
    },
  },
];

const contractColumns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(contractKit),
  { key: 'decideByDate', title: markPhrase('Decide by'), kind: 'day' },
  {
    key: 'standing',
    title: markPhrase('Effect'),
    sortable: false,
    wraps: true,
    render: (row) => {
      const { says, section, standing } = row as unknown as ContractAnswer;
      return (
        <span className={styles.why} data-outside={standing === 'lapsed' || undefined}>
          {translate(says)}
          {section && <small>{section}</small>}
        </span>
      );
    },
  },
];

/** What left the estate before the order and may be set aside, with who has to prove what. */
export const DispositionsPanel = () => (
  <MatterRecordSection
    kit={dispositionKit}
    none={t('No voidable dispositions.')}
    columns={dispositionColumns}
    links={useAssetLinks()}
  />
);

/** Leases, employment and other contracts that were running, each with the day by which it can be continued. */
export const OpenContractsPanel = () => (
  <MatterRecordSection kit={contractKit} none={t('No contracts.')} columns={contractColumns} />
);

/** Sales in detail: who agreed to them, and the lots of an auction up to what each buyer pays. */
export function SalesPanel() {
  const links = useAssetLinks();
  const { id: matterID } = useMatter();
  const consents = useRead(saleConsentCalls.getbymatterid, { matterID }, { quiet: true });
  const isAsking = (consents.data ?? []).some(({ source, answer }) => source.startsWith('master') && answer === null);
  return (
    <>
      <MatterRecordSection kit={consentKit} none={t('No consents.')} links={links} />
      {isAsking && <InsolventPaper paper="authorityApplication" title={t('Application to the Master')} />}
      <MatterRecordSection kit={lotKit} none={t('No lots.')} columns={lotColumns} links={links} />
    </>
  );
}
