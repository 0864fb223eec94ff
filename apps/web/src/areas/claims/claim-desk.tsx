import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { claims } from '@boedel/contract/claims/claim.record';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { Amount } from '../../ui/figures/amount';
import { searchRows, sortRows } from '../../ui/list/column';
import { FoundRows } from '../../ui/list/found-rows';
import { ListTools, SearchBox } from '../../ui/list/list-tools';
import { useAddressSort } from '../../ui/list/address-sort';
import { useMatter } from '../../ui/the-matter';
import { type ClaimAnswer, type ClaimOutlook, useAssetNames, useOutlook } from './claims.queries';
import { createDeskColumns, type DeskChange, type DeskRow } from './desk-columns';
import { DecideBar } from './desk-decide';
import { type DeskMeeting, useDeskMeeting } from './desk-meeting';
import { DeskQuickAdd } from './desk-quick-add';
import styles from './claims.module.css';

interface ClaimDeskProps {
  readonly all: readonly ClaimAnswer[];
  readonly hrefOf: (row: ClaimAnswer) => string;
  readonly onOpen: (row: ClaimAnswer) => void;
}

/** So many rows are drawn at first: a thousand with their cells would make every click wait. */
const firstShown = 100;
const fieldNames = Object.keys(claims.fields);

/** All claims in one grid, as at a meeting: added, valued and decided on without leaving it. */
export function ClaimDesk({ all, hrefOf, onOpen }: ClaimDeskProps) {
  const matter = useMatter();
  const meeting = useDeskMeeting();
  const [search, setSearch] = useAddressState('search');
  const sorting = useAddressSort();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [count, setCount] = useState(firstShown);
  const outlook = useOutlook(matter.id, 'lodged').data;
  const assets = useAssetNames(matter.id);
  const change = useCall(claimCalls.update, {
    names: { amount: t('Amount claimed'), securityValue: t('Value by creditor'), bondLimit: t('Limit') },
  });
  const save = (row: DeskRow, set: DeskChange): void => {
    const kept = Object.fromEntries(fieldNames.map((name) => [name, (row as never)[name] ?? null]));
    change.run({ ...kept, ...set, id: row.id, version: row.version } as never);
  };
  const rows = addOutlook(all, outlook);
  const columns = createDeskColumns({
    mayCapture: matter.mayCapture,
    isShort: (outlook?.deficiency ?? 0) > 0,
    nameOf: (id) => assets.find(({ value }) => value === id)?.label ?? '',
    save,
  });
  const found = searchRows(rows, [...columns, { key: 'creditorReference', title: '' }], search);
  const sorted = sortRows(
    found,
    columns.find(({ key }) => key === sorting.sort?.key),
    sorting.sort?.descending ?? false,
  );
  const shown = sorted.slice(0, count);
  const chosen = rows.filter(({ id }) => ticked.includes(id));
  return (
    <div className={styles.desk}>
      <DeskSummary all={all} outlook={outlook} meeting={meeting} />
      {matter.mayCapture && <DeskQuickAdd />}
      {all.length > 0 && (
        <ListTools>
          <SearchBox value={search} onSearch={setSearch} placeholder={t('Creditor, reference, type, status')} />
          {chosen.length > 0 && (
            <output className={styles.ticked}>
              {t('{count} selected', { count: chosen.length })}
              {chosen.length < sorted.length && chosen.length >= shown.length && (
                <Button size="compact-sm" variant="subtle" onClick={() => setTicked(sorted.map(({ id }) => id))}>
                  {t('Select all {count}', { count: sorted.length })}
                </Button>
              )}
              <DecideBar chosen={chosen} meeting={meeting} clear={() => setTicked([])} />
            </output>
          )}
        </ListTools>
      )}
      <FoundRows
        label={t('Claims')}
        rows={shown}
        columns={columns}
        hrefOf={hrefOf}
        onOpen={onOpen}
        sorting={sorting}
        {...(matter.mayCapture && {
          selected: shown.filter(({ id }) => ticked.includes(id)),
          onSelect: (next: readonly DeskRow[]) => setTicked(next.map(({ id }) => id)),
        })}
        hasAny={all.length > 0}
        none={t('No claims. Type the first one above, or paste a list.')}
      />
      {sorted.length > shown.length && (
        <Button variant="default" mt="sm" onClick={() => setCount(count + 5 * firstShown)}>
          {t('Show more ({count} left)', { count: sorted.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

/** What each claim gets and gives as things stand, beside the claim. */
function addOutlook(all: readonly ClaimAnswer[], outlook: ClaimOutlook | undefined): readonly DeskRow[] {
  const lines = new Map((outlook?.claims ?? []).map((line) => [line.claimID, line]));
  return all.map((claim) => {
    const line = lines.get(claim.id);
    return { ...claim, dividend: line?.total ?? null, contribution: line?.contribution ?? null };
  });
}

interface DeskSummaryProps {
  readonly all: readonly ClaimAnswer[];
  readonly outlook: ClaimOutlook | undefined;
  readonly meeting: DeskMeeting;
}

function DeskSummary({ all, outlook, meeting }: DeskSummaryProps) {
  const proved = all.filter(({ isProved, provedDate }) => isProved && (!provedDate || provedDate <= meeting.on)).length;
  const isKnown = outlook !== undefined && outlook.refused.length === 0;
  return (
    <div className={styles.summary}>
      <Select
        label={t('As at')}
        data={meeting.options.map((option) => ({ ...option }))}
        allowDeselect={false}
        value={meeting.value}
        onChange={(value) => value && meeting.choose(value)}
      />
      <span>
        <small>{t('Proved by then')}</small>
        <strong>{t('{count} of {all}', { count: proved, all: all.length })}</strong>
      </span>
      <span>
        <small>{t('Concurrent dividend, if all are proved')}</small>
        <strong>
          {!isKnown || outlook.deficiency > 0
            ? t(isKnown ? 'None' : 'Not known')
            : t('{cents} c in the rand', { cents: outlook.dividend })}
        </strong>
      </span>
      <span data-short={(isKnown && outlook.deficiency > 0) || undefined}>
        <small>{t('Danger of contribution')}</small>
        <strong>
          {!isKnown ? (
            t('Not known')
          ) : outlook.deficiency > 0 ? (
            <Amount rands={outlook.deficiency} />
          ) : (
            t('None at present')
          )}
        </strong>
      </span>
    </div>
  );
}
