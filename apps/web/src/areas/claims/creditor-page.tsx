import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { useMatterRows } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { useCrumbLabel } from '../../ui/crumb-labels';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useIsFirms } from '../../ui/may-change';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { claimColumns } from './claim-columns';
import { groupByCreditor } from './creditors-tab';
import { CreditorLinks } from './send-link';
import { type ClaimAnswer, kit, useOutlook } from './claims.queries';
import styles from './claims.module.css';

const columns: readonly ListColumn<ClaimAnswer>[] = [
  claimColumns.number,
  { ...claimColumns.type, strong: true, grow: 1 },
  { key: 'creditorReference', title: 'Reference of the creditor' },
  claimColumns.amount,
  claimColumns.standsFor,
  claimColumns.status,
];

/** One creditor in this matter: who it is, all it claims, and what that comes to as things stand. */
export function CreditorPage() {
  const { creditorId } = useParams({ strict: false }) as { creditorId: string };
  const read = useMatterRows(kit);
  return (
    <Loaded read={read}>
      {(rows) => {
        const own = (rows as unknown as readonly ClaimAnswer[]).filter(
          ({ creditorID }) => String(creditorID) === creditorId,
        );
        return own.length > 0 ? (
          <Shown creditorID={Number(creditorId)} claims={own} />
        ) : (
          <Empty sentence={t('This creditor has no claim in the matter.')} />
        );
      }}
    </Loaded>
  );
}

function Shown({ creditorID, claims }: { creditorID: number; claims: readonly ClaimAnswer[] }) {
  const matter = useMatter();
  const navigate = useNavigate();
  const isFirms = useIsFirms();
  const name = claims[0]?.creditorName ?? '';
  const { data } = useOutlook(matter.id, 'lodged');
  const line = data && groupByCreditor(data).find((one) => one.creditorID === creditorID);
  useCrumbLabel(paths.matter.creditor({ id: matter.id, creditorId: creditorID }), name);
  return (
    <>
      <PageTitle title={name}>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={() => void navigate({ to: paths.matter.creditors({ id: matter.id }) })}
        >
          {t('All creditors')}
        </Button>
      </PageTitle>
      <FigureCards
        cards={[
          { label: t('Total claimed'), figure: line ? <Amount rands={line.claim} /> : '-' },
          {
            label: t('Gets in all'),
            figure: line ? <Amount rands={line.total} /> : '-',
            about: t('As if all were proved'),
          },
          { label: t('Loses'), figure: line ? <Amount rands={line.shortfall} /> : '-' },
          {
            label: t('Contributes'),
            figure: line ? <Amount rands={line.contribution} /> : '-',
            about: line && line.contribution > 0 ? t('Danger of contribution') : t('No contribution at present'),
          },
        ]}
      />
      {isFirms && <Address creditorID={creditorID} />}
      {isFirms && <Links creditorID={creditorID} />}
      <PeopleSection title={t('Claims')}>
        <ListTable
          label={t('Claims')}
          rows={claims}
          columns={columns}
          rowKey={({ id }) => id}
          hrefOf={({ id }) => paths.matter.claim({ id: matter.id, claimId: id })}
          onOpen={({ id }) => void navigate({ to: paths.matter.claim({ id: matter.id, claimId: id }) })}
        />
      </PeopleSection>
    </>
  );
}

/** The page the creditor is sent a link to; the address is offered as the directory has it. */
function Links({ creditorID }: { creditorID: number }) {
  const { data } = useRead(directoryCalls['creditor.getbyid'], { id: creditorID }, { quiet: true });
  return data ? (
    <CreditorLinks creditorID={creditorID} email={typeof data.email === 'string' ? data.email : ''} />
  ) : null;
}

/** As the firm's directory has it. */
function Address({ creditorID }: { creditorID: number }) {
  const read = useRead(directoryCalls['creditor.getbyid'], { id: creditorID }, { quiet: true });
  return (
    <PeopleSection title={t('Particulars')}>
      <Loaded read={read}>
        {(entry) => {
          const readText = (field: string): string => {
            const value = (entry as Readonly<Record<string, unknown>>)[field];
            return typeof value === 'string' ? value : '';
          };
          const lines: readonly (readonly [string, string])[] = [
            [t('Reference of the creditor'), readText('reference')],
            [t('Kind'), readText('kind') && t(readText('kind'))],
            [t('Contact person'), readText('contactName')],
            [t('Email'), readText('email')],
            [t('Telephone'), readText('phone')],
            [
              t('Address'),
              ['physicalAddress1', 'physicalAddress2', 'physicalCity', 'physicalCode']
                .map(readText)
                .filter(Boolean)
                .join(', '),
            ],
          ];
          const known = lines.filter(([, value]) => value !== '');
          return known.length > 0 ? (
            <dl className={styles.facts}>
              {known.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <Nobody sentence={t('The directory has only the name: no address, telephone or email.')} />
          );
        }}
      </Loaded>
    </PeopleSection>
  );
}
