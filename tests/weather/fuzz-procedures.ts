import fc from "fast-check";
import { programs } from "../../content/programs.ts";
import { procedures } from "../../server/rest/procedures.ts";
import { trap } from "./traps.ts";

const words = ["q", "from", "to", "due", "id", "version", "status", "note", "follow_up_on"];
const lists = ["courses", "statuses", "sources"];
const item = fc.oneof(trap, fc.constantFrom("new", programs[0].slug, "direct"));

/** What an argument may be: now and then what it is meant to be, for else nothing gets past its type. */
const values: Record<string, fc.Arbitrary<unknown>> = {
  boolean: fc.boolean(),
  integer: fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1e6, 2 ** 31)),
  bigint: fc.constantFrom(1, -1, 2 ** 53),
  text: fc.oneof(trap, fc.constantFrom("date_of_enquiry", "name", "status", "new")),
  uuid: fc.uuid(),
  timestamptz: fc.oneof(trap, fc.constant("2026-11-21T03:05:45.602Z")),
  jsonb: fc.oneof(
    fc.dictionary(fc.constantFrom(...words), fc.oneof(trap, fc.string(), fc.integer()), {
      maxKeys: 2,
    }),
    fc.dictionary(fc.constantFrom(...lists), fc.array(item, { maxLength: 3 })),
    fc.array(fc.oneof(trap, fc.uuid()), { maxLength: 3 }),
    fc.constant(null),
  ),
};

/** A call of one of the desk's functions: its path and its body. */
export const procedureCall = fc
  .constantFrom(...Object.entries(procedures))
  .chain(([name, { required, optional }]) => {
    const given = Object.entries({ ...required, ...optional }).map(([argument, type]) => {
      const meant = values[type] ?? trap;
      return [argument, fc.oneof({ weight: 4, arbitrary: meant }, trap)] as const;
    });
    return fc
      .record(Object.fromEntries(given), { requiredKeys: Object.keys(required) })
      .map((parameters) => ({ path: `/rest/v1/rpc/${name}`, body: JSON.stringify(parameters) }));
  });
