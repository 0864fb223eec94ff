import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import type { InsolventPaper as Kind } from '@boedel/contract/insolvent/insolvent-papers';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { PaperSection } from '../../ui/paper/paper-section';
import { useMatter } from '../../ui/the-matter';

/** A paper of a composition or a rehabilitation, as the facts are now. */
export function InsolventPaper({ paper, title }: { paper: Kind; title: string }) {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const asked = { matterID, paper, language: spoken };
  const read = useRead(insolventCalls.getPaper, asked, { quiet: true, keepLast: true });
  return (
    <PaperSection
      title={title}
      read={read}
      language={spoken}
      onLanguage={setSpoken}
      onDownload={(format) =>
        void download(insolventCalls.paperFile, { query: { ...asked, format } }).catch(() => undefined)
      }
    />
  );
}
