import { z } from 'zod';
import { compileObjectLiteral } from '../object-literal';

/**
 * Answers leave by their schema: what it does not declare is left behind, amounts and days take the wire's form. Reading a
 * schema anew for every row costs more than the statement that brought the rows, so it is read once, at the start, into
 * plain functions. Whatever does not fit, and kinds of schema that are rare in answers, go the schema's own way, which
 * knows every rule and names the fault.
 */
type EncodeValue = (value: unknown) => unknown;

/** The quick way met something it does not know; the schema's own way decides. */
class NotPlainError extends Error {}
const refuseNotPlain = (): never => {
  throw new NotPlainError();
};

const encodeAsIs: EncodeValue = (value) => value;
const createTypeEncoder =
  (type: 'string' | 'boolean'): EncodeValue =>
  (value) =>
    typeof value === type ? value : refuseNotPlain();
const encodeNumber: EncodeValue = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuseNotPlain();
const createOneOfEncoder = (values: Iterable<unknown>): EncodeValue => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : refuseNotPlain());
};
const createSlowEncoder =
  (schema: z.core.$ZodType): EncodeValue =>
  (value) =>
    z.encode(schema, value);

const isCoerced = (def: object): boolean => 'coerce' in def && Boolean(def.coerce);

/** Texts, numbers and flags are looked at where they stand: of a list of hundreds, calling a function for each costs most. */
function readInPlace({ _zod: { def } }: z.core.$ZodTypes, at: string): string | undefined {
  switch (def.type) {
    case 'string':
    case 'boolean':
      return isCoerced(def) ? undefined : `typeof ${at} === '${def.type}' ? ${at} : notPlain()`;
    case 'number':
      return isCoerced(def) ? undefined : `Number.isFinite(${at}) ? ${at} : notPlain()`;
    case 'nullable':
    case 'optional': {
      const nothing = def.type === 'nullable' ? 'null' : 'undefined';
      const inner = readInPlace(def.innerType as z.core.$ZodTypes, at);
      return inner && `${at} === ${nothing} ? ${nothing} : ${inner}`;
    }
    default:
      return undefined;
  }
}

function createObjectEncoder(shape: Readonly<Record<string, z.core.$ZodType>>): EncodeValue {
  const parts = Object.entries(shape).map(([key, schema]) => ({
    key: JSON.stringify(key),
    plain: readInPlace(schema as z.core.$ZodTypes, `value[${JSON.stringify(key)}]`),
    encode: findEncoder(schema),
    mayBeAbsent: schema._zod.optin === 'optional' || schema._zod.optout === 'optional',
  }));
  const always = parts.map(({ key, plain }, n) => `${key}: ${plain ?? `using[${n}](value[${key}])`}`).join(', ');
  const absent = parts
    .filter(({ mayBeAbsent }) => mayBeAbsent)
    .map(({ key }) => `if (made[${key}] === undefined && !(${key} in value)) delete made[${key}];`)
    .join('\n');
  return compileObjectLiteral(
    `const notPlain = using[${parts.length}];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return notPlain();
    const made = { ${always} };
    ${absent}
    return made;`,
    [...parts.map(({ encode }) => encode), refuseNotPlain],
  ) as EncodeValue;
}

const plainTypes = new Set(['string', 'number', 'boolean', 'null']);
const isPlainKind = ({ _zod: { def } }: z.core.$ZodTypes): boolean => plainTypes.has(def.type) && !isCoerced(def);

/** A cell of a table: text, a number or nothing. What it is, its type alone says. */
function createPlainUnionEncoder(options: readonly z.core.$ZodTypes[]): EncodeValue {
  const types = new Set(options.map(({ _zod: { def } }) => def.type as string));
  return (value) =>
    types.has(value === null ? 'null' : typeof value) && (typeof value !== 'number' || Number.isFinite(value))
      ? value
      : refuseNotPlain();
}

function createUnionEncoder(
  { options, discriminator }: z.core.$ZodDiscriminatedUnionDef,
  whole: z.core.$ZodType,
): EncodeValue {
  if (discriminator === undefined) {
    const kinds = options as unknown as readonly z.core.$ZodTypes[];
    return kinds.every(isPlainKind) ? createPlainUnionEncoder(kinds) : createSlowEncoder(whole);
  }
  const byMark = new Map<unknown, EncodeValue>();
  for (const option of options) {
    const marks = option._zod.propValues?.[discriminator];
    if (!marks) return createSlowEncoder(whole);
    const encode = findEncoder(option);
    for (const mark of marks) byMark.set(mark, encode);
  }
  return (value) => (byMark.get((value as Record<string, unknown> | null)?.[discriminator]) ?? refuseNotPlain)(value);
}

function createCodecEncoder(def: z.core.$ZodPipeDef, whole: z.core.$ZodType): EncodeValue {
  const { reverseTransform } = def as Partial<z.core.$ZodCodecDef>;
  if (!reverseTransform) return createSlowEncoder(whole);
  const [inner, outer] = [findEncoder(def.out), findEncoder(def.in)];
  const payload = { value: undefined, issues: [] as z.core.$ZodRawIssue[] };
  return (value) => {
    const made: unknown = reverseTransform(inner(value), payload);
    return payload.issues.length > 0 || made instanceof Promise ? refuseNotPlain() : outer(made);
  };
}

const known = new WeakMap<z.core.$ZodType, EncodeValue>();

function findEncoder(schema: z.core.$ZodType): EncodeValue {
  const before = known.get(schema);
  if (before) return before;
  // Said before it is made, so that a schema may hold itself.
  let made: EncodeValue = refuseNotPlain;
  known.set(schema, (value) => made(value));
  made = compileEncoder(schema as z.core.$ZodTypes);
  known.set(schema, made);
  return made;
}

function compileEncoder(schema: z.core.$ZodTypes): EncodeValue {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
    case 'boolean':
      return isCoerced(def) ? createSlowEncoder(schema) : createTypeEncoder(def.type);
    case 'number':
      return isCoerced(def) ? createSlowEncoder(schema) : encodeNumber;
    case 'literal':
      return createOneOfEncoder(def.values);
    case 'enum':
      return createOneOfEncoder(schema._zod.values!);
    case 'null':
      return createOneOfEncoder([null]);
    case 'any':
    case 'unknown':
      return encodeAsIs;
    case 'custom': {
      const { fn, checks } = def;
      return checks?.length ? createSlowEncoder(schema) : (value) => (fn(value) ? value : refuseNotPlain());
    }
    case 'nullable': {
      const inner = findEncoder(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case 'optional': {
      const inner = findEncoder(def.innerType);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case 'default':
    case 'prefault':
    case 'readonly':
      return findEncoder(def.innerType);
    case 'lazy': {
      const getInner = (): EncodeValue => findEncoder(def.getter());
      return (value) => getInner()(value);
    }
    case 'array': {
      const inner = findEncoder(def.element);
      return (value) => (Array.isArray(value) ? value.map((item) => inner(item)) : refuseNotPlain());
    }
    case 'record': {
      if (def.keyType._zod.def.type !== 'string') return createSlowEncoder(schema);
      const inner = findEncoder(def.valueType);
      return (value) => {
        if (typeof value !== 'object' || value === null) return refuseNotPlain();
        const made: Record<string, unknown> = {};
        for (const key of Object.keys(value)) {
          if (key === '__proto__') return refuseNotPlain();
          made[key] = inner((value as Record<string, unknown>)[key]);
        }
        return made;
      };
    }
    case 'object':
      return def.catchall ? createSlowEncoder(schema) : createObjectEncoder(def.shape);
    case 'union':
      return createUnionEncoder(def as z.core.$ZodDiscriminatedUnionDef, schema);
    case 'pipe':
      return createCodecEncoder(def, schema);
    default:
      return createSlowEncoder(schema);
  }
}

/** An answer as the wire has it, by its schema. */
export function createAnswerEncoder<S extends z.ZodType>(schema: S): (value: z.output<S>) => unknown {
  const quick = findEncoder(schema);
  return (value) => {
    try {
      return quick(value);
    } catch (error) {
      if (error instanceof NotPlainError) return z.encode(schema, value);
      throw error;
    }
  };
}
