import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { partyChange } from '@boedel/contract/parties/parties.schema';
import { partyRoles } from '@boedel/contract/parties/registry';
import type { ReactNode } from 'react';
import { keyOf, useCall, useRead } from '../../client/hooks';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { inThirds } from '../../ui/fields/field';
import { RecordPage } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { mainSections, mainTitle } from './main.fields';
import { tellWarnings } from './party-calls';

const schema = partyChange(partyRoles.insolvent.details);

/** Whom the matter is about, as a record. What stands in the children belongs to the same form. */
export function MainRecord({ children }: { children?: (kind: string) => ReactNode }) {
  const matter = useMatter();
  const read = useRead(mainPartyCalls.getPersonTab, { matterID: matter.id }, { quiet: true });
  const save = useCall(mainPartyCalls.updateMain, {
    refreshes: [
      keyOf(mainPartyCalls.getPersonTab),
      keyOf(matterCalls.GetMatterDetails),
      keyOf(matterCalls.getMatterList),
      keyOf(matterCalls.getQuickGlance),
      // The day of death is an event periods run from.
      keyOf(statutoryDateCalls.previewStatutoryMoves),
    ],
    says: t('The particulars were saved.'),
    onDone: tellWarnings,
  });
  return (
    <Loaded read={read}>
      {({ main }) => (
        <RecordPage
          title={t(mainTitle[matter.systemTypeID] ?? 'The party')}
          about={main.listName}
          sections={inThirds(mainSections(matter.systemTypeID, main.kind ?? 'person', matter.country))}
          schema={schema}
          value={main}
          call={save}
          readOnly={!matter.mayCapture}
          reveal={revealOf('matter_party', main.id)}
        >
          {children?.(main.kind ?? 'person')}
        </RecordPage>
      )}
    </Loaded>
  );
}
