import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { useKnownIn } from '../../client/people/people.queries';
import { addKnownMarks } from '../../client/people/add-known-marks';
import { getLanguage } from '../../i18n/language';
import { markPhrase, t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { useOpenedRow } from '../../ui/opened-row';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { LinkTrusteeDialog } from './link-trustee-dialog';
import { StatusDialog } from './status-dialog';
import { TrusteeDialog } from './trustee-dialog';
import { kinds, signs, statuses, type TrusteeDetails, type TrusteesAnswer } from './trustees.queries';

const columns: readonly ListColumn<TrusteeDetails>[] = [
  { key: 'listName', title: markPhrase('Name'), strong: true },
  {
    key: 'trusteeKind',
    title: markPhrase('Kind'),
    render: ({ trusteeKind = 'individual', nominee }) =>
      nominee ? t('{kind}, by {nominee}', { kind: t(kinds[trusteeKind]), nominee }) : t(kinds[trusteeKind]),
  },
  {
    key: 'status',
    title: markPhrase('Status'),
    render: ({ status }) => <StatusBadge tone={statuses[status][1]}>{t(statuses[status][0])}</StatusBadge>,
  },
  { key: 'authorisedDate', title: markPhrase('Letters of authority'), kind: 'day' },
  {
    key: 'leaves',
    title: markPhrase('Left office'),
    kind: 'day',
    rare: true,
    value: (row) =>
      row.endedDate ??
      row.lettersAmendedDate ??
      row.masterReceivedDate ??
      row.beneficiariesToldDate ??
      row.letterSignedDate,
  },
  {
    key: 'maySign',
    title: markPhrase('Today'),
    value: ({ maySign }) => maySign.may,
    render: ({ maySign }) => <StatusBadge tone={signs[maySign.may][1]}>{t(signs[maySign.may][0])}</StatusBadge>,
  },
  { key: 'why', title: markPhrase('Ground'), wraps: true, value: ({ maySign }) => translate(maySign.why) },
];

function describeStanding({ standing: { acting, least, most } }: TrusteesAnswer): string {
  if (least !== null && most !== null)
    return t('{acting} in office, {least} to {most} by the deed', { acting, least, most });
  if (least !== null) return t('{acting} in office, at least {least} by the deed', { acting, least });
  return t('{acting} in office', { acting });
}

/** The trustees of a trust: who they are, whether they may sign today, and whether the trust can act at all. */
export function TrusteesPanel() {
  const { id: matterID } = useMatter();
  const read = useRead(trusteeCalls.getTrustees, { matterID }, { quiet: true });
  const known = useKnownIn(matterID).parties;
  const { open, setOpen, hrefOf } = useOpenedRow('trustee', read.data?.trustees);
  const [dialog, setDialog] = useState<'link' | 'status'>();
  const [ticked, setTicked] = useState<readonly TrusteeDetails[]>([]);
  const close = (): void => {
    setDialog(undefined);
    setTicked([]);
  };
  const print = (): void =>
    void download(trusteeCalls.printSignatories, { query: { matterID, language: getLanguage() } }, { newTab: true });
  return (
    <PeopleSection
      title={t('Trustees')}
      {...(read.data && { about: describeStanding(read.data) })}
      add={{ label: t('Add a trustee'), run: () => setOpen('new'), ofFirm: true }}
      actions={
        <>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPrinter size={14} aria-hidden />}
            onClick={print}
          >
            {t('Who may sign today')}
          </Button>
          {ticked.length > 0 && (
            <OnlyCapture ofFirm>
              <Button size="compact-sm" onClick={() => setDialog('status')}>
                {t('Change status of {count}', { count: ticked.length })}
              </Button>
            </OnlyCapture>
          )}
          <OnlyCapture ofFirm>
            <Button variant="default" size="compact-sm" onClick={() => setDialog('link')}>
              {t('Link from the firm’s list')}
            </Button>
          </OnlyCapture>
        </>
      }
    >
      <Loaded read={read}>
        {({ trustees, warnings }) => (
          <>
            {warnings.length > 0 && (
              <WarnBox>
                {warnings.map(({ sentence, said }) => (
                  <p key={sentence}>{translate(said ?? sentence)}</p>
                ))}
              </WarnBox>
            )}
            {trustees.length === 0 ? (
              <Nobody sentence={t('No trustee is captured yet.')} />
            ) : (
              <ListTable
                label={t('Trustees')}
                rows={trustees}
                columns={addKnownMarks(columns, ({ id }) => known.get(id))}
                rowKey={({ id }) => id}
                hrefOf={hrefOf}
                onOpen={setOpen}
                selected={ticked}
                onSelect={setTicked}
              />
            )}
          </>
        )}
      </Loaded>
      {dialog === 'link' && <LinkTrusteeDialog onClose={close} />}
      {dialog === 'status' && <StatusDialog trustees={ticked} onClose={close} />}
      {open && <TrusteeDialog trustee={open} onClose={() => setOpen(undefined)} />}
    </PeopleSection>
  );
}
