import { z } from 'zod';
import { objectLiteral } from '../object-literal';

/**
 * Answers leave by their schema: what it does not declare is left behind, amounts and days take the wire's form. Reading a
 * schema anew for every row costs more than the statement that brought the rows, so it is read once, at the start, into
 * plain functions. Whatever does not fit, and kinds of schema that are rare in answers, go the schema's own way, which
 * knows every rule and names the fault.
 */
type Encode = (value: unknown) => unknown;

/** The quick way met something it does not know; the schema's own way decides. */
class NotPlain extends Error {}
const notPlain = (): never => {
  throw new NotPlain();
};

const asItIs: Encode = (value) => value;
const ofType =
  (type: 'string' | 'boolean'): Encode =>
  (value) =>
    typeof value === type ? value : notPlain();
const aNumber: Encode = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : notPlain());
const oneOf = (values: Iterable<unknown>): Encode => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : notPlain());
};
const slowly =
  (schema: z.core.$ZodType): Encode =>
  (value) =>
    z.encode(schema, value);

const isCoerced = (def: object): boolean => 'coerce' in def && Boolean(def.coerce);

/** Texts, numbers and flags are looked at where they stand: of a list of hundreds, calling a function for each costs most. */
function inPlace({ _zod: { def } }: z.core.$ZodTypes, at: string): string | undefined {
  switch (def.type) {
    case 'string':
    case 'boolean':
      return isCoerced(def) ? undefined : `typeof ${at} === '${def.type}' ? ${at} : notPlain()`;
    case 'number':
      return isCoerced(def) ? undefined : `Number.isFinite(${at}) ? ${at} : notPlain()`;
    case 'nullable':
    case 'optional': {
      const nothing = def.type === 'nullable' ? 'null' : 'undefined';
      const inner = inPlace(def.innerType as z.core.$ZodTypes, at);
      return inner && `${at} === ${nothing} ? ${nothing} : ${inner}`;
    }
    default:
      return undefined;
  }
}

function anObject(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const parts = Object.entries(shape).map(([key, schema]) => ({
    key: JSON.stringify(key),
    plain: inPlace(schema as z.core.$ZodTypes, `value[${JSON.stringify(key)}]`),
    encode: compiled(schema),
    mayBeAbsent: schema._zod.optin === 'optional' || schema._zod.optout === 'optional',
  }));
  const always = parts.map(({ key, plain }, n) => `${key}: ${plain ?? `using[${n}](value[${key}])`}`).join(', ');
  const absent = parts
    .filter(({ mayBeAbsent }) => mayBeAbsent)
    .map(({ key }) => `if (made[${key}] === undefined && !(${key} in value)) delete made[${key}];`)
    .join('\n');
  return objectLiteral(
    `const notPlain = using[${parts.length}];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return notPlain();
    const made = { ${always} };
    ${absent}
    return made;`,
    [...parts.map(({ encode }) => encode), notPlain],
  ) as Encode;
}

function aUnion({ options, discriminator }: z.core.$ZodDiscriminatedUnionDef, whole: z.core.$ZodType): Encode {
  if (discriminator === undefined) return slowly(whole);
  const byMark = new Map<unknown, Encode>();
  for (const option of options) {
    const marks = option._zod.propValues?.[discriminator];
    if (!marks) return slowly(whole);
    const encode = compiled(option);
    for (const mark of marks) byMark.set(mark, encode);
  }
  return (value) => (byMark.get((value as Record<string, unknown> | null)?.[discriminator]) ?? notPlain)(value);
}

function aCodec(def: z.core.$ZodPipeDef, whole: z.core.$ZodType): Encode {
  const { reverseTransform } = def as Partial<z.core.$ZodCodecDef>;
  if (!reverseTransform) return slowly(whole);
  const [inner, outer] = [compiled(def.out), compiled(def.in)];
  const payload = { value: undefined, issues: [] as z.core.$ZodRawIssue[] };
  return (value) => {
    const made: unknown = reverseTransform(inner(value), payload);
    return payload.issues.length > 0 || made instanceof Promise ? notPlain() : outer(made);
  };
}

const known = new WeakMap<z.core.$ZodType, Encode>();

function compiled(schema: z.core.$ZodType): Encode {
  const before = known.get(schema);
  if (before) return before;
  // Said before it is made, so that a schema may hold itself.
  let made: Encode = notPlain;
  known.set(schema, (value) => made(value));
  made = compile(schema as z.core.$ZodTypes);
  known.set(schema, made);
  return made;
}

function compile(schema: z.core.$ZodTypes): Encode {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
    case 'boolean':
      return isCoerced(def) ? slowly(schema) : ofType(def.type);
    case 'number':
      return isCoerced(def) ? slowly(schema) : aNumber;
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(schema._zod.values!);
    case 'null':
      return oneOf([null]);
    case 'any':
    case 'unknown':
      return asItIs;
    case 'custom': {
      const { fn, checks } = def;
      return checks?.length ? slowly(schema) : (value) => (fn(value) ? value : notPlain());
    }
    case 'nullable': {
      const inner = compiled(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'optional': {
      const inner = compiled(def.innerType);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case 'default':
    case 'prefault':
    case 'readonly':
      return compiled(def.innerType);
    case 'lazy': {
      const inner = (): Encode => compiled(def.getter());
      return (value) => inner()(value);
    }
    case 'array': {
      const inner = compiled(def.element);
      return (value) => (Array.isArray(value) ? value.map((item) => inner(item)) : notPlain());
    }
    case 'record': {
      if (def.keyType._zod.def.type !== 'string') return slowly(schema);
      const inner = compiled(def.valueType);
      return (value) =>
        typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inner(held)]))
          : notPlain();
    }
    case 'object':
      return def.catchall ? slowly(schema) : anObject(def.shape);
    case 'union':
      return aUnion(def as z.core.$ZodDiscriminatedUnionDef, schema);
    case 'pipe':
      return aCodec(def, schema);
    default:
      return slowly(schema);
  }
}

/** An answer as the wire has it, by its schema. */
export function answerEncoder<S extends z.ZodType>(schema: S): (value: z.output<S>) => unknown {
  const quick = compiled(schema);
  return (value) => {
    try {
      return quick(value);
    } catch (error) {
      if (error instanceof NotPlain) return z.encode(schema, value);
      throw error;
    }
  };
}
