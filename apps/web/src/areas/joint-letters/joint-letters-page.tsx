import type { WireAnswer } from '@boedel/contract/call';
import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { paths } from '../../client/paths';
import { useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { toHref, useAddressState } from '../../ui/address-state';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { PageTitle } from '../../ui/page-title';
import { Empty, Loaded } from '../../ui/states';
import { WhoGotWhat } from './who-got-what';
import { WriteLetter } from './write-letter';

type JointLetter = WireAnswer<typeof jointLetterCalls.getlist>[number];

/** Letters to those who have several matters of the firm. The address says which is open, or of which matters one is written. */
export function JointLettersPage() {
  const [letter, setLetter] = useAddressState('letter');
  const [matters] = useAddressState('matters');
  const navigate = useNavigate();
  const openLetter = (id: number | '') =>
    void navigate({ to: paths.jointLetters(), search: id === '' ? {} : { letter: String(id) } } as never);
  if (letter) return <WhoGotWhat id={Number(letter)} onBack={() => setLetter('')} />;
  if (matters) {
    const ids = [...new Set(matters.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
    return <WriteLetter matterIDs={ids} onMade={openLetter} onBack={() => openLetter('')} />;
  }
  return <Letters onOpen={openLetter} />;
}

const columns: readonly ListColumn<JointLetter>[] = [
  { key: 'subject', title: markPhrase('Letter'), strong: true, wraps: true },
  {
    key: 'list',
    title: markPhrase('Goes to'),
    value: ({ list }) => (list === 'banks' ? t('Banks and institutions') : t('Creditors')),
  },
  { key: 'total', title: markPhrase('Recipients'), kind: 'number' },
  {
    key: 'state',
    title: markPhrase('State'),
    render: ({ state, failed }) =>
      state === 'waiting' ? (
        <StatusBadge tone="info">{t('being made')}</StatusBadge>
      ) : failed > 0 ? (
        <StatusBadge tone="bad">{t('{count} not made', { count: failed })}</StatusBadge>
      ) : (
        <StatusBadge tone="good">{t('made')}</StatusBadge>
      ),
  },
  { key: 'by', title: markPhrase('By') },
  { key: 'createdAt', title: markPhrase('Made on'), kind: 'day' },
];

function Letters({ onOpen }: { onOpen: (id: number) => void }) {
  const read = useRead(jointLetterCalls.getlist);
  const choose = (
    <Button component={Link} to={paths.matters()}>
      {t('Choose matters')}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={t('Letters across matters')}
        about={t('One letter to each recipient, listing all its matters.')}
      >
        {choose}
      </PageTitle>
      <Loaded read={read}>
        {(letters) =>
          letters.length === 0 ? (
            <Empty sentence={t('No letters yet. Select matters in the list, then choose Letter below it.')} />
          ) : (
            <ListTable
              label={t('Letters across matters')}
              rows={letters}
              columns={columns}
              rowKey={({ id }) => id}
              hrefOf={({ id }) => toHref('letter', id)}
              onOpen={({ id }) => onOpen(id)}
            />
          )
        }
      </Loaded>
    </>
  );
}
