import { waitedOffices } from '@boedel/domain/waiting/waiting-on';
import { waitingTypes } from '@boedel/domain/waiting/waiting-types';
import { selectAlways, day, longText, must, required, text } from '../record/field';
import { declareMatterRecord, matterVerbs } from '../record/matter-record';
import { officeLabels } from './offices';

/** What somebody was asked for, where no event of the matter says so by itself. */
export const awaited = declareMatterRecord({
  table: 'awaited',
  path: 'awaited',
  label: 'Added by hand',
  one: 'item we are waiting for',
  names: 'what',
  right: 'estate',
  systemTypes: [...waitingTypes],
  ours: [...matterVerbs],
  fields: {
    office: selectAlways('Waiting on', [...waitedOffices], 'other', { inList: true, labels: officeLabels }),
    who: text('Name', 160, { inList: true }),
    what: required('Outstanding item', 300, { span: 6, inList: true }),
    sinceDate: must(day('Asked on', { inList: true })),
    answeredDate: day('Answered on', { inList: true }),
    note: longText('Note', 1000, { span: 6 }),
  },
});
