import type { WireAnswer } from '@boedel/contract/call';
import { rebateFigureCalls } from '@boedel/contract/rebate/rebate.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../client/hooks';
import { type RecordScreenRow, useMatterRows } from '../../client/record/matter-record';
import { MatterRecordSection } from '../../client/record/matter-records';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { WhatStops } from '../../client/what-stops';
import { t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { WorkedOut } from '../../ui/figures/worked-out';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { createItemColumns, useDutyItems } from './duty-items';
import { kits } from './estate.queries';
import { EvidenceOfSpouse } from './evidence-of-spouse';
import styles from './rebate.module.css';

type RebateFigures = WireAnswer<typeof rebateFigureCalls.getFigures>;
type RebateSpouse = RebateFigures['spouses'][number];

/** What lessens the duty by reason of another estate: rapid succession, and what a spouse left of the abatement. */
export function RebateTab() {
  const matter = useMatter();
  const read = useRead(rebateFigureCalls.getFigures, { matterID: matter.id });
  return (
    <>
      <PageTitle title={t('Rapid succession and the abatement of a spouse')} />
      <Loaded read={read}>
        {(figures) => (
          <>
            {figures.stopping.length > 0 ? (
              <WhatStops
                matterID={matter.id}
                title={t('Needed before the duty can be calculated')}
                stopping={figures.stopping}
              />
            ) : (
              <Cards figures={figures} />
            )}
            <RapidSuccession reliefs={figures.reliefs} />
            <Spouses spouses={figures.spouses} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Cards({ figures }: { figures: RebateFigures }) {
  const { onceEvidenceFiled: once } = figures;
  return (
    <>
      <FigureCards
        cards={[
          { label: t('Abatement'), worked: figures.abatement, about: t('Estate Duty Act s 4A') },
          {
            label: t('Relief for rapid succession'),
            figure: <Amount rands={figures.totalRelief} />,
            about: t('Limited to the duty itself'),
          },
          { label: t('Duty payable'), worked: figures.duty, about: t('After both reliefs') },
          // Others bear the rest, or somebody set it by hand: the header and the account show this one.
          ...(figures.inAccount && figures.inAccount.value !== figures.duty?.value
            ? [
                {
                  label: t('Duty in the account'),
                  worked: figures.inAccount,
                  isByHand: figures.isInAccountByHand,
                  about: figures.isInAccountByHand ? t('Set by hand') : t('Borne by the estate itself'),
                },
              ]
            : []),
        ]}
      />
      {once && (
        <WarnBox>
          {t('Evidence of the earlier estate is missing. Once you upload it, the abatement will be')}{' '}
          <Amount rands={once.abatement} /> {t('and the duty on the scale')} <Amount rands={once.duty} />.
        </WarnBox>
      )}
    </>
  );
}

function RapidSuccession({ reliefs }: { reliefs: RebateFigures['reliefs'] }) {
  const links = useDutyItems();
  const found = new Map(reliefs.map(({ rebateID, worked }) => [rebateID, worked]));
  const relief: ListColumn<RecordScreenRow> = {
    key: 'relief',
    title: 'Relief',
    kind: 'money',
    sortable: false,
    render: ({ id }) => {
      const worked = found.get(id);
      return worked ? <WorkedOut worked={worked} /> : '-';
    },
  };
  return (
    <MatterRecordSection
      kit={kits.earlierDuties}
      none={t('No property bore duty in the previous ten years.')}
      columns={[...createItemColumns(kits.earlierDuties), relief]}
      links={links}
      size="lg"
    />
  );
}

/** Whoever opens the estate of a spouse here means to claim what it did not use, and to confirm the paper that is filed. */
const addClaim = (row: RecordScreenRow | undefined, { documents }: RebateSpouse): RecordScreenRow | undefined =>
  row && {
    ...row,
    earlierEstate: {
      ...(row['earlierEstate'] as object | null),
      isClaimed: true,
      ...(documents.length > 0 && { isEvidenceFiled: true }),
    },
  };

function Spouses({ spouses }: { spouses: readonly RebateSpouse[] }) {
  const rows = useMatterRows(kits.marriages).data as readonly RecordScreenRow[] | undefined;
  const [open, setOpen] = useState<RecordScreenRow>();
  const gone = spouses.filter(({ diedDate, isClaimed }) => diedDate !== null || isClaimed);
  return (
    <PeopleSection title={t('Spouses who died before')} about={t('What such an estate did not use of the abatement')}>
      {gone.length === 0 ? (
        <Nobody
          sentence={t(
            'No spouse of the deceased is captured as dead. Marriages and the date of a spouse’s death are under Deceased.',
          )}
        />
      ) : (
        <ul className={styles.spouses}>
          {gone.map((spouse) => (
            <SpouseCard
              key={spouse.marriageID}
              spouse={spouse}
              onOpen={() =>
                setOpen(
                  addClaim(
                    rows?.find(({ id }) => id === spouse.marriageID),
                    spouse,
                  ),
                )
              }
            />
          ))}
        </ul>
      )}
      {open && (
        <MatterRowDialog
          kit={kits.marriages}
          row={open}
          onClose={() => setOpen(undefined)}
          arrange={(sections) => sections.filter(({ title }) => title === 'Estate of a spouse who died before')}
          mayRemove={() => false}
          size="lg"
        />
      )}
    </PeopleSection>
  );
}

const hasFacts = ({ abatementUsed, diedTogetherNetValue }: RebateSpouse): boolean =>
  abatementUsed !== null || diedTogetherNetValue !== null;

function SpouseCard({ spouse, onOpen }: { spouse: RebateSpouse; onOpen: () => void }) {
  return (
    <li className={styles.spouse}>
      <div className={styles.head}>
        <strong>{spouse.spouseName ?? t('Spouse')}</strong>
        <span>{t('died {day}', { day: formatDate(spouse.diedDate) })}</span>
        {spouse.isTaken && <StatusBadge tone="good">{t('Deducted in this estate')}</StatusBadge>}
        {hasFacts(spouse) &&
          (spouse.isEvidenceFiled ? (
            <StatusBadge tone="good">{t('Evidence filed')}</StatusBadge>
          ) : (
            <StatusBadge tone="warn">
              {spouse.documents.length > 0 ? t('Filed, awaiting confirmation') : t('Evidence not filed')}
            </StatusBadge>
          ))}
        <OnlyCapture>
          <Button variant="default" size="compact-sm" onClick={onOpen}>
            {!hasFacts(spouse)
              ? t('Claim the unused abatement')
              : spouse.documents.length > 0 && !spouse.isEvidenceFiled
                ? t('Confirm this is the return')
                : t('Change')}
          </Button>
        </OnlyCapture>
      </div>
      {hasFacts(spouse) && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('Deducted in that estate')}</dt>
            <dd>
              <Amount rands={spouse.abatementUsed} />
            </dd>
          </div>
          <div>
            <dt>{t('Surviving spouses of that person')}</dt>
            <dd>{spouse.spouses ?? 1}</dd>
          </div>
          <div>
            <dt>{t('Reference of that estate')}</dt>
            <dd>{spouse.estateReference ?? '-'}</dd>
          </div>
        </dl>
      )}
      {hasFacts(spouse) && <EvidenceOfSpouse marriageID={spouse.marriageID} documents={spouse.documents} />}
    </li>
  );
}
