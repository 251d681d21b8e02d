import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import { jsonOf, type Visitor } from './visitor';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: Schema;
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, { schema: Schema }> }>;
  security: string[];
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: Record<string, unknown>;
}
interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Operation['responses'];
  security?: Record<string, unknown>[];
}

const JSON_TYPE = 'application/json';

export async function readOpenApi(visitor: Visitor) {
  const document = jsonOf<Document>(await visitor.ask('/api/v1/openapi.json'));
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'shop', ...document });
  const compiled = new Map<string, ValidateFunction>();

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, raw]): Operation => ({
        ...{ id: raw.operationId, method: method.toUpperCase(), path, responses: raw.responses },
        parameters: raw.parameters ?? [],
        body: raw.requestBody?.content[JSON_TYPE]?.schema,
        security: [...new Set((raw.security ?? []).flatMap((one) => Object.keys(one)))],
      }),
    ),
  );

  function validator(operation: Operation, status: number): ValidateFunction | undefined {
    const schema = operation.responses[status]?.content?.[JSON_TYPE]?.schema;
    if (!schema) return undefined;
    const key = `${operation.id} ${status}`;
    const pointer = [
      'paths',
      operation.path,
      operation.method.toLowerCase(),
      'responses',
      String(status),
      'content',
      JSON_TYPE,
      'schema',
    ];
    const escaped = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    const known = compiled.get(key) ?? ajv.compile({ $ref: `shop#/${escaped.join('/')}` });
    compiled.set(key, known);
    return known;
  }

  function fault(operation: Operation, status: number, type: string | undefined, text: string): string | undefined {
    if (!(status in operation.responses)) return `answers ${status}, which the document does not name`;
    const validate = validator(operation, status);
    if (!validate)
      return text === '' || status === 431 ? undefined : `answers ${status} with a body the document does not name`;
    if (!type?.startsWith(JSON_TYPE)) return `answers ${status} as ${type}`;
    if (validate(jsonOf({ text }))) return undefined;
    const [first] = validate.errors ?? [];
    return `answers ${status} unlike its schema: ${first?.instancePath || 'the whole'} ${first?.message}`;
  }

  function resolve(schema: Schema | undefined): Schema {
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema?.$ref ?? ''))?.[1];
    if (!name) return schema ?? {};
    return resolve((document.components.schemas as Record<string, Schema>)[name]);
  }

  return { operations, fault, resolve };
}

export type OpenApi = Awaited<ReturnType<typeof readOpenApi>>;
