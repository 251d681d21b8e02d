import { types } from 'pg';

type Parse = (text: string) => unknown;

const asDate: Parse = (text) => new Date(text);
const asText: Parse = (text) => text;

const READ: [parse: Parse, type: number, list: number][] = [
  [(text) => text === 't', 16, 1000], // boolean
  [Number, 21, 1005], // smallint
  [Number, 23, 1007], // integer
  [Number, 26, 1028], // oid
  [Number, 700, 1021], // real
  [Number, 701, 1022], // double precision
  [JSON.parse, 114, 199], // json
  [JSON.parse, 3802, 3807], // jsonb
  [asDate, 1082, 1182], // date, as its midnight in UTC
  [asDate, 1114, 1115], // timestamp
  [asDate, 1184, 1185], // timestamptz
  [(text) => Buffer.from(text.slice(2), 'hex'), 17, 1001], // bytea
  // Everything else is text; bigint and numeric too, which a number could not hold.
  ...[
    [25, 1009],
    [1043, 1015],
    [20, 1016],
    [1700, 1231],
    [2950, 2951],
  ].map(([type = 0, list = 0]): [Parse, number, number] => [asText, type, list]),
];

const textsOf = types.getTypeParser(1009 as Parameters<typeof types.getTypeParser>[0], 'text');

const listOf = (values: readonly unknown[], parse: Parse): unknown[] =>
  values.map((value) =>
    Array.isArray(value) ? listOf(value, parse) : typeof value === 'string' ? parse(value) : value,
  );

const parsers = new Map(
  READ.flatMap(([parse, type, list]): [number, Parse][] => [
    [type, parse],
    [list, (text) => listOf(textsOf(text), parse)],
  ]),
);

export const getTypeParser = (type: number): Parse => parsers.get(type) ?? asText;
