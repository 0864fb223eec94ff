import { toZodSchema } from '@boedel/contract/call';
import { expect, test } from 'vitest';
import { refuseUnknownFields } from '../platform/http/input';
import { BadInputProblem } from '../platform/problems';
import { allCalls } from './all';

test('no call drops a field it does not have: each refuses it by its name', () => {
  const stray = { notAField: 1 };
  const dropping = allCalls.filter(({ call }) => {
    const isList = call.body && toZodSchema(call.body)._zod.def.type === 'array';
    const body = isList ? [stray] : stray;
    const sent = call.method === 'GET' ? { address: stray, body: {} } : { address: {}, body };
    try {
      refuseUnknownFields(call, sent);
      return true;
    } catch (error) {
      return !(error instanceof BadInputProblem) || !JSON.stringify(error.fields).includes('notAField');
    }
  });
  expect(dropping.map(({ call }) => `${call.method} ${call.path}`)).toEqual([]);
});
