import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { amountToSave } from '@boedel/contract/assets/assets.schema';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { hasPart } from '@boedel/domain/assets/asset-kind';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../client/download';
import { FileAPaper } from '../../client/file-a-paper';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import type { FieldOption, FieldSection } from '../../ui/fields/field';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { toCents, missing, formatPlainAmount } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { toOptions, valuationLabels } from './asset-words';
import { type AssetAnswer, type AssetAmount } from './assets.queries';
import { AmountControl } from './money-in';
import styles from './assets.module.css';

type AmountPurpose = NonNullable<AssetAmount['purpose']>;

const columns: ListColumn<AssetAmount>[] = [
  { key: 'date', title: 'Date', kind: 'day' },
  {
    key: 'type',
    title: 'What',
    value: (row) => (row.type ? t(valuationLabels[row.type] ?? row.type) : missing),
    strong: true,
  },
  { key: 'valuerName', title: 'Valuer' },
  {
    key: 'amount',
    title: 'Amount',
    kind: 'money',
    render: (row) =>
      row.currency === null ? (
        <Amount rands={row.amount} />
      ) : (
        `${row.currency} ${formatPlainAmount(toCents(row.amount))} @ ${row.rate ?? missing}`
      ),
  },
  { key: 'inOwnMoney', title: 'In foreign currency', kind: 'money' },
  {
    key: 'documents',
    title: 'Evidence',
    wraps: true,
    value: ({ documents }) => documents.map(({ name }) => name).join(', ') || ' ',
    render: (row) => <Evidence of={row} />,
  },
  {
    key: 'isUsed',
    title: 'Counts',
    value: ({ isUsed, purpose }) => (purpose === 'cost' || isUsed ? 1 : 0),
    render: ({ isUsed }) => (isUsed ? <StatusBadge tone="good">{t('In use')}</StatusBadge> : missing),
  },
];

/** The papers a value or a cost rests on: each is fetched by a click, and another is filed beside them. */
function Evidence({ of }: { of: AssetAmount }) {
  const matter = useMatter();
  const mayRead = matter.rights.includes('documents');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps a paper from opening the row
    <span className={styles.evidence} onClick={(event) => event.stopPropagation()}>
      {of.documents.map(({ id, name }) => (
        <Button
          key={id}
          variant="subtle"
          size="compact-xs"
          disabled={!mayRead}
          leftSection={<IconDownload size={12} aria-hidden />}
          onClick={() => void download(documentCalls.downloaddocument, { query: { documentID: id } })}
        >
          {name}
        </Button>
      ))}
      {mayRead && matter.mayCapture && (
        <FileAPaper
          label={t('Upload evidence')}
          about={{ assetID: of.assetID, assetAmountID: of.id }}
          says={t('Added to the asset.')}
        />
      )}
      {of.documents.length === 0 && !matter.mayCapture && missing}
    </span>
  );
}

const createSections = (purpose: AmountPurpose, valuers: readonly FieldOption[]): FieldSection[] => [
  {
    fields: [
      { name: 'amount', label: markPhrase('Amount'), kind: 'money', control: AmountControl, required: true, span: 2 },
      { name: 'date', label: markPhrase('Date'), kind: 'day', span: 2 },
      purpose === 'value'
        ? {
            name: 'type',
            label: markPhrase('Type of valuation'),
            kind: 'select',
            options: toOptions(valuationLabels),
            span: 2,
          }
        : {
            name: 'type',
            label: markPhrase('What for'),
            help: markPhrase('Acquisition, transfer costs, improvement'),
            span: 2,
          },
      ...(purpose === 'value'
        ? ([{ name: 'valuerID', label: markPhrase('Valuer'), kind: 'link', options: valuers, span: 2 }] as const)
        : []),
      {
        name: 'currency',
        label: markPhrase('Currency'),
        help: markPhrase('Leave blank to use the matter’s currency.'),
        maxLength: 3,
        span: 2,
      },
      { name: 'rate', label: markPhrase('Rate'), span: 2 },
      { name: 'rateDate', label: markPhrase('Rate of'), kind: 'day', span: 2 },
      ...(purpose === 'value'
        ? ([{ name: 'isUsed', label: markPhrase('Use this value'), kind: 'flag', span: 4 }] as const)
        : []),
      { name: 'comment', label: markPhrase('Comment'), kind: 'notes', span: 6 },
    ],
  },
];

/** What it was worth over time, with the evidence; and what was spent on it, for the base cost. */
export function AssetValues({ asset, valuers }: { asset: AssetAnswer; valuers: readonly FieldOption[] }) {
  const { mayCapture, systemTypeID } = useMatter();
  const read = useRead(assetCalls.getAssetAmounts, { assetID: asset.id });
  const [open, setOpen] = useState<Partial<AssetAmount> & { purpose: AmountPurpose }>();
  const save = useCall(assetCalls.saveAssetAmount);
  const remove = useCall(assetCalls.deleteAssetAmount, { onDone: () => setOpen(undefined) });
  const list = (purpose: AmountPurpose, title: string, add: string, none: string) => (
    <PeopleSection title={title} add={{ label: add, run: () => setOpen({ purpose }) }}>
      <Loaded read={read}>
        {(all) => {
          const rows = all.filter((row) => row.purpose === purpose);
          return rows.length === 0 ? (
            <Nobody sentence={none} />
          ) : (
            <ListTable
              label={title}
              rows={rows}
              columns={
                purpose === 'value' ? columns : columns.filter(({ key }) => !['valuerName', 'isUsed'].includes(key))
              }
              rowKey={({ id }) => id}
              onOpen={(row) => setOpen({ ...row, purpose })}
            />
          );
        }}
      </Loaded>
    </PeopleSection>
  );
  const blank = {
    id: null,
    assetID: asset.id,
    type: null,
    amount: null,
    currency: null,
    rate: null,
    rateDate: null,
    date: null,
    valuerID: null,
    comment: null,
    isUsed: false,
    documentIDs: [],
    version: null,
  };
  return (
    <>
      {list('value', t('Values'), t('Add valuation'), t('No value.'))}
      {(asset.isSubjectToCGT || (hasPart(asset.kind, 'gains') && systemTypeID !== systemType.liquidation)) &&
        list('cost', t('Base cost'), t('Add cost'), t('No money spent on this asset.'))}
      {open && (
        <RecordDialog<object>
          title={open.purpose === 'value' ? t('Valuation') : t('Cost')}
          size="lg"
          sections={createSections(open.purpose, valuers)}
          schema={amountToSave}
          value={{ ...blank, ...open }}
          call={save}
          readOnly={!mayCapture}
          onSaved={() => setOpen(undefined)}
          onClose={() => setOpen(undefined)}
          {...(open.id && mayCapture && { extra: { label: t('Remove'), onClick: () => remove.run({ id: open.id! }) } })}
        />
      )}
    </>
  );
}
