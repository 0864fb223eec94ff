import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { listLiabilityKinds, liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { type SystemType, systemType } from '@boedel/domain/matter/kinds';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { findToAdd, findToChange } from '@boedel/contract/assets/finds.schema';
import { markPhrase, t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import type { FieldSection } from '../../ui/fields/field';
import { StatusBadge, type BadgeTone } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { RecordDialog } from '../../ui/record/record-dialog';
import { notify } from '../../ui/plain/notices';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { kindLabels } from './asset-words';
import { type AssetFind, useFinds } from './assets.queries';
import { FindLetters } from './find-letters';
import styles from './assets.module.css';

const statusLabels: Readonly<Record<AssetFind['status'], readonly [string, BadgeTone]>> = {
  open: [markPhrase('To be asked'), 'warn'],
  asked: [markPhrase('Asked'), 'info'],
  answered: [markPhrase('Answered'), 'info'],
  asset: [markPhrase('Asset'), 'good'],
  liability: [markPhrase('Liability'), 'good'],
  nothing: [markPhrase('Nothing'), 'off'],
};
const mayBeLabels: Readonly<Record<NonNullable<AssetFind['mayBe']>, string>> = {
  unknown: markPhrase('Not known'),
  asset: markPhrase('Possible asset'),
  liability: markPhrase('Possible debt'),
};
const sections: FieldSection[] = [
  {
    fields: [
      { name: 'description', label: markPhrase('Item'), required: true, span: 6, maxLength: 300 },
      { name: 'source', label: markPhrase('Reported by'), span: 3 },
      {
        name: 'mayBe',
        label: markPhrase('May be'),
        kind: 'select',
        required: true,
        options: Object.entries(mayBeLabels).map(([value, label]) => ({ value, label })),
        span: 3,
      },
      { name: 'amount', label: markPhrase('Amount'), kind: 'money', span: 3 },
      { name: 'foundDate', label: markPhrase('Found on'), kind: 'day', span: 3 },
      { name: 'askedDate', label: markPhrase('Asked on'), kind: 'day', span: 3 },
      { name: 'answeredDate', label: markPhrase('Answered on'), kind: 'day', span: 3 },
      { name: 'notes', label: markPhrase('Notes'), kind: 'notes', span: 6 },
    ],
  },
];
const settled = new Set<AssetFind['status']>(['asset', 'liability', 'nothing']);

/** Says what a find became, with a way back: what was made of it goes, and it is open as before. */
function useTakeBack(): (message: string, find: AssetFind) => void {
  const removeAsset = useCall(assetCalls._delete);
  const removeLiability = useCall(liabilityCalls._delete);
  const reopen = useCall(findCalls.reopen, { says: t('Item reopened.') });
  const undo = async ({ id, assetID, liabilityID, version }: AssetFind): Promise<void> => {
    if (assetID !== null) await removeAsset.runAsync({ id: assetID });
    if (liabilityID !== null) await removeLiability.runAsync({ id: liabilityID });
    await reopen.runAsync({ id, version });
  };
  return (message, find) =>
    notify({
      kind: 'success',
      message,
      ms: 20_000,
      action: { label: t('Undo'), run: () => void undo(find).catch(() => undefined) },
    });
}

/** What turned up and may be an asset or a debt: asked about, answered, and turned into what it is in one action. */
export function Finds({ onOpenAsset }: { onOpenAsset: (id: number) => void }) {
  const matter = useMatter();
  const read = useFinds(matter.id);
  const [open, setOpen] = useState<AssetFind | 'new'>();
  const [nothing, setNothing] = useState<AssetFind>();
  const add = useCall(findCalls.add);
  const update = useCall(findCalls.update);
  const takeBack = useTakeBack();
  const toAsset = useCall(findCalls.toAsset, { onDone: (find) => takeBack(t('Asset created.'), find) });
  const toLiability = useCall(findCalls.toLiability, {
    onDone: (find) => takeBack(t('Liability created.'), find),
  });
  const toNothing = useCall(findCalls.toNothing, {
    onDone: (find) => {
      setNothing(undefined);
      takeBack(t('Marked as not an asset or debt.'), find);
    },
  });
  const reopen = useCall(findCalls.reopen);
  const remove = useCall(findCalls._delete, { onDone: () => setOpen(undefined) });

  const renderTurn = (find: AssetFind) =>
    settled.has(find.status) ? (
      find.liabilityID !== null ? (
        <span className={styles.uncounted}>{t('Listed under liabilities')}</span>
      ) : find.assetID === null ? (
        <Button variant="subtle" size="compact-sm" onClick={() => reopen.run({ id: find.id, version: find.version })}>
          {t('Reopen')}
        </Button>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => onOpenAsset(find.assetID!)}>
          {t('Open asset')}
        </Button>
      )
    ) : (
      <Menu>
        <Menu.Target>
          <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {t('Resolve as…')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('An asset')}</Menu.Label>
          {Object.entries(kindLabels)
            .filter(([kind]) => kind !== 'limitedInterest')
            .map(([kind, label]) => (
              <Menu.Item
                key={kind}
                onClick={() => toAsset.run({ id: find.id, kind: kind as never, version: find.version })}
              >
                {t(label)}
              </Menu.Item>
            ))}
          {matter.systemTypeID !== systemType.liquidation && (
            <>
              <Menu.Label>{t('A liability')}</Menu.Label>
              {listLiabilityKinds(matter.systemTypeID as SystemType).map((kind) => (
                <Menu.Item key={kind} onClick={() => toLiability.run({ id: find.id, kind, version: find.version })}>
                  {t(liabilityKinds[kind].label)}
                </Menu.Item>
              ))}
            </>
          )}
          <Menu.Divider />
          <Menu.Item onClick={() => setNothing(find)}>{t('Nothing')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  const columns: ListColumn<AssetFind>[] = [
    { key: 'description', title: 'Item', strong: true, wraps: true, most: 220 },
    { key: 'source', title: 'Reported by', wraps: true, most: 150 },
    { key: 'amount', title: 'Amount', kind: 'money' },
    { key: 'askedDate', title: 'Asked on', kind: 'day' },
    {
      key: 'status',
      title: 'Status',
      value: ({ status }) => t(statusLabels[status][0]),
      render: ({ status }) => <StatusBadge tone={statusLabels[status][1]}>{t(statusLabels[status][0])}</StatusBadge>,
    },
    // What it is here for stands in view, whatever is told of it besides.
    {
      key: 'turn',
      title: '',
      about: markPhrase('What it turned out to be'),
      sortable: false,
      render: (find) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- only keeps the menu from opening the row
        <span
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
          role="presentation"
        >
          <OnlyCapture hide>{renderTurn(find)}</OnlyCapture>
        </span>
      ),
    },
    { key: 'mayBe', title: 'May be', value: ({ mayBe }) => t(mayBeLabels[mayBe ?? 'unknown']), muted: true },
    {
      key: 'letters',
      title: markPhrase('Letters about this item'),
      kind: 'number',
      value: ({ letters }) => letters.length || null,
    },
  ];
  const button = (
    <OnlyCapture>
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
        {t('Add item')}
      </Button>
    </OnlyCapture>
  );
  const isSettled = open !== undefined && open !== 'new' && settled.has(open.status);
  return (
    <>
      <Loaded read={read}>
        {(finds) =>
          finds.length === 0 ? (
            <Empty
              sentence={t('No unidentified items. Add letters or leads that may point to an asset or a debt.')}
              action={button}
            />
          ) : (
            <>
              <div className={styles.above}>{button}</div>
              <ListTable
                label={t('Unidentified items')}
                rows={finds}
                columns={columns}
                rowKey={({ id }) => id}
                onOpen={setOpen}
              />
            </>
          )
        }
      </Loaded>
      {open && (
        <RecordDialog<object>
          title={open === 'new' ? t('Add item') : open.description}
          size="lg"
          sections={sections}
          schema={open === 'new' ? findToAdd : findToChange}
          value={
            open === 'new'
              ? {
                  matterID: matter.id,
                  description: '',
                  source: null,
                  mayBe: 'unknown',
                  amount: null,
                  foundDate: null,
                  askedDate: null,
                  answeredDate: null,
                  notes: null,
                }
              : open
          }
          call={open === 'new' ? add : update}
          lead={open !== 'new' && <FindLetters find={read.data?.find(({ id }) => id === open.id) ?? open} />}
          readOnly={!matter.mayCapture || isSettled}
          onSaved={() => setOpen(undefined)}
          onClose={() => setOpen(undefined)}
          {...(open !== 'new' &&
            matter.mayCapture && { extra: { label: t('Remove'), onClick: () => remove.run({ id: open.id }) } })}
        />
      )}
      {nothing && (
        <ReasonDialog
          title={t('Not an asset or debt')}
          label={t('Source of information')}
          call={toNothing}
          onCancel={() => setNothing(undefined)}
          onConfirm={(outcome) => toNothing.run({ id: nothing.id, outcome, version: nothing.version })}
        />
      )}
    </>
  );
}
