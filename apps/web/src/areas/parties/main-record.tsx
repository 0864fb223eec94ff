import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { partyChangeSchema } from '@boedel/contract/parties/parties.schema';
import { partyRoles } from '@boedel/contract/parties/registry';
import type { ReactNode } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { offerChanges } from '../../client/people/offer-store';
import { revealOf } from '../../client/reveal';
import { t } from '../../i18n/t';
import { layOutInThirds } from '../../ui/fields/field';
import { type ChangedDays, useAskMoves } from '../../client/moves/use-ask-moves';
import { RecordPage, type RecordSaveCall } from '../../ui/record/record-page';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { listMainSections, mainTitle } from './main.fields';
import { notifyPartyWarnings } from './party-calls';

const schema = partyChangeSchema(partyRoles.insolvent.details);

/** Whom the matter is about, as a record. What stands in the children belongs to the same form. */
export function MainRecord({ children }: { children?: (kind: string) => ReactNode }) {
  const matter = useMatter();
  const read = useRead(mainPartyCalls.getPersonTab, { matterID: matter.id }, { quiet: true });
  const save = useCall(mainPartyCalls.updateMain, {
    says: t('Details saved.'),
    onDone: (saved) => {
      notifyPartyWarnings(saved);
      if (read.data) void offerChanges('matter_party', read.data.main, saved);
    },
  });
  // The day of death is an event periods run from.
  const asking = useAskMoves(save as RecordSaveCall<object>, (record): ChangedDays => {
    const { dateOfDeath = null } = record as { dateOfDeath?: string | null };
    return dateOfDeath === (read.data?.main.dateOfDeath ?? null) ? {} : { death: dateOfDeath };
  });
  return (
    <Loaded read={read}>
      {({ main }) => (
        <RecordPage
          title={t(mainTitle[matter.systemTypeID] ?? 'The party')}
          about={main.listName}
          sections={layOutInThirds(listMainSections(matter, main.kind ?? 'person'))}
          schema={schema}
          value={main}
          call={asking.call}
          readOnly={!matter.mayCapture}
          reveal={revealOf('matter_party', main.id)}
        >
          {asking.asking}
          {children?.(main.kind ?? 'person')}
        </RecordPage>
      )}
    </Loaded>
  );
}
