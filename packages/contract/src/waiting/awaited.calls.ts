import { declareChangingCalls } from '../call';
import { declareMatterRecordCalls } from '../record/matter-record';
import { awaited } from './awaited.record';

/** Rows somebody writes of what was asked for. */
export const awaitedCalls = declareChangingCalls(['/api/waiting', '/api/matter'], declareMatterRecordCalls(awaited));
