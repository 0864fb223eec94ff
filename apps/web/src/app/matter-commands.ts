import { mayMake } from '@boedel/contract/call';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { mayCall } from '@boedel/domain/access/call-access';
import { IconFileSpreadsheet, IconFolderPlus, IconStar } from '@tabler/icons-react';
import { download } from '../client/download';
import { t } from '../i18n/t';
import type { SignedInPerson } from '../ui/access';
import type { PaletteCommand } from '../ui/palette/search-source';
import { notifyPatience } from '../ui/plain/patience';
import { paths } from '../client/paths';
import { newMatterLabel } from '../ui/matter-words';

/** What one may do with matters from anywhere. */
export function listMatterCommands(person: SignedInPerson): PaletteCommand[] {
  const group = t('Actions');
  const save = (format: 'csv' | 'xlsx') => () => {
    notifyPatience();
    void download(matterListCalls.exportList, { query: { format } });
  };
  return [
    ...(mayMake(matterCalls.add, person)
      ? [
          {
            key: 'new-matter',
            group,
            label: t(newMatterLabel[person.systemType] ?? 'New matter'),
            icon: IconFolderPlus,
            to: paths.matters(),
            search: { new: '1' },
          },
        ]
      : []),
    ...(mayCall(matterListCalls.getViews.who, person)
      ? [
          {
            key: 'watch-list',
            group,
            label: t('Open my watch list'),
            icon: IconStar,
            to: paths.matters(),
            search: { watched: '1' },
          },
          {
            key: 'export-csv',
            group,
            label: t('Export the matters as CSV'),
            icon: IconFileSpreadsheet,
            run: save('csv'),
          },
          {
            key: 'export-xlsx',
            group,
            label: t('Export the matters as Excel'),
            icon: IconFileSpreadsheet,
            run: save('xlsx'),
          },
        ]
      : []),
  ];
}
