import { declareChangingCalls } from '../call';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofEstate } from '../subjects';
import { liabilities } from './liability.record';

export const liabilityCalls = declareChangingCalls([...ofEstate, '/api/people'], declareMatterRecordCalls(liabilities));
