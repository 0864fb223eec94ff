import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { newMatterSchema } from '@boedel/contract/matter/matter.schema';
import { Alert, List } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { keyOf, useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { usePerson } from '../../../ui/access';
import { RecordDialog } from '../../../ui/record/record-dialog';
import { newMatterSections } from './new-matter.fields';

type NewMatter = WireBody<typeof matterCalls.add>;
type Likeness = WireAnswer<typeof matterCalls.add>['likenesses'][number];

/** The parties first, then what every matter needs; somebody like them elsewhere is shown before it is saved. */
export function NewMatterDialog({ onClose }: { onClose: () => void }) {
  const { systemType } = usePerson();
  const navigate = useNavigate();
  const firm = useRead(matterCalls.getIntermediaryCountry);
  const [alike, setAlike] = useState<readonly Likeness[]>([]);
  const add = useCall(matterCalls.add, { refreshes: [keyOf(matterCalls.getMatterList), keyOf(matterCalls.dashboard)] });
  if (!firm.data) return null;
  const value: NewMatter = {
    systemTypeID: systemType,
    country: firm.data.country,
    main: { surname: '', kind: systemType === 5 ? 'trust' : 'person' },
  };
  const call = {
    ...add,
    runAsync: (body: NewMatter) => add.runAsync({ ...body, duplicatesSeen: alike.length > 0 }),
  };
  const saved = (answer: WireAnswer<typeof matterCalls.add>): void => {
    if (!answer.matter) {
      setAlike(answer.likenesses);
      return;
    }
    onClose();
    void navigate({ to: paths.matter.details({ id: answer.matter.id }) });
  };
  return (
    <RecordDialog<NewMatter>
      title={t('New matter')}
      sections={newMatterSections(systemType)}
      schema={newMatterSchema}
      value={value}
      call={call}
      saveLabel={alike.length > 0 ? t('Create it all the same') : t('Create')}
      onSaved={(answer) => saved(answer as WireAnswer<typeof matterCalls.add>)}
      onClose={onClose}
    >
      {alike.length > 0 && (
        <Alert color="yellow" mt="sm" title={t('Somebody like this is in another matter')} role="alert">
          <List size="sm">
            {alike.map((one) => (
              <List.Item key={`${one.matterID} ${one.name} ${one.role}`}>
                <Link to={paths.matter.details({ id: one.matterID })} target="_blank">
                  {one.reference}
                </Link>{' '}
                {one.matterName}: {one.name} ({t(one.role)}), {t(one.why)}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </RecordDialog>
  );
}
