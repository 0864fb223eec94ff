import type { WireAnswer } from '@boedel/contract/call';
import { trustFeeCalls } from '@boedel/contract/trust-fees/trust-fees.calls';
import { trustFees } from '@boedel/contract/trust-fees/trust-fees.record';
import { Button } from '@mantine/core';
import { useCall } from '../../client/hooks';
import { kitOf, type MatterRow } from '../../client/record/matter-record';
import { matterColumns, MatterRecordSection } from '../../client/record/matter-records';
import { language } from '../../i18n/language';
import { phrase, t } from '../../i18n/t';
import { WorkedOut } from '../../ui/figures/worked-out';
import { dateText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';

type Charged = WireAnswer<typeof trustFeeCalls.getbyid>;
const kit = kitOf(trustFees, trustFeeCalls);

function Invoice({ row }: { row: Charged }) {
  const make = useCall(trustFeeCalls.invoice, { says: t('The invoice is made and stands under Documents.') });
  if (row.invoice) {
    const { number, invoicedDate } = row.invoice;
    return t('No. {number} of {day}', { number: String(number), day: dateText(invoicedDate) });
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
          make.run({ id: row.id, language: language() });
        }}
      >
        {t('Invoice it')}
      </Button>
    </OnlyCapture>
  );
}

const columns: readonly Column<MatterRow>[] = [
  ...matterColumns(kit).filter(({ key }) => key !== 'period'),
  { key: 'income', title: phrase('Income received'), kind: 'money' },
  { key: 'fee', title: phrase('Fee'), kind: 'money' },
  { key: 'vat', title: phrase('VAT'), kind: 'money' },
  {
    key: 'total',
    title: phrase('Total'),
    kind: 'money',
    render: (row) => <WorkedOut worked={(row as unknown as Charged).worked} />,
  },
  {
    key: 'invoice',
    title: phrase('Invoice'),
    sortable: false,
    render: (row) => <Invoice row={row as unknown as Charged} />,
  },
];

/** What the firm charges the trust, period by period, worked out from its trust fees and invoiced. */
export const TrustFeesPanel = () => (
  <MatterRecordSection
    kit={kit}
    none={t('No period is charged for yet. The rates stand under Global Trust Fees.')}
    columns={columns}
    mayRemove={(row) => (row as unknown as Charged).invoice === null}
  />
);
