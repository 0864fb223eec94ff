import { toZodSchema } from '@boedel/contract/call';
import { expect, test } from 'vitest';
import type { z } from 'zod';
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

type NestedDef = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
};

/** A body for each record that lies within the body of a call, with a field in it that it does not have. */
function listStrayBodies(schema: z.core.$ZodType, depth = 0): object[] {
  const { type, innerType, in: input, shape, element } = schema._zod.def as NestedDef;
  if (type === 'object' && shape) {
    const own = depth === 0 ? [] : [{ notAField: 1 }];
    if (depth > 4) return own;
    return [
      ...own,
      ...Object.entries(shape).flatMap(([name, part]) =>
        listStrayBodies(part, depth + 1).map((stray) => ({ [name]: stray })),
      ),
    ];
  }
  if (type === 'array' && element) return listStrayBodies(element, depth + 1).map((stray) => [stray]);
  const inner = innerType ?? input;
  return inner ? listStrayBodies(inner, depth) : [];
}

test('nor one within a record that it takes', () => {
  const dropping: string[] = [];
  let tried = 0;
  for (const { call } of allCalls) {
    if (!call.body || call.method === 'GET') continue;
    for (const body of listStrayBodies(toZodSchema(call.body))) {
      tried += 1;
      try {
        refuseUnknownFields(call, { address: {}, body });
        dropping.push(`${call.method} ${call.path} ${JSON.stringify(body)}`);
      } catch (error) {
        if (!(error instanceof BadInputProblem)) throw error;
      }
    }
  }
  expect(tried).toBeGreaterThan(150);
  // The details of a matter are answered as they are stored, so whatever they hold may be sent back.
  expect(dropping).toEqual(['POST /api/matter/update {"details":{"notAField":1}}']);
});
