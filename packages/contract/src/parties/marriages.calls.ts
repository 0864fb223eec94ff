import { declareChangingCalls } from '../call';
import { declareMatterRecordCalls } from '../record/matter-record';
import { ofPeople } from '../subjects';
import { marriages } from './marriage.record';

export const marriageCalls = declareChangingCalls(ofPeople, declareMatterRecordCalls(marriages));
