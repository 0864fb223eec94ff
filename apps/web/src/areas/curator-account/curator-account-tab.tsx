import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { toTracedEntry, TraceDialog, type TracedEntry } from '../../client/trace-dialog';
import { getLanguage } from '../../i18n/language';
import { t } from '../../i18n/t';
import { formatDate } from '../../ui/format';
import { PageTitle } from '../../ui/page-title';
import { PaperTools } from '../../ui/paper/paper-tools';
import { type PaperSource, PaperView } from '../../ui/paper/paper-view';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { ChangesSince } from './changes-since';
import type { CuratorDraft } from './draft';
import { ChoicesDialog } from './choices-dialog';
import styles from './curator-account.module.css';
import { WhatIsMissing } from './what-is-missing';

const { draft, draftFile } = curatorAccountCalls;

/** What lodging is asked for: the account as it is looked at. */
export interface CuratorYearView {
  readonly number: number;
  readonly title: string;
  readonly language: 'en' | 'af';
  readonly isReady: boolean;
  /** What it is still without when it is lodged. */
  readonly open: CuratorDraft['open'];
}

interface CuratorAccountTabProps {
  /** Puts the accounts that were lodged, and the way to lodge this one, around it. */
  readonly renderAround: (looked: CuratorYearView, account: ReactNode) => ReactNode;
}

/** The account of the curator, tutor or administrator that comes now: the page, its proofs, or what keeps it back. */
export function CuratorAccountTab({ renderAround }: CuratorAccountTabProps) {
  const { id: matterID, mayCapture, rights } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [isChoosing, setChoosing] = useState(false);
  const [traced, setTraced] = useState<TracedEntry>();
  const asked = { matterID, language: spoken };
  const read = useRead(draft, asked, { quiet: true, keepLast: true });
  const { data } = read;
  const title = data?.title ?? t('Account no. {number}', { number: data?.number ?? 1 });
  return (
    <>
      <PageTitle
        title={title}
        about={
          data?.fromDate && data.toDate
            ? t('{from} to {to}', { from: formatDate(data.fromDate), to: formatDate(data.toDate) })
            : undefined
        }
      >
        <Button size="xs" variant="default" onClick={() => setChoosing(true)}>
          {mayCapture ? t('Period and figures') : t('Review period and figures')}
        </Button>
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!data?.paper}
          onDownload={(format) => void download(draftFile, { query: { ...asked, format } }).catch(() => undefined)}
        />
      </PageTitle>
      <Loaded read={read}>
        {(drawn) =>
          renderAround(
            { number: drawn.number, title, language: spoken, isReady: drawn.isReady, open: drawn.open },
            <div className={styles.page}>
              <WhatIsMissing matterID={matterID} drawn={drawn} />
              {drawn.changes.length > 0 && <ChangesSince changes={drawn.changes} number={drawn.number} />}
              {drawn.paper && (
                <PaperView
                  paper={drawn.paper}
                  {...(rights.includes('money') && {
                    onSource: ({ table, id }: PaperSource) => setTraced(toTracedEntry(table, id)),
                  })}
                />
              )}
            </div>,
          )
        }
      </Loaded>
      {traced && <TraceDialog matterID={matterID} entry={traced} onClose={() => setTraced(undefined)} />}
      {isChoosing && <ChoicesDialog matterID={matterID} onClose={() => setChoosing(false)} />}
    </>
  );
}
