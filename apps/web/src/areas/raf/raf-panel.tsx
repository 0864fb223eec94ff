import { rafCalls, rafClaimCalls, rafPaymentCalls } from '@boedel/contract/raf/raf.calls';
import { rafClaims } from '@boedel/contract/raf/raf.records';
import { ageBands } from '@boedel/domain/raf/ageing';
import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { createRecordKit, useMatterRows } from '../../client/record/matter-record';
import { MatterRowDialog } from '../../client/record/matter-row-dialog';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { RafClaim } from './raf-claim';
import { RafDetailsDialog } from './raf-details-dialog';
import {
  ageBandLabels,
  type RafClaimView,
  type RafPosition,
  findReasonLabels,
  stateTones,
  claimStateLabels,
} from './raf.queries';

const claimKit = createRecordKit(rafClaims, rafClaimCalls);

const columns: readonly ListColumn<RafClaimView>[] = [
  { key: 'description', title: markPhrase('Claim'), strong: true, wraps: true },
  {
    key: 'state',
    title: markPhrase('Status'),
    value: ({ state }) => t(claimStateLabels[state]),
    render: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(claimStateLabels[state])}</StatusBadge>,
  },
  { key: 'lodgedDate', title: markPhrase('Lodged on'), kind: 'day' },
  { key: 'claimed', title: markPhrase('Claimed'), kind: 'money' },
  { key: 'paid', title: markPhrase('Paid by the Fund'), kind: 'money' },
  { key: 'inBank', title: markPhrase('In the bank'), kind: 'money' },
  {
    key: 'toSuppliers',
    title: markPhrase('Paid to suppliers'),
    kind: 'money',
    rare: true,
    value: (row) => row.toSuppliers || null,
  },
  { key: 'outstanding', title: markPhrase('Outstanding'), kind: 'money' },
  { key: 'waitedDays', title: markPhrase('Days'), kind: 'number' },
];

/** What the Fund says it paid and no account of the trust has, and receipts that may be it. */
function AgainstBank({ position }: { position: RafPosition }) {
  const { id: matterID } = useMatter();
  const take = useCall(rafPaymentCalls.add, { says: t('Receipt linked to the claim.') });
  const findClaimName = (claimID: number): string =>
    position.claims.find(({ id }) => id === claimID)?.description ?? '';
  return (
    <>
      {position.totals.notInBank > 0 && (
        <WarnBox title={t('Reported as paid, but not in any bank account')}>
          <Amount rands={position.totals.notInBank} />{' '}
          {t('The Fund says it paid the trust. Find the payment on the statement or ask the Fund for proof.')}
        </WarnBox>
      )}
      {position.found.length > 0 && (
        <>
          <h3>{t('Receipts that may be the Fund’s')}</h3>
          <ListTable
            label={t('Receipts that may be the Fund’s')}
            rows={position.found}
            rowKey={({ incomeID }) => incomeID}
            columns={[
              { key: 'description', title: markPhrase('Description'), strong: true, wraps: true },
              { key: 'receivedDate', title: markPhrase('Received on'), kind: 'day' },
              { key: 'amount', title: markPhrase('Amount'), kind: 'money' },
              {
                key: 'claimID',
                title: markPhrase('For the claim'),
                wraps: true,
                value: ({ claimID }) => findClaimName(claimID),
              },
              {
                key: 'reasons',
                title: markPhrase('Why'),
                long: true,
                value: ({ reasons }) => reasons.map((one) => t(findReasonLabels[one])).join('; '),
              },
              {
                key: 'act',
                title: markPhrase('Take it'),
                sortable: false,
                render: ({ claimID, incomeID, amount, receivedDate }) => (
                  <OnlyCapture>
                    <Button
                      size="compact-xs"
                      variant="light"
                      loading={take.isRunning}
                      onClick={() =>
                        take.run({
                          matterID,
                          rafClaimID: claimID,
                          incomeID,
                          amount,
                          paidDate: receivedDate,
                          paidTo: 'trust',
                          reference: null,
                          notes: null,
                        })
                      }
                    >
                      {t('Link this payment')}
                    </Button>
                  </OnlyCapture>
                ),
              },
            ]}
          />
        </>
      )}
    </>
  );
}

/** The Road Accident Fund in a trust: the undertaking, each claim against it, and whether its money came. */
export function RafPanel() {
  const { id: matterID } = useMatter();
  const details = useRead(rafCalls.getRAFDetails, { matterID }, { quiet: true });
  const position = useRead(rafCalls.getPosition, { matterID }, { quiet: true });
  const [chosen, setChosen] = useState<number>();
  const [isAsking, setIsAsking] = useState<'details' | 'new' | 'change'>();
  const closeDialog = (): void => setIsAsking(undefined);
  const rows = useMatterRows(claimKit).data ?? [];
  const award = details.data;
  return (
    <>
      <PeopleSection
        title={t('Award and undertaking')}
        actions={
          <Button variant="default" size="compact-sm" onClick={() => setIsAsking('details')}>
            {t('Open')}
          </Button>
        }
      >
        {award && award.version === 0 ? (
          <Nobody sentence={t('Capture the order, the undertaking and the Fund’s link number.')} />
        ) : (
          award && (
            <FigureCards
              cards={[
                {
                  label: t('Claimant'),
                  figure: award.claimant ?? '-',
                  about: award.accidentDate && t('Accident on {day}', { day: formatDate(award.accidentDate) }),
                },
                {
                  label: t('Link number'),
                  figure: award.linkNumber ?? '-',
                  about:
                    award.undertakingDate && t('Undertaking dated {day}', { day: formatDate(award.undertakingDate) }),
                },
                {
                  label: t('The award'),
                  figure: <Amount rands={(award.generalDamages ?? 0) + (award.lossOfEarnings ?? 0)} />,
                  about: t('General damages and loss of earnings'),
                },
                {
                  label: t('Apportionment'),
                  figure: award.apportionmentPercent === null ? t('None') : `${award.apportionmentPercent}%`,
                  about: award.isProtected && t('No claim deadlines'),
                },
              ]}
            />
          )
        )}
      </PeopleSection>
      <PeopleSection
        title={t('Claims against the undertaking')}
        add={{ label: t('Add {one}', { one: t(rafClaims.one) }), run: () => setIsAsking('new') }}
      >
        <Loaded read={position}>
          {(shown) => {
            const open = shown.claims.find(({ id }) => id === chosen);
            return (
              <>
                {shown.totals.outstanding !== 0 && (
                  <FigureCards
                    cards={ageBands.map((band) => ({
                      label: t(ageBandLabels[band]),
                      figure: <Amount rands={shown.ageing[band]} />,
                    }))}
                  />
                )}
                {shown.claims
                  .filter(({ letterDue }) => letterDue !== null)
                  .map((claim) => (
                    <LetterDue key={claim.id} claim={claim} />
                  ))}
                {shown.claims.length === 0 ? (
                  <Nobody sentence={t('Nothing was claimed under the undertaking yet.')} />
                ) : (
                  <ListTable
                    label={t('Claims against the undertaking')}
                    rows={shown.claims}
                    columns={columns}
                    rowKey={({ id }) => id}
                    onOpen={({ id }) => setChosen(id === chosen ? undefined : id)}
                  />
                )}
                <AgainstBank position={shown} />
                {open && (
                  <Box mt="lg">
                    <RafClaim key={open.id} claim={open} onChange={() => setIsAsking('change')} />
                  </Box>
                )}
              </>
            );
          }}
        </Loaded>
      </PeopleSection>
      {isAsking === 'details' && <RafDetailsDialog onClose={closeDialog} />}
      {isAsking === 'new' && <MatterRowDialog kit={claimKit} row="new" size="lg" onClose={closeDialog} />}
      {isAsking === 'change' &&
        rows
          .filter(({ id }) => id === chosen)
          .map((row) => <MatterRowDialog key={row.id} kit={claimKit} row={row} size="lg" onClose={closeDialog} />)}
    </>
  );
}

/** The Fund is written to again: one button makes the letter and files it. */
function LetterDue({ claim }: { claim: RafClaimView }) {
  const make = useCall(rafCalls.makeLetter, { says: t('Letter created. Find it under Documents.') });
  const stage = claim.letterDue!;
  return (
    <WarnBox
      title={t('{claim}: unpaid for {count} days', { claim: claim.description, count: String(claim.waitedDays ?? 0) })}
    >
      <Amount rands={claim.outstanding} /> {t('outstanding.')}{' '}
      <OnlyCapture>
        <Button
          size="compact-sm"
          variant="light"
          loading={make.isRunning}
          onClick={() => make.run({ claimID: claim.id, stage, language: getLanguage() })}
        >
          {t('Create {count}-day letter', { count: String(stage) })}
        </Button>
      </OnlyCapture>
    </WarnBox>
  );
}
