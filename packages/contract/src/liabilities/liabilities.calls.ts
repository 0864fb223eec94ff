import { calls } from '../call';
import { matterRecordCalls } from '../record/matter-record';
import { liabilities } from './liability.record';

export const liabilityCalls = calls(matterRecordCalls(liabilities));
