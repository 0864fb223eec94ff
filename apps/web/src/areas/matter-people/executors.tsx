import { systemType as kinds } from '@boedel/domain/matter/kinds';
import { isWoundUp } from '@boedel/domain/matter/matter-kind';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { addKnownMarks } from '../../client/people/add-known-marks';
import { useKnownIn } from '../../client/people/people.queries';
import { markPhrase, t } from '../../i18n/t';
import { useOpenedRow } from '../../ui/opened-row';
import { useMay } from '../../ui/access';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatPercentage } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { type MatterOnScreen, useMatter } from '../../ui/the-matter';
import { ExecutorDialog } from './executor-dialog';
import { LinkExecutorDialog } from './link-executor-dialog';
import type { ExecutorAnswer } from './matter-people.queries';

/** Who acts is called by the type of the matter. */
const executorLabels: Readonly<Record<number, readonly [string, string, string]>> = {
  [kinds.liquidation]: [
    markPhrase('Trustees of the insolvent estate'),
    markPhrase('Add a trustee of the estate'),
    markPhrase('No appointments yet.'),
  ],
  [kinds.estateLate]: [
    markPhrase('Executors'),
    markPhrase('Add an executor'),
    markPhrase('No executor is captured yet.'),
  ],
  [kinds.curatorship]: [markPhrase('Curators'), markPhrase('Add curator'), markPhrase('No curator is captured yet.')],
  [kinds.flowConsult]: [
    markPhrase('Nominated executors'),
    markPhrase('Add an executor'),
    markPhrase('No executor is nominated yet.'),
  ],
};

const ofWindingUp = [
  markPhrase('Liquidators'),
  markPhrase('Add a liquidator'),
  markPhrase('No appointments yet.'),
] as const;

/** A company is wound up by liquidators, a person's estate is sequestrated and has trustees. */
const chooseExecutorLabels = ({ systemTypeID, partyKind }: MatterOnScreen) =>
  systemTypeID === kinds.liquidation && isWoundUp(partyKind)
    ? ofWindingUp
    : (executorLabels[systemTypeID] ?? executorLabels[2]!);

const columns: readonly ListColumn<ExecutorAnswer>[] = [
  { key: 'listName', title: markPhrase('Name'), strong: true },
  {
    key: 'isGlobal',
    title: markPhrase('List'),
    value: (row) => (row.isGlobal ? 1 : 0),
    render: (row) => (row.isGlobal ? <StatusBadge tone="info">{t('Global')}</StatusBadge> : t('This matter')),
  },
  { key: 'capacity', title: markPhrase('Capacity'), value: (row) => row.details?.capacity ?? null },
  {
    key: 'sharePercent',
    title: markPhrase('Share of fee'),
    kind: 'number',
    value: (row) => row.details?.sharePercent ?? null,
    render: (row) => formatPercentage(row.details?.sharePercent),
  },
  {
    key: 'appointedDate',
    title: markPhrase('Appointed on'),
    kind: 'day',
    value: (row) => row.details?.appointedDate ?? null,
  },
  { key: 'endedDate', title: markPhrase('Ended on'), kind: 'day', value: (row) => row.details?.endedDate ?? null },
  { key: 'email', title: markPhrase('Email') },
];

/** The matter's own executors and those linked from the firm's list. */
export function Executors() {
  const matter = useMatter();
  const [title, add, none] = chooseExecutorLabels(matter);
  const read = useRead(executorCalls.GetExecutors, { matterID: matter.id }, { quiet: true });
  const mayLink = useMay(executorCalls.getGlobalExecutors);
  const { open, setOpen, hrefOf } = useOpenedRow<ExecutorAnswer>('executor', read.data);
  const known = useKnownIn(matter.id).parties;
  const [isLinking, setLinking] = useState(false);
  return (
    <PeopleSection
      title={t(title)}
      add={{ label: t(add), run: () => setOpen('new'), ofFirm: true }}
      actions={
        mayLink && (
          <OnlyCapture>
            <Button variant="default" size="compact-sm" onClick={() => setLinking(true)}>
              {t('Link from the firm’s list')}
            </Button>
          </OnlyCapture>
        )
      }
    >
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody sentence={t(none)} />
          ) : (
            <ListTable
              label={t(title)}
              rows={rows}
              columns={addKnownMarks(columns, ({ id }) => known.get(id))}
              rowKey={({ id }) => id}
              hrefOf={hrefOf}
              onOpen={setOpen}
            />
          )
        }
      </Loaded>
      {open && <ExecutorDialog executor={open} addTitle={t(add)} onClose={() => setOpen(undefined)} />}
      {isLinking && <LinkExecutorDialog onClose={() => setLinking(false)} />}
    </PeopleSection>
  );
}
