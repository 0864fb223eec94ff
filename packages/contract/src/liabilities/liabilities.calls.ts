import { changing } from '../call';
import { matterRecordCalls } from '../record/matter-record';
import { ofEstate } from '../subjects';
import { liabilities } from './liability.record';

export const liabilityCalls = changing([...ofEstate, '/api/people'], matterRecordCalls(liabilities));
