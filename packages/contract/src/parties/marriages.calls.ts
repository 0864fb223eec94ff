import { calls } from '../call';
import { matterRecordCalls } from '../record/matter-record';
import { marriages } from './marriage.record';

export const marriageCalls = calls(matterRecordCalls(marriages));
