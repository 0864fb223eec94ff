import { day, flag, linkInMatter, money, must, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

/** What an heir had from the deceased in life and brings in again (collation). */
export const advances = declareMatterRecord({
  table: 'advance',
  label: 'Advances to be brought in',
  one: 'advance',
  names: 'description',
  systemTypes: [2, 4],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    partyID: must(linkInMatter('Recipient of advance', 'matter_party', { inList: true })),
    amount: must(money('Amount', { inList: true })),
    givenDate: day('Given on', { inList: true }),
    description: text('What it was', 300, { inList: true }),
    isExcused: flag('Exempt from collation', { inList: true, help: 'If the donation or the will says so.' }),
  },
});
