import { changing } from '../call';
import { matterRecordCalls } from '../record/matter-record';
import { ofPeople } from '../subjects';
import { marriages } from './marriage.record';

export const marriageCalls = changing(ofPeople, matterRecordCalls(marriages));
