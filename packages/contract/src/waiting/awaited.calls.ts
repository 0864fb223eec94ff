import { changing } from '../call';
import { matterRecordCalls } from '../record/matter-record';
import { awaited } from './awaited.record';

/** Rows somebody writes of what was asked for. */
export const awaitedCalls = changing(['/api/waiting', '/api/matter'], matterRecordCalls(awaited));
