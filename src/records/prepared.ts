import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { RecordsDatabase } from './tables.js';

/** Stands in a query for a value that comes later. */
class Place {
  constructor(readonly name: string) {}
}

/** A query that was built and compiled once: what every request needs is not put together anew for every request. */
export type Prepared<Values, Row> = (database: Kysely<RecordsDatabase>, values: Values) => Promise<readonly Row[]>;

/** `build` makes the query with places instead of values; `place('name')` has the type of what comes there. */
export function prepare<Values extends object, Row>(
  build: (place: <Name extends keyof Values & string>(name: Name) => Values[Name]) => Compilable<Row>,
): Prepared<Values, Row> {
  const { sql, parameters, query, queryId } = build((name) => new Place(name) as never).compile();
  return async (database, values) => {
    const filled = parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    const compiled: CompiledQuery<Row> = { sql, query, queryId, parameters: filled };
    return (await database.executeQuery(compiled)).rows;
  };
}
