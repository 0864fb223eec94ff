import { isMasked, isPrivate } from '@boedel/domain/identity/mask';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from './all-calls';
import { toZodSchema, type CallSpec } from './call';

interface SchemaShape {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
}

/** Every field of a schema by its path, however deep. */
function listFields(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const inside = schema.def as unknown as SchemaShape;
  const deeper = [
    inside.element,
    inside.innerType,
    inside.valueType,
    ...(inside.options ?? []),
    ...(inside.items ?? []),
  ]
    .filter((each) => each !== undefined)
    .flatMap((each) => listFields(each, path));
  const own = Object.entries(inside.shape ?? {}).flatMap(([name, field]): [string, z.ZodType][] => [
    [`${path}.${name}`, field],
    ...listFields(field, `${path}.${name}`),
  ]);
  return [...own, ...deeper];
}

const calls = Object.values(areas).flatMap((declared) => Object.values<CallSpec>(declared));
const number = '8001015009087';

test('every identity, passport and account number leaves masked, whichever call answers it', () => {
  const fields = calls
    .flatMap(({ path, answer }) => (answer ? listFields(toZodSchema(answer), path) : []))
    .filter(([path]) => isPrivate(path.slice(path.lastIndexOf('.') + 1)));
  expect(fields.length).toBeGreaterThan(40);
  const plain = fields.filter(([, field]) => {
    const encoded = z.safeEncode(field as z.ZodType<string, string>, number);
    return encoded.success && !isMasked(encoded.data);
  });
  // Declare such a field with privateNumber().
  expect(plain.map(([path]) => path)).toEqual([]);
});
