import { linkHeader } from '@boedel/contract/outside-links/link-header';
import { type CallSchema, toZodSchema, type CallSpec } from '@boedel/contract/call';
import { z } from 'zod';

type JsonObject = Record<string, unknown>;

const createSchema = (declared: CallSchema): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(toZodSchema(declared), {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonObject;
  return rest;
};

function createParameters(query: CallSchema | undefined): JsonObject[] {
  if (!query) return [];
  const { properties = {}, required = [] } = createSchema(query) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const problem = {
  description: 'What is wrong, a sentence for each field',
  content: { 'application/json': { schema: { type: 'object' } } },
};

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function createOperation(call: CallSpec): JsonObject {
  const content = call.download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: call.answer ? createSchema(call.answer) : {} } };
  const bodyType = call.upload ? 'multipart/form-data' : 'application/json';
  return {
    operationId: [call.method.toLowerCase(), ...call.path.split(/\W/).map(capitalise)].join(''),
    tags: [call.path.split('/')[2] ?? ''],
    ...(call.about && { summary: call.about }),
    'x-who': call.who,
    parameters: createParameters(call.query),
    ...(call.body && { requestBody: { required: true, content: { [bodyType]: { schema: createSchema(call.body) } } } }),
    responses: {
      200: { description: 'Done', content },
      400: problem,
      401: problem,
      403: problem,
      404: problem,
      409: problem,
      422: problem,
    },
    ...(call.who.kind !== 'public' && { security: [{ [call.who.kind === 'link' ? 'link' : 'bearer']: [] }] }),
  };
}

/** The whole contract as OpenAPI 3.1. */
export function createOpenApi(calls: readonly CallSpec[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = createOperation(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Boedel',
      version: '1',
      description: 'Every call of the product, as the product itself declares it.',
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        link: { type: 'apiKey', in: 'header', name: linkHeader },
      },
    },
    paths,
  };
}
