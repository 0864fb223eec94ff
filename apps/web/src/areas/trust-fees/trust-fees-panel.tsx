import type { WireAnswer } from '@boedel/contract/call';
import { trustFeeTerms } from '@boedel/contract/trust-fees/trust-fee-terms.record';
import { trustFeeCalls, trustFeeTermsCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { trustFees } from '@boedel/contract/trust-fees/trust-fees.record';
import { checkDeedTerms, type DeedFeeTerms } from '@boedel/domain/trust-fees/deed-terms';
import { Button } from '@mantine/core';
import { useCall } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { createRecordColumns, MatterRecordSection } from '../../client/record/matter-records';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { WorkedOut } from '../../ui/figures/worked-out';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';

type ChargedTrustFee = WireAnswer<typeof trustFeeCalls.getbyid>;
const kit = createRecordKit(trustFees, trustFeeCalls);
const termsKit = createRecordKit(trustFeeTerms, trustFeeTermsCalls);

function Invoice({ row }: { row: ChargedTrustFee }) {
  const make = useCall(trustFeeCalls.invoice, { says: t('Invoice created. Find it under Documents.') });
  if (row.invoice) {
    const { number, invoicedDate } = row.invoice;
    return t('No. {number}, {day}', { number: String(number), day: formatDate(invoicedDate) });
  }
  return (
    <OnlyCapture ofFirm>
      <Button
        size="compact-xs"
        variant="light"
        loading={make.isRunning}
        disabled={row.fee === 0}
        onClick={(event) => {
          event.stopPropagation();
          make.run({ id: row.id, language: getLanguage() });
        }}
      >
        {t('Create invoice')}
      </Button>
    </OnlyCapture>
  );
}

const columns: readonly ListColumn<RecordScreenRow>[] = [
  ...createRecordColumns(kit).filter(({ key }) => key !== 'period'),
  { key: 'income', title: markPhrase('Income received'), kind: 'money' },
  { key: 'fee', title: markPhrase('Fee'), kind: 'money' },
  { key: 'vat', title: markPhrase('VAT'), kind: 'money' },
  {
    key: 'total',
    title: markPhrase('Total'),
    kind: 'money',
    render: (row) => <WorkedOut worked={(row as unknown as ChargedTrustFee).worked} />,
  },
  {
    key: 'invoice',
    title: markPhrase('Invoice'),
    sortable: false,
    render: (row) => <Invoice row={row as unknown as ChargedTrustFee} />,
  },
];

/** What the firm charges the trust, period by period, worked out by the deed or its own trust fees, and invoiced. */
export const TrustFeesPanel = () => (
  <>
    <MatterRecordSection
      kit={kit}
      none={t('No fee periods yet. Set the rates under Global Trust Fees.')}
      columns={columns}
      mayRemove={(row) => (row as unknown as ChargedTrustFee).invoice === null}
    />
    <MatterRecordSection
      kit={termsKit}
      none={t('The fees of the firm apply to this trust.')}
      rule={(values) => checkDeedTerms(values as unknown as DeedFeeTerms)}
    />
  </>
);
