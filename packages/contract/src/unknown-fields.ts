import type { z } from 'zod';

type SchemaDef = z.core.$ZodTypeDef & {
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
};

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path of the field inside one that holds it. */
const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/**
 * The paths of fields that were sent and that the schema does not declare. A schema reads past them, so that somebody who
 * misspells a field would believe it was kept.
 */
export function listUnknownFields(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const def = schema._zod.def as SchemaDef;
  if (def.type === 'object') return listUnknownIn(def, value, path);
  if (def.type === 'array' && def.element && Array.isArray(value)) {
    return value.flatMap((item, index) => listUnknownFields(def.element!, item, joinPath(path, String(index))));
  }
  if (def.type === 'record' && def.valueType && isPlainObject(value)) {
    return Object.entries(value).flatMap(([name, each]) =>
      listUnknownFields(def.valueType!, each, joinPath(path, name)),
    );
  }
  if (def.type === 'union') return listFewest(def.options!, value, path);
  if (def.type === 'intersection') {
    const right = new Set(listUnknownFields(def.right!, value, path));
    return listUnknownFields(def.left!, value, path).filter((name) => right.has(name));
  }
  const inner = def.innerType ?? def.in ?? def.getter?.();
  return inner ? listUnknownFields(inner, value, path) : [];
}

function listUnknownIn({ shape = {}, catchall }: SchemaDef, value: object, path: string): string[] {
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (field) return listUnknownFields(field, each, joinPath(path, name));
    return catchall === undefined || catchall._zod.def.type === 'never' ? [joinPath(path, name)] : [];
  });
}

/** What is neither a record nor a list has no fields, so that none of them could be unknown to it. */
const withFields: ReadonlySet<string> = new Set([
  'object',
  'record',
  'array',
  'union',
  'intersection',
  'any',
  'unknown',
]);

/** Of several shapes the one that leaves least unknown is meant. */
function listFewest(options: readonly z.core.$ZodType[], value: object, path: string): string[] {
  const fitting = options.filter((option) => withFields.has(findBaseType(option)));
  const [first = [], ...others] = fitting.map((option) => listUnknownFields(option, value, path));
  return others.reduce((fewest, next) => (next.length < fewest.length ? next : fewest), first);
}

/** What a schema takes at the top, whatever is wrapped around it. */
function findBaseType(schema: z.core.$ZodType): string {
  const def = schema._zod.def as SchemaDef;
  const inner = def.innerType ?? def.in ?? def.getter?.();
  return inner ? findBaseType(inner) : def.type;
}

/**
 * The fields of these that the answer of the call has: somebody who reads a row, changes it and sends it back sends along
 * what the product works out itself.
 */
export function listAnsweredFields(
  answer: z.core.$ZodType | undefined,
  value: unknown,
  names: readonly string[],
): ReadonlySet<string> {
  const fits = answer && findBaseType(answer) === (Array.isArray(value) ? 'array' : 'object');
  if (!fits) return new Set();
  const unknown = new Set(listUnknownFields(answer, value));
  return new Set(names.filter((name) => !listPathsTo(name).some((path) => unknown.has(path))));
}

/** A field and what it lies in: an answer that lacks 'main' does not have 'main.name' either. */
const listPathsTo = (name: string): string[] =>
  name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

/** A copy without the fields at these paths; a path whose end is no field of a record is left. */
function omitPaths(value: unknown, paths: ReadonlySet<string>, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => omitPaths(item, paths, joinPath(path, String(index))));
  if (!isPlainObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !paths.has(joinPath(path, name)))
      .map(([name, each]) => [name, omitPaths(each, paths, joinPath(path, name))]),
  );
}

/**
 * As much of what a screen holds as the call takes: a form is filled from a whole row, and what the row says beside its
 * fields is not sent back.
 */
export function pickKnownFields(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema || value === undefined) return value;
  const unknown = listUnknownFields(schema, value);
  return unknown.length === 0 ? value : omitPaths(value, new Set(unknown));
}
