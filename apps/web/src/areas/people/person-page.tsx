import { directories } from '@boedel/contract/directories/registry';
import { matterStatus } from '@boedel/contract/fixed/matters';
import { peopleCalls } from '@boedel/contract/people/people.calls';
import { isSameValue, particulars } from '@boedel/domain/people/offer';
import { Button, Menu } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall, useRead } from '../../client/hooks';
import { OfferDialog } from '../../client/people/known';
import {
  translateFieldName,
  listWord,
  describeParts,
  translatePersonRole,
  formatFieldValue,
} from '../../client/people/people-words';
import { type PersonOffer, type PersonPageAnswer as Page } from '../../client/people/people.queries';
import { PersonFinder } from '../../client/people/person-finder';
import { send } from '../../client/send';
import { markPhrase, t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { useCrumbLabel } from '../../ui/crumb-labels';
import { DateText } from '../../ui/figures/date-text';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { notify } from '../../ui/plain/notices';
import { Loaded } from '../../ui/states';
import { WarnBox } from '../../ui/warn-box';
import { MergeDialog } from './merge-dialog';
import styles from './people.module.css';

type PersonRecordRow = Page['records'][number];

/** One person or body: every matter, part and record the reader may see, and who may be the same. */
export function PersonPage() {
  const { knownId } = useParams({ strict: false }) as { knownId: string };
  const read = useRead(peopleCalls.getbyid, { knownID: Number(knownId) }, { quiet: true });
  return <Loaded read={read}>{(page) => <Shown key={page.knownID} page={page} />}</Loaded>;
}

function Shown({ page }: { page: Page }) {
  useCrumbLabel(paths.person({ knownId: page.knownID }), page.listName);
  const mayMerge = useMay(peopleCalls.merge);
  const [other, setOther] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const matters = new Set([
    ...page.records.flatMap(({ part }) => part?.matterID ?? []),
    ...page.claims.map((c) => c.matterID),
  ]);
  return (
    <>
      <PageTitle
        title={page.listName}
        about={matters.size === 1 ? t('1 matter') : t('{count} matters', { count: matters.size })}
      >
        {mayMerge && (
          <Button variant="default" onClick={() => setChoosing(!isChoosing)}>
            {t('Merge with another person')}
          </Button>
        )}
      </PageTitle>
      {isChoosing && (
        <div className={styles.search}>
          <PersonFinder
            autoFocus
            label={t('Who is the same person?')}
            onTake={({ knownID }) => {
              if (knownID === page.knownID) notify({ kind: 'info', message: t('This is already the same person.') });
              else setOther(knownID);
            }}
          />
        </div>
      )}
      {page.severalParts.map(({ matterID, reference, parts, isDoubtful }) =>
        isDoubtful ? (
          <WarnBox key={matterID} title={`${describeParts(parts)}: ${reference}`}>
            {t(
              'This person claims from the matter and acts in it. Let someone else check the claim before it is admitted or paid.',
            )}
          </WarnBox>
        ) : (
          <div key={matterID} className={styles.badges}>
            <StatusBadge tone="info">{`${describeParts(parts)}: ${reference}`}</StatusBadge>
          </div>
        ),
      )}
      <MaybeSame page={page} {...(mayMerge && { onMerge: setOther })} />
      <Particulars page={page} />
      <Parts page={page} />
      <Relations page={page} />
      <Changes page={page} />
      {other !== undefined && (
        <MergeDialog
          keepID={page.knownID}
          goneID={other}
          onClose={() => setOther(undefined)}
          onMerged={() => {
            setOther(undefined);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

const numbers = {
  idNumber: markPhrase('the same ID number'),
  passportNumber: markPhrase('the same passport number'),
  registrationNumber: markPhrase('the same registration number'),
} as const;

function MaybeSame({ page, onMerge }: { page: Page; onMerge?: (knownID: number) => void }) {
  if (page.maybeSame.length === 0) return null;
  return (
    <PeopleSection title={t('May be the same')}>
      {page.maybeSame.map(({ knownID, listName, parts, directories: lists, by }) => (
        <div key={knownID} className={styles.pair}>
          <span>
            <Link to={paths.person({ knownId: knownID })}>{listName}</Link>
            <small>
              {[
                t(numbers[by]),
                ...parts.map((part) => `${translatePersonRole(part)}, ${part.reference}`),
                ...lists.map(listWord),
              ].join(' · ')}
            </small>
          </span>
          {onMerge && (
            <Button size="compact-sm" onClick={() => onMerge(knownID)}>
              {t('Compare and merge')}
            </Button>
          )}
        </div>
      ))}
    </PeopleSection>
  );
}

/** What the records say together; what they say differently is said under it. */
function Particulars({ page: { kind, records } }: { page: Pick<Page, 'kind' | 'records'> }) {
  const lines = particulars.flatMap((field) => {
    const held = records.flatMap((record) => {
      const value = (record[field] ?? null) as string | number | null;
      return value === null ? [] : [value];
    });
    const [first] = held;
    if (first === undefined) return [];
    const others = held.filter((value) => !isSameValue(field, value, first));
    return [{ field, first, others: [...new Set(others)] }];
  });
  return (
    <dl className={styles.particulars}>
      {lines.map(({ field, first, others }) => (
        <div key={field}>
          <dt>{translateFieldName(field, kind)}</dt>
          <dd>
            {formatFieldValue(field, first)}
            {others.length > 0 && (
              <small>
                {t('other records: {values}', {
                  values: others.map((value) => formatFieldValue(field, value)).join(', '),
                })}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a record is opened: its tab in the matter, or its list. */
const tabOf: Readonly<Record<string, (values: { id: number }) => string>> = {
  main: paths.matter.deceased,
  spouse: paths.matter.deceased,
  child: paths.matter.deceased,
  beneficiary: paths.matter.beneficiaries,
  relative: paths.matter.beneficiaries,
  insolvent: paths.matter.insolvent,
  creditor: paths.matter.liabilities,
};
const toRecordAddress = ({ part, source }: Pick<PersonRecordRow, 'part' | 'source'>): string => {
  if (!part) return directories[source as keyof typeof directories].routes?.list ?? paths.root();
  return (tabOf[part.role] ?? paths.matter.details)({ id: part.matterID });
};

const translateMatterStatus = (status: number): string =>
  t(matterStatus[String(status) as keyof typeof matterStatus] ?? '-');

interface PersonPageLine {
  readonly key: string;
  readonly where: string;
  readonly what: string;
  readonly status: string | null;
  readonly to: string;
  readonly record?: PersonRecordRow;
}

function Parts({ page }: { page: Page }) {
  const navigate = useNavigate();
  const mayPart = useMay(peopleCalls.separate);
  const lines: PersonPageLine[] = [
    ...page.records.map((record) => ({
      key: `${record.source} ${record.id}`,
      where: record.part ? `${record.part.reference} ${record.part.matterName}` : listWord(record.source),
      what: record.part
        ? [
            translatePersonRole(record.part),
            ...(record.part.takes && record.part.role !== 'beneficiary' ? [t('heir')] : []),
          ].join(', ')
        : t('list entry'),
      status: record.part && translateMatterStatus(record.part.matterStatus),
      to: toRecordAddress(record),
      record,
    })),
    ...page.claims.map((part, at) => ({
      key: `claim ${at}`,
      where: `${part.reference} ${part.matterName}`,
      what: translatePersonRole(part),
      status: translateMatterStatus(part.matterStatus),
      to: toRecordAddress({ part, source: 'matter_party' }),
    })),
  ];
  const columns: ListColumn<PersonPageLine>[] = [
    { key: 'where', title: markPhrase('Matter or list'), strong: true, grow: 1 },
    { key: 'what', title: markPhrase('Role') },
    { key: 'status', title: markPhrase('Status'), muted: true },
    {
      key: 'more',
      title: '',
      about: markPhrase('More'),
      sortable: false,
      render: ({ record }) =>
        record && page.records.length > 1 ? <RecordMenu record={record} mayPart={mayPart} /> : null,
    },
  ];
  return (
    <PeopleSection title={t('Matters and lists')}>
      <ListTable
        label={t('Matters and lists')}
        rows={lines}
        columns={columns}
        rowKey={({ key }) => key}
        hrefOf={({ to }) => to}
        onOpen={({ to }) => void navigate({ to })}
      />
      {page.hiddenCount > 0 && (
        <Nobody sentence={t('{count} more in matters you cannot see', { count: page.hiddenCount })} />
      )}
    </PeopleSection>
  );
}

/** What can be done with one of several records. */
function RecordMenu({ record, mayPart }: { record: PersonRecordRow; mayPart: boolean }) {
  const [offer, setOffer] = useState<PersonOffer>();
  const mayOffer = useMay(peopleCalls.change);
  const separate = useCall(peopleCalls.separate, {
    says: t('Record separated.'),
  });
  const findOffer = async (): Promise<void> => {
    const found = await send(peopleCalls.offer, { body: { source: record.source, id: record.id } }, {});
    if (found.to.length > 0) setOffer(found);
    else notify({ kind: 'info', message: t('The other records are now the same.') });
  };
  if (!mayPart && !mayOffer) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps a click here from opening the row
    <span onClick={(event) => event.stopPropagation()}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" size="compact-sm" aria-label={t('Actions for this record')}>
            <IconDotsVertical size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayOffer && (
            <Menu.Item onClick={() => void findOffer()}>{t('Copy its details to the other records')}</Menu.Item>
          )}
          {mayPart && (
            <Menu.Item onClick={() => separate.run({ source: record.source, id: record.id })}>
              {t('This is a different person')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {offer && <OfferDialog offer={offer} onClose={() => setOffer(undefined)} />}
    </span>
  );
}

const kin = { spouse: markPhrase('spouse'), parent: markPhrase('parent'), child: markPhrase('child') } as const;
type PersonPageRelation = Page['relations'][number];

function Relations({ page }: { page: Page }) {
  const navigate = useNavigate();
  if (page.relations.length === 0) return null;
  const columns: ListColumn<PersonPageRelation>[] = [
    { key: 'listName', title: markPhrase('Name'), strong: true, grow: 1 },
    { key: 'kind', title: markPhrase('Relationship'), value: ({ kind }) => t(kin[kind]) },
    { key: 'fromDate', title: markPhrase('From'), kind: 'day' },
    { key: 'toDate', title: markPhrase('To'), kind: 'day' },
    { key: 'ended', title: markPhrase('Ended'), value: ({ ended }) => (ended ? t(ended) : null), muted: true },
    { key: 'reference', title: markPhrase('Captured in'), muted: true },
  ];
  return (
    <PeopleSection title={t('Family')}>
      <ListTable
        label={t('Family')}
        rows={page.relations}
        columns={columns}
        rowKey={({ kind, knownID }) => `${kind} ${knownID}`}
        hrefOf={({ knownID }) => paths.person({ knownId: knownID })}
        onOpen={({ knownID }) => void navigate({ to: paths.person({ knownId: knownID }) })}
      />
    </PeopleSection>
  );
}

function describeChange(kind: Page['changes'][number]['kind'], count: number): string {
  if (kind === 'merge') {
    return count === 1
      ? t('Merged: 1 record added to this person')
      : t('Merged: {count} records added to this person', { count });
  }
  return count === 1
    ? t('Updated: 1 record to match another')
    : t('Updated: {count} records to match another', { count });
}

function Changes({ page }: { page: Page }) {
  const mayUndo = useMay(peopleCalls.undo);
  const undo = useCall(peopleCalls.undo, { says: t('It was taken back.') });
  if (page.changes.length === 0) return null;
  return (
    <PeopleSection title={t('Changes to several records')}>
      {page.changes.map(({ id, kind, by, at, records, isUndone }) => (
        <div key={id} className={styles.pair}>
          <span>
            {describeChange(kind, records)}
            <small>
              {by} · <DateText instant={at} />
            </small>
          </span>
          {isUndone ? (
            <StatusBadge tone="off">{t('Taken back')}</StatusBadge>
          ) : (
            mayUndo && (
              <Button
                variant="default"
                size="compact-sm"
                loading={undo.isRunning}
                onClick={() => undo.run({ changeID: id })}
              >
                {t('Take back')}
              </Button>
            )
          )}
        </div>
      ))}
    </PeopleSection>
  );
}
