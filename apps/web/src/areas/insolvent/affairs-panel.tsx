import { insolventCalls } from '@boedel/contract/insolvent/insolvent.calls';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import styles from './insolvent.module.css';

/** The statement of affairs as it follows from assets and claims, to be sworn and lodged. */
export function AffairsPanel() {
  const { id: matterID } = useMatter();
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const asked = { matterID, language: spoken };
  const read = useRead(insolventCalls.getAffairs, asked, { quiet: true, keepLast: true });
  return (
    <PeopleSection
      title={t('Statement of affairs')}
      about={t('From the captured assets, claims and books. Values are those of the assets.')}
      actions={
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data?.paper}
          onDownload={(format) =>
            void download(insolventCalls.affairsFile, { query: { ...asked, format } }).catch(() => undefined)
          }
        />
      }
    >
      <Loaded read={read}>
        {({ paper, refused, isInDanger }) => (
          <>
            {refused.map((why) => (
              <WarnBox key={translate(why)}>{translate(why)}</WarnBox>
            ))}
            {isInDanger && <WarnBox>{t('Danger of contribution: the free residue does not cover the costs.')}</WarnBox>}
            {paper && (
              <div className={styles.paper}>
                <PaperView paper={paper} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </PeopleSection>
  );
}
