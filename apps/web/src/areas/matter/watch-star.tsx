import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';

/** The person's own star. It turns at once; a refusal turns it back. */
export function WatchStar({ matterID, name, watched }: { matterID: number; name: string; watched: boolean }) {
  const [on, setOn] = useState(watched);
  const watch = useCall(matterCalls.updatewatchlist, {
    onError: () => setOn(watched),
  });
  return (
    <ActionIcon
      variant="transparent"
      size="sm"
      color={on ? 'yellow.7' : 'gray'}
      aria-pressed={on}
      aria-label={on ? t('Stop watching {name}', { name }) : t('Watch {name}', { name })}
      onClick={(event) => {
        event.stopPropagation();
        setOn(!on);
        watch.run({ ID: matterID, watchList: !on });
      }}
    >
      {on ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
    </ActionIcon>
  );
}
