import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import type { InsolventPaper as Kind } from '@boedel/contract/insolvent/insolvent-papers';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { language } from '../../i18n/language';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './insolvent.module.css';

/** A paper of a composition or a rehabilitation, as the facts are now. */
export function InsolventPaper({ paper, title }: { paper: Kind; title: string }) {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(language());
  const asked = { matterID, paper, language: spoken };
  const read = useRead(insolventCalls.getPaper, asked, { quiet: true, keepLast: true });
  return (
    <PeopleSection
      title={title}
      actions={
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data}
          onDownload={(format) =>
            void download(insolventCalls.paperFile, { query: { ...asked, format } }).catch(() => undefined)
          }
        />
      }
    >
      <Loaded read={read}>
        {(drawn) => (
          <div className={styles.paper}>
            <PaperView paper={drawn} />
          </div>
        )}
      </Loaded>
    </PeopleSection>
  );
}
