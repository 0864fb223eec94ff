import { queryKinds, rulings } from '@boedel/domain/lodging/account-query';
import { systemType } from '@boedel/domain/matter/kinds';
import { selectAlways, day, longText, must, number, required, select, text } from '../record/field';
import { declareMatterRecord, matterVerbs } from '../record/matter-record';

const ofObjection = { when: { field: 'kind', is: ['objection'] } };
const answer = 'Our answer';

/** The Master's query sheet on an account, and objections to it, each with what we answered and the line it changed. */
export const accountQueries = declareMatterRecord({
  table: 'account_query',
  path: 'accountquery',
  label: 'Queries and objections',
  one: 'query or objection',
  names: 'asked',
  right: 'reports',
  systemTypes: [systemType.estateLate, systemType.liquidation],
  ours: [...matterVerbs],
  fields: {
    kind: selectAlways('What it is', [...queryKinds], 'query', {
      inList: true,
      labels: { query: 'Query of the Master', objection: 'Objection' },
    }),
    number: number('No. on the sheet', [1, 999], { inList: true }),
    receivedDate: must(day('Received on', { inList: true })),
    accountNo: number('On account no.', [1, 999], { help: 'Leave blank for the last lodged account.' }),
    raisedBy: text('Who objects', 160, ofObjection),
    asked: { ...required('What is asked', 2000, { span: 6, group: 'Details' }), kind: 'notes' },
    reply: longText('Our answer', 4000, { group: answer, span: 6 }),
    repliedDate: day('Answered on', { inList: true, group: answer }),
    line: text('Line of the account changed', 400, { group: answer, span: 6 }),
    ruling: select('Ruling', [...rulings], {
      ...ofObjection,
      group: answer,
      labels: { upheld: 'Upheld', dismissed: 'Dismissed', withdrawn: 'Taken back' },
    }),
    ruledDate: day('Ruled on', { ...ofObjection, group: answer }),
  },
});
