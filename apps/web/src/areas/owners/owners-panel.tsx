import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t, translate } from '../../i18n/t';
import { DateField } from '../../ui/fields/date-field';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useIsFirms } from '../../ui/may-change';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordTrail } from '../../ui/record-trail';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { HoldingDialog } from './holding-dialog';
import { LodgeDialog } from './lodge-dialog';
import {
  actionLabels,
  classes,
  holdingLabels,
  type RegisteredOwner,
  type RegisterHolding,
  type RegisterParty,
  type OwnerRegisterAnswer,
} from './owners.queries';
import { ParticularsDialog } from './particulars-dialog';

const ownerColumns: readonly ListColumn<RegisteredOwner>[] = [
  { key: 'name', title: markPhrase('Beneficial owner'), strong: true },
  { key: 'class', title: markPhrase('Class'), value: (row) => t(classes[row.class]) },
  { key: 'through', title: markPhrase('Through'), wraps: true, value: (row) => row.through.join(' → ') || null },
  { key: 'idNumber', title: markPhrase('ID number') },
  { key: 'fromDate', title: markPhrase('Since'), kind: 'day' },
  { key: 'toDate', title: markPhrase('Until'), kind: 'day', rare: true },
  {
    key: 'missing',
    title: markPhrase('Missing information'),
    wraps: true,
    rare: true,
    value: (row) => row.missing.map((label) => t(label)).join(', ') || null,
  },
];

type OpenOwnersDialog =
  | { readonly holding?: RegisterHolding; readonly of: RegisterParty }
  | { readonly particulars: RegisterParty }
  | 'lodge';

function describeHolders(party: RegisterParty, { holdings, parties }: OwnerRegisterAnswer): string | null {
  const behind = holdings.filter(({ ofID }) => ofID === party.id);
  const findPartyName = (id: number): string => parties.find((one) => one.id === id)?.name ?? '';
  return behind.map(({ holderID, how }) => `${findPartyName(holderID)} (${t(holdingLabels[how])})`).join(', ') || null;
}

const ownerChangeLabels = {
  came: markPhrase('Added: {name}, {class}'),
  went: markPhrase('Removed: {name}, {class}'),
  changed: markPhrase('Changed: {name}, {class}'),
} as const;

function SinceLodged({ register }: { register: OwnerRegisterAnswer }) {
  const { lodged, changes } = register;
  if (!lodged) return <p>{t('No lodged registers yet.')}</p>;
  const since = t('Last lodged on {day}.', { day: formatDate(lodged.lodgedDate) });
  if (changes.length === 0) return <p>{t('{since} No changes since.', { since })}</p>;
  return (
    <WarnBox title={t('{since} Changed since then', { since })}>
      <ul>
        {changes.map((one) => (
          <li key={`${one.kind} ${one.name} ${one.class}`}>
            {t(ownerChangeLabels[one.kind], { name: one.name, class: t(classes[one.class]) })}
          </li>
        ))}
      </ul>
    </WarnBox>
  );
}

/** Whether it was confirmed that only the trustees control the trust; asked if no other controller is captured. */
function Controllers({ register: { owners, controllersConfirmedDate } }: { register: OwnerRegisterAnswer }) {
  const { id: matterID } = useMatter();
  const confirm = useCall(ownerCalls.confirmControllers);
  if (owners.some((one) => one.class === 'controller' || one.class === 'ultimateOwner')) return null;
  const isConfirmed = controllersConfirmedDate !== null;
  return (
    <p>
      {isConfirmed &&
        t('Confirmed on {day}: only the trustees control the trust.', {
          day: formatDate(controllersConfirmedDate),
        })}{' '}
      <OnlyCapture>
        <Button
          variant="default"
          size="compact-xs"
          loading={confirm.isRunning}
          onClick={() => confirm.run({ matterID, isConfirmed: !isConfirmed })}
        >
          {isConfirmed ? t('Withdraw confirmation') : t('Confirm that only the trustees control the trust')}
        </Button>
      </OnlyCapture>
    </p>
  );
}

/** What was done about the register, and who looked at it; for people of the firm. */
function History() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useIsFirms()) return null;
  return isOpen ? (
    <HistoryTrail />
  ) : (
    <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
      {t('Show changes and who looked')}
    </Button>
  );
}

function HistoryTrail() {
  const { id: matterID } = useMatter();
  const read = useRead(ownerCalls.getHistory, { matterID }, { quiet: true });
  return <RecordTrail read={read} words={actionLabels} />;
}

/** The register of beneficial owners: natural persons alone, on any day, found by following who stands behind whom. */
export function OwnersPanel() {
  const { id: matterID } = useMatter();
  const [date, setDate] = useState<string | null>(null);
  const query = { matterID, ...(date && { date }) };
  const read = useRead(ownerCalls.getRegister, query, { quiet: true });
  const [open, setOpen] = useState<OpenOwnersDialog>();
  const updated = useCall(ownerCalls.markUpdated, { says: t('Register marked as up to date.') });
  const close = (): void => setOpen(undefined);
  const out = { query: { ...query, language: getLanguage() } };
  const createPeopleColumns = (register: OwnerRegisterAnswer): readonly ListColumn<RegisterParty>[] => [
    { key: 'name', title: markPhrase('Name'), strong: true },
    { key: 'parts', title: markPhrase('Part'), value: ({ parts }) => parts.map((part) => t(part)).join(', ') },
    {
      key: 'behind',
      title: markPhrase('Behind it, or guardian'),
      wraps: true,
      value: (row) => describeHolders(row, register),
    },
    {
      key: 'act',
      title: markPhrase('Add'),
      sortable: false,
      render: (row) =>
        !row.isPerson || row.isMinor ? (
          <OnlyCapture>
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={(event) => {
                event.stopPropagation();
                setOpen({ of: row });
              }}
            >
              {row.isPerson ? t('Add the guardian') : t('Add an owner or controller')}
            </Button>
          </OnlyCapture>
        ) : null,
    },
  ];
  return (
    <>
      <PeopleSection
        title={t('Beneficial owners')}
        actions={
          <>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => void download(ownerCalls.printRegister, out, { newTab: true })}
            >
              {t('Print register')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => void download(ownerCalls.downloadRegister, out)}>
              {t('Download for lodging (CSV)')}
            </Button>
            <OnlyCapture>
              <Button variant="default" size="compact-sm" onClick={() => updated.run({ matterID })}>
                {t('Mark as up to date')}
              </Button>
            </OnlyCapture>
            <OnlyCapture>
              <Button variant="default" size="compact-sm" onClick={() => setOpen('lodge')}>
                {t('It was lodged')}
              </Button>
            </OnlyCapture>
          </>
        }
      >
        <Box maw="14rem" mb="sm">
          <DateField label={t('As on')} value={date} onChange={(value) => setDate(value as string | null)} />
        </Box>
        <Loaded read={read}>
          {(register) => (
            <>
              {register.gaps.length > 0 && (
                <WarnBox title={t('The register is not whole')}>
                  {register.gaps.map(({ partyID, says }) => (
                    <p key={`${partyID} ${translate(says)}`}>{translate(says)}</p>
                  ))}
                </WarnBox>
              )}
              <Controllers register={register} />
              {register.owners.length === 0 ? (
                <Nobody sentence={t('No beneficial owners on this date.')} />
              ) : (
                <ListTable
                  label={t('Beneficial owners')}
                  rows={register.owners}
                  columns={ownerColumns}
                  rowKey={(row) => `${row.partyID} ${row.class}`}
                  onOpen={(row) => {
                    const party = register.parties.find(({ id }) => id === row.partyID);
                    if (party) setOpen({ particulars: party });
                  }}
                />
              )}
              {register.former.length > 0 && (
                <>
                  <h3>{t('Former beneficial owners')}</h3>
                  <ListTable
                    label={t('Former beneficial owners')}
                    rows={register.former}
                    columns={ownerColumns}
                    rowKey={(row) => `${row.partyID} ${row.class}`}
                  />
                </>
              )}
              {register.potential.length > 0 && (
                <p>
                  {t('Potential beneficiaries only, so not owners: {names}.', {
                    names: register.potential.map(({ name }) => name).join('; '),
                  })}
                </p>
              )}
              <SinceLodged register={register} />
              <History />
              <h3>{t('People and bodies of the trust')}</h3>
              <ListTable
                label={t('People and bodies of the trust')}
                rows={register.parties}
                columns={createPeopleColumns(register)}
                rowKey={({ id }) => id}
                onOpen={(party) => setOpen({ particulars: party })}
              />
              {register.holdings.length > 0 && (
                <>
                  <h3>{t('Ownership structure')}</h3>
                  <ListTable<RegisterHolding>
                    label={t('Ownership structure')}
                    rows={register.holdings}
                    columns={[
                      {
                        key: 'holderID',
                        title: markPhrase('Who'),
                        strong: true,
                        value: ({ holderID }) => register.parties.find(({ id }) => id === holderID)?.name,
                      },
                      { key: 'how', title: markPhrase('How'), value: ({ how }) => t(holdingLabels[how]) },
                      {
                        key: 'ofID',
                        title: markPhrase('Behind'),
                        value: ({ ofID }) => register.parties.find(({ id }) => id === ofID)?.name,
                      },
                      { key: 'percent', title: markPhrase('Percent'), kind: 'number', rare: true },
                      { key: 'sinceDate', title: markPhrase('Since'), kind: 'day' },
                      { key: 'endedDate', title: markPhrase('Until'), kind: 'day', rare: true },
                    ]}
                    rowKey={({ id }) => id}
                    onOpen={(holding) => {
                      const of = register.parties.find(({ id }) => id === holding.ofID);
                      if (of) setOpen({ of, holding });
                    }}
                  />
                </>
              )}
              {open !== undefined && open !== 'lodge' && 'of' in open && (
                <HoldingDialog
                  of={open.of}
                  {...(open.holding && { holding: open.holding })}
                  parties={register.parties}
                  onClose={close}
                />
              )}
            </>
          )}
        </Loaded>
      </PeopleSection>
      {open === 'lodge' && <LodgeDialog onClose={close} />}
      {open !== undefined && open !== 'lodge' && 'particulars' in open && (
        <ParticularsDialog party={open.particulars} onClose={close} />
      )}
    </>
  );
}
