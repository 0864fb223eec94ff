import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { claimBasis, preferentClaimCategory, securityType } from '@boedel/contract/fixed/claims';
import { claimPartLabels, claimParts } from '@boedel/domain/claims/captured-claim';
import { claimSteps, lacksDayOfProof } from '@boedel/domain/claims/claim-status';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import type { RecordScreenRow } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { useCrumbLabel } from '../../ui/crumb-labels';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { ClaimDialog, StatusDialog } from './claim-dialogs';
import { ClaimPapers } from './claim-papers';
import { ClaimTrail } from './claim-trail';
import { tones, formatType } from './claim-words';
import { type ClaimAnswer, useAssetNames, useOutlook } from './claims.queries';
import styles from './claims.module.css';

/** One claim: what it is and stands for, what it gets or gives as things stand, its papers and what was done about it. */
export function ClaimPage() {
  const { claimId } = useParams({ strict: false }) as { claimId: string };
  const read = useRead(claimCalls.getbyid, { id: Number(claimId) }, { quiet: true });
  return <Loaded read={read}>{(claim) => <Shown key={claim.id} claim={claim} />}</Loaded>;
}

function Shown({ claim }: { claim: ClaimAnswer }) {
  const matter = useMatter();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'status'>();
  const close = (): void => setOpen(undefined);
  const status = claim.status ?? 'lodged';
  useCrumbLabel(paths.matter.claim({ id: matter.id, claimId: claim.id }), `${claim.claimNumber ?? claim.id}`);
  return (
    <>
      <PageTitle
        title={t('Claim {number}: {creditor}', { number: claim.claimNumber ?? '', creditor: claim.creditorName })}
        about={<StatusBadge tone={tones[status]}>{t(claimSteps[status].label)}</StatusBadge>}
      >
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={() => void navigate({ to: paths.matter.claims({ id: matter.id }) })}
        >
          {t('All claims')}
        </Button>
        <OnlyCapture>
          <Button variant="default" onClick={() => setOpen('change')}>
            {t('Change')}
          </Button>
        </OnlyCapture>
        {claimSteps[status].next.length > 0 && (
          <OnlyCapture>
            <Button onClick={() => setOpen('status')}>{t('Move the claim on')}</Button>
          </OnlyCapture>
        )}
      </PageTitle>
      {claim.warnings.length > 0 && (
        <WarnBox>
          {claim.warnings.map(({ sentence }) => (
            <p key={sentence}>{t(sentence)}</p>
          ))}
        </WarnBox>
      )}
      {lacksDayOfProof({ status, provedOn: (claim.provedDate ?? null) as LocalDate | null }) && (
        <WarnBox>
          <p>{t('The date of proof is missing. Enter it under Edit. Until then, the claim votes at every meeting.')}</p>
        </WarnBox>
      )}
      <AsItStands claim={claim} />
      <Particulars claim={claim} />
      <ClaimPapers claim={claim} />
      <ClaimTrail claimID={claim.id} />
      {open === 'change' && <ClaimDialog row={claim as unknown as RecordScreenRow} onClose={close} />}
      {open === 'status' && <StatusDialog claim={claim} onClose={close} />}
    </>
  );
}

/** The claim, and what it comes to for the creditor by the books as they stand. */
function AsItStands({ claim }: { claim: ClaimAnswer }) {
  const matter = useMatter();
  const { data } = useOutlook(matter.id, 'lodged');
  const mine = data?.claims.find(({ claimID }) => claimID === claim.id);
  const isShort = (data?.deficiency ?? 0) > 0;
  return (
    <FigureCards
      cards={[
        { label: t('Amount claimed'), figure: <Amount rands={claim.amount} /> },
        {
          label: t('Stands for'),
          figure: claim.isOut ? '-' : <Amount rands={claim.standsFor} />,
          about: claim.isProved ? t('As proved') : claim.isOut ? t('No longer ranks') : t('Not proved yet'),
        },
        {
          label: t('Gets in all'),
          figure: mine ? <Amount rands={mine.total} /> : '-',
          about: t('As if all were proved'),
        },
        isShort
          ? {
              label: t('Contributes'),
              figure: mine ? <Amount rands={mine.contribution} /> : '-',
              about: t('Danger of contribution'),
            }
          : { label: t('Loses'), figure: mine ? <Amount rands={mine.shortfall} /> : '-' },
      ]}
    />
  );
}

const describeCode = (words: Readonly<Record<string, string>>, id: number | null | undefined): string | null =>
  id == null ? null : t(words[String(id)] ?? '');

const Parts = ({ amounts }: { amounts: readonly number[] }) => (
  <Amount rands={amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100} />
);

function Particulars({ claim }: { claim: ClaimAnswer }) {
  const matter = useMatter();
  const assets = useAssetNames(matter.id);
  const findName = (id: number): string => assets.find(({ value }) => value === id)?.label ?? '';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('Creditor'),
      <Link key="creditor" to={paths.matter.creditor({ id: matter.id, creditorId: claim.creditorID ?? 0 })}>
        {claim.creditorName}
      </Link>,
    ],
    [t('Reference of the creditor'), claim.creditorReference],
    [t('Type of claim'), formatType(claim.claimTypeID)],
    [t('Basis'), describeCode(claimBasis, claim.claimBasisID)],
    [t('Preferent for'), describeCode(preferentClaimCategory, claim.preferentClaimCategoryID)],
    [t('Type of security'), describeCode(securityType, claim.securityTypeID)],
    [
      t('Secured on'),
      (claim.securedBy ?? []).map(({ assetID, rank }) => `${findName(assetID)} (${t('Rank')} ${rank})`).join(', '),
    ],
    [t('Relies on the security alone (s 89(2))'), claim.reliesSolely ? t('Yes') : null],
    [t('Interest agreed in writing (% per year)'), claim.agreedRate],
    // Two amounts of one kind stand under one heading.
    ...claimParts.map((part): readonly [string, ReactNode] => {
      const own = (claim.amounts ?? []).filter((one) => one.part === part);
      return [
        t(claimPartLabels[part]),
        own.length === 0 ? null : <Parts key={part} amounts={own.map(({ amount }) => amount)} />,
      ];
    }),
    [t('Decided on'), claim.statusDate && formatDate(claim.statusDate)],
    [t('Proved since'), claim.provedDate && formatDate(claim.provedDate)],
    [t('Reason'), claim.statusReason],
    [
      t('Court claim'),
      claim.isCourtClaim ? `${claim.courtCaseNumber ?? ''} ${formatDate(claim.courtOrderDate)}`.trim() : null,
    ],
    [t('Notes'), claim.notes],
  ];
  return (
    <PeopleSection title={t('Particulars')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value === null || value === undefined || value === '' ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </PeopleSection>
  );
}
