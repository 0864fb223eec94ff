import { systemType } from '@boedel/domain/matter/kinds';
import { assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { projectionCalls, scenarioCalls } from '@boedel/contract/die-today/die-today.calls';
import { scenarios } from '@boedel/contract/die-today/scenario.record';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { MatterRecordSection, createRecordColumns } from '../../client/record/matter-records';
import { usePeople } from '../../client/record/people-choices';
import { WhatStops } from '../../client/what-stops';
import { markPhrase, t } from '../../i18n/t';
import { useCurrency } from '../../ui/figures/currency';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatAmountText, toCents } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { createScenarioControls } from './scenario-controls';
import { LaterSection, useDebts } from './later-section';
import { SideBySide } from './side-by-side';

const kit = createRecordKit(scenarios, scenarioCalls);

const createStateColumn = (lapsed: ReadonlySet<number>): ListColumn<RecordScreenRow> => ({
  key: 'state',
  title: markPhrase('State'),
  render: ({ id }) => (lapsed.has(id) ? <StatusBadge tone="warn">{t('cannot be calculated')}</StatusBadge> : null),
});

/** Copies of the plan with named changes, and what each would make of it. */
export function ScenariosTab() {
  const { id: matterID } = useMatter();
  const people = usePeople(matterID);
  const debts = useDebts(matterID);
  const lines = useRead(assetLineCalls.getLines, { matterID }, { quiet: true }).data?.rows;
  const read = useRead(projectionCalls.compare, { matterID }, { quiet: true, keepLast: true });
  const controls = useMemo(() => {
    // What is paid past the estate, or is somebody else's, is not the will's to give.
    const own = (lines ?? []).filter(
      ({ countedUnder, isHolder }) => !isHolder && countedUnder !== 'paidPast' && countedUnder !== 'heldForOthers',
    );
    // Policies and funds, whoever is paid.
    const policies = (lines ?? []).filter(({ kind, countedUnder }) => kind === 'policy' || countedUnder === 'paidPast');
    return createScenarioControls(
      own.map(({ id, name }) => ({ value: id, label: name })),
      people,
      policies.map(({ id, name }) => ({ value: id, label: name })),
      debts,
    );
  }, [lines, people, debts]);
  const lapsed = new Set(read.data?.unworkable.map(({ id }) => id));
  return (
    <>
      <PageTitle title={t('Scenarios')} about={t('explore changes to the plan')} />
      <MatterRecordSection
        kit={kit}
        title={t('Copies of the plan with changes')}
        none={t('No scenarios yet. Add one to see the effect of a policy, a sale or a different will.')}
        more={controls}
        columns={[...createRecordColumns(kit), ...(lapsed.size > 0 ? [createStateColumn(lapsed)] : [])]}
      />
      <Loaded read={read}>
        {(compared) =>
          compared.stopping.length > 0 ? (
            <WhatStops
              kind={systemType.flowConsult}
              matterID={matterID}
              title={t('Information needed before this can be shown')}
              stopping={compared.stopping}
            />
          ) : (
            <SideBySide
              compared={compared}
              solved={compared.cover !== null && <AddCover matterID={matterID} cover={compared.cover} />}
            />
          )
        }
      </Loaded>
      <LaterSection />
    </>
  );
}

/** Nobody sells cover to the cent. */
const step = 1000;

/** The cover that was solved for, rounded up, as a scenario of its own. */
function AddCover({ matterID, cover }: { readonly matterID: number; readonly cover: number }) {
  const currency = useCurrency();
  const add = useCall(scenarioCalls.add, { says: t('Scenario added.') });
  const amount = Math.ceil(cover / step) * step;
  const name = t('{amount} more cover', { amount: formatAmountText(toCents(amount), currency) });
  return (
    <OnlyCapture>
      <Button
        size="compact-xs"
        variant="default"
        loading={add.isRunning}
        onClick={() => add.run({ matterID, name, isShown: true, covers: [{ amount, toID: null }] })}
      >
        {t('Add as scenario')}
      </Button>
    </OnlyCapture>
  );
}
