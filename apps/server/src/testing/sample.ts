import { type CallSchema, toZodSchema } from '@boedel/contract/call';
import { z } from 'zod';

type SampleJson = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: SampleJson[];
  oneOf?: SampleJson[];
  allOf?: SampleJson[];
  properties?: Record<string, SampleJson>;
  required?: string[];
  items?: SampleJson;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  default?: unknown;
  additionalProperties?: SampleJson | boolean;
  propertyNames?: SampleJson;
};

const isIdName = (name: string): boolean => /(^|[a-z])(id|ID|Id|ids|IDs|Ids)$/.test(name) || name === 'ID';

/** A plausible value by the name of a field, for rules a JSON schema cannot express. */
const byName: readonly [RegExp, unknown][] = [
  [/email/i, 'somebody@example.test'],
  [/colou?r/i, '#0b6e6e'],
  [/(date|On$|^start$|^end$|from$|^to$)/i, '2026-03-02'],
  [/phone|mobile|fax/i, '0123456789'],
  [/website|url/i, 'https://example.test'],
  [/^content$/, 'U2FtcGxl'],
];

function createSample(schema: SampleJson, name: string, id: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== '') ?? schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return createSample(choice.find((option) => option.type !== 'null') ?? choice[0]!, name, id);
  if (schema.allOf) return createSample(Object.assign({}, ...schema.allOf) as SampleJson, name, id);
  const type = Array.isArray(schema.type) ? schema.type.find((kind) => kind !== 'null') : schema.type;
  switch (type) {
    case 'object':
      if (!schema.properties && schema.additionalProperties) return { name: 'Sample' };
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || isIdName(key) || key === 'version')
          .map(([key, value]) => [key, createSample(value, key, id)]),
      );
    case 'array':
      return [createSample(schema.items ?? {}, name, id)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      // A number with a small upper limit is an entry of a fixed list, whatever its name.
      return isIdName(name) && (schema.maximum ?? Infinity) > 1_000_000 ? id : Math.max(1, schema.minimum ?? 1);
    default:
      if (isIdName(name)) return id;
      if (schema.format === 'date-time') return '2026-03-02T08:00:00Z';
      return byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'Sample';
  }
}

/** Input a schema would take, with every id in it set to the one given. */
export function createSampleFor(schema: CallSchema | undefined, id: number): unknown {
  if (!schema) return undefined;
  return createSample(
    z.toJSONSchema(toZodSchema(schema), { io: 'input', unrepresentable: 'any' }) as SampleJson,
    '',
    id,
  );
}

/** Whether a schema asks for an id anywhere. */
export const hasIdField = (schema: CallSchema | undefined): boolean =>
  JSON.stringify(createSampleFor(schema, 987_654_321) ?? null).includes('987654321');
